#!/bin/sh
# shell.sh FOLDER COMMAND...: what the command line, started by COMMAND, says for shells and for man, in the folders where
# each looks. Made in every build for the archives, and once more with the program from an archive to compare.
set -eu
share=$1/share
shift
rm -rf "$share"
mkdir -p "$share/bash-completion/completions" "$share/zsh/site-functions" "$share/fish/vendor_completions.d"
"$@" completion bash >"$share/bash-completion/completions/trackwalk"
"$@" completion zsh >"$share/zsh/site-functions/_trackwalk"
"$@" completion fish >"$share/fish/vendor_completions.d/trackwalk.fish"
"$@" man --output "$share/man/man1"
