--- Shows the report or the constraint model of a method in a floating window.

local config = require('whydunit.config')

local M = {}

local function open(title, text)
  local lines = vim.split((text:gsub('%s+$', '')), '\n', { plain = true })
  local has_title = vim.fn.has('nvim-0.9') == 1
  if not has_title and lines[1] ~= title then
    table.insert(lines, 1, '')
    table.insert(lines, 1, title)
  end
  local width = vim.fn.strdisplaywidth(title) + 2
  for _, line in ipairs(lines) do
    width = math.max(width, vim.fn.strdisplaywidth(line))
  end
  width = math.max(20, math.min(width, vim.o.columns - 6))
  local height = math.max(1, math.min(#lines, vim.o.lines - 6))

  local buffer = vim.api.nvim_create_buf(false, true)
  vim.api.nvim_buf_set_lines(buffer, 0, -1, false, lines)
  vim.bo[buffer].bufhidden = 'wipe'
  vim.bo[buffer].modifiable = false
  vim.bo[buffer].filetype = 'whydunit'
  local window = vim.api.nvim_open_win(buffer, true, {
    relative = 'editor',
    row = math.max(0, math.floor((vim.o.lines - height) / 2) - 1),
    col = math.max(0, math.floor((vim.o.columns - width) / 2)),
    width = width,
    height = height,
    style = 'minimal',
    border = 'rounded',
    title = has_title and (' ' .. title .. ' ') or nil,
  })
  vim.wo[window].wrap = false
  for _, key in ipairs({ 'q', '<Esc>' }) do
    vim.keymap.set('n', key, '<Cmd>close<CR>', { buffer = buffer, nowait = true })
  end
end

---@param command string the server's command, which answers with a title and a text
---@param arguments table the method's URI and key
function M.show(client, command, arguments)
  require('whydunit.client').execute(client, command, arguments, function(err, result)
    if err then
      config.tell(err.message or vim.inspect(err), vim.log.levels.ERROR)
    elseif type(result) ~= 'table' or type(result.text) ~= 'string' then
      config.tell('the server has nothing to show for this method', vim.log.levels.INFO)
    else
      open(result.title or 'Whydunit', result.text)
    end
  end)
end

return M
