--- Code lenses: asked of this server alone and drawn by Neovim's own code lens module, so that
--- `vim.lsp.codelens.run()` and its highlighting work as for any other server.

local M = {}

--- Whether a refresh of the buffer is under way; `again` when another was asked for meanwhile.
local asking = {}

--- Client id -> set of buffers that show its lenses.
local drawn = {}

local function draw(client_id, buffer, lenses)
  vim.lsp.codelens.save(lenses, buffer, client_id)
  vim.lsp.codelens.display(lenses, buffer, client_id)
  if #lenses == 0 then
    -- Older versions leave the last ones on the screen.
    local namespace = vim.api.nvim_create_namespace('vim_lsp_codelens:' .. client_id)
    vim.api.nvim_buf_clear_namespace(buffer, namespace, 0, -1)
  end
end

--- Asks for the lenses of a buffer and draws them. Bursts become one request after the other.
function M.refresh(client, buffer)
  if asking[buffer] then
    asking[buffer] = 'again'
    return
  end
  asking[buffer] = 'once'
  local params = { textDocument = { uri = vim.uri_from_bufnr(buffer) } }
  local sent = require('whydunit.client').request(client, 'textDocument/codeLens', params, function(err, lenses)
    local again = asking[buffer] == 'again'
    asking[buffer] = nil
    if not vim.api.nvim_buf_is_loaded(buffer) or not vim.lsp.buf_is_attached(buffer, client.id) then
      return
    end
    if not err then
      drawn[client.id] = drawn[client.id] or {}
      drawn[client.id][buffer] = true
      draw(client.id, buffer, lenses or {})
    end
    if again then
      M.refresh(client, buffer)
    end
  end, buffer)
  if not sent then
    asking[buffer] = nil
  end
end

--- Keeps the lenses of an attached buffer fresh.
function M.follow(client, buffer)
  asking[buffer] = nil
  vim.api.nvim_create_autocmd({ 'BufEnter', 'InsertLeave', 'TextChanged', 'BufWritePost' }, {
    group = vim.api.nvim_create_augroup('whydunit_lens_' .. buffer, {}),
    buffer = buffer,
    callback = function()
      if vim.lsp.buf_is_attached(buffer, client.id) then
        M.refresh(client, buffer)
      end
    end,
  })
  M.refresh(client, buffer)
end

--- Removes the lenses of a client that has ended.
function M.forget(client_id)
  for buffer in pairs(drawn[client_id] or {}) do
    if vim.api.nvim_buf_is_loaded(buffer) then
      draw(client_id, buffer, {})
    end
  end
  drawn[client_id] = nil
end

return M
