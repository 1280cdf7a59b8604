package org.trackwalk.cli.run;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.trackwalk.cli.console.UsageException;
import org.trackwalk.cli.option.Choice;
import org.trackwalk.cli.option.ReportTarget;

/** Where a command of one level writes its reports to. */
public final class BookTargets {

  /** In place of a file: standard output. */
  public static final String SCREEN = "-";

  private BookTargets() {}

  /**
   * Reads {@code FORMAT=FILE} texts.
   *
   * @param known formats
   * @param inputs files that must not be written over
   * @return file or {@link #SCREEN} by format
   */
  public static Map<String, String> read(List<String> texts, List<String> known, List<Path> inputs)
      throws UsageException {
    Map<String, String> targets = new TreeMap<>();
    for (String text : texts) {
      int equals = text.indexOf('=');
      String id = equals < 0 ? text : text.substring(0, equals);
      Choice.known("--report", id, known);
      String name = equals < 0 ? "" : text.substring(equals + 1);
      if (name.isEmpty()) {
        throw new UsageException(
            "--report "
                + text
                + ": where to? Write "
                + id
                + "=FILE, or "
                + id
                + "=- for the screen");
      }
      if (!name.equals(SCREEN)) {
        Path path = ReportTarget.writable("--report " + text, name);
        KeptInputs.check("--report", path, inputs);
      }
      if (targets.put(id, name) != null
          || targets.values().stream().distinct().count() < targets.size()) {
        throw new UsageException("--report " + text + ": another report goes there already");
      }
    }
    return targets;
  }
}
