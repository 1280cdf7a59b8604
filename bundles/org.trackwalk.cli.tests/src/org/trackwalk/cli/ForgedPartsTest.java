package org.trackwalk.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
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
import org.trackwalk.check.levels.InputOutcome;
import org.trackwalk.check.levels.LevelAnswer;
import org.trackwalk.check.shard.Shard;
import org.trackwalk.check.shard.ShardFile;
import org.trackwalk.check.shard.ShardHead;
import org.trackwalk.cli.console.ToolVersion;
import org.trackwalk.model.report.InputStatus;
import org.trackwalk.model.report.LevelReport;
import org.trackwalk.model.report.LevelSketch;
import org.trackwalk.report.sketch.LevelSketcher;

/** Parts with a right digest that no check wrote so: they reach no report. */
class ForgedPartsTest {

  @TempDir private Path folder;
  private SevenInputs levels;

  @BeforeEach
  void sevenInputs() throws IOException {
    levels = new SevenInputs(folder);
  }

  /** A digest says that a part is as it was written, not by whom. */
  @Test
  void drawingsThatNoCheckDrewReachNoPage() throws IOException {
    Path part = levels.part(1, 1);
    Shard shard = ShardFile.read(part, ToolVersion.NUMBER);
    Path out = folder.resolve("merged.html");
    Path other = folder.resolve("other.trackwalk-part");
    byte[] script = sketched("<svg></svg><script>alert(1)</script>");
    byte[] cut = Arrays.copyOf(sketched("<svg></svg>"), 9);
    String close = LevelSketcher.CLOSE_UPS;
    write(shard, close, sketched("<svg><path d=\"M0 0\"/></svg>"), other);
    assertEquals(3, SevenInputs.run(List.of("merge", out.toString(), other.toString())).code());
    assertTrue(Files.exists(out), "one level cannot be read, and that is all");
    Files.delete(out);
    write(shard, close, script, other);
    SevenInputs.refused(
        "the picture '" + close + "' in it is none that a check drew", out, other.toString());
    write(shard, close, cut, other);
    SevenInputs.refused("the picture '" + close + "' in it is damaged", out, other.toString());
  }

  /** A digest says nothing of what stands in the place of paths and patterns either. */
  @Test
  void whatIsNoPathOfAFileIsRefused() throws IOException {
    Shard shard = ShardFile.read(levels.part(1, 1), ToolVersion.NUMBER);
    ShardHead head = shard.head();
    Path out = folder.resolve("merged.json");
    Path other = folder.resolve("other.trackwalk-part");
    write(new Shard(named(head, List.of("a\0b"), head.exclude()), shard.inputs()), other);
    SevenInputs.refused("other.trackwalk-part: it is broken: ", out, other.toString());
    write(new Shard(named(head, head.asked(), List.of("[a")), shard.inputs()), other);
    SevenInputs.refused("'[a' is no pattern", out, other.toString());
    List<String> many = Collections.nCopies(17, "**/".repeat(1_365));
    write(new Shard(named(head, head.asked(), many), shard.inputs()), other);
    SevenInputs.refused("patterns of 69615 letters are left out", out, other.toString());
    List<InputOutcome> inputs = new ArrayList<>(shard.inputs());
    InputOutcome first = inputs.get(0);
    InputStatus status = new InputStatus("a\0b", first.status().status(), "");
    inputs.set(0, new InputOutcome(status, first.answer(), first.exit()));
    write(new Shard(head, inputs), other);
    SevenInputs.refused("is no path of a file", out, other.toString());
  }

  /** What was typed on another machine may have been the name of a file there. */
  @Test
  void whatIsNoPatternIsTheNameOfAFile() throws IOException {
    Shard shard = ShardFile.read(levels.part(1, 1), ToolVersion.NUMBER);
    Path other = folder.resolve("other.trackwalk-part");
    List<String> asked = List.of("levels/[a", "{", "**".repeat(2_100));
    write(new Shard(named(shard.head(), asked, shard.head().exclude()), shard.inputs()), other);
    Path gone = folder.resolve("gone.obj");
    Files.writeString(gone, "v 0 0 0\nv 0 0 4\nv 4 0 4\nf 1 2 3\n");
    Path known = folder.resolve("known.json");
    assertEquals(
        0,
        SevenInputs.run(List.of("baseline", gone.toString(), "--output", known.toString())).code());
    Files.delete(gone);
    CliRun run =
        SevenInputs.run(List.of("merge", "-", other.toString(), "--baseline", known.toString()));
    assertEquals(3, run.code(), run.toString());
  }

  /** The last eight bits of 256 are those of a run that found nothing. */
  @Test
  void exitCodesThatThereAreNotAreRefused() throws IOException {
    Shard shard = ShardFile.read(levels.part(1, 1), ToolVersion.NUMBER);
    Path out = folder.resolve("merged.json");
    Path other = folder.resolve("other.trackwalk-part");
    for (int exit : new int[] {-1, 6, 256, Integer.MAX_VALUE}) {
      List<InputOutcome> inputs = new ArrayList<>(shard.inputs());
      InputOutcome first = inputs.get(0);
      inputs.set(0, new InputOutcome(first.status(), first.answer(), exit));
      write(new Shard(shard.head(), inputs), other);
      SevenInputs.refused(
          "it is broken: no level ends with exit code " + exit, out, other.toString());
    }
    List<InputOutcome> inputs = new ArrayList<>(shard.inputs());
    inputs.set(0, new InputOutcome(null, inputs.get(0).answer(), 0));
    write(new Shard(shard.head(), inputs), other);
    SevenInputs.refused("it is broken: input 1: something is missing", out, other.toString());
  }

  /** Nor of how long a level took, which {@code --times} would write for the next run. */
  @Test
  void whatAreNoSecondsIsRefused() throws IOException {
    Shard shard = ShardFile.read(levels.part(1, 1), ToolVersion.NUMBER);
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
      SevenInputs.refused(
          "other.trackwalk-part: it is broken: no level takes " + seconds, out, other.toString());
    }
  }

  /** All parts are there, and say of more inputs than they hold together. */
  @Test
  void inputsThatNoPartHoldsAreNamed() throws IOException {
    Shard shard = ShardFile.read(levels.part(1, 1), ToolVersion.NUMBER);
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
    SevenInputs.refused(
        "no part holds input 8 of 9", folder.resolve("merged.json"), other.toString());
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
}
