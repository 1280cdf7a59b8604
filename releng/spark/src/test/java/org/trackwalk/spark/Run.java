package org.trackwalk.spark;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.trackwalk.cli.Main;

/**
 * What a run came to.
 *
 * @param code exit code
 * @param out standard output
 * @param err standard error
 */
record Run(int code, String out, String err) {

  /** One process checks all. */
  static Run whole(List<String> levels, List<String> options) {
    List<String> arguments = new ArrayList<>(List.of("check"));
    arguments.addAll(levels);
    arguments.addAll(options);
    return command(arguments.toArray(new String[0]));
  }

  /** The command line. */
  static Run command(String... arguments) {
    return of((out, err) -> Main.run(arguments, out, err));
  }

  /**
   * A cluster checks them.
   *
   * @param spark settings of Spark's, as spark-submit hands them on
   */
  static Run cluster(Map<String, String> spark, List<String> levels, List<String> options) {
    List<String> arguments = new ArrayList<>(levels);
    arguments.addAll(options);
    Map<String, String> settings = new TreeMap<>(spark);
    settings.put("spark.ui.enabled", "false");
    settings.put("spark.driver.host", "127.0.0.1");
    settings.put("spark.driver.bindAddress", "127.0.0.1");
    settings.forEach(System::setProperty);
    try {
      return of((out, err) -> new CheckOnCluster(out, err).run(arguments.toArray(new String[0])));
    } finally {
      settings.keySet().forEach(System::clearProperty);
    }
  }

  private interface Program {
    int run(PrintStream out, PrintStream err);
  }

  private static Run of(Program program) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    int code;
    try (PrintStream text = new PrintStream(out, true, StandardCharsets.UTF_8);
        PrintStream said = new PrintStream(err, true, StandardCharsets.UTF_8)) {
      code = program.run(text, said);
    }
    return new Run(
        code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }
}
