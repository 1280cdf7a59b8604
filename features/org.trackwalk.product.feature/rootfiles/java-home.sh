# Sourced by the start scripts. java_home prints the home of a Java of 21 or newer: JAVA_HOME, then the java of the
# PATH, then the newest one in the usual install folders; with the argument "jdk" only one that has a compiler.
# It prints nothing and fails when there is none.

java_major() { # home -> the number before the first dot of its version, from the release file that every JDK carries
  [ -r "$1/release" ] || return 1
  while IFS= read -r _line; do
    case $_line in
      JAVA_VERSION=\"*)
        _line=${_line#*\"}
        printf '%s\n' "${_line%%[!0-9]*}"
        return 0
        ;;
    esac
  done <"$1/release"
}

java_fits() { # home, kind
  [ -x "$1/bin/java" ] || return 1
  [ "${2:-}" != jdk ] || [ -x "$1/bin/javac" ] || return 1
  _major=$(java_major "$1") || return 1
  [ "${_major:-0}" -ge 21 ]
}

java_of_path() {
  _java=$(command -v java) || return 1
  while [ -L "$_java" ]; do # /usr/bin/java is a chain of links on most Linux systems; readlink -f is not on every macOS
    _link=$(readlink "$_java")
    case $_link in /*) _java=$_link ;; *) _java=${_java%/*}/$_link ;; esac
  done
  (cd "${_java%/*}/.." 2>/dev/null && pwd)
}

java_home() { # kind
  if [ -n "${JAVA_HOME:-}" ] && java_fits "$JAVA_HOME" "${1:-}"; then
    printf '%s\n' "$JAVA_HOME"
    return 0
  fi
  _home=$(java_of_path) && java_fits "$_home" "${1:-}" && printf '%s\n' "$_home" && return 0
  _best=
  _best_major=0
  for _home in /usr/lib/jvm/* /usr/java/* /opt/java/* /opt/jdk* /opt/*/jdk* "$HOME"/.sdkman/candidates/java/* \
    "$HOME"/.jdks/* "$HOME"/.local/share/mise/installs/java/* "$HOME"/.asdf/installs/java/* \
    /Library/Java/JavaVirtualMachines/*/Contents/Home "$HOME"/Library/Java/JavaVirtualMachines/*/Contents/Home \
    /opt/homebrew/opt/openjdk*/libexec/openjdk.jdk/Contents/Home /usr/local/opt/openjdk*/libexec/openjdk.jdk/Contents/Home \
    "/c/Program Files/Java"/* "/c/Program Files/Eclipse Adoptium"/*; do
    if java_fits "$_home" "${1:-}"; then
      _major=$(java_major "$_home")
      if [ "$_major" -gt "$_best_major" ]; then
        _best=$_home
        _best_major=$_major
      fi
    fi
  done
  [ -n "$_best" ] && printf '%s\n' "$_best"
}
