package org.trackwalk.check.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.trackwalk.check.run.CheckedLevel;
import org.trackwalk.check.run.LevelCheck;
import org.trackwalk.check.run.ManifestSettings;
import org.trackwalk.contact.scene.ProbeScene;
import org.trackwalk.examples.circuit.Circuit;
import org.trackwalk.examples.circuit.CircuitShape;
import org.trackwalk.examples.writer.ManifestFile;
import org.trackwalk.examples.writer.ObjFile;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.source.LevelFinder;
import org.trackwalk.io.source.LevelSource;
import org.trackwalk.io.source.LoadOptions;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.CancelledException;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.settings.CheckSettings;

/** A level in files, one per piece, that change under an open session. */
class LevelSessionTest {

  private static final CheckSettings SETTINGS = CheckSettings.defaults().withJobs(2);

  @TempDir Path folder;

  private Path manifest;
  private List<Piece> pieces;

  @BeforeEach
  void writeLevel() throws IOException {
    pieces = new ArrayList<>();
    for (Piece piece : Circuit.generate(CircuitShape.SMALL).pieces("all.obj")) {
      pieces.add(piece.toBuilder().file(piece.name() + ".obj").build());
    }
    for (Piece piece : pieces) {
      write(piece);
    }
    manifest = folder.resolve("circuit.trackwalk.json");
    Files.write(manifest, ManifestFile.bytes("circuit", pieces, Circuit.hints()));
  }

  private Path write(Piece piece) throws IOException {
    Path file = folder.resolve(piece.file());
    Files.write(file, ObjFile.bytes(List.of(piece), "", Map.of()));
    return file;
  }

  private Piece piece(String name) {
    return pieces.stream().filter(p -> p.name().equals(name)).findFirst().orElseThrow();
  }

  private static Piece raised(Piece piece, float by) {
    float[] p = piece.positions().clone();
    for (int i = 1; i < p.length; i += 3) {
      p[i] += by;
    }
    return piece.toBuilder().mesh(p, piece.triangles()).build();
  }

  private LevelSource source() {
    return LevelFinder.find(List.of(manifest), LoadOptions.DEFAULT, Progress.none()).get(0);
  }

  private String fullCheck() throws ImportException, IOException {
    Level level = source().load(Progress.none());
    return RecordText.of(
        LevelCheck.open(level, ManifestSettings.of(level, SETTINGS), Progress.none()));
  }

  @Test
  void theFirstCheckIsAFullOneAndTheNextReadsWhatChanged() throws Exception {
    try (LevelSession session = LevelSession.open(source(), SETTINGS)) {
      assertTrue(session.latest().isEmpty());
      SessionCheck first = session.recheck(Set.of(), Progress.none());
      assertTrue(first.redone().everything());
      assertEquals(pieces.size(), first.redone().filesRead());
      assertEquals(pieces.size(), first.redone().pieces().size());
      assertEquals(fullCheck(), RecordText.of(first.checked()));

      Path changed = write(raised(piece("road_05"), 0.01f));
      SessionCheck second = session.recheck(Set.of(changed), Progress.none());
      assertFalse(second.redone().everything());
      assertEquals(1, second.redone().filesRead());
      assertTrue(second.redone().pieces().contains("road_05"));
      assertTrue(second.redone().pieces().contains("road_06"), "beside it");
      assertFalse(second.redone().pieces().contains("road_11"), "far from it");
      assertTrue(second.report().findings().stream().anyMatch(f -> f.rule().equals("seam.step")));
      assertEquals(fullCheck(), RecordText.of(second.checked()));
      assertSame(second.checked(), session.latest().orElseThrow());

      write(piece("road_05"));
      SessionCheck third = session.recheck(Set.of(), Progress.none());
      assertEquals(RecordText.of(first.checked()), RecordText.of(third.checked()));
    }
  }

  @Test
  void aFileThatWasOnlyTouchedIsNotReadAgain() throws Exception {
    try (LevelSession session = LevelSession.open(source(), SETTINGS)) {
      session.recheck(Set.of(), Progress.none());
      Path file = folder.resolve("road_03.obj");
      Files.setLastModifiedTime(file, FileTime.fromMillis(1_000_000));
      assertEquals(0, session.recheck(Set.of(file), Progress.none()).redone().filesRead());
    }
  }

