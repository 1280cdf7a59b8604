package org.trackwalk.cli;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.trackwalk.check.levels.InputOutcome;
import org.trackwalk.check.shard.Shard;
import org.trackwalk.check.shard.ShardFile;
import org.trackwalk.cli.console.ToolVersion;
import org.trackwalk.model.report.LevelSketch;
import org.trackwalk.report.format.ReportFormat;
import org.trackwalk.report.output.FormatList;
import org.trackwalk.report.sketch.LevelSketcher;
import org.trackwalk.report.sketch.SketchCheck;

/** Levels checked in parts, and the parts as one report. */
class MergeCommandTest {

  @TempDir private Path folder;
  private SevenInputs inputs;
  private Path levels;

  @BeforeEach
  void sevenInputs() throws IOException {
    inputs = new SevenInputs(folder);
    levels = inputs.levels();
  }

  private static List<String> mergeable() {
    return FormatList.all().stream().filter(f -> !f.draws()).map(ReportFormat::id).toList();
  }

  private static String file(String format) {
    return "r." + format + (format.equals("overlay") ? ".glb" : "");
  }

  private List<String> reports(Path into) throws IOException {
    Files.createDirectories(into);
    List<String> options = new ArrayList<>();
    for (String format : mergeable()) {
      options.addAll(List.of("--report", format + "=" + into.resolve(file(format))));
    }
    return options;
  }

  private void assertSame(Path expected, Path actual) throws IOException {
    for (String format : mergeable()) {
      byte[] a = Files.readAllBytes(expected.resolve(file(format)));
      byte[] b = Files.readAllBytes(actual.resolve(file(format)));
      assertArrayEquals(a, b, format);
    }
  }

  @Test
  void partsMergedAreTheWholeRunToTheByte() throws IOException {
    Path baseline = folder.resolve("known.json");
    SevenInputs.run(
        List.of("baseline", levels.resolve("b").toString(), "--output", baseline.toString()));
    String[] since = {"--baseline", baseline.toString(), "--fail-on-new"};
    Path whole = folder.resolve("whole");
    List<String> check = new ArrayList<>(List.of("check", levels.toString()));
    check.addAll(reports(whole));
    CliRun expected = SevenInputs.run(check, since);
    assertEquals(3, expected.code(), "one cannot be read");
    for (int shards : new int[] {1, 4, 7}) {
      List<String> merge = new ArrayList<>(List.of("merge"));
      Path into = folder.resolve("merged" + shards);
      List<String> reports = reports(into);
      merge.add(reports.get(1));
      for (int index = shards; index >= 1; index--) {
        merge.add(inputs.part(index, shards).toString());
      }
      merge.addAll(reports.subList(2, reports.size()));
      CliRun run = SevenInputs.run(merge, since);
      assertEquals(expected.code(), run.code(), run.err());
      assertSame(whole, into);
    }
  }

  @Test
  void timesOfOneRunShareOutTheNext() throws IOException {
    Path times = folder.resolve("times.csv");
    Path report = folder.resolve("r.json");
    CliRun merge =
        SevenInputs.run(
            List.of("merge", report.toString()),
            inputs.part(1, 2).toString(),
            inputs.part(2, 2).toString(),
            "--times",
            times.toString());
    assertTrue(merge.err().contains("2 parts, 5 levels"), merge.err());
    List<String> lines = Files.readAllLines(times);
    assertEquals(6, lines.size(), lines.toString());
    // One level that takes longer than all others together is a part of its own.
    List<String> heavy = new ArrayList<>(List.of(lines.get(0)));
    for (String line : lines.subList(1, lines.size())) {
      String level = line.substring(line.indexOf(',') + 1);
      heavy.add((level.endsWith("b/bad.obj") ? 1000 : 1) + "," + level);
    }
    Files.write(times, heavy);
    inputs.part(1, 2, "--shard-times", times.toString(), "--report", "json=" + report);
    String alone = Files.readString(report);
    assertTrue(alone.contains("b/bad.obj"), alone);
    assertFalse(alone.contains("e/bad.obj"), alone);
  }

