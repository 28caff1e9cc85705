--- Tells the server where the cursor is, a moment after it has moved: what is there is analysed first,
--- and its method gets the lens that makes a slice.

local M = {}

local rest_milliseconds = 150

--- Buffer -> number of the last move; only the last one is told.
local moves = {}

local function notify(client, method, params)
  if vim.fn.has('nvim-0.11') == 1 then
    client:notify(method, params)
  else
    client.notify(method, params)
  end
end

local function tell(client, buffer)
  if vim.api.nvim_get_current_buf() ~= buffer or not vim.lsp.buf_is_attached(buffer, client.id) then
    return
  end
  local position = vim.lsp.util.make_position_params(0, client.offset_encoding).position
  notify(client, 'whydunit/viewport', {
    uri = vim.uri_from_bufnr(buffer),
    visible = {
      {
        start = { line = vim.fn.line('w0') - 1, character = 0 },
        ['end'] = { line = vim.fn.line('w$'), character = 0 },
      },
    },
    cursor = position,
  })
end

--- Follows the cursor in an attached buffer.
function M.follow(client, buffer)
  local function moved()
    moves[buffer] = (moves[buffer] or 0) + 1
    local number = moves[buffer]
    vim.defer_fn(function()
      if moves[buffer] == number and vim.api.nvim_buf_is_loaded(buffer) then
        tell(client, buffer)
      end
    end, rest_milliseconds)
  end
  vim.api.nvim_create_autocmd({ 'BufEnter', 'CursorMoved' }, {
    group = vim.api.nvim_create_augroup('whydunit_viewport_' .. buffer, {}),
    buffer = buffer,
    callback = moved,
  })
  moved()
end

return M
