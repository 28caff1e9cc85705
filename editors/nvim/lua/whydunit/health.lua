--- `:checkhealth whydunit`

local M = {}

local health = vim.health or require('health')
local start = health.start or health.report_start
local ok = health.ok or health.report_ok
local warn = health.warn or health.report_warn
local fail = health.error or health.report_error

function M.check()
  start('whydunit')
  if vim.fn.has('nvim-0.7') == 1 then
    ok('Neovim 0.7 or later')
  else
    fail('Neovim 0.7 or later is needed')
  end

  local cmd = require('whydunit.config').current.cmd
  local path = vim.fn.exepath(cmd[1])
  if path == '' then
    fail(string.format("'%s' is not executable", cmd[1]), {
      'Install the server, or give its path: require("whydunit").setup({ cmd = { "/path/to/whydunit", "lsp" } })',
    })
  else
    local version = vim.trim(vim.fn.system({ path, '--version' }))
    if vim.v.shell_error == 0 then
      ok(string.format('%s (%s)', version, path))
    else
      fail(string.format('%s --version: %s', path, version))
    end
  end

  local client = require('whydunit.client')
  local found = false
  for _, buffer in ipairs(vim.api.nvim_list_bufs()) do
    local server = client.of_buffer(buffer)
    if server then
      found = true
      ok(string.format('%s: project %s', vim.fn.bufname(buffer), server.config.root_dir))
    end
  end
  if not found then
    warn('no Java file is open')
  end
end

return M
