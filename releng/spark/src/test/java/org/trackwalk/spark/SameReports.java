package org.trackwalk.spark;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.trackwalk.report.format.ReportFormat;
import org.trackwalk.report.output.FormatList;

/** Every report that can be made of parts, of two runs that should have found the same. */
final class SameReports {

  private SameReports() {}

  private static List<String> formats() {
    return FormatList.all().stream().filter(f -> !f.draws()).map(ReportFormat::id).toList();
  }

  private static String file(String format) {
    return "r." + format + (format.equals("overlay") ? ".glb" : "");
  }

  /**
   * Options that write all.
   *
   * @param prefix of each target, such as {@code file://}
   */
  static List<String> options(Path into, String prefix) throws IOException {
    Files.createDirectories(into);
    List<String> options = new ArrayList<>();
    for (String format : formats()) {
      options.addAll(List.of("--report", format + "=" + prefix + into.resolve(file(format))));
    }
    return options;
  }

  static void check(Path expected, Path actual) throws IOException {
    for (String format : formats()) {
      byte[] bytes = Files.readAllBytes(expected.resolve(file(format)));
      assertArrayEquals(bytes, Files.readAllBytes(actual.resolve(file(format))), format);
    }
    List<String> names = names(actual).stream().filter(name -> !name.endsWith(".crc")).toList();
    assertEquals(names(expected), names, "nothing is left aside");
  }

  private static List<String> names(Path folder) throws IOException {
    try (var files = Files.list(folder)) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }
}
