package org.trackwalk.htmlcheck;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.trackwalk.check.levels.CheckRun;
import org.trackwalk.io.source.LoadOptions;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.report.CheckReport;
import org.trackwalk.model.settings.CheckSettings;
import org.trackwalk.report.format.ReportOptions;
import org.trackwalk.report.html.HtmlReport;
import org.trackwalk.report.output.KeptGeometry;

/** Pages of the repository's own examples, as a run writes them. */
final class Pages {

  private static final Path EXAMPLES =
      Path.of(System.getProperty("trackwalk.root", "../..")).resolve("examples");

  private Pages() {}

  /** One level with faults. */
  static Path planted(Path folder) throws IOException {
    return write(folder.resolve("planted.html"), List.of(EXAMPLES.resolve("circuit-planted")));
  }

  /** Two levels and a file that cannot be read. */
  static Path several(Path folder) throws IOException {
    Path broken =
        Files.writeString(folder.resolve("broken <b>.glb"), "glTF, but no more than that");
    return write(
        folder.resolve("several.html"),
        List.of(EXAMPLES.resolve("circuit"), EXAMPLES.resolve("circuit-planted"), broken));
  }

  private static Path write(Path file, List<Path> levels) throws IOException {
    HtmlReport html = new HtmlReport();
    CheckReport report =
        CheckRun.run(
            levels,
            LoadOptions.DEFAULT,
            CheckSettings.defaults(),
            "test",
            KeptGeometry.of(List.of(html)),
            Progress.none());
    try (OutputStream out = Files.newOutputStream(file)) {
      html.write(report, ReportOptions.USUAL, out);
    }
    return file;
  }

  /** The accessibility checker (axe-core, MPL-2.0). */
  static String axe() {
    try (var in = Pages.class.getResourceAsStream("/axe.min.js")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
