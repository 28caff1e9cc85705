--- What a user calls: settings, commands and the text for a status line.

local client = require('whydunit.client')
local config = require('whydunit.config')
local method = require('whydunit.method')
local report = require('whydunit.report')
local slice = require('whydunit.slice')

local M = {}

--- Changes the defaults (see `:help whydunit-setup`). May be called again: servers that run are told.
---@param options table|nil
function M.setup(options)
  config.set(options or {})
  client.send_settings()
end

--- Starts the server for a Java buffer, or lets the one of its project take it.
---@param buffer number
function M.attach(buffer)
  client.attach(buffer)
end

--- Calls `act` with the server of the current buffer.
local function with_server(act)
  local server = client.of_buffer(0)
  if not server then
    return config.tell('the server is not running here', vim.log.levels.WARN)
  end
  act(server)
end

--- Calls `act` with the server and the arguments of the method at the cursor.
local function with_method_at_cursor(act)
  with_server(function(server)
    method.at_cursor(server, function(arguments)
      if arguments then
        act(server, arguments)
      else
        config.tell('there is no analysed method at the cursor', vim.log.levels.INFO)
      end
    end)
  end)
end

local function show_at_cursor(command)
  with_method_at_cursor(function(server, arguments)
    report.show(server, command, { arguments[1], arguments[2] })
  end)
end

--- Shows the report of the method at the cursor.
function M.explain()
  show_at_cursor('whydunit.explain')
end

--- Shows the constraint model of the method at the cursor.
function M.model()
  show_at_cursor('whydunit.model')
end

--- Shows the test cases of the method at the cursor: a table, and the objects as drawings.
function M.cases()
  show_at_cursor('whydunit.cases')
end

--- Writes the test cases of the method at the cursor as JUnit tests.
function M.generate_tests()
  with_method_at_cursor(function(server, arguments)
    client.write_tests(server, { arguments[1], arguments[2] })
  end)
end

--- Fades what the value at the cursor doesn't depend on.
function M.slice()
  with_server(function(server)
    slice.compute_at_cursor(server, 'static')
  end)
end

--- Fades what doesn't depend on the value at the cursor.
function M.influence()
  with_server(function(server)
    slice.compute_at_cursor(server, 'forward')
  end)
end

--- Opens the slice as Java beside the file, with the differences.
function M.open_slice()
  with_server(function(server)
    slice.open(server, { vim.uri_from_bufnr(0) })
  end)
end

--- Shows the whole file again.
function M.clear_slice()
  with_server(function(server)
    slice.clear(server, { vim.uri_from_bufnr(0) })
  end)
end

--- Tells what the server answers, where that is a sentence, or why it refuses.
local function told(err, result)
  if err then
    config.tell(err.message or vim.inspect(err), vim.log.levels.WARN)
  elseif type(result) == 'string' then
    config.tell(result, vim.log.levels.INFO)
  end
end

--- Marks all suspects of the method at the cursor, or only the first few again.
function M.all_suspects()
  with_method_at_cursor(function(server, arguments)
    client.execute(server, 'whydunit.allSuspects', { arguments[1], arguments[2] }, told)
  end)
end

--- Takes back the last "This line is right".
function M.undo_right()
  local server = client.of_buffer(0)
  if not server then
    return config.tell('the server is not running here', vim.log.levels.WARN)
  end
  client.execute(server, 'whydunit.lineMayBeWrong', {}, told)
end

--- Analyses the current file at once.
function M.analyse()
  with_server(function(server)
    client.execute(server, 'whydunit.analyse', { vim.uri_from_bufnr(0) }, function() end)
  end)
end

--- Stops the server and starts it again for every buffer it had.
function M.restart()
  client.restart()
end

--- A few words for a status line: empty where no server runs.
---@return string
function M.status()
  return client.status_text(0)
end

--- Says what the server is doing.
function M.show_status()
  local text = client.status_text(0)
  vim.notify(text ~= '' and text or 'Whydunit: the server is not running here', vim.log.levels.INFO)
end

--- Opens the log, where the server's own messages are.
function M.log()
  vim.cmd('tabedit ' .. vim.fn.fnameescape(vim.lsp.get_log_path()))
end

return M
