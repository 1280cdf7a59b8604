#!/bin/sh
# check.sh ECLIPSE: an Eclipse into which the site was installed checks a good and a bad file without a window; the exit
# codes must be 0 and 1, and the report must name the bad file's defect. Asked for an engine that is not there it says so, code 3.
set -u
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
. "$root/features/org.trackwalk.product.feature/rootfiles/java-home.sh"
java=$(java_home) || { echo "install check: no Java of 21 or newer" >&2; exit 2; }
launcher=$(ls "$1"/plugins/org.eclipse.equinox.launcher_*.jar | tail -n 1)
output=$(mktemp)
none=$(mktemp -d)
trap 'rm -rf "$output" "$none"' EXIT

expect() { # exit code, words that the output must have, command, file
  "$java/bin/java" "-Dtrackwalk.engines.folder=$none" -jar "$launcher" -nosplash -application org.trackwalk.eclipse.headless.app \
    -data @none "$3" "$4" >"$output" 2>&1
  code=$?
  if [ "$code" -ne "$1" ] || ! grep -q "$2" "$output"; then
    cat "$output"
    echo "install check: exit code $code instead of $1, or no \"$2\", for $3 $4" >&2
    exit 1
  fi
}

expect 0 "" check "$root/examples/rules/seam.gap/good.obj"
expect 1 "seam.gap" check "$root/examples/rules/seam.gap/bad.obj"
expect 3 "the engine is not installed; install it once, with a network: trackwalk confirm --install physx" confirm "$root/examples/rules/seam.gap/bad.obj"
core=$(ls -d "$1"/plugins/org.trackwalk.eclipse.core_* | tail -n 1)
runner=engines/trackwalk-engines.jar
if [ -d "$core" ]; then found=$(cd "$core" && ls "$runner"); else found=$("$java/bin/jar" tf "$core" "$runner"); fi
if [ "$found" != "$runner" ]; then
  echo "install check: $core has no $runner: confirm would find no program that runs engines" >&2
  exit 1
fi
echo "install check: the site installs into a bare platform; a good file gives 0, a bad one 1"
