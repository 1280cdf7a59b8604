#!/bin/sh
# check.sh PRODUCTS REPOSITORY: the program in the archive for Linux says the same for shells and for man as the files beside it,
# checks a level, and drives it in a real engine: ODE, which is all Java and lies in Maven's own repository since its runner
# was compiled. Nothing in it looks for updates by itself, and it has the picture of its first seconds. Where only other
# systems' archives were built there is nothing to check.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
archive=$1/org.trackwalk.product-linux.gtk.x86_64.tar.gz
[ -f "$archive" ] || exit 0
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
tar -xzf "$archive" -C "$work"
sh "$root/features/org.trackwalk.product.feature/shell.sh" "$work/said" "$work/trackwalk/trackwalk"
diff -r "$work/said/share" "$work/trackwalk/share" >&2 || {
  echo "product check: completion or manual pages in the archive are not what its program says (left: what it says)" >&2
  exit 1
}
ls "$work/trackwalk/share/man/man1/trackwalk-check.1" >/dev/null
code=0
"$work/trackwalk/trackwalk" check "$root/examples/rules/seam.gap/bad.obj" >"$work/report" || code=$?
if [ "$code" -ne 1 ] || ! grep -q seam.gap "$work/report"; then
  cat "$work/report" >&2
  echo "product check: exit code $code instead of 1, or no seam.gap, for the bad level" >&2
  exit 1
fi

plugins=$work/trackwalk/plugins
if ls "$plugins" | grep -E 'updatechecker|p2\.ui|p2\.transport|p2\.director|oomph|mylyn' >&2; then
  echo "product check: the plug-ins above look for updates" >&2
  exit 1
fi
splash=org/trackwalk/rcp/start/Splash.class
picture=icons/trackwalk-128.png
(cd "$work" && jar xf "$plugins"/org.trackwalk.rcp_*.jar plugin_customization.ini "$picture" "$splash")
grep -qx 'org.eclipse.equinox.p2.ui.sdk.scheduler/enabled=false' "$work/plugin_customization.ini" || {
  echo "product check: a platform with an update manager would look for updates unasked" >&2
  exit 1
}
for file in "$picture" "$splash"; do
  [ -f "$work/$file" ] || {
    echo "product check: no $file, so no picture in the first seconds" >&2
    exit 1
  }
done

confirm() { # exit code, words that the output must have, arguments
  expected=$1
  words=$2
  shift 2
  code=0
  TRACKWALK_JAVA_OPTS="-Dtrackwalk.engines.folder=$work/engines" "$work/trackwalk/trackwalk" confirm "$@" >"$work/report" 2>&1 || code=$?
  if [ "$code" -ne "$expected" ] || ! grep -q "$words" "$work/report"; then
    cat "$work/report" >&2
    echo "product check: exit code $code instead of $expected, or no \"$words\", for confirm $*" >&2
    exit 1
  fi
}
level=$root/examples/rules/seam.step/bad.obj
confirm 3 "ode: the engine is not installed" "$level" --engine ode
mkdir "$work/jars"
cp "$2"/org/ode4j/core/*/core-*.jar "$2"/org/slf4j/slf4j-api/*/slf4j-api-*.jar "$work/jars/"
confirm 0 "" --install ode --install-from "$work/jars"
confirm 0 "^ode, sphere" "$level" --engine ode --lanes 1 --phases 4
echo "product check: the archive for Linux drives a level in ODE, without it says how to install it"
echo "product check: the archive for Linux looks for no updates and has its splash"
echo "product check: the archive for Linux checks a level; its completion and manual pages are what its program says"
