#!/bin/sh
# compare.sh WORKBENCH: the command line of ./trackwalk and the headless application of an unpacked product (its start
# script) must print the same and end with the same code. Times differ and are left out. Not part of the build: it takes a minute.
set -u
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
workbench=$1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$root" || exit 2
different=0
count=0

# progress is told by the second: how many lines of it there are is chance
without_times() { grep -vE "[0-9]/s$" "$1" | sed -E "s/[0-9.]+ (ms|s)([^A-Za-z0-9]|\$)/T\2/g"; }

while IFS= read -r line; do
  [ -n "$line" ] || continue
  # shellcheck disable=SC2086 # a line of words
  ./trackwalk $line >"$work/plain.out" 2>"$work/plain.err" </dev/null
  plain=$?
  # shellcheck disable=SC2086
  "$workbench" -application org.trackwalk.eclipse.headless.app -data @none $line >"$work/app.out" 2>"$work/app.err" </dev/null
  app=$?
  count=$((count + 1))
  for stream in out err; do
    without_times "$work/plain.$stream" >"$work/a"
    without_times "$work/app.$stream" >"$work/b"
    if ! cmp -s "$work/a" "$work/b"; then
      echo "different $stream: $line"
      diff "$work/a" "$work/b" | head -n 5
      different=$((different + 1))
    fi
  done
  if [ "$plain" -ne "$app" ]; then
    echo "exit code $plain, in the workbench $app: $line"
    different=$((different + 1))
  fi
  echo "$plain $line"
done <<'LINES'
--help
--version
rules
rules seam.gap
profiles
nonsense
check
check no/such/file.obj
check examples/rules/seam.gap/good.obj
check examples/rules/seam.gap/bad.obj
check examples/rules/seam.gap/bad.obj --fail-on never
check examples/rules/seam.gap/bad.obj --profile physx --vehicle car
check examples/rules/seam.gap/bad.obj --report json=-
check examples/circuit
check examples/circuit-planted --all
check examples/circuit-planted --skip seam --set seam.step.warning=0.004
info examples/circuit-planted
explain examples/rules/seam.gap/bad.obj --at 0,0.3,0 --shape sphere:0.35
fix examples/circuit-planted --dry-run
LINES
echo "$count command lines, $different differences"
[ "$different" -eq 0 ]
