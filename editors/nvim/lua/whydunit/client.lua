--- The life of the server: started for the first Java file of a project, shared by the others.

local config = require('whydunit.config')
local lens = require('whydunit.lens')
local report = require('whydunit.report')
local root = require('whydunit.root')
local slice = require('whydunit.slice')
local viewport = require('whydunit.viewport')

local M = {}

local name = 'whydunit'

--- Client id -> the last `whydunit/status`.
local statuses = {}

--- Ids of clients that were told to stop and have not ended yet.
local stopping = {}

--- The user was told that there is no server; once is enough.
local told_missing = false

local function clients()
  local list = (vim.lsp.get_clients or vim.lsp.get_active_clients)()
  return vim.tbl_filter(function(client)
    return client.name == name
  end, list)
end

local function stop(client)
  if vim.fn.has('nvim-0.11') == 1 then
    client:stop()
  else
    client.stop()
  end
end

--- Sends a request, however this version of Neovim spells it.
function M.request(client, method, params, answer, buffer)
  if vim.fn.has('nvim-0.11') == 1 then
    return client:request(method, params, answer, buffer)
  end
  return client.request(method, params, answer, buffer)
end

--- Lets the server carry out one of its commands.
---@param answer fun(err: table|nil, result: any)
function M.execute(client, command, arguments, answer)
  M.request(client, 'workspace/executeCommand', { command = command, arguments = arguments }, answer, 0)
end

--- The client of a buffer.
---@param buffer number
function M.of_buffer(buffer)
  buffer = buffer == 0 and vim.api.nvim_get_current_buf() or buffer
  for _, client in ipairs(clients()) do
    if client.initialized and not stopping[client.id] and vim.lsp.buf_is_attached(buffer, client.id) then
      return client
    end
  end
end

local function buffers_of(client)
  return vim.tbl_filter(function(buffer)
    return vim.api.nvim_buf_is_loaded(buffer) and vim.lsp.buf_is_attached(buffer, client.id)
  end, vim.api.nvim_list_bufs())
end

local function refresh_lenses(client_id)
  local client = vim.lsp.get_client_by_id(client_id)
  for _, buffer in ipairs(client and buffers_of(client) or {}) do
    lens.refresh(client, buffer)
  end
end

local function on_status(_, status, context)
  statuses[context.client_id] = status
  if status.state == 'idle' then
    refresh_lenses(context.client_id)
  end
  vim.cmd('redrawstatus')
end

local function on_lens_refresh(_, _, context)
  refresh_lenses(context.client_id)
  return vim.NIL
end

local function on_attach(client, buffer)
  lens.follow(client, buffer)
  viewport.follow(client, buffer)
  if config.current.on_attach then
    config.current.on_attach(client, buffer)
  end
end

local function on_exit(code, signal, client_id)
  local asked_for = stopping[client_id]
  statuses[client_id] = nil
  stopping[client_id] = nil
  vim.schedule(function()
    lens.forget(client_id)
    slice.forget(M.of_buffer)
    if not asked_for and (code ~= 0 or signal ~= 0) and vim.v.exiting == vim.NIL then
      local reason = signal ~= 0 and ('signal ' .. signal) or ('code ' .. code)
      config.tell('the server has stopped with ' .. reason .. ', see :WhydunitLog', vim.log.levels.ERROR)
    end
  end)
end

--- A client-side command, as lenses and code actions name it.
local function showing(command)
  return function(called, context)
    local client = vim.lsp.get_client_by_id(context.client_id)
    if client then
      report.show(client, command, called.arguments)
      -- Running a lens takes it off the screen in some versions.
      lens.refresh(client, context.bufnr or vim.api.nvim_get_current_buf())
    end
  end
end

--- Lets the server write JUnit tests; it sends them as an edit, which Neovim makes in a buffer.
local function writing_tests(called, context)
  local client = vim.lsp.get_client_by_id(context.client_id)
  if client then
    M.write_tests(client, called.arguments)
  end
end

--- A command on slices, as lenses and code actions name it.
local function slicing(act)
  return function(called, context)
    local client = vim.lsp.get_client_by_id(context.client_id)
    if client then
      act(client, called.arguments)
      lens.refresh(client, context.bufnr or vim.api.nvim_get_current_buf())
    end
  end
end

---@param arguments table the method's URI and key, and the name of a case if only that is meant
function M.write_tests(client, arguments)
  M.execute(client, 'whydunit.writeTests', arguments, function(err, written)
    if err then
      return config.tell(err.message or vim.inspect(err), vim.log.levels.ERROR)
    end
    for _, left_out in ipairs(type(written) == 'table' and written.leftOut or {}) do
      config.tell(string.format('left out %s: %s', left_out.case, left_out.reason), vim.log.levels.INFO)
    end
  end)
