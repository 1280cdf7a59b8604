package org.trackwalk.cli.shell;

import java.util.List;

/** The script for fish: one {@code complete} line per option. */
final class FishScript {

  private static final String FUNCTIONS =
      """
      function __trackwalk_first
          test (count (commandline -opc)) -eq 1
      end

      function __trackwalk_is
          set -l typed (commandline -opc)
          test (count $typed) -gt 1; and test "$typed[2]" = $argv[1]
      end

      function __trackwalk_list
          set -l before (commandline -ct | string replace -r '^--[^=]*=' '' | string match -r '.*,')
          printf '%s\\n' $before$argv
      end

      function __trackwalk_words_or_json
          set -l typed (commandline -ct | string replace -r '^--[^=]*=' '')
          set -l words
          for word in $argv
              string match -q "$typed*" -- $word; and set -a words $word
          end
          if test (count $words) -gt 0
              printf '%s\\n' $words
              return
          end
          for file in $typed*
              if test -d $file
                  printf '%s/\\n' $file
              else if string match -q '*.json' -- $file
                  printf '%s\\n' $file
              end
          end
      end

      function __trackwalk_pair
          set -l typed (commandline -ct | string replace -r '^--[^=]*=' '')
          if string match -q '*=*' -- $typed
              set -l parts (string split -m 1 = -- $typed)
              for file in $parts[2]*
                  test -d $file; and set file $file/
                  printf '%s\\n' $parts[1]=$file
              end
          else
              printf '%s=\\n' $argv
          end
      end
      """;

  private FishScript() {}

  static String of(List<ShellCommand> commands) {
    StringBuilder text = new StringBuilder();
    text.append("# Completion of trackwalk for fish, made by 'trackwalk completion fish'.\n\n");
    text.append(FUNCTIONS).append("\ncomplete -c trackwalk -f\n");
    text.append("complete -c trackwalk -n __trackwalk_first -l help -d 'List the commands'\n");
    text.append("complete -c trackwalk -n __trackwalk_first -l version -d 'Say which one it is'\n");
    for (ShellCommand command : commands) {
      text.append("\ncomplete -c trackwalk -n __trackwalk_first -a ").append(command.name());
      text.append(" -d ").append(quoted(command.description())).append('\n');
      String lead = "complete -c trackwalk -n '__trackwalk_is " + command.name() + "'";
      if (command.arguments() != null) {
        text.append(lead).append(values(command.arguments(), false)).append('\n');
      }
      for (ShellOption option : command.options()) {
        text.append(lead);
        for (String name : option.names()) {
          text.append(name.startsWith("--") ? " -l " : " -s ").append(name.replaceFirst("-+", ""));
        }
        text.append(" -d ").append(quoted(option.description()));
        text.append(option.takesValue() ? values(option.values(), true) : "").append('\n');
      }
    }
    return text.toString();
  }

  private static String values(Values values, boolean option) {
    String words = String.join(" ", values.words());
    String only = option ? " -x" : "";
    String files = option ? " -r -F" : " -F";
    return switch (values.kind()) {
      case ANY -> only;
      case WORD, START -> only + " -a " + quoted(words);
      case WORD_OR_FILE -> " -x -a " + quoted("(__trackwalk_words_or_json " + words + ")");
      case LIST -> only + " -a " + quoted("(__trackwalk_list " + words + ")");
      case WORD_AND_FILE -> only + " -a " + quoted("(__trackwalk_pair " + words + ")");
      case FILE -> files;
      case FOLDER -> only + " -a '(__fish_complete_directories)'";
    };
  }

  private static String quoted(String text) {
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'";
  }
}
