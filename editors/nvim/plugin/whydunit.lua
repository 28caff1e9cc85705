-- Loaded by Neovim at start: defines the commands and waits for Java files.
-- `vim.g.loaded_whydunit = 1` before this point switches the plugin off.

if vim.g.loaded_whydunit then
  return
end
vim.g.loaded_whydunit = 1

local commands = {
  WhydunitExplain = { 'explain', 'Show the report of the method at the cursor' },
  WhydunitModel = { 'model', 'Show the constraint model of the method at the cursor' },
  WhydunitCases = { 'cases', 'Show the test cases of the method at the cursor' },
  WhydunitGenerateTests = { 'generate_tests', 'Write the test cases of the method at the cursor as JUnit tests' },
  WhydunitSlice = { 'slice', "Fade what the value at the cursor doesn't depend on" },
  WhydunitInfluence = { 'influence', "Fade what doesn't depend on the value at the cursor" },
  WhydunitOpenSlice = { 'open_slice', 'Open the slice as Java beside the file' },
  WhydunitClearSlice = { 'clear_slice', 'Show the whole file again' },
  WhydunitAllSuspects = { 'all_suspects', 'Mark all suspects of the method at the cursor, or only the first few again' },
  WhydunitUndoRight = { 'undo_right', 'Take back the last "This line is right"' },
  WhydunitAnalyse = { 'analyse', 'Analyse the current file at once' },
  WhydunitRestart = { 'restart', 'Restart the server' },
  WhydunitLog = { 'log', "Open Neovim's log of language servers" },
  WhydunitStatus = { 'show_status', 'Say what the server is doing' },
}
for name, command in pairs(commands) do
  vim.api.nvim_create_user_command(name, function()
    require('whydunit')[command[1]]()
  end, { desc = command[2] })
end

vim.api.nvim_create_autocmd('FileType', {
  group = vim.api.nvim_create_augroup('whydunit', {}),
  pattern = 'java',
  callback = function(event)
    require('whydunit').attach(event.buf)
  end,
})
