package org.trackwalk.eclipse.ui.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.trackwalk.eclipse.ui.fixture.Bench;
import org.trackwalk.eclipse.ui.fixture.QuietLog;
import org.trackwalk.eclipse.viewer.LevelPlace;
import org.trackwalk.io.manifest.LevelManifest;
import org.trackwalk.io.manifest.ManifestPiece;
import org.trackwalk.io.manifest.ManifestReader;

/** What a level's files are for and that they belong together comes into its manifest. */
@ExtendWith(QuietLog.class)
class MarkAndManifestTest {

  private static final String AS = "org.trackwalk.eclipse.ui.mark.as";

  private Track track;

  @BeforeEach
  void aSelectedMesh() throws Exception {
    track = Track.nearMiss("marks");
    Track.select(track.mesh());
  }

  @AfterEach
  void away() throws Exception {
    Bench.delete(track.project());
  }

  @ParameterizedTest
  @CsvSource({
    "road, true",
    "verge, true",
    "barrier, true",
    "scenery, true",
    "not_collidable, false"
  })
  void aMarkStandsInTheManifestAndUndoTakesItAway(String as, boolean collidable) throws Exception {
    Track.run("org.trackwalk.eclipse.ui.mark", Map.of(AS, as));
    Bench.until("the mark", () -> Files.exists(manifest()));
    ManifestPiece piece = read().pieces().get(0);
    assertEquals("track.obj", piece.file().text());
    assertEquals(collidable, !Boolean.FALSE.equals(piece.collidable()));
    if (collidable) {
      assertEquals(as, piece.surfaceClass().id());
    }

    undo();
  }

  @Test
  void aSecondMarkTakesThePlaceOfTheFirst() throws Exception {
    Track.run("org.trackwalk.eclipse.ui.mark", Map.of(AS, "scenery"));
    Bench.until("the mark", () -> Files.exists(manifest()));
    Bench.idle();
    Track.select(track.mesh());
    Track.run("org.trackwalk.eclipse.ui.mark", Map.of(AS, "road"));
    Bench.until("the other mark", () -> text().contains("\"road\""));
    assertFalse(text().contains("scenery"), text());
    assertEquals(1, read().pieces().size());
  }

  @Test
  void aPieceOfThe3dViewIsMarkedByItself() throws Exception {
    track.check();
    String piece = track.finding("weld.near-miss").pieces().get(0);
    double[] somewhere = track.finding("weld.near-miss").position();
    LevelPlace place = new LevelPlace(piece, LevelPlace.NO_TRIANGLE, somewhere, null, track.mesh());
    Track.run("org.trackwalk.eclipse.ui.mark", Map.of(AS, "verge"), place);
    Bench.until("the mark", () -> text().contains("\"verge\""));
    List<ManifestPiece> marked =
        read().pieces().stream().filter(p -> p.surfaceClass() != null).toList();
    assertEquals(1, marked.size());
    assertTrue(text().contains("\"node\": \"road_0"), text());
  }

  @Test
  void aManifestIsWrittenOnceAndUndoTakesItAway() throws Exception {
    Track.run("org.trackwalk.eclipse.ui.manifest");
    Bench.until("the manifest", () -> !text().isEmpty());
    assertEquals("track.obj", read().pieces().get(0).file().text());
    String name = manifest().getFileName().toString();
    Bench.until("the workbench knows it", () -> track.project().getFile(name).exists());

    undo();
  }

  @Test
  void itNamesTheRoadAsInitDoes() throws Exception {
    Track.run("org.trackwalk.eclipse.ui.manifest");
    Bench.until("the manifest", () -> !text().isEmpty());
    assertEquals(List.of("road_*"), read().corridorPieces());
    assertFalse(text().contains("\"notes\""), text());
  }

  @Test
  void whereNoRoadIsKnownItHasNotesOnHowToNameIt() throws Exception {
    // Ground of 12 m and 8 m that is no band: what lies flat has 96 square metres.
    String plate = "o plate\nv 0 0 0\nv 12 0 0\nv 12 0 8\nv 0 0 8\nf 1 3 2\nf 1 4 3\n";
    Bench.file(track.project(), "track.obj", plate);
    Track.select(track.mesh());
    Track.run("org.trackwalk.eclipse.ui.manifest");
    Bench.until("the manifest", () -> !text().isEmpty());
    assertTrue(text().contains("The road is not known."), text());
    assertTrue(text().contains("piece plate: 12 x 0 x 8 m, 2 triangles, 96 m2 flat"), text());
    assertEquals(List.of(), read().corridorPieces());
  }

  private void undo() throws Exception {
    Bench.idle();
    Track.select(track.mesh());
    Track.run("org.eclipse.ui.edit.undo");
    Bench.until("nothing as before", () -> !Files.exists(manifest()));
  }

  private LevelManifest read() throws Exception {
    return ManifestReader.read(manifest(), manifest().toString());
  }

  private String text() {
    try {
      return Files.readString(manifest());
    } catch (java.io.IOException e) {
      return "";
    }
  }

  /** The one manifest; where there is none, where none is. */
  private Path manifest() {
    Path folder = track.project().getLocation().toPath();
    try (var files = Files.list(folder)) {
      return files
          .filter(file -> file.toString().endsWith(LevelManifest.ENDING))
          .findFirst()
          .orElse(folder.resolve("none"));
    } catch (java.io.IOException e) {
      throw new AssertionError(e);
    }
  }
}
