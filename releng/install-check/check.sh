#!/bin/sh
# check.sh ECLIPSE: an Eclipse into which the site was installed checks a good and a bad file without a window; the exit
# codes must be 0 and 1, and the report must name the bad file's defect.
set -u
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
. "$root/features/org.trackwalk.product.feature/rootfiles/java-home.sh"
java=$(java_home) || { echo "install check: no Java of 21 or newer" >&2; exit 2; }
launcher=$(ls "$1"/plugins/org.eclipse.equinox.launcher_*.jar | tail -n 1)
output=$(mktemp)
trap 'rm -f "$output"' EXIT

expect() { # exit code, words that the output must have, file
  "$java/bin/java" -jar "$launcher" -nosplash -application org.trackwalk.eclipse.headless.app -data @none check "$3" >"$output" 2>&1
  code=$?
  if [ "$code" -ne "$1" ] || ! grep -q "$2" "$output"; then
    cat "$output"
    echo "install check: exit code $code instead of $1, or no \"$2\", for $3" >&2
    exit 1
  fi
}

expect 0 "" "$root/examples/rules/seam.gap/good.obj"
expect 1 "seam.gap" "$root/examples/rules/seam.gap/bad.obj"
echo "install check: the site installs into a bare platform; a good file gives 0, a bad one 1"
