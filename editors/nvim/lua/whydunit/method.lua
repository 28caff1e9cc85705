--- Which method the cursor is in. The server knows: it offers its commands on the method as code
--- actions, and its lenses carry the same arguments.

local M = {}

local commands = {
  ['whydunit.showMethod'] = true,
  ['whydunit.showModel'] = true,
  ['whydunit.showCases'] = true,
  ['whydunit.generateTests'] = true,
}

--- The arguments of a command on a method; nothing for any other command.
local function arguments_of(command)
  if type(command) == 'table' and commands[command.command] then
    return command.arguments
  end
end

---@param found fun(arguments: table|nil) called with the method's URI and key
function M.at_cursor(client, found)
  local request = require('whydunit.client').request
  local buffer = vim.api.nvim_get_current_buf()
  local document = { uri = vim.uri_from_bufnr(buffer) }
  local cursor = vim.lsp.util.make_position_params(0, client.offset_encoding).position
  local range = { start = cursor, ['end'] = cursor }

  local function by_lens()
    request(client, 'textDocument/codeLens', { textDocument = document }, function(_, lenses)
      local best
      for _, lens in ipairs(lenses or {}) do
        local line = lens.range.start.line
        if arguments_of(lens.command) and line <= cursor.line and (not best or line > best.range.start.line) then
          best = lens
        end
      end
      found(best and arguments_of(best.command))
    end, buffer)
  end

  request(client, 'textDocument/codeAction', {
    textDocument = document,
    range = range,
    context = { diagnostics = {} },
  }, function(_, actions)
    for _, action in ipairs(actions or {}) do
      -- An action is a command itself, or has one.
      local arguments = arguments_of(action.command) or arguments_of(action)
      if arguments then
        return found(arguments)
      end
    end
    by_lens()
  end, buffer)
end

return M
