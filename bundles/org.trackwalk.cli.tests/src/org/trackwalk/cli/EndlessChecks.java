package org.trackwalk.cli;

import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.trackwalk.report.format.ReportFormat;
import org.trackwalk.report.output.FormatList;

/**
 * A process that checks one of two levels after the other, writes all kinds of files over those of
 * the check before, and never ends; {@link KilledRunsTest} kills it. Arguments: the folder of the
 * levels, that of the reports, that of the cache; then, for a process that ends, how many checks.
 */
final class EndlessChecks {

  /** What is printed after each check. */
  static final String DONE = "done";

  private static final List<String> LEVELS = List.of("a", "b");

  private EndlessChecks() {}

  /** Goes on until it is killed, or has checked as often as it was told. */
  public static void main(String[] arguments) {
    Path levels = Path.of(arguments[0]);
    int last = arguments.length > 3 ? Integer.parseInt(arguments[3]) : Integer.MAX_VALUE;
    for (int i = 0; i < last; i++) {
      String level = LEVELS.get(i % LEVELS.size());
      int exit = check(levels.resolve(level), Path.of(arguments[1]), Path.of(arguments[2]));
      if (exit > 1) {
        System.exit(exit);
      }
      print(System.out);
    }
  }

  private static void print(PrintStream out) {
    out.println(DONE);
    out.flush();
  }

  /** The formats that are written: all that draw nothing, so that the cache is used. */
  static List<String> formats() {
    return FormatList.all().stream()
        .filter(format -> !format.draws())
        .filter(format -> format.forFile("report." + format.id()).isPresent())
        .map(ReportFormat::id)
        .toList();
  }

  /** One check of a folder of levels. */
  static int check(Path levels, Path reports, Path cache) {
    List<String> arguments = new ArrayList<>(List.of("check", levels.toString(), "--separate"));
    for (String format : formats()) {
      arguments.add("--report");
      arguments.add(format + "=" + reports.resolve("report." + format));
    }
    arguments.add("--cache");
    arguments.add(cache.toString());
    PrintStream nowhere =
        new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8);
    return Main.run(arguments.toArray(new String[0]), nowhere, nowhere);
  }
}
