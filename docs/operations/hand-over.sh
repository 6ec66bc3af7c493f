#!/bin/sh
# Switches to the version that `kampana upgrade` made current, with no failed request: the other port's node is started,
# and once it takes requests the old one is told to leave. Where both run they are restarted, one after the other. The
# proxy in front knows both ports (nginx.conf, Caddyfile).
set -eu
runs() { systemctl is-active --quiet "kampana@$1"; }

# Until a node takes requests, and the proxy has seen it; fails where it doesn't get ready.
await() {
  tries=0
  until curl --fail --silent --output /dev/null "http://127.0.0.1:$1/health/ready"; do
    tries=$((tries + 1))
    if [ "$tries" -ge 120 ]; then
      echo "The node on port $1 is not ready. The other node keeps running. Show the log: journalctl -u kampana@$1" >&2
      return 1
    fi
    sleep 0.5
  done
  sleep 3
}

# Two for good, or a change-over that was broken off: either may still run the release before.
if runs 3000 && runs 3001; then
  for port in 3000 3001; do
    systemctl restart "kampana@$port"
    await "$port"
  done
  echo "Ports 3000 and 3001 run the current version."
  exit
fi

if runs 3000; then old=3000 new=3001; else old=3001 new=3000; fi
systemctl enable --quiet --now "kampana@$new"
if ! await "$new"; then
  systemctl disable --quiet --now "kampana@$new"
  exit 1
fi
if runs "$old"; then systemctl disable --quiet --now "kampana@$old"; fi
echo "Port $new runs the current version."
