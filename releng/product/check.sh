#!/bin/sh
# check.sh PRODUCTS: the program in the archive for Linux says the same for shells and for man as the files beside it, and
# checks a level. Where only other systems' archives were built there is nothing to check.
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
echo "product check: the archive for Linux checks a level; its completion and manual pages are what its program says"
