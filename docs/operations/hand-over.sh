#!/bin/sh
# Changes over to the release that `pnpm release` made current, with no failed request: the other port's node is started,
# and once it takes requests the old one is told to leave. The proxy in front knows both ports (nginx.conf, Caddyfile).
set -eu
old=$(systemctl list-units --plain --no-legend --state=active 'kampana@*.service' | sed -n '1s/^kampana@\([0-9]*\)\.service.*/\1/p')
case "$old" in
  3000) new=3001 ;;
  *) new=3000 ;;
esac

systemctl enable --quiet --now "kampana@$new"
tries=0
until curl --fail --silent --output /dev/null "http://127.0.0.1:$new/health/ready"; do
  tries=$((tries + 1))
  if [ "$tries" -ge 120 ]; then
    echo "The node on port $new does not get ready: journalctl -u kampana@$new. The old one goes on." >&2
    systemctl disable --quiet --now "kampana@$new"
    exit 1
  fi
  sleep 0.5
done
# For the proxy to have seen it.
sleep 3
[ -z "$old" ] || systemctl disable --quiet --now "kampana@$old"
echo "Port $new runs the current release."
