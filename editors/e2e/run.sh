#!/usr/bin/env bash
# Tests the clients in real editors with a real server.
# usage: run.sh [--server FILE] [--vsix FILE] [--project DIR] [--only vscode|neovim] [--output DIR] [--pictures DIR]
#   --server    the whydunit binary (default: target/release/whydunit)
#   --vsix      the packaged extension with that server inside (default: it is packaged first)
#   --project   the Java project to open (default: test-fixtures/tour)
#   --only      one editor
#   --output    where logs and screenshots go (default: the cache's folder `output`)
#   --pictures  also writes vscode.png, vscode-slice.png and neovim.png there, for the README
# The editors are installed by install.sh into ${WHYDUNIT_CACHE:-.cache} of the checkout. The system has to
# have chromium, tmux, aha, ripgrep, Neovim 0.7 or later, node 20 and python3 with venv (`./test` sees to it).
# The last line is `N passed, M failed`.
set -euo pipefail

here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
cache=${WHYDUNIT_CACHE:-$root/.cache}
server=$root/target/release/whydunit
project=$root/test-fixtures/tour
vsix= only= output= pictures=
while [ $# -gt 0 ]; do
  case $1 in
    --server) server=$(realpath "$2") ;;
    --vsix) vsix=$(realpath "$2") ;;
    --project) project=$(realpath "$2") ;;
    --only) only=$2 ;;
    --output) output=$2 ;;
    --pictures) pictures=$2 ;;
    *) echo "run.sh: unknown option '$1'" >&2; exit 2 ;;
  esac
  shift 2
done
[ -x "$server" ] || { echo "run.sh: no server at $server: cargo build --release first" >&2; exit 2; }

"$here/install.sh" "$cache"
cache=$(cd "$cache" && pwd)
output=${output:-$cache/output}
rm -rf "$output"
mkdir -p "$output" ${pictures:+"$pictures"}
output=$(cd "$output" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

passed=0 failed=0
count() { # JSON_FILE STATUS: adds a part's checks; a part that ended without a count has failed
  if [ -f "$1" ]; then
    passed=$((passed + $(sed 's/.*"passed":\([0-9]*\).*/\1/' "$1")))
    failed=$((failed + $(sed 's/.*"failed":\([0-9]*\).*/\1/' "$1")))
  else
    failed=$((failed + 1))
    echo "  FAILED  it ended with status $2 before its last check"
  fi
}

part() { # NAME JSON_FILE COMMAND…
  local name=$1 json=$2 status=0
  shift 2
  echo "$name"
  timeout --kill-after=10 600 "$@" < /dev/null || status=$?
  count "$json" "$status"
}

vscode() {
  if [ -z "$vsix" ]; then
    vsix=$work/whydunit.vsix
    (cd "$root/editors/vscode" && npm run --silent package -- --server "$server" --out "$vsix")
  fi
  part 'VS Code: the window' "$output/window.json" \
    node "$here/vscode/window.mjs" --cache "$cache" --vsix "$vsix" --project "$project" --output "$output" \
    ${pictures:+--picture "$pictures/vscode.png"}
  part 'VS Code: the extension host' "$output/host.json" \
    node "$here/vscode/host.mjs" --cache "$cache" --extension "$root/editors/vscode" --server "$server" \
    --project "$project" --output "$output"
}

neovim() { # NVIM
  local folder
  folder=$(mktemp -d -p "$work")
  cp -r "$project" "$folder/tour"
  cp -r "$root/editors/nvim" "$folder/plugin"
  mkdir "$folder/output"
  export WHYDUNIT_PLUGIN=$folder/plugin WHYDUNIT_SERVER=$server WHYDUNIT_PROJECT=$folder/tour
  export XDG_CONFIG_HOME=$folder/xdg XDG_DATA_HOME=$folder/xdg XDG_STATE_HOME=$folder/xdg XDG_CACHE_HOME=$folder/xdg
  part "$("$1" --version | head -1)" "$folder/neovim.json" \
    env WHYDUNIT_RESULTS="$folder/neovim.json" "$1" --headless -u NONE -i NONE -n -S "$here/neovim/checks.lua"
}

terminal() {
  part 'Neovim in a terminal' "$output/terminal.json" "$here/neovim/terminal.sh" "$cache/neovim/bin/nvim" "$output"
  if [ -n "$pictures" ]; then
    cp "$output/terminal.png" "$pictures/neovim.png"
  fi
}

[ "$only" = neovim ] || vscode
if [ "$only" != vscode ]; then
  # The system's own, which is 0.7 on Debian 12, and the newest.
  neovim "${NVIM_OLD:-/usr/bin/nvim}"
  neovim "$cache/neovim/bin/nvim"
  WHYDUNIT_PROJECT=$work/tour
  cp -r "$project" "$WHYDUNIT_PROJECT"
  terminal
fi
echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
