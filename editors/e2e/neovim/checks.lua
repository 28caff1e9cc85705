-- Tests of the plugin inside a real Neovim, 0.7 to 0.11.
-- usage: nvim --headless -u NONE -i NONE -n -S checks.lua
-- env: WHYDUNIT_SERVER, WHYDUNIT_RESULTS and, as copies since both are written to, WHYDUNIT_PLUGIN and
-- WHYDUNIT_PROJECT

local plugin, server = vim.env.WHYDUNIT_PLUGIN, vim.env.WHYDUNIT_SERVER
local project, results = vim.env.WHYDUNIT_PROJECT, vim.env.WHYDUNIT_RESULTS
local passed, failed = 0, 0

local function check(name, holds, detail)
  if holds then
    passed = passed + 1
    io.stdout:write('  ok      ' .. name .. '\n')
  else
    failed = failed + 1
    io.stdout:write('  FAILED  ' .. name .. (detail and (': ' .. tostring(detail)) or '') .. '\n')
  end
  io.stdout:flush()
  return holds
end

-- ---- helpers

local function wait(probe)
  return vim.wait(30000, probe, 20)
end

local function suspects(buffer)
  return vim.tbl_filter(function(diagnostic)
    return diagnostic.source == 'whydunit' and diagnostic.message:match('^Suspect ')
  end, vim.diagnostic.get(buffer))
end

local function first_suspect(buffer)
  return vim.tbl_filter(function(diagnostic)
    return diagnostic.message:match('^Suspect 1 ')
  end, suspects(buffer))
end

--- The text drawn beside the lines of the buffer: lenses, as the user sees them.
local function lens_drawn(buffer, pattern)
  for _, namespace in pairs(vim.api.nvim_get_namespaces()) do
    for _, mark in ipairs(vim.api.nvim_buf_get_extmarks(buffer, namespace, 0, -1, { details = true })) do
      for _, chunk in ipairs(mark[4].virt_text or {}) do
        if chunk[1]:find(pattern) and chunk[2] == 'LspCodeLens' then
          return mark[2]
        end
      end
    end
  end
end

local function float()
  for _, window in ipairs(vim.api.nvim_list_wins()) do
    if vim.api.nvim_win_get_config(window).relative ~= '' then
      return window
    end
  end
end

local function text_of(window)
  return table.concat(vim.api.nvim_buf_get_lines(vim.api.nvim_win_get_buf(window), 0, -1, false), '\n')
end

--- Waits for a floating window with the text, then closes it.
local function float_with(pattern)
  local shown = wait(function()
    local window = float()
    return window and text_of(window):find(pattern) ~= nil
  end)
  local text = float() and text_of(float()) or 'no floating window'
  if float() then
    vim.api.nvim_win_close(float(), true)
  end
  return shown, text
end

local function running()
  local get = vim.lsp.get_clients or vim.lsp.get_active_clients
  return vim.tbl_filter(function(client)
    return client.name == 'whydunit'
  end, get())
end

local function line_of(buffer, part)
  for number, line in ipairs(vim.api.nvim_buf_get_lines(buffer, 0, -1, false)) do
    local column = line:find(part, 1, true)
    if column then
      return number, column - 1
    end
  end
end

