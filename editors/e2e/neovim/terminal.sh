#!/usr/bin/env bash
# Neovim as a user sees it: a real terminal, keys typed, the screen read; then a picture of it.
# usage: terminal.sh NVIM OUTPUT_DIR      env: WHYDUNIT_PLUGIN, WHYDUNIT_SERVER, WHYDUNIT_PROJECT
# Writes OUTPUT_DIR/{terminal.png,terminal.json}; needs tmux, aha and chromium.
set -euo pipefail

nvim=$1 output=$2
here=$(cd "$(dirname "$0")" && pwd)
socket=whydunit-$$
passed=0 failed=0
tmux() { command tmux -u -L "$socket" -f /dev/null "$@"; }
trap 'tmux kill-server 2>/dev/null || true' EXIT
screen() { tmux capture-pane -p; }

check() { # NAME TEXT: the text comes up on the screen
  for _ in $(seq 300); do
    if screen | grep -qF -- "$2"; then
      passed=$((passed + 1))
      echo "  ok      $1"
      return
    fi
    sleep 0.1
  done
  failed=$((failed + 1))
  echo "  FAILED  $1: no '$2' on the screen:"
  screen
}

tmux new-session -d -x 130 -y 24 -c "$WHYDUNIT_PROJECT" \
  "TERM=tmux-256color COLORTERM=truecolor LANG=C.UTF-8 LC_ALL=C.UTF-8 '$nvim' -u '$here/init.lua' -i NONE -n src/main/java/shop/Shipping.java"
check 'the lens is on the screen' '1 failing'
check 'the suspect is on the screen' '22 instead of 19'
check 'the status line has its words' 'Whydunit: ready'
line=$(grep -nF 'cost * 2 - 3' "$WHYDUNIT_PROJECT/src/main/java/shop/Shipping.java" | head -1 | cut -d: -f1)
column=$(sed -n "${line}s/cost \* 2 - 3.*//p" "$WHYDUNIT_PROJECT/src/main/java/shop/Shipping.java" | wc -c)
tmux send-keys "${line}G$((column + 1))|K"
check 'the hover is on the screen' '╭'
screen > "$output/terminal.txt"
tmux capture-pane -e -p | aha --title Neovim > "$output/terminal.html"
sed -i -e 's|<body>|<body style="background: #e0e2ea; color: #14161b; margin: 8px">|' -e 's|<pre>|<pre style="font: 14px/16px DejaVu Sans Mono, monospace; margin: 0">|' "$output/terminal.html"
"${CHROMIUM:-/usr/bin/chromium}" --headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-sync \
  --hide-scrollbars --window-size=1130,400 --screenshot="$output/terminal.png" \
  "file://$(realpath "$output/terminal.html")" > "$output/chromium.log" 2>&1
tmux send-keys Escape ':qall!' Enter
echo "{\"passed\":$passed,\"failed\":$failed}" > "$output/terminal.json"
[ "$failed" = 0 ]
