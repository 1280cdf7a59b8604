package org.trackwalk.cli;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.zip.Deflater;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.trackwalk.check.run.InputOutcome;
import org.trackwalk.check.run.LevelAnswer;
import org.trackwalk.check.shard.Shard;
import org.trackwalk.check.shard.ShardFile;
import org.trackwalk.check.shard.ShardHead;
import org.trackwalk.cli.console.ToolVersion;
import org.trackwalk.model.report.InputStatus;
import org.trackwalk.model.report.LevelReport;
import org.trackwalk.model.report.LevelSketch;
import org.trackwalk.report.format.ReportFormat;
import org.trackwalk.report.output.FormatList;
import org.trackwalk.report.sketch.LevelSketcher;
import org.trackwalk.report.sketch.SketchCheck;

/** Levels checked in parts, and the parts as one report. */
class MergeCommandTest {

  @TempDir private Path folder;
  private Path levels;

  /** Good and bad ones, two of one name, one cut off, one of a kind that is not read. */
  @BeforeEach
  void sevenInputs() throws IOException {
    levels = Files.createDirectory(folder.resolve("levels"));
    for (String name : List.of("a/good", "b/bad", "c/good", "d/bad", "e/bad")) {
      Path track = name.endsWith("good") ? Tracks.good(folder) : Tracks.bad(folder);
      move(track, name + ".obj");
    }
    move(Tracks.broken(folder), "f/broken.stl");
    Files.writeString(levels.resolve("scene.max"), "not read");
  }

