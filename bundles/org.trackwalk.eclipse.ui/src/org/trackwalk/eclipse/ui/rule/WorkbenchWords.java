package org.trackwalk.eclipse.ui.rule;

import java.util.List;
import java.util.regex.Pattern;

/**
 * The handbook's pages as they are read beside a list and a 3D view: what they say of the command
 * line is said of menus and settings.
 */
final class WorkbenchWords {

  private static final String SETTINGS = "the project's *Properties > Trackwalk*";

  /** What is said, and what is read instead. */
  private record Saying(Pattern said, String read) {

    Saying(String said, String read) {
      this(Pattern.compile(said), read);
    }
  }

  private static final List<Saying> SAYINGS =
      List.of(
          new Saying(
              "^# Rules\n",
              "# Rules\n\nChoose a line in *Track Problems* or a light in the 3D view: here you"
                  + " read what a car feels there and how to repair it. This is the list of all"
                  + " that is looked for.\n"),
          new Saying("(?m)^`\\./trackwalk rules` lists them,[^\\n]*\\n", ""),
          new Saying(" \"by value\" \\(in the terminal \"by size\"\\)", " \"by size\""),
          new Saying("\\*\\*Severity:\\*\\* by value", "**Severity:** depends on how large it is"),
          new Saying("\\| by value \\|", "| by size |"),
          new Saying(
              "`\\./trackwalk fix LEVEL --only \\S+ --output DIR`",
              "*Fix…* in the menu of the finding"),
          new Saying("Change one with `--set ([^`=]+)=[^`]*`", "Change one (`$1`) in " + SETTINGS),
          new Saying("`\\./trackwalk check track\\.obj --set ([^`]+)`", "`$1` in " + SETTINGS),
          new Saying(
              "`\\./trackwalk check track\\.obj --skip ([^`]+)`, or a whole group with `--skip"
                  + " ([^`]+)`",
              "`$1` in the rules that do not run, in " + SETTINGS + ", or a whole group, `$2`"),
          new Saying("`--set ([^`]+)`", "`$1` in " + SETTINGS));

  private WorkbenchWords() {}

  /** The text of a page. */
  static String of(String page) {
    String text = page;
    for (Saying each : SAYINGS) {
      text = each.said().matcher(text).replaceAll(each.read());
    }
    return text;
  }
}
