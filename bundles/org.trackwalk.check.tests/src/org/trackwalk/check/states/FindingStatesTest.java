package org.trackwalk.check.states;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.trackwalk.check.levels.CheckRun;
import org.trackwalk.io.source.LoadOptions;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Work;
import org.trackwalk.model.finding.WorkState;
import org.trackwalk.model.report.CheckReport;
import org.trackwalk.model.settings.CheckSettings;

/** What a team says is read, written and told; what is found does not change by it. */
class FindingStatesTest {

  private static final String STEP =
      """
      o road_a
      v 0 0 0
      v 8 0 0
      v 8 0 40
      v 0 0 40
      f 1 4 3 2
      o road_b
      v 0 0.025 40
      v 8 0.025 40
      v 8 0.025 80
      v 0 0.025 80
      f 5 8 7 6
      """;

  @TempDir Path folder;

  @Test
  void itLiesBesideTheManifestOrTheMeshes() {
    assertEquals(
        Path.of("/a/monza.trackwalk-states.json"),
        StateFile.of(List.of(Path.of("/a/monza.trackwalk.json"))));
    assertEquals(
        Path.of("/a/trackwalk-states.json"),
        StateFile.of(List.of(Path.of("/a/one.obj"), Path.of("/a/two.obj"))));
  }

  @Test
  void whatIsWrittenIsRead() throws Exception {
    Work quoted = new Work(WorkState.IN_WORK, "mia", "two \"words\"\nand a line");
    FindingStates states =
        FindingStates.NONE
            .with("b:2", "seam.gap", quoted)
            .with("a:1", "seam.step", new Work(WorkState.DONE, "", ""));
    assertEquals(states, FindingStates.parse(states.text()));
    assertEquals(List.of("a:1", "b:2"), List.copyOf(states.entries().keySet()));
    FindingStates open = states.with("b:2", "seam.gap", new Work(WorkState.OPEN, "mia", ""));
    assertEquals(List.of("a:1"), List.copyOf(open.entries().keySet()), "open is what all are");
  }

  @Test
  void aCheckTellsItAndFindsTheSame() throws Exception {
    Path mesh = Files.writeString(folder.resolve("track.obj"), STEP);
    Finding before = only(mesh);
    assertNull(before.work());
    Work work = new Work(WorkState.NOT_A_FAULT, "mia", "kerb");
    Files.writeString(
        StateFile.of(List.of(mesh)),
        FindingStates.NONE.with(before.fingerprint(), before.rule(), work).text());
    Finding after = only(mesh);
    assertEquals(work, after.work());
    assertEquals(before.fingerprint(), after.fingerprint());
    assertEquals(before.severity(), after.severity());
    assertEquals(before.message(), after.message());
    assertEquals(before.risk(), after.risk());
  }

  @Test
  void whatIsWrongIsSaidWithItsLine() throws IOException {
    Path file = folder.resolve("trackwalk-states.json");
    Files.writeString(
        file,
        """
        {"format": "trackwalk-states", "states": [
          {"fingerprint": "a:1", "state": "done"},
          {"fingerprint": "b:2", "state": "wontfix"}
        ]}
        """);
    String said = assertThrows(IOException.class, () -> FindingStates.read(file)).getMessage();
    assertTrue(said.contains(file.toString()) && said.contains("line 3"), said);
    assertTrue(said.contains("wontfix") && said.contains("not a fault"), said);
    assertEquals(FindingStates.NONE, FindingStates.read(folder.resolve("none.json")));
    Files.writeString(file, "{\"levels\": []}");
    String other = assertThrows(IOException.class, () -> FindingStates.read(file)).getMessage();
    assertTrue(other.contains("another file"), other);
  }

  @Test
  void onlyAFileOfTheFolderIsReadAndOnlyWithinBounds() throws Exception {
    Path level = Files.createDirectory(folder.resolve("level"));
    Path file = level.resolve("trackwalk-states.json");
    Files.createDirectory(file);
    assertTrue(refusal(file).contains("is not a file"));
    Files.delete(file);
    Files.createSymbolicLink(file, Path.of("/dev/zero"));
    assertTrue(refusal(file).contains("is not a file"));
    Files.delete(file);
    Path other = Files.writeString(folder.resolve("other.json"), FindingStates.NONE.text());
    Files.createSymbolicLink(file, other);
    assertTrue(refusal(file).contains("leaves the level's folder"));
    Files.delete(file);
    Path beside = Files.move(other, level.resolve("team.json"));
    Files.createSymbolicLink(file, beside);
    assertEquals(FindingStates.NONE, FindingStates.read(file));
    Files.delete(file);
    Files.write(file, new byte[] {'{', (byte) 0xff, '}'});
    assertTrue(refusal(file).contains("is not text in UTF-8"));
    try (var channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
      channel.write(ByteBuffer.wrap(new byte[1]), 16L << 20);
    }
    assertTrue(refusal(file).contains("has more than 16777216 bytes"));
  }

  @Test
  void whatIsNotedStaysWithAnOpenOne() {
    FindingStates noted =
        FindingStates.NONE.with("a:1", "seam.step", new Work(WorkState.IN_WORK, "mia", "ask Kim"));
    assertEquals("ask Kim", noted.note("a:1"));
    assertEquals("", noted.note("b:2"));
    FindingStates open =
        noted.with("a:1", "seam.step", new Work(WorkState.OPEN, "mia", noted.note("a:1")));
    assertEquals("ask Kim", open.note("a:1"));
  }

  private static String refusal(Path file) {
    String said = assertThrows(IOException.class, () -> FindingStates.read(file)).getMessage();
    assertTrue(said.startsWith(file.toString()), said);
    return said;
  }

  private static Finding only(Path mesh) {
    CheckReport report =
        CheckRun.run(
            List.of(mesh), LoadOptions.DEFAULT, CheckSettings.defaults(), "test", Progress.none());
    List<Finding> findings = report.levels().get(0).findings();
    assertEquals(1, findings.size());
    return findings.get(0);
  }
}