local function replace(buffer, from, to)
  local number = line_of(buffer, from)
  local line = vim.api.nvim_buf_get_lines(buffer, number - 1, number, false)[1]
  local at = line:find(from, 1, true)
  local new = line:sub(1, at - 1) .. to .. line:sub(at + #from)
  vim.api.nvim_buf_set_lines(buffer, number - 1, number, false, { new })
end

--- Whether a part of the buffer is drawn faded.
local function faded(buffer, part)
  local row, column = line_of(buffer, part)
  local namespace = vim.api.nvim_get_namespaces().whydunit_slice
  if not row or not namespace then
    return false
  end
  row = row - 1
  for _, mark in ipairs(vim.api.nvim_buf_get_extmarks(buffer, namespace, 0, -1, { details = true })) do
    local before = mark[2] < row or (mark[2] == row and mark[3] <= column)
    local behind = mark[4].end_row > row or (mark[4].end_row == row and mark[4].end_col > column)
    if before and behind and mark[4].hl_group == 'WhydunitFaded' then
      return true
    end
  end
  return false
end

--- A method with more suspects than are marked.
local function write_steps()
  local function write(name, lines)
    vim.fn.writefile(lines, project .. name)
  end
  write('/src/main/java/shop/Steps.java', {
    'package shop;',
    'class Steps {',
    '    static int up(int a) {',
    '        int b = a + 1;',
    '        int c = b + 1;',
    '        int d = c + 1;',
    '        int e = d + 1;',
    '        int f = e + 1;',
    '        int g = f + 1;',
    '        return g * 2;',
    '    }',
    '}',
  })
  write('/src/test/java/shop/StepsTest.java', {
    'package shop;',
    'class StepsTest extends junit.framework.TestCase {',
    '    public void testUp() { assertEquals(10, Steps.up(3)); }',
    '}',
  })
end

-- ---- tests

local function body()
  write_steps()
  vim.cmd('filetype on')
  vim.opt.runtimepath:append(plugin)
  vim.cmd('runtime! plugin/whydunit.lua')
  local told = {}
  vim.notify = function(message)
    told[#told + 1] = message
  end

  -- Without a server the user is told once, and nothing breaks.
  require('whydunit').setup({ cmd = { '/nowhere/whydunit', 'lsp' } })
  vim.cmd('edit ' .. project .. '/src/main/java/shop/Shipping.java')
  check('a missing server is told', #told == 1 and told[1]:find('/nowhere/whydunit', 1, true), vim.inspect(told))
  check('an unknown option is an error', not pcall(require('whydunit').setup, { command = {} }))
  check('a mistyped option is an error', not pcall(require('whydunit').setup, { cmd = 'whydunit' }))

  require('whydunit').setup({ cmd = { server, 'lsp' } })
  vim.cmd('edit!')
  local buffer = vim.api.nvim_get_current_buf()
  check('the filetype is java', vim.bo[buffer].filetype == 'java')
  check('the server starts', wait(function()
    return #running() == 1 and running()[1].initialized and vim.lsp.buf_is_attached(buffer, running()[1].id)
  end))
  check('the project is the root', vim.loop.fs_realpath(running()[1].config.root_dir) == vim.loop.fs_realpath(project),
    running()[1].config.root_dir)

  check('suspects arrive', wait(function()
    return #first_suspect(buffer) > 0
  end))
  local first = first_suspect(buffer)
  check('the first suspect is shown once', #first == 1, vim.inspect(vim.diagnostic.get(buffer)))
  local faulty = line_of(buffer, 'cost * 2 - 3')
  check('it is the faulty line', first[1] and first[1].lnum == faulty - 1)
  check('it says which value is needed', first[1] and first[1].message:find('22 instead of 19', 1, true),
    first[1] and first[1].message)
  check('it is a warning', first[1] and first[1].severity == vim.diagnostic.severity.WARN)

  check('the lens is drawn', wait(function()
    return lens_drawn(buffer, '1 failing')
  end))
  check('the status is idle', wait(function()
    return require('whydunit').status():find('ready')
  end), require('whydunit').status())

  check('the lens of the test cases is drawn', wait(function()
    return lens_drawn(buffer, '%d cases')
  end))

  vim.api.nvim_win_set_cursor(0, { (lens_drawn(buffer, '1 failing') or 0) + 1, 0 })
  -- Two lenses stand in the line: the first is the method's state.
  local select = vim.ui.select
  vim.ui.select = function(items, _, choose)
    choose(items[1], 1)
  end
  vim.lsp.codelens.run()
  vim.ui.select = select
  check('running the lens opens the report', float_with('expressHeavy'))
  check('the lens is still drawn', wait(function()
    return lens_drawn(buffer, '1 failing')
  end))

  local number, column = line_of(buffer, 'cost * 2 - 3')
  vim.api.nvim_win_set_cursor(0, { number, column + 1 })
  vim.lsp.buf.hover()
  check('the hover says which value is needed', float_with('22'))
  vim.cmd('WhydunitExplain')
  check(':WhydunitExplain opens the report', float_with('expressHeavy'))
  vim.cmd('WhydunitCases')
  check(':WhydunitCases opens the table', float_with('express = '))
  vim.cmd('WhydunitGenerateTests')
  check(':WhydunitGenerateTests writes a test file', wait(function()
    local tests = vim.fn.bufnr('ShippingCasesTest.java')
    return tests > 0 and table.concat(vim.api.nvim_buf_get_lines(tests, 0, -1, false), '\n'):find('@Test') ~= nil
  end))
  vim.cmd('buffer ' .. buffer)
  -- They hold what the faulty line gives: with them, the mended method would fail.
  vim.cmd('bwipeout! ' .. vim.fn.bufnr('ShippingCasesTest.java'))
  vim.cmd('WhydunitModel')
  check(':WhydunitModel opens the constraint model', float_with('Postcondition'))

  local actions
  vim.ui.select = function(items, _, choose)
    actions = vim.tbl_map(function(item)
      return (item.action or item[2]).title
    end, items)
    for _, item in ipairs(items) do
      if (item.action or item[2]).title == 'Show constraint model' then
        return choose(item, 1)
      end
    end
    choose(nil)
  end
  vim.lsp.buf.code_action()
  check('the code actions list the constraint model', wait(function()
    return actions and vim.tbl_contains(actions, 'Show constraint model')
  end), vim.inspect(actions))
  check('the chosen action opens it', float_with('Postcondition'))

  -- Runs the action of that title at the suspect.
  local function act(title)
    number, column = line_of(buffer, 'cost * 2 - 3')
    vim.api.nvim_win_set_cursor(0, { number, column + 1 })
    local found
    vim.ui.select = function(items, _, choose)
      for _, item in ipairs(items) do
        if (item.action or item[2]).title:find(title, 1, true) then
          found = true
          return choose(item, 1)
        end
      end
      choose(nil)
    end
    vim.lsp.buf.code_action()
    return wait(function()
      return found
    end)
  end
  local messages = {}
  local show = vim.lsp.handlers['window/showMessage']
  vim.lsp.handlers['window/showMessage'] = function(_, message)
    messages[#messages + 1] = message.message
    return message
  end
  check('the fix can be applied and the tests run', act('Apply and run tests'))
  check('the result is told', wait(function()
    return #messages > 0 and messages[1]:match('^cost: (%d+) of %1 tests pass$')
  end), vim.inspect(messages))
  vim.lsp.handlers['window/showMessage'] = show
  check('the edit is made', line_of(buffer, 'cost * 2 - 3') == nil and #suspects(buffer) == 0)
  vim.cmd('silent undo')
  check('and can be undone', wait(function()
    return #first_suspect(buffer) == 1
  end))

  local function in_line()
    return vim.tbl_filter(function(diagnostic)
      return diagnostic.lnum == faulty - 1
    end, suspects(buffer))
  end
  check('a line can be said to be right', act('This line is right'))
  check('it is no suspect any more', wait(function()
    return #in_line() == 0 and lens_drawn(buffer, '1 line taken for right')
  end), vim.inspect(vim.diagnostic.get(buffer)))
  vim.cmd('WhydunitUndoRight')
  check(':WhydunitUndoRight takes it back', wait(function()
    return #in_line() == 1
  end))
  check('that is told', #told == 2 and told[2]:find('may be wrong again'), vim.inspect(told))
  table.remove(told)

  require('whydunit').setup({ cmd = { server, 'lsp' }, settings = { edits = false } })
  vim.cmd('edit ' .. project .. '/src/main/java/shop/Steps.java')
  local steps = vim.api.nvim_get_current_buf()
  check('five suspects of seven are marked', wait(function()
    local marked = suspects(steps)
    return #marked == 5 and marked[1].message:find('^Suspect %d of 7')
  end), vim.inspect(suspects(steps)))
  vim.api.nvim_win_set_cursor(0, { line_of(steps, 'int b'), 10 })
  vim.cmd('WhydunitAllSuspects')
  check(':WhydunitAllSuspects marks all', wait(function()
    return #suspects(steps) == 7
  end))
  vim.cmd('WhydunitAllSuspects')
  check('and only the first again', wait(function()
    return #suspects(steps) == 5
  end))
  require('whydunit').setup({ cmd = { server, 'lsp' }, settings = { edits = true } })
  vim.cmd('buffer ' .. buffer)
  vim.cmd('bwipeout! ' .. steps)
  check('the edits are back', wait(function()
    local first_one = first_suspect(buffer)[1]
    return first_one and first_one.message:find('tests pass', 1, true)
  end), vim.inspect(suspects(buffer)))

  replace(buffer, 'cost * 2 - 3', 'cost * 2')
  check('mending the line clears the suspects', wait(function()
    return #suspects(buffer) == 0
  end))
  check('the lens says that the tests pass', wait(function()
    return lens_drawn(buffer, 'tests pass')
  end))
  vim.cmd('silent undo')
  check('taking it back brings them back', wait(function()
    return #first_suspect(buffer) == 1 and lens_drawn(buffer, '1 failing')
  end))

  require('whydunit').setup({ cmd = { server, 'lsp' }, settings = { lens = false } })
  vim.cmd('WhydunitAnalyse')
  check('settings take effect at once', wait(function()
    return not lens_drawn(buffer, '%d test')
  end))
  require('whydunit').setup({ cmd = { server, 'lsp' } , settings = { lens = true } })
  vim.cmd('WhydunitAnalyse')
  check('and back', wait(function()
    return lens_drawn(buffer, '1 failing')
  end))

  local before = running()[1].id
  vim.cmd('WhydunitRestart')
  check('the server restarts', wait(function()
    return #running() == 1 and running()[1].id ~= before and #first_suspect(buffer) == 1
  end), vim.inspect(vim.diagnostic.get(buffer)))
  check('with its lens, once', wait(function()
    return lens_drawn(buffer, '1 failing')
  end) and #vim.tbl_filter(function(lens)
    return lens.command.command == 'whydunit.showMethod' and lens.range.start.line == lens_drawn(buffer, '1 failing')
  end, vim.lsp.codelens.get(buffer)) == 1)

  vim.cmd('edit ' .. project .. '/src/test/java/shop/ShippingTest.java')
  check('another file of the project gets the same server', wait(function()
    return vim.lsp.buf_is_attached(0, running()[1].id)
  end) and #running() == 1)

  -- Slices.
  vim.cmd('edit ' .. project .. '/src/main/java/shop/Receipt.java')
  local receipt = vim.api.nvim_get_current_buf()
  local function at(part, skipped)
    local row, start = line_of(receipt, part)
    vim.api.nvim_win_set_cursor(0, { row, start + (skipped or 0) })
  end
  check('a file for slices gets the server', wait(function()
    return vim.lsp.buf_is_attached(receipt, running()[1].id)
  end))
  at('return total', #'return ')
  check('the method of the cursor has the lens of a slice', wait(function()
    return lens_drawn(receipt, 'slice of the return value')
  end))
  vim.cmd('WhydunitSlice')
  check('the slice is told in its lens', wait(function()
    return lens_drawn(receipt, 'slice of ‘total’: %d+ of %d+ lines')
  end))
  check('what is not in it fades', wait(function()
    return faded(receipt, 'items++') and faded(receipt, 'dearest = price')
  end))
  check('the rest does not', not faded(receipt, 'total += price') and not faded(receipt, 'return total'))
  at('items++')
  vim.lsp.buf.hover()
  check('the hover says why a line is out', float_with('Out: '))
  at('total += price')
  vim.lsp.buf.hover()
  check('and why one is in', float_with('In: without it'))
  vim.cmd('WhydunitOpenSlice')
  check(':WhydunitOpenSlice opens it beside the file', wait(function()
    return vim.api.nvim_buf_get_name(0):find('^whydunit%-slice:') ~= nil
  end))
  local java = table.concat(vim.api.nvim_buf_get_lines(0, 0, -1, false), '\n')
  check('as Java', java:find('total += price;', 1, true) and not java:find('items'), java)
  check('in diff mode', vim.wo.diff and #vim.api.nvim_list_wins() == 2)
  vim.cmd('bwipeout')
  check('closing it ends the comparison', not vim.wo.diff)
  replace(receipt, 'items++', 'items--')
  check('an edit outdates the slice', wait(function()
    return lens_drawn(receipt, 'slice of ‘total’: outdated') and not faded(receipt, 'dearest = price')
  end))
  vim.cmd('silent undo')
  check('undoing it brings it back', wait(function()
    return faded(receipt, 'dearest = price')
  end))
  vim.cmd('WhydunitClearSlice')
  check(':WhydunitClearSlice shows the whole file', wait(function()
    return not faded(receipt, 'items++')
  end))
  at('int dearest', #'int ')
  vim.cmd('WhydunitInfluence')
  check(':WhydunitInfluence fades what it has no part in', wait(function()
    return faded(receipt, 'total += price') and not faded(receipt, 'println')
  end))
  vim.cmd('WhydunitClearSlice')
  check('and that can be ended', wait(function()
    return not faded(receipt, 'total += price')
  end))
  at('/** What a customer', 6)
  vim.cmd('WhydunitSlice')
  check('what has no value is told', wait(function()
    return #told == 2 and told[2]:find('comment', 1, true) ~= nil
  end), vim.inspect(told))
  table.remove(told)

  vim.cmd('checkhealth whydunit')
  local health = table.concat(vim.api.nvim_buf_get_lines(0, 0, -1, false), '\n')
  check('the health check finds the server', health:find('whydunit %d') and not health:find('ERROR'), health)
  vim.cmd('helptags ' .. plugin .. '/doc')
  vim.cmd('help whydunit-settings')
  check('the help is there', vim.bo.filetype == 'help')
  check('the user was told of nothing else', #told == 1, vim.inspect(told))
  check('no error was shown', vim.v.errmsg == '', vim.v.errmsg)

  local process = running()[1]
  vim.lsp.stop_client(process.id)
  check('the server ends', wait(function()
    return #running() == 0
  end))
end

local finished, problem = xpcall(body, debug.traceback)
check('the script runs to its end', finished, problem)
local file = assert(io.open(results, 'w'))
file:write(string.format('{"passed":%d,"failed":%d}', passed, failed))
file:close()
vim.cmd(failed == 0 and 'qall!' or 'cquit! 1')