  private void move(Path file, String name) throws IOException {
    Path level = levels.resolve(name);
    Files.createDirectories(level.getParent());
    Files.move(file, level);
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

  private CliRun run(List<String> arguments, String... more) {
    List<String> all = new ArrayList<>(arguments);
    all.addAll(Arrays.asList(more));
    return CliRun.of(all.toArray(new String[0]));
  }

  private Path part(int index, int of, String... more) {
    Path part = folder.resolve(index + "of" + of + ".trackwalk-part");
    List<String> check = List.of("check", levels.toString(), "--shard", index + "/" + of);
    CliRun run = run(check, merged(more, "--part", part.toString()));
    assertTrue(Files.isRegularFile(part), run.err());
    return part;
  }

  private static String[] merged(String[] some, String... others) {
    List<String> all = new ArrayList<>(Arrays.asList(some));
    all.addAll(Arrays.asList(others));
    return all.toArray(new String[0]);
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
    run(List.of("baseline", levels.resolve("b").toString(), "--output", baseline.toString()));
    String[] since = {"--baseline", baseline.toString(), "--fail-on-new"};
    Path whole = folder.resolve("whole");
    List<String> check = new ArrayList<>(List.of("check", levels.toString()));
    check.addAll(reports(whole));
    CliRun expected = run(check, since);
    assertEquals(3, expected.code(), "one cannot be read");
    for (int shards : new int[] {1, 4, 7}) {
      List<String> merge = new ArrayList<>(List.of("merge"));
      Path into = folder.resolve("merged" + shards);
      List<String> reports = reports(into);
      merge.add(reports.get(1));
      for (int index = shards; index >= 1; index--) {
        merge.add(part(index, shards).toString());
      }
      merge.addAll(reports.subList(2, reports.size()));
      CliRun run = run(merge, since);
      assertEquals(expected.code(), run.code(), run.err());
      assertSame(whole, into);
    }
  }

  @Test
  void timesOfOneRunShareOutTheNext() throws IOException {
    Path times = folder.resolve("times.csv");
    Path report = folder.resolve("r.json");
    CliRun merge =
        run(
            List.of("merge", report.toString()),
            part(1, 2).toString(),
            part(2, 2).toString(),
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
    part(1, 2, "--shard-times", times.toString(), "--report", "json=" + report);
    String alone = Files.readString(report);
    assertTrue(alone.contains("b/bad.obj"), alone);
    assertFalse(alone.contains("e/bad.obj"), alone);
  }

  @Test
  void whatIsNoWholeRunIsRefusedByName() throws IOException {
    Path out = folder.resolve("r.json");
    String one = part(1, 3).toString();
    String two = part(2, 3).toString();
    String three = part(3, 3).toString();
    refused("shard 2 of 3 is missing", out, one, three);
    Path copy = Files.copy(Path.of(two), folder.resolve("copy"));
    refused("shard 2 of 3 is there twice", out, one, two, three, copy.toString());
    refused("it is named twice", out, one, two, two, three);
    refused("its plan is", out, one, two, part(2, 2).toString());
    byte[] bytes = Files.readAllBytes(Path.of(three));
    for (int length : new int[] {0, 5, 30, bytes.length / 2, bytes.length - 1}) {
      Path cut = Files.write(folder.resolve("cut"), Arrays.copyOf(bytes, length));
      refused("cut: it is ", out, one, two, cut.toString());
    }
    bytes[bytes.length - 10] ^= 1;
    Path broken = Files.write(folder.resolve("broken"), bytes);
    refused("it is broken", out, one, two, broken.toString());
    refused("no part that 'check --shard --part'", out, one, levels.resolve("b/bad.obj") + "");
    refused("it was checked with other options", out, one, two, part(3, 3, "--speed", "90") + "");
    refused("its plan is", out, one, two, part(3, 3, "--up", "z") + "");
    Path line = Files.writeString(folder.resolve("line.csv"), "0,0,0\n10,0,0\n20,0,0\n");
    refused("other options", out, one, two, part(3, 3, "--line", line.toString()) + "");
    byte[] older =
        new String(Files.readAllBytes(Path.of(one)), StandardCharsets.ISO_8859_1)
            .replaceFirst("0\\.1\\.0", "0.0.9")
            .getBytes(StandardCharsets.ISO_8859_1);
    Path other = Files.write(folder.resolve("older"), older);
    refused("it is of Trackwalk 0.0.9", out, other.toString(), two);
    Files.writeString(levels.resolve("a/good.obj"), "# longer\n" + Files.readString(good()));
    refused("its plan is", out, one, two, part(3, 3).toString());
  }

  /** Scenes of all rules, and with them every kind of drawing. */
  @Test
  void whatAnyRuleDrawsIsADrawing() throws IOException {
    Path rules = Path.of(System.getProperty("trackwalk.root", "../..")).resolve("examples/rules");
    Path part = folder.resolve("rules.trackwalk-part");
    String[] check = {"check", rules.toString(), "--separate", "--shard", "1/1"};
    run(Arrays.asList(check), "--part", part.toString());
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

  /** A digest says that a part is as it was written, not by whom. */
  @Test
  void drawingsThatNoCheckDrewReachNoPage() throws IOException {
    Path part = part(1, 1);
    Shard shard = ShardFile.read(part, ToolVersion.NUMBER);
    Path out = folder.resolve("merged.html");
    Path other = folder.resolve("other.trackwalk-part");
    byte[] script = sketched("<svg></svg><script>alert(1)</script>");
    byte[] cut = Arrays.copyOf(sketched("<svg></svg>"), 9);
    String close = LevelSketcher.CLOSE_UPS;
    write(shard, close, sketched("<svg><path d=\"M0 0\"/></svg>"), other);
    assertEquals(3, run(List.of("merge", out.toString(), other.toString())).code());
    assertTrue(Files.exists(out), "one level cannot be read, and that is all");
    Files.delete(out);
    write(shard, close, script, other);
    refused("the picture '" + close + "' in it is none that a check drew", out, other.toString());
    write(shard, close, cut, other);
    refused("the picture '" + close + "' in it is damaged", out, other.toString());
  }

  /** A digest says nothing of what stands in the place of paths and patterns either. */
  @Test
  void whatIsNoPathOfAFileIsRefused() throws IOException {
    Shard shard = ShardFile.read(part(1, 1), ToolVersion.NUMBER);
    ShardHead head = shard.head();
    Path out = folder.resolve("merged.json");
    Path other = folder.resolve("other.trackwalk-part");
    write(new Shard(named(head, List.of("a\0b"), head.exclude()), shard.inputs()), other);
    refused("other.trackwalk-part: it is broken: ", out, other.toString());
    write(new Shard(named(head, head.asked(), List.of("[a")), shard.inputs()), other);
    refused("'[a' is no pattern", out, other.toString());
    List<String> many = Collections.nCopies(17, "**/".repeat(1_365));
    write(new Shard(named(head, head.asked(), many), shard.inputs()), other);
    refused("patterns of 69615 letters are left out", out, other.toString());
    List<InputOutcome> inputs = new ArrayList<>(shard.inputs());
    InputOutcome first = inputs.get(0);
    InputStatus status = new InputStatus("a\0b", first.status().status(), "");
    inputs.set(0, new InputOutcome(status, first.answer(), first.exit()));
    write(new Shard(head, inputs), other);
    refused("is no path of a file", out, other.toString());
  }

  /** What was typed on another machine may have been the name of a file there. */
  @Test
  void whatIsNoPatternIsTheNameOfAFile() throws IOException {
    Shard shard = ShardFile.read(part(1, 1), ToolVersion.NUMBER);
    Path other = folder.resolve("other.trackwalk-part");
    List<String> asked = List.of("levels/[a", "{", "**".repeat(2_100));
    write(new Shard(named(shard.head(), asked, shard.head().exclude()), shard.inputs()), other);
    Path gone = folder.resolve("gone.obj");
    Files.writeString(gone, "v 0 0 0\nv 0 0 4\nv 4 0 4\nf 1 2 3\n");
    Path known = folder.resolve("known.json");
    assertEquals(0, run(List.of("baseline", gone.toString(), "--output", known.toString())).code());
    Files.delete(gone);
    CliRun run = run(List.of("merge", "-", other.toString(), "--baseline", known.toString()));
    assertEquals(3, run.code(), run.toString());
  }

  /** The last eight bits of 256 are those of a run that found nothing. */
  @Test
  void exitCodesThatThereAreNotAreRefused() throws IOException {
    Shard shard = ShardFile.read(part(1, 1), ToolVersion.NUMBER);
    Path out = folder.resolve("merged.json");
    Path other = folder.resolve("other.trackwalk-part");
    for (int exit : new int[] {-1, 6, 256, Integer.MAX_VALUE}) {
      List<InputOutcome> inputs = new ArrayList<>(shard.inputs());
      InputOutcome first = inputs.get(0);
      inputs.set(0, new InputOutcome(first.status(), first.answer(), exit));
      write(new Shard(shard.head(), inputs), other);
      refused("it is broken: no level ends with exit code " + exit, out, other.toString());
    }
    List<InputOutcome> inputs = new ArrayList<>(shard.inputs());
    inputs.set(0, new InputOutcome(null, inputs.get(0).answer(), 0));
    write(new Shard(shard.head(), inputs), other);
    refused("it is broken; check its levels again", out, other.toString());
  }

  /** Nor of how long a level took, which {@code --times} would write for the next run. */
  @Test
  void whatAreNoSecondsIsRefused() throws IOException {
    Shard shard = ShardFile.read(part(1, 1), ToolVersion.NUMBER);
    Path out = folder.resolve("merged.json");
    Path other = folder.resolve("other.trackwalk-part");
    for (double seconds : new double[] {Double.NaN, -1, Double.POSITIVE_INFINITY, 1e300}) {
      List<InputOutcome> inputs = new ArrayList<>();
      for (InputOutcome input : shard.inputs()) {
        LevelAnswer answer = input.answer();
        if (answer != null) {
          LevelReport r = answer.report();
          LevelReport late =
              new LevelReport(
                  r.identity(),
                  r.basis(),
                  r.told(),
                  r.baseline(),
                  seconds,
                  r.geometry(),
                  r.sketch());
          answer = new LevelAnswer(late, answer.judged());
        }
        inputs.add(new InputOutcome(input.status(), answer, input.exit()));
      }
      write(new Shard(shard.head(), inputs), other);
      refused(
          "other.trackwalk-part: it is broken: no level takes " + seconds, out, other.toString());
    }
  }

  /** All parts are there, and say of more inputs than they hold together. */
  @Test
  void inputsThatNoPartHoldsAreNamed() throws IOException {
    Shard shard = ShardFile.read(part(1, 1), ToolVersion.NUMBER);
    ShardHead head = shard.head();
    ShardHead more =
        new ShardHead(
            head.plan(),
            head.index(),
            head.shards(),
            head.options(),
            head.basis(),
            head.asked(),
            head.exclude(),
            head.inputs() + 2,
            head.places());
    Path other = folder.resolve("other.trackwalk-part");
    write(new Shard(more, shard.inputs()), other);
    refused("no part holds input 8 of 9", folder.resolve("merged.json"), other.toString());
  }

  private static ShardHead named(ShardHead head, List<String> asked, List<String> exclude) {
    return new ShardHead(
        head.plan(),
        head.index(),
        head.shards(),
        head.options(),
        head.basis(),
        asked,
        exclude,
        head.inputs(),
        head.places());
  }

  private static void write(Shard shard, String name, byte[] picture, Path file)
      throws IOException {
    List<InputOutcome> inputs = new ArrayList<>();
    for (InputOutcome input : shard.inputs()) {
      LevelAnswer answer = input.answer();
      if (answer != null) {
        Map<String, byte[]> parts = new TreeMap<>(answer.report().sketch().parts());
        parts.put(name, picture);
        LevelReport report = answer.report().sketched(new LevelSketch(parts));
        answer = new LevelAnswer(report, answer.judged());
      }
      inputs.add(new InputOutcome(input.status(), answer, input.exit()));
    }
    write(new Shard(shard.head(), inputs), file);
  }

  private static void write(Shard shard, Path file) throws IOException {
    try (OutputStream out = Files.newOutputStream(file)) {
      ShardFile.write(shard, out);
    }
  }

  /** One drawing, as pages keep them: how many, then a name and markup each. */
  private static byte[] sketched(String markup) {
    ByteArrayOutputStream plain = new ByteArrayOutputStream();
    byte[] text = markup.getBytes(StandardCharsets.UTF_8);
    plain.writeBytes(new byte[] {1, 1, 'f', (byte) text.length});
    plain.writeBytes(text);
    Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION, true);
    deflater.setInput(plain.toByteArray());
    deflater.finish();
    byte[] packed = new byte[2 * plain.size() + 64];
    int size = deflater.deflate(packed);
    deflater.end();
    return Arrays.copyOf(packed, size);
  }

  @Test
  void whatCouldNotBeReadIsNamed() {
    CliRun run = run(List.of("merge", folder.resolve("m.html").toString()), part(1, 1).toString());
    assertEquals(3, run.code());
    assertTrue(run.err().contains("failed: " + levels.resolve("f/broken.stl")), run.err());
  }

  private Path good() {
    return levels.resolve("a/good.obj");
  }

  private void refused(String why, Path out, String... parts) {
    CliRun run = run(List.of("merge", out.toString()), parts);
    assertEquals(3, run.code(), run.err());
    assertTrue(run.err().contains(why), run.err());
    assertEquals(1, run.err().lines().count(), run.err());
    assertFalse(Files.exists(out), "nothing is written");
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
      arguments.replaceAll(a -> a.equals("TRACK") ? good().toString() : a);
      boolean one = arguments.contains(good().toString());
      arguments.replaceAll(a -> a.equals("LEVELS") ? (one ? good() : levels).toString() : a);
      CliRun run = run(arguments);
      assertEquals(2, run.code(), String.join(" ", line) + ": " + run.err());
      assertTrue(run.err().contains(why), run.err());
    }
    assertFalse(Files.exists(Path.of(part)));
  }
}
