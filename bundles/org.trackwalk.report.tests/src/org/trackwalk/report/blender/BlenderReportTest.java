package org.trackwalk.report.blender;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.model.report.CheckReport;
import org.trackwalk.report.fixture.DemoReport;
import org.trackwalk.report.format.ReportOptions;
import org.trackwalk.report.json.SchemaCheck;

/** The file for Blender, and the plain half of the add-on that reads it. */
class BlenderReportTest {

  @TempDir private Path folder;

  private static byte[] write(CheckReport report) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    new BlenderReport().write(report, ReportOptions.USUAL, out);
    return out.toByteArray();
  }

  private static JsonArray findings(CheckReport report) throws IOException {
    String text = new String(write(report), StandardCharsets.UTF_8);
    return JsonParser.parseString(text)
        .getAsJsonObject()
        .getAsJsonArray("levels")
        .get(0)
        .getAsJsonObject()
        .getAsJsonArray("findings");
  }

  @Test
  void theFileFollowsThePublishedSchema() throws IOException {
    try (InputStream in = BlenderReport.class.getResourceAsStream(BlenderReport.SCHEMA_RESOURCE)) {
      JsonObject schema =
          JsonParser.parseString(new String(in.readAllBytes(), StandardCharsets.UTF_8))
              .getAsJsonObject();
      String text = new String(write(DemoReport.circuit()), StandardCharsets.UTF_8);
      assertEquals(List.of(), SchemaCheck.errors(schema, JsonParser.parseString(text)));
    }
  }

  @Test
  void placesAreBlendersWhichForAFileWithZUpAreTheFiles() throws IOException {
    CheckReport report =
        DemoReport.of(
            List.of(
                DemoReport.finding(
                    "seam.gap", Severity.ERROR, "gap", new double[] {1.5, 2, -3}, "g")),
            0);
    JsonObject finding = findings(report).get(0).getAsJsonObject();
    assertEquals("[1.5,3,2]", finding.get("position").toString());
  }

  @Test
  void verticesAreThoseOfThePieces() throws IOException {
    CheckReport report = DemoReport.circuit();
    JsonObject finding = findings(report).get(0).getAsJsonObject();
    JsonObject vertices = finding.getAsJsonArray("vertices").get(0).getAsJsonObject();
    assertEquals("road_01", vertices.get("piece").getAsString());
    Piece piece =
        report.levels().get(0).surface().pieces().stream()
            .filter(p -> p.name().equals("road_01"))
            .findFirst()
            .orElseThrow();
    // The fixture names the edges 7-8 and 8-9; its pieces have Y up, so Blender has (x, -z, y).
    double[] expected = new double[9];
    for (int i = 0; i < 3; i++) {
      float[] p = piece.positions();
      int v = 3 * (7 + i);
      expected[3 * i] = p[v];
      expected[3 * i + 1] = -p[v + 2];
      expected[3 * i + 2] = p[v + 1];
    }
    double[] at = new double[9];
    for (int i = 0; i < 9; i++) {
      at[i] = vertices.getAsJsonArray("at").get(i).getAsDouble();
    }
    assertArrayEquals(expected, at, 1e-4);
  }

  @Test
  void theAddOnsPlainHalfWorksAndReadsWhatIsWritten() throws IOException, InterruptedException {
    Path addOn = addOn();
    assumeTrue(addOn != null, "the project's folder is not above the working folder");
    assumeTrue(python("--version", folder).code() == 0, "there is no python3 here");
    Output tests = python("-m unittest -v test_trackwalk_findings", addOn);
    assertEquals(0, tests.code(), tests.text());
    assertTrue(tests.text().contains("OK"), tests.text());
    Path file = folder.resolve("findings.json");
    Files.write(file, write(DemoReport.circuit()));
    Path script = folder.resolve("count.py");
    Files.writeString(
        script,
        """
        import sys
        sys.dont_write_bytecode = True
        sys.path.insert(0, sys.argv[1])
        import trackwalk_findings as tw
        found = tw.read_findings(open(sys.argv[2], encoding="utf-8").read())
        print("read", len(found), tw.label(found[0]))
        """);
    Output read = python(script + " " + addOn + " " + file, folder);
    assertEquals("read 14 001 error seam.step road_02 | road_03", read.text().strip());
  }

  private record Output(int code, String text) {}

  private static Output python(String arguments, Path folder)
      throws IOException, InterruptedException {
    Process process;
    try {
      ProcessBuilder builder = new ProcessBuilder(("python3 -B " + arguments).split(" "));
      process = builder.directory(folder.toFile()).redirectErrorStream(true).start();
    } catch (IOException e) {
      return new Output(-1, "no python3");
    }
    String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertTrue(process.waitFor(60, TimeUnit.SECONDS), "python3 does not end");
    return new Output(process.exitValue(), text);
  }

  private static Path addOn() {
    String root = System.getProperty("trackwalk.root", System.getProperty("user.dir"));
    for (File f = new File(root).getAbsoluteFile(); f != null; f = f.getParentFile()) {
      Path folder = f.toPath().resolve("examples/blender");
      if (Files.isRegularFile(folder.resolve("trackwalk_findings.py"))) {
        return folder;
      }
    }
    return null;
  }
}