  @Test
  void contentIsLookedAtWhereSizeAndTimeAreAsBefore() throws Exception {
    Path file = folder.resolve("road_03.obj");
    FileTime time = Files.getLastModifiedTime(file);
    try (LevelSession session = LevelSession.open(source(), SETTINGS)) {
      session.recheck(Set.of(), Progress.none());
      String text = Files.readString(file);
      Files.writeString(file, text.replaceFirst("(?m)^v (-?)[0-9]", "v $17"));
      Files.setLastModifiedTime(file, time);
      assertEquals(1, session.recheck(Set.of(file), Progress.none()).redone().filesRead());
      assertEquals(fullCheck(), RecordText.of(session.latest().orElseThrow()));
    }
  }

  @Test
  void aPieceThatIsTakenOutOfTheManifestIsGone() throws Exception {
    try (LevelSession session = LevelSession.open(source(), SETTINGS)) {
      session.recheck(Set.of(), Progress.none());
      List<Piece> fewer = pieces.stream().filter(p -> !p.name().equals("road_04")).toList();
      Files.write(manifest, ManifestFile.bytes("circuit", fewer, Circuit.hints()));
      SessionCheck check = session.recheck(Set.of(manifest), Progress.none());
      assertEquals(0, check.redone().filesRead());
      assertEquals(fullCheck(), RecordText.of(check.checked()));
    }
  }

  @Test
  void aRehearsalLeavesNoTrace() throws Exception {
    try (LevelSession session = LevelSession.open(source(), SETTINGS)) {
      session.rehearse(0, Progress.none());
      assertTrue(session.latest().isEmpty(), "nothing was checked, so nothing is rehearsed");
      CheckedLevel good = session.recheck(Set.of(), Progress.none()).checked();
      String before = RecordText.of(good);
      for (int time = 0; time < 4; time++) {
        session.rehearse(time, Progress.none());
        assertSame(good, session.latest().orElseThrow());
        assertEquals(before, RecordText.of(good));
      }
      assertThrows(CancelledException.class, () -> session.rehearse(4, new CancelledAfter(200)));
      write(raised(piece("road_05"), 0.01f));
      SessionCheck changed = session.recheck(Set.of(), Progress.none());
      assertFalse(changed.redone().everything());
      assertEquals(fullCheck(), RecordText.of(changed.checked()));
    }
  }

  @Test
  void aBrokenFileLeavesTheLastAnswer() throws Exception {
    try (LevelSession session = LevelSession.open(source(), SETTINGS)) {
      CheckedLevel good = session.recheck(Set.of(), Progress.none()).checked();
      Path file = folder.resolve("road_03.obj");
      Files.writeString(file, "this is no mesh\n");
      assertThrows(ImportException.class, () -> session.recheck(Set.of(file), Progress.none()));
      assertSame(good, session.latest().orElseThrow());
      write(piece("road_03"));
      SessionCheck mended = session.recheck(Set.of(file), Progress.none());
      assertEquals(RecordText.of(good), RecordText.of(mended.checked()));
    }
  }

  @Test
  void aCancelledCheckLeavesTheLastAnswerAndTheNextMakesUpForIt() throws Exception {
    try (LevelSession session = LevelSession.open(source(), SETTINGS)) {
      CheckedLevel good = session.recheck(Set.of(), Progress.none()).checked();
      Path file = write(raised(piece("road_05"), 0.01f));
      assertThrows(
          CancelledException.class, () -> session.recheck(Set.of(file), new CancelledAfter(200)));
      assertSame(good, session.latest().orElseThrow());
      assertEquals(
          fullCheck(), RecordText.of(session.recheck(Set.of(), Progress.none()).checked()));
    }
  }

  @Test
  void theSceneIsOfTheSurfaceThatTheFindingsAreAbout() throws Exception {
    try (LevelSession session = LevelSession.open(source(), SETTINGS)) {
      assertTrue(session.scene(Progress.none()).isEmpty());
      CheckedLevel checked = session.recheck(Set.of(), Progress.none()).checked();
      ProbeScene scene = session.scene(Progress.none()).orElseThrow();
      assertSame(checked.context().surface(), scene.surface());
      assertSame(scene, session.scene(Progress.none()).orElseThrow());
      session.recheck(Set.of(write(raised(piece("road_05"), 0.01f))), Progress.none());
      assertNotSame(scene, session.scene(Progress.none()).orElseThrow());
    }
  }

  @Test
  void aClosedSessionHasForgottenAll() throws Exception {
    LevelSession session = LevelSession.open(source(), SETTINGS);
    session.checkAll(Progress.none());
    session.close();
    assertTrue(session.latest().isEmpty());
    assertTrue(session.scene(Progress.none()).isEmpty());
    assertThrows(IllegalStateException.class, () -> session.recheck(Set.of(), Progress.none()));
  }
}
