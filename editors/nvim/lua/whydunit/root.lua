--- Which folder is a Java file's project.

local M = {}

local build_files = {
  'pom.xml',
  'build.gradle',
  'build.gradle.kts',
  'settings.gradle',
  'settings.gradle.kts',
  'build.xml',
}

local function exists(path)
  return vim.loop.fs_stat(path) ~= nil
end

local function parent(folder)
  return vim.fn.fnamemodify(folder, ':h')
end

--- The outermost folder with a build file below the repository's edge, since the tests of a method may
--- be in another module; else the repository; else what lies above `src/main/java`; else the file's folder.
---@param path string absolute path of the file
---@return string
function M.find(path)
  local here = parent(path)
  local found, folder = nil, here
  while true do
    for _, name in ipairs(build_files) do
      if exists(folder .. '/' .. name) then
        found = folder
        break
      end
    end
    if exists(folder .. '/.git') then
      return found or folder
    end
    local above = parent(folder)
    if above == folder then
      break
    end
    folder = above
  end
  local sources = path:match('^(.-)/src/main/java/') or path:match('^(.-)/src/test/java/')
  return found or sources or here
end

return M
