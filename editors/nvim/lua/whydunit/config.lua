--- The options of `setup` and how the plugin speaks to the user.

local M = {}

local defaults = {
  --- The server and its arguments.
  cmd = { 'whydunit', 'lsp' },
  --- Sent to the server, which has defaults for all of them (`:help whydunit-settings`).
  settings = {},
  --- Called with (client, buffer) when a buffer is attached, as in `vim.lsp`.
  on_attach = nil,
  --- Added to what Neovim says it can do, for example by a completion plugin.
  capabilities = nil,
  --- A function from a file's path to its project's folder; without it the build files decide.
  root_dir = nil,
}

local types = {
  cmd = 'table',
  settings = 'table',
  on_attach = 'function',
  capabilities = 'table',
  root_dir = 'function',
}

M.current = vim.deepcopy(defaults)

--- Replaces the options. An unknown or mistyped one is an error: it would be ignored in silence.
---@param options table
function M.set(options)
  for name, value in pairs(options) do
    local wanted = types[name]
    if not wanted then
      error(string.format("whydunit: unknown option '%s'", name), 3)
    elseif type(value) ~= wanted then
      error(string.format("whydunit: option '%s' must be a %s, not a %s", name, wanted, type(value)), 3)
    end
  end
  M.current = vim.tbl_extend('force', vim.deepcopy(defaults), options)
end

--- The settings as JSON sees them: an empty Lua table would become a list.
function M.settings()
  local settings = M.current.settings
  return next(settings) and settings or vim.empty_dict()
end

---@param text string
---@param level number
function M.tell(text, level)
  vim.notify('Whydunit: ' .. text, level)
end

return M
