--- Slices: what isn't in one fades, and the slice as Java beside the file.

local config = require('whydunit.config')

local M = {}

local namespace = vim.api.nvim_create_namespace('whydunit_slice')

--- What fades has this highlight group.
local group = 'WhydunitFaded'

--- Buffer -> whether its slice is shown.
local shown = {}

local function execute(...)
  return require('whydunit.client').execute(...)
end

local function define_group()
  local link = vim.fn.hlexists('DiagnosticUnnecessary') == 1 and 'DiagnosticUnnecessary' or 'Comment'
  vim.api.nvim_set_hl(0, group, { link = link, default = true })
end

--- A position of the protocol as a row and a byte.
local function place(buffer, position, encoding)
  local line = vim.api.nvim_buf_get_lines(buffer, position.line, position.line + 1, false)[1] or ''
  if encoding == 'utf-8' then
    return position.line, math.min(position.character, #line)
  end
  -- Behind the end of the line it is an error.
  local found, byte = pcall(vim.str_byteindex, line, position.character, true)
  return position.line, found and byte or #line
end

local function clear(buffer)
  shown[buffer] = nil
  if vim.api.nvim_buf_is_loaded(buffer) then
    vim.api.nvim_buf_clear_namespace(buffer, namespace, 0, -1)
  end
end

local function draw(buffer, ranges, encoding)
  define_group()
  vim.api.nvim_buf_clear_namespace(buffer, namespace, 0, -1)
  for _, range in ipairs(ranges) do
    local row, column = place(buffer, range.start, encoding)
    local end_row, end_column = place(buffer, range['end'], encoding)
    pcall(vim.api.nvim_buf_set_extmark, buffer, namespace, row, column, {
      end_row = end_row,
      end_col = end_column,
      hl_group = group,
      -- Over syntax and what a language server says of tokens.
      priority = 200,
    })
  end
end

--- `whydunit/slice`: what is to be shown of a file.
function M.on_slice(_, params, context)
  local client = vim.lsp.get_client_by_id(context.client_id)
  local buffer = vim.uri_to_bufnr(params.uri)
  if not client or not vim.api.nvim_buf_is_loaded(buffer) then
    return
  end
  if type(params.slice) ~= 'table' then
    return clear(buffer)
  end
  shown[buffer] = true
  draw(buffer, params.slice.faded, client.offset_encoding)
end

--- Removes what a server that has ended had shown.
function M.forget(is_attached)
  for buffer in pairs(shown) do
    if not is_attached(buffer) then
      clear(buffer)
    end
  end
end

--- Makes a slice; the answer comes when it is finished.
---@param arguments table the file's URI and what to slice, as lenses and code actions have them
function M.compute(client, arguments)
  execute(client, 'whydunit.slice', arguments, function(err, answer)
    if err then
      config.tell(err.message or vim.inspect(err), vim.log.levels.ERROR)
    elseif type(answer) == 'table' and answer.verdict == 'unknown' then
      config.tell(answer.summary, vim.log.levels.WARN)
    end
  end)
end

--- Makes a slice of what is at the cursor.
---@param kind string `static` or `forward`
function M.compute_at_cursor(client, kind)
  local cursor = vim.lsp.util.make_position_params(0, client.offset_encoding).position
  local range = { start = cursor, ['end'] = cursor }
  M.compute(client, { vim.uri_from_bufnr(0), { range = range, kind = kind } })
end

--- Shows the whole file again.
---@param arguments table the file's URI
function M.clear(client, arguments)
  execute(client, 'whydunit.endSlice', arguments, function() end)
end

--- Opens the slice as a program beside the file, with the differences.
---@param arguments table the file's URI
function M.open(client, arguments)
  execute(client, 'whydunit.sliceText', arguments, function(err, slice)
    if err then
      return config.tell(err.message or vim.inspect(err), vim.log.levels.ERROR)
    end
    local original = vim.uri_to_bufnr(arguments[1])
    local window = vim.fn.bufwinid(original)
    if window > 0 then
      vim.api.nvim_set_current_win(window)
    end
    vim.cmd('diffthis')
    vim.cmd('rightbelow vnew')
    local buffer = vim.api.nvim_get_current_buf()
    vim.bo[buffer].buftype = 'nofile'
    vim.bo[buffer].bufhidden = 'wipe'
    vim.bo[buffer].swapfile = false
    vim.api.nvim_buf_set_lines(buffer, 0, -1, false, vim.split((slice.java:gsub('\n$', '')), '\n', { plain = true }))
    vim.bo[buffer].modifiable = false
    vim.api.nvim_buf_set_name(buffer, string.format('whydunit-slice://%d/%s', buffer, vim.uri_to_fname(arguments[1])))
    -- Only the colours of Java: its name keeps language servers away.
    vim.bo[buffer].syntax = 'java'
    vim.cmd('diffthis')
    vim.api.nvim_create_autocmd('BufWipeout', {
      buffer = buffer,
      callback = function()
        local left = vim.fn.bufwinid(original)
        if left > 0 then
          vim.api.nvim_win_call(left, function()
            vim.cmd('diffoff')
          end)
        end
      end,
    })
  end)
end

return M
