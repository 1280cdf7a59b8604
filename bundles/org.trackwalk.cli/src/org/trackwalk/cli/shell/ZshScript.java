package org.trackwalk.cli.shell;

import java.util.List;

/** The script for zsh: one list of options per command for its own {@code _arguments}. */
final class ZshScript {

  private static final String VALUES =
      """
      _trackwalk_values() { # kind, words
        local kind=$1
        shift
        case $kind in
          any) _message 'value' ;;
          word) compadd -- "$@" ;;
          mixed) compadd -- "$@" || _files -g '*.json' ;;
          list)
            compset -P '*,'
            compadd -q -S , -- "$@"
            ;;
          pair) if compset -P '*='; then _files; else compadd -S = -- "$@"; fi ;;
          start) compadd -S '' -- "$@" ;;
          file) _files ;;
          folder) _files -/ ;;
        esac
      }
      """;

  private ZshScript() {}

  static String of(List<ShellCommand> commands) {
    StringBuilder text = new StringBuilder();
    text.append("#compdef trackwalk\n");
    text.append("# Completion of trackwalk for zsh, made by 'trackwalk completion zsh'.\n\n");
    text.append(VALUES).append("\n_trackwalk() {\n  if ((CURRENT == 2)); then\n");
    text.append("    local -a commands\n    commands=(\n");
    for (ShellCommand command : commands) {
      text.append("      '").append(command.name()).append(':');
      text.append(quoted(command.description().replace(":", "\\:"))).append("'\n");
    }
    text.append("      '--help:list the commands'\n      '--version:say which one this is'\n");
    text.append("    )\n    _describe command commands\n    return\n  fi\n");
    text.append("  local command=$words[2]\n  shift words\n  ((CURRENT--))\n  case $command in\n");
    for (ShellCommand command : commands) {
      text.append("    ").append(command.name()).append(")\n      _arguments -s");
      for (ShellOption option : command.options()) {
        option(text, option);
      }
      if (command.arguments() != null) {
        text.append(" \\\n        '*:argument:").append(action(command.arguments())).append('\'');
      }
      text.append("\n      ;;\n");
    }
    text.append("  esac\n}\n\n");
    // In a folder of $fpath the file is the function's body; sourced, it is registered.
    text.append("if [[ $funcstack[1] == _trackwalk ]]; then\n  _trackwalk \"$@\"\n");
    text.append("else\n  compdef _trackwalk trackwalk\nfi\n");
    return text.toString();
  }

  private static void option(StringBuilder text, ShellOption option) {
    String others = option.repeatable() ? "*" : "(" + String.join(" ", option.names()) + ")";
    for (String name : option.names()) {
      text.append(" \\\n        '").append(others).append(name);
      text.append(option.takesValue() && name.startsWith("--") ? "=" : "");
      text.append('[').append(described(option.description())).append(']');
      if (option.takesValue()) {
        text.append(":value:").append(action(option.values()));
      }
      text.append('\'');
    }
  }

  /** The space in front keeps zsh from adding arguments of its own. */
  private static String action(Values values) {
    String kind =
        switch (values.kind()) {
          case ANY -> "any";
          case WORD -> "word";
          case WORD_OR_FILE -> "mixed";
          case LIST -> "list";
          case WORD_AND_FILE -> "pair";
          case START -> "start";
          case FILE -> "file";
          case FOLDER -> "folder";
        };
    String words = String.join(" ", values.words()).replace(":", "\\:");
    return " _trackwalk_values " + kind + (words.isEmpty() ? "" : " " + words);
  }

  private static String described(String text) {
    return quoted(text.replace("\\", "\\\\").replace("[", "\\[").replace("]", "\\]"));
  }

  private static String quoted(String text) {
    return text.replace("'", "'\\''");
  }
}
