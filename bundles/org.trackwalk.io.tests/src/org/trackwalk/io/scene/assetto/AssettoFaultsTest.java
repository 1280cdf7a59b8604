package org.trackwalk.io.scene.assetto;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.scene.ImportedScene;
import org.trackwalk.io.source.LevelSource;
import org.trackwalk.mesh.level.ImportProblem;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.progress.Progress;

/** What is said of a track folder in which something is missing, or a file ends too early. */
final class AssettoFaultsTest extends AssettoTrack {

  @Test
  void whatIsMissingIsANoteOfAnImportAndRefusesACheck() throws Exception {
    write("road.kn5", mesh("1ROAD"));
    text("models.ini", "[MODEL_0]\nFILE=road.kn5\n[MODEL_1]\nFILE=gone.kn5\nROTATION=0,90,0\n");

    ImportedScene scene = read(track);

    assertTrue(
        scene.notes().stream().anyMatch(n -> n.contains("left out") && n.contains("gone.kn5")));
    assertTrue(scene.notes().stream().anyMatch(n -> n.contains("turned by ROTATION")));
    LevelSource level = onlyLevel(track);
    ImportException why = assertThrows(ImportException.class, () -> level.load(Progress.none()));
    assertTrue(why.oneLine().contains("gone.kn5"), why.oneLine());
  }

  @Test
  void whatIsNotAppliedRefusesACheck() throws Exception {
    write("road.kn5", mesh("1ROAD"));
    text("models.ini", "[MODEL_0]\nFILE=road.kn5\nROTATION=0,90,0\n");
    LevelSource turned = onlyLevel(track);
    String why = assertThrows(ImportException.class, () -> turned.load(Progress.none())).oneLine();
    assertTrue(why.contains("line 1") && why.contains("ROTATION"), why);
    text("models.ini", "[MODEL_0]\nFILE=road.kn5\n[MODEL_1]\nFILE=road.kn5\nPOSITION=9,0,0\n");
    assertThrows(ImportException.class, () -> onlyLevel(track).load(Progress.none()));
    assertTrue(read(track).notes().stream().anyMatch(n -> n.contains("stands there again")));
  }

  /** Another model of the list is not what a missing one means; a file that nobody names may be. */
  @ParameterizedTest
  @CsvSource({"pass_road.kn5, false", "pass_wall.kn5, true"})
  void whatAMissingModelMayMean(String there, boolean meant) throws Exception {
    write("pass_road.kn5", mesh("1ROAD"));
    write(there, mesh("1ROAD"));
    text("models.ini", "[MODEL_0]\nFILE=pass_road.kn5\n[MODEL_1]\nFILE=pass_walls.kn5\n");
    LevelSource level = onlyLevel(track);
    String why = assertThrows(ImportException.class, () -> level.load(Progress.none())).oneLine();
    assertTrue(why.contains("pass_walls.kn5"), why);
    assertEquals(meant, why.contains("did you mean '" + there + "'"), why);
    assertFalse(why.contains("did you mean 'pass_road.kn5'"), why);
  }

  /** A file that ends in the middle is told with its line; all else is read. */
  @ParameterizedTest
  @CsvSource({
    "ui/ui_track.json, '{\"name\": \"Pass\", \"pitboxes\": \"1', 1, 'pitboxes are not known'",
    "ui/ui_track.json, '{\"name\": \"Pass\",|\"run\"', 2, 'called like its folder'",
    "models.ini, '[MODEL_0]|FILE=road.kn5|POSITION=0,0', 3, 'POSITION of [MODEL_0] is ''0,0'''",
    "models.ini, '[MODEL_0]|FILE=road.kn5|ROTATION=0,,0|', 3, 'is ''0,,0'''",
    "models.ini, '[MODEL_0]|FILE=road.kn5|[MODEL_1]|', 3, '[MODEL_1] has no FILE'",
    "models.ini, '[MODEL_0]|FILE=road.kn5|[MOD', 3, 'the file ends with ''[MOD'''",
    "models.ini, '[MODEL_0]|FILE=road.kn5|; [MOD|POSITION=1,2,3', 0, ''",
    "data/surfaces.ini, '[SURFACE_0]|KEY=ROAD', 1, '[SURFACE_0] has no IS_VALID_TRACK'",
    "data/surfaces.ini, '[SURFACE_0]|KEY=ROAD|IS_VALID_TRACK=', 3, not a number",
    "data/surfaces.ini, '[SURFACE_0]|KEY=ROAD|IS_VALID_TRACK=1|FRICT', 4, 'with ''FRICT'''",
    "data/surfaces.ini, '[SURFACE_0]|KEY=ROAD|IS_VALID_TRACK=1', 0, ''"
  })
  void aFileThatEndsInTheMiddle(String name, String words, int line, String said) throws Exception {
    write("road.kn5", mesh("1ROAD"));
    text(name, words.replace('|', '\n'));
    Level level = onlyLevel(track).load(Progress.none());
    assertEquals(1, level.pieces().size());
    assertEquals(line == 0 ? 0 : 1, level.problems().size(), level.problems().toString());
    if (line > 0) {
      ImportProblem told = level.problems().get(0);
      assertEquals(name + " line " + line, told.file() + " " + told.leftOut().where());
      assertTrue(told.leftOut().detail().contains(said), told.leftOut().detail());
      assertTrue(
          read(track).notes().stream().anyMatch(note -> note.contains(said)),
          read(track).notes().toString());
    }
  }

  /** Every other section has FRICTION and DAMPING, so the last is told without one of them. */
  @ParameterizedTest
  @CsvSource({"FRICTION=1|DAMPING=, 0", "FRICTION=1, 1", "DAMPING=0, 1", "FRICTION=1|DAMP, 1"})
  void aLastSurfaceThatIsShorter(String last, int told) throws Exception {
    write("road.kn5", mesh("1ROAD"));
    String[] keys = {"ROAD", "GRASS", "SAND"};
    StringBuilder words = new StringBuilder();
    for (int i = 0; i < keys.length; i++) {
      words.append("[SURFACE_").append(i).append("]\nKEY=").append(keys[i]);
      words.append("\nIS_VALID_TRACK=1\n");
      words.append(i < 2 ? "FRICTION=1\nDAMPING=0" : last.replace('|', '\n')).append('\n');
    }
    text("data/surfaces.ini", words.toString());
    assertEquals(told, onlyLevel(track).load(Progress.none()).problems().size());
  }

  @Test
  void trackWithoutAnyMeshIsRefused() throws Exception {
    write("pass.kn5", marker("AC_START_0", 1));
    text("models.ini", "[MODEL_0]\nFILE=pass.kn5\n");
    assertThrows(ImportException.class, () -> read(track));
  }
}
