-- How Neovim is set up for its picture: the plugin with nothing but a path, and what a user likes to see.

vim.opt.runtimepath:append(vim.env.WHYDUNIT_PLUGIN)
vim.o.number = true
vim.o.signcolumn = 'yes'
vim.o.laststatus = 2
vim.o.showmode = false
vim.o.termguicolors = true
vim.o.background = 'light'
if vim.fn.exists('+winborder') == 1 then
  vim.o.winborder = 'rounded'
end
vim.o.shortmess = vim.o.shortmess .. 'F'
vim.o.statusline = [[ %t %m%=%{luaeval('require("whydunit").status()')} ]]
for _, severity in ipairs({ 'Error', 'Warn', 'Info', 'Hint' }) do
  -- Plain lines: what captures the terminal knows no curls.
  vim.api.nvim_set_hl(0, 'DiagnosticUnderline' .. severity, { underline = true })
end
vim.diagnostic.config({ virtual_text = true })
require('whydunit').setup({ cmd = { vim.env.WHYDUNIT_SERVER, 'lsp' } })
