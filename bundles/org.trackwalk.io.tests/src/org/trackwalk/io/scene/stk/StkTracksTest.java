package org.trackwalk.io.scene.stk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.examples.SharedData;
import org.trackwalk.io.scene.ImportedScene;
import org.trackwalk.io.scene.SceneRequest;
import org.trackwalk.io.scene.formats.SceneFormats;
import org.trackwalk.mesh.progress.Progress;

/**
 * Real tracks: axes, hand, winding and the order of angles are right when the driveline lies on the
 * road, the road faces up, karts start on it and trees stand on the ground.
 */
final class StkTracksTest {

  /** Drivelines are drawn by hand, over ground that may be rounder than they: metres. */
  private static final double ON_THE_ROAD = 0.5;

  /** Where a driveline of few quads cuts across a dip: metres. */
  private static final double FARTHEST = 2;

  @ParameterizedTest
  @CsvSource({"city,542,1,1", "hacienda,109,1,0.99", "mansion,92,0.85,1", "minigolf,285,0.7,0.9"})
  void drivelineLiesOnRoadThatFacesUp(String track, int points, double near, double up)
      throws Exception {
    ImportedScene scene = read(track);
    StandingScene standing = new StandingScene(scene);
    double[] line = scene.line();

    assertEquals(points, line.length / 3);
    assertTrue(scene.lineClosed());
    int onRoad = 0;
    int facingUp = 0;
    for (int i = 0; i < line.length; i += 3) {
      float[] ground = standing.nearest(line[i], line[i + 1], line[i + 2], null);
      assertNotNull(ground, "no ground at point " + i / 3);
      double off = Math.abs(StandingScene.height(ground, line[i], line[i + 2]) - line[i + 1]);
      assertTrue(off < FARTHEST, "point " + i / 3 + " is " + off + " m off");
      onRoad += off < ON_THE_ROAD ? 1 : 0;
      facingUp += StandingScene.normalY(ground) > 0 ? 1 : 0;
    }
    assertTrue(onRoad >= near * points, onRoad + " on the road");
    assertTrue(facingUp >= up * points, facingUp + " face up");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "battleisland",
        "cave",
        "city",
        "hacienda",
        "mansion",
        "minigolf",
        "soccer_field",
        "stadium"
      })
  void kartsStartAboveGroundThatFacesUp(String track) throws Exception {
    ImportedScene scene = read(track);
    StandingScene standing = new StandingScene(scene);

    assertTrue(scene.manifest().spawns().size() >= 4);
    for (double[] start : scene.manifest().spawns()) {
      float[] ground = standing.nearest(start[0], start[1], start[2], null);
      double above = start[1] - StandingScene.height(ground, start[0], start[2]);
      assertTrue(above > 0 && above < 2.5, above + " m above the ground");
      assertTrue(StandingScene.normalY(ground) > 0);
    }
  }

  @Test
  void treesStandOnTheGround() throws Exception {
    ImportedScene scene = read("city");
    StandingScene standing = new StandingScene(scene);
    int trees = 0;
    for (StandingScene.Part part : standing.parts) {
      String file = part.entry().file().text();
      if (file.startsWith("tree") || file.startsWith("fern")) {
        double[] middle = part.middle();
        float[] ground = standing.nearest(middle[0], part.lowest(), middle[2], part);
        double above = part.lowest() - StandingScene.height(ground, middle[0], middle[2]);
        // Their roots are in it.
        assertTrue(above > -1.6 && above < 0.1, file + " is " + above + " m above the ground");
        assertTrue(file.contains("LOD50") || file.startsWith("fern"), "the finest: " + file);
        trees++;
      }
    }
    assertEquals(20, trees);
  }

  @ParameterizedTest
  @ValueSource(strings = {"battleisland", "cave", "soccer_field", "stadium"})
  void arenasHaveNoLine(String track) throws Exception {
    ImportedScene scene = read(track);

    assertNull(scene.line(), "also where a list of quads lies about");
    assertTrue(
        scene.notes().stream().anyMatch(note -> note.contains("no racing line")),
        scene.notes().toString());
  }

  private static ImportedScene read(String track) throws Exception {
    Optional<Path> shared = SharedData.folder();
    assumeTrue(shared.isPresent(), "the folder of real tracks is not here");
    Path scene = shared.get().resolve("data/tracks/stk").resolve(track).resolve("scene.xml");
    assumeTrue(Files.isRegularFile(scene), "the track is not here");
    return SceneFormats.of(scene).orElseThrow().read(SceneRequest.of(scene), Progress.none());
  }
}
