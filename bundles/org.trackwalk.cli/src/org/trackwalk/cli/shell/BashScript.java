package org.trackwalk.cli.shell;

import java.util.List;

/**
 * The script for bash. It splits the line itself: bash cuts words at = and :, of which values are
 * made. Everything works in bash 3.2, which macOS has; a newer one also leaves out the space after
 * what goes on.
 */
final class BashScript {

  private static final String FUNCTION =
      """
      _trackwalk_files() { # test, prefix before the path, start of the path, end of a file
        local path
        while IFS= read -r path; do
          if [ -d "$path" ]; then path=$path/; _trackwalk_open=1; elif [ "$1" = -d ]; then continue; fi
          case $path in */ | *"${4-}") ;; *) continue ;; esac
          COMPREPLY+=("$2$path")
        done < <(compgen "$1" -- "$3")
      }

      _trackwalk_words() { # prefix before the word, start of the word, words
        local word
        for word in $3; do
          if [[ $word == "$2"* ]]; then
            COMPREPLY+=("$1$word")
            case $word in *[=:]) _trackwalk_open=1 ;; esac
          fi
        done
      }

      _trackwalk() {
        local line=${COMP_LINE:0:COMP_POINT} current command= previous before= i _trackwalk_open=
        local kind='' words='' options=''
        local -a typed
        COMPREPLY=()
        read -r -a typed <<<"$line"
        current=
        case $line in *[![:space:]]) current=${typed[${#typed[@]} - 1]} ;; esac
        local last=${#typed[@]}
        [ -z "$current" ] || last=$((last - 1))
        if [ "$last" -le 1 ]; then
          _trackwalk_words "" "$current" "ALL_COMMANDS --help --version"
        else
          command=${typed[1]}
          previous=${typed[last - 1]}
          case $current in
            --*=*)
              previous=${current%%=*}
              before=$previous=
              current=${current#*=}
              ;;
          esac
          _trackwalk_value "$command" "$previous"
          if [ -z "$kind" ]; then
            before=
            if [[ $current == -* ]]; then
              _trackwalk_options "$command"
              kind='word' words=$options
            else
              _trackwalk_value "$command" ""
            fi
          fi
          case $kind in
            word | start) _trackwalk_words "$before" "$current" "$words" ;;
            mixed)
              _trackwalk_words "$before" "$current" "$words"
              [ ${#COMPREPLY[@]} -gt 0 ] || _trackwalk_files -f "$before" "$current" .json
              ;;
            list)
              case $current in *,*) before=$before${current%,*}, current=${current##*,} ;; esac
              _trackwalk_words "$before" "$current" "$words"
              ;;
            pair)
              case $current in
                *=*) _trackwalk_files -f "$before${current%%=*}=" "${current#*=}" ;;
                *)
                  local word
                  for word in $words; do
                    if [[ $word == "$current"* ]]; then COMPREPLY+=("$before$word="); _trackwalk_open=1; fi
                  done
                  ;;
              esac
              ;;
            file) _trackwalk_files -f "$before" "$current" ;;
            folder) _trackwalk_files -d "$before" "$current" ;;
          esac
        fi
        # bash replaces only what stands behind the last = or :, so what stands before is taken away.
        local whole=$line cut
        case $line in *[![:space:]]) whole=${typed[${#typed[@]} - 1]} ;; *) whole= ;; esac
        cut=
        for i in = :; do
          case $COMP_WORDBREAKS in
            *"$i"*)
              case $whole in *"$i"*)
                local start=${whole%"$i"*}$i
                [ "${#start}" -le "${#cut}" ] || cut=$start
                ;;
              esac
              ;;
          esac
        done
        if [ -n "$cut" ]; then
          for i in "${!COMPREPLY[@]}"; do COMPREPLY[i]=${COMPREPLY[i]#"$cut"}; done
        fi
        case $kind in file | folder | pair | mixed) compopt -o filenames 2>/dev/null ;; esac
        if [ -n "$_trackwalk_open" ]; then compopt -o nospace 2>/dev/null; fi
        return 0
      }

      complete -F _trackwalk trackwalk ./trackwalk
      """;

  private BashScript() {}

  static String of(List<ShellCommand> commands) {
    StringBuilder text = new StringBuilder();
    text.append("# Completion of trackwalk for bash, made by 'trackwalk completion bash'.\n\n");
    text.append("_trackwalk_value() { # command, option or nothing: sets kind and words\n");
    text.append("  kind='' words=''\n  case \"$1 $2\" in\n");
    for (ShellCommand command : commands) {
      if (command.arguments() != null) {
        line(text, "'" + command.name() + " '", command.arguments());
      }
      for (ShellOption option : command.options()) {
        if (option.takesValue()) {
          StringBuilder names = new StringBuilder();
          for (String name : option.names()) {
            names.append(names.isEmpty() ? "'" : " | '").append(command.name()).append(' ');
            names.append(name).append('\'');
          }
          line(text, names.toString(), option.values());
        }
      }
    }
    text.append("  esac\n}\n\n_trackwalk_options() { # command: sets options\n");
    text.append("  options=''\n  case $1 in\n");
    for (ShellCommand command : commands) {
      text.append("    ").append(command.name()).append(") options='");
      text.append(String.join(" ", names(command))).append("' ;;\n");
    }
    text.append("  esac\n}\n\n");
    String all = String.join(" ", commands.stream().map(ShellCommand::name).toList());
    return text.append(FUNCTION.replace("ALL_COMMANDS", all)).toString();
  }

  private static List<String> names(ShellCommand command) {
    return command.options().stream().flatMap(option -> option.names().stream()).toList();
  }

  private static void line(StringBuilder text, String names, Values values) {
    text.append("    ").append(names).append(") kind='").append(word(values.kind())).append('\'');
    if (!values.words().isEmpty()) {
      text.append(" words='").append(String.join(" ", values.words())).append('\'');
    }
    text.append(" ;;\n");
  }

  private static String word(Values.Kind kind) {
    return switch (kind) {
      case ANY -> "any";
      case WORD -> "word";
      case WORD_OR_FILE -> "mixed";
      case LIST -> "list";
      case WORD_AND_FILE -> "pair";
      case START -> "start";
      case FILE -> "file";
      case FOLDER -> "folder";
    };
  }
}