end

local function configuration(folder)
  local options = config.current
  local capabilities = vim.lsp.protocol.make_client_capabilities()
  -- Neovim itself does not offer this up to 0.11; the handler below does it.
  capabilities.workspace.codeLens = { refreshSupport = true }
  return {
    name = name,
    cmd = options.cmd,
    root_dir = folder,
    workspace_folders = { { uri = vim.uri_from_fname(folder), name = vim.fn.fnamemodify(folder, ':t') } },
    init_options = config.settings(),
    settings = { whydunit = config.settings() },
    capabilities = vim.tbl_deep_extend('force', capabilities, options.capabilities or {}),
    commands = {
      ['whydunit.showMethod'] = showing('whydunit.explain'),
      ['whydunit.showModel'] = showing('whydunit.model'),
      ['whydunit.showCases'] = showing('whydunit.cases'),
      ['whydunit.generateTests'] = writing_tests,
      ['whydunit.computeSlice'] = slicing(slice.compute),
      ['whydunit.openSlice'] = slicing(slice.open),
      ['whydunit.clearSlice'] = slicing(slice.clear),
    },
    handlers = {
      ['whydunit/status'] = on_status,
      ['whydunit/slice'] = slice.on_slice,
      ['workspace/codeLens/refresh'] = on_lens_refresh,
    },
    on_attach = on_attach,
    on_exit = on_exit,
  }
end

--- Starts the server for a Java file, or lets the one of its project take it.
---@param buffer number
function M.attach(buffer)
  local path = vim.api.nvim_buf_get_name(buffer)
  -- Only files on disk: other plugins show sources from libraries under names like jdt://.
  if path == '' or path:match('^%a[%w+.-]+://') or vim.bo[buffer].buftype ~= '' then
    return
  end
  local cmd = config.current.cmd
  if vim.fn.executable(cmd[1]) == 0 then
    if not told_missing then
      told_missing = true
      config.tell(string.format("'%s' is not executable, see :help whydunit-install", cmd[1]), vim.log.levels.ERROR)
    end
    return
  end
  path = vim.fn.fnamemodify(path, ':p')
  local folder = (config.current.root_dir or root.find)(path)
  for _, client in ipairs(clients()) do
    if client.config.root_dir == folder and not stopping[client.id] then
      vim.lsp.buf_attach_client(buffer, client.id)
      return
    end
  end
  if vim.lsp.start then
    vim.api.nvim_buf_call(buffer, function()
      vim.lsp.start(configuration(folder), {
        reuse_client = function()
          return false
        end,
      })
    end)
  else
    local id = vim.lsp.start_client(configuration(folder))
    if id then
      vim.lsp.buf_attach_client(buffer, id)
    end
  end
end

--- Stops every server and starts each again for the buffers it had.
function M.restart()
  local buffers = {}
  for _, client in ipairs(clients()) do
    vim.list_extend(buffers, buffers_of(client))
    stopping[client.id] = true
    stop(client)
  end
  if #buffers == 0 then
    buffers = vim.tbl_filter(function(buffer)
      return vim.api.nvim_buf_is_loaded(buffer) and vim.bo[buffer].filetype == 'java'
    end, vim.api.nvim_list_bufs())
  end
  told_missing = false
  for _, buffer in ipairs(buffers) do
    M.attach(buffer)
  end
end

--- Tells running servers the settings.
function M.send_settings()
  for _, client in ipairs(clients()) do
    local settings = { whydunit = config.settings() }
    client.config.settings = settings
    if vim.fn.has('nvim-0.11') == 1 then
      client:notify('workspace/didChangeConfiguration', { settings = settings })
    else
      client.notify('workspace/didChangeConfiguration', { settings = settings })
    end
  end
end

--- What the server of a buffer is doing, in a few words; empty without one.
---@param buffer number
---@return string
function M.status_text(buffer)
  local client = M.of_buffer(buffer)
  if not client then
    return ''
  end
  local status = statuses[client.id]
  if not status then
    return 'Whydunit: starting'
  end
  local message = type(status.message) == 'string' and status.message or nil
  if status.health ~= 'ok' then
    return string.format('Whydunit: %s: %s', status.health, message or 'see the log')
  elseif status.state == 'busy' then
    local pending = status.pending and status.pending > 0 and (' ' .. status.pending) or ''
    return message and ('Whydunit: ' .. message) or ('Whydunit: analysing' .. pending)
  end
  return message and ('Whydunit: ' .. message) or 'Whydunit: ready'
end

return M
