package org.trackwalk.cli;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.trackwalk.cli.command.Command;
import org.trackwalk.cli.option.PlainOptions;

/** Reads the options of a command without picocli where nothing about them is unusual. */
final class PlainLine {

  private PlainLine() {}

  /**
   * Fills the fields of a command.
   *
   * @return false when the line is for picocli, which knows what is wrong with it, if anything is;
   *     then some fields may be filled
   */
  static boolean read(Command command, List<String> args) {
    List<PlainOptions> options = command.plainOptions();
    if (options.isEmpty()) {
      return false;
    }
    Set<String> given = new HashSet<>();
    for (int i = 0; i < args.size(); i++) {
      String arg = args.get(i);
      if (!arg.startsWith("-")) {
        if (!isPlain(arg) || !argument(options, arg)) {
          return false;
        }
        continue;
      }
      if (flag(options, arg)) {
        if (!given.add(arg)) {
          return false;
        }
        continue;
      }
      int equals = arg.indexOf('=');
      boolean apart = equals < 0;
      if (apart && i + 1 == args.size()) {
        return false;
      }
      String name = apart ? arg : arg.substring(0, equals);
      String value = apart ? args.get(++i) : arg.substring(equals + 1);
      if (!isPlain(value)) {
        return false;
      }
      if (value(options, name, value) ? !given.add(name) : !item(options, name, value)) {
        return false;
      }
    }
    return complete(options);
  }

  /** Neither empty, nor quoted, nor like an option. */
  private static boolean isPlain(String text) {
    return !text.isEmpty() && text.charAt(0) != '-' && text.indexOf('"') < 0;
  }

  private static boolean flag(List<PlainOptions> options, String name) {
    for (PlainOptions some : options) {
      if (some.flag(name)) {
        return true;
      }
    }
    return false;
  }

  private static boolean value(List<PlainOptions> options, String name, String value) {
    for (PlainOptions some : options) {
      if (some.value(name, value)) {
        return true;
      }
    }
    return false;
  }

  private static boolean item(List<PlainOptions> options, String name, String value) {
    for (PlainOptions some : options) {
      if (some.item(name, value)) {
        return true;
      }
    }
    return false;
  }

  private static boolean argument(List<PlainOptions> options, String argument) {
    for (PlainOptions some : options) {
      if (some.argument(argument)) {
        return true;
      }
    }
    return false;
  }

  private static boolean complete(List<PlainOptions> options) {
    for (PlainOptions some : options) {
      if (!some.complete()) {
        return false;
      }
    }
    return true;
  }
}