  @Test
  void whatIsNoWholeRunIsRefusedByName() throws IOException {
    Path out = folder.resolve("r.json");
    String one = inputs.part(1, 3).toString();
    String two = inputs.part(2, 3).toString();
    String three = inputs.part(3, 3).toString();
    SevenInputs.refused("shard 2 of 3 is missing", out, one, three);
    Path copy = Files.copy(Path.of(two), folder.resolve("copy"));
    SevenInputs.refused("shard 2 of 3 is there twice", out, one, two, three, copy.toString());
    SevenInputs.refused("it is named twice", out, one, two, two, three);
    SevenInputs.refused("its plan is", out, one, two, inputs.part(2, 2).toString());
    byte[] bytes = Files.readAllBytes(Path.of(three));
    for (int length : new int[] {0, 5, 30, bytes.length / 2, bytes.length - 1}) {
      Path cut = Files.write(folder.resolve("cut"), Arrays.copyOf(bytes, length));
      SevenInputs.refused("cut: it is ", out, one, two, cut.toString());
    }
    bytes[bytes.length - 10] ^= 1;
    Path broken = Files.write(folder.resolve("broken"), bytes);
    SevenInputs.refused("it is broken", out, one, two, broken.toString());
    SevenInputs.refused(
        "no part that 'check --shard --part'", out, one, levels.resolve("b/bad.obj") + "");
    SevenInputs.refused(
        "it was checked with other options",
        out,
        one,
        two,
        inputs.part(3, 3, "--speed", "90") + "");
    SevenInputs.refused("its plan is", out, one, two, inputs.part(3, 3, "--up", "z") + "");
    Path line = Files.writeString(folder.resolve("line.csv"), "0,0,0\n10,0,0\n20,0,0\n");
    SevenInputs.refused(
        "other options", out, one, two, inputs.part(3, 3, "--line", line.toString()) + "");
    byte[] older =
        new String(Files.readAllBytes(Path.of(one)), StandardCharsets.ISO_8859_1)
            .replaceFirst("0\\.1\\.0", "0.0.9")
            .getBytes(StandardCharsets.ISO_8859_1);
    Path other = Files.write(folder.resolve("older"), older);
    SevenInputs.refused("it is of Trackwalk 0.0.9", out, other.toString(), two);
    Files.writeString(levels.resolve("a/good.obj"), "# longer\n" + Files.readString(inputs.good()));
    SevenInputs.refused("its plan is", out, one, two, inputs.part(3, 3).toString());
  }

  /** Scenes of all rules, and with them every kind of drawing. */
  @Test
  void whatAnyRuleDrawsIsADrawing() throws IOException {
    Path rules = Path.of(System.getProperty("trackwalk.root", "../..")).resolve("examples/rules");
    Path part = folder.resolve("rules.trackwalk-part");
    String[] check = {"check", rules.toString(), "--separate", "--shard", "1/1"};
    SevenInputs.run(Arrays.asList(check), "--part", part.toString());
    Shard shard = ShardFile.read(part, ToolVersion.NUMBER);
    int drawn = 0;
    for (InputOutcome input : shard.inputs()) {
      if (input.answer() != null) {
        LevelSketch sketch = input.answer().report().sketch();
        assertNull(SketchCheck.problem(sketch), input.status().path());
        drawn += sketch.parts().containsKey(LevelSketcher.CLOSE_UPS) ? 1 : 0;
      }
    }
    assertTrue(drawn > 50, drawn + " levels with drawings");
  }

  @Test
  void whatCouldNotBeReadIsNamed() {
    CliRun run =
        SevenInputs.run(
            List.of("merge", folder.resolve("m.html").toString()), inputs.part(1, 1).toString());
    assertEquals(3, run.code());
    assertTrue(run.err().contains("failed: " + levels.resolve("f/broken.stl")), run.err());
  }

  @Test
  void whatCannotBeSaidIsSaidAtOnce() throws IOException {
    String part = folder.resolve("p").toString();
    String[][] lines = {
      {"check", "LEVELS", "--part", part, "of which part"},
      {"check", "LEVELS", "--shard", "0/3", "for instance 2/4"},
      {"check", "LEVELS", "--shard", "4/3", "for instance 2/4"},
      {"check", "LEVELS", "--shard", "2", "for instance 2/4"},
      {"check", "LEVELS", "--shard", "1/2", "--part", "TRACK", "would be written over"},
      {"check", "LEVELS", "--shard", "1/2", "--part", part, "--report", "json=" + part, "too"},
      {"check", "LEVELS", "--shard", "1/2", "--fail-on-new", "say them to 'trackwalk merge'"},
      {"merge", folder.resolve("r.xyz").toString(), part, "of which format"},
      {"merge", "svg=" + folder.resolve("r.svg"), part, "draws the level itself"},
    };
    for (String[] line : lines) {
      List<String> arguments = new ArrayList<>(Arrays.asList(line));
      String why = arguments.remove(arguments.size() - 1);
      arguments.replaceAll(a -> a.equals("TRACK") ? inputs.good().toString() : a);
      boolean one = arguments.contains(inputs.good().toString());
      arguments.replaceAll(a -> a.equals("LEVELS") ? (one ? inputs.good() : levels).toString() : a);
      CliRun run = SevenInputs.run(arguments);
      assertEquals(2, run.code(), String.join(" ", line) + ": " + run.err());
      assertTrue(run.err().contains(why), run.err());
    }
    assertFalse(Files.exists(Path.of(part)));
  }
}
