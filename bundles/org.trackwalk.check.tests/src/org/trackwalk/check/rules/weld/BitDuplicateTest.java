package org.trackwalk.check.rules.weld;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.trackwalk.check.run.LevelCheck;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.settings.CheckSettings;

class BitDuplicateTest {

  /** A square of which one corner is stored twice. */
  private static Piece square(String name, float x, SurfaceClass made) {
    float[] p = {x, 0, 0, x, 0, 4, x + 4, 0, 4, x + 4, 0, 0, x, 0, 0};
    int[] corners = {0, 1, 2, 4, 2, 3};
    return Piece.named(name, "level.obj").mesh(p, corners).surfaceClass(made).build();
  }

  @Test
  void onSceneryOnlyWhereAllThatRepeatsIs() {
    Piece house = square("house", 40, SurfaceClass.SCENERY);
    Piece roof = square("roof", 60, SurfaceClass.SCENERY);
    Piece lane = square("lane", 0, SurfaceClass.ROAD);
    assertEquals(Map.of("scenery 2", 1), told(house, roof));
    assertEquals(Map.of("unknown 1", 3), told(house, lane, roof));
  }

  @Test
  void itIsToldAtTheVertexThatStandsTwice() {
    float[] p = {40, 0, 0, 40, 2, 4, 44, 0, 4, 44, 0, 0, 40, 2, 4};
    Piece piece = Piece.named("p", "level.obj").mesh(p, new int[] {0, 1, 2, 4, 2, 3}).build();
    Finding f = check(piece).get(0);
    assertArrayEquals(new double[] {40, 2, 4}, f.position());
    assertEquals("p repeats 1 of its 5 vertices with the same coordinates", f.message());
  }

  /** A file that knows no indices stores each corner by itself; nobody can export it otherwise. */
  @Test
  void cornersThatAreAllStoredByThemselvesAreOfTheFormat() {
    float[] p = {40, 0, 0, 40, 2, 4, 44, 0, 4, 40, 0, 0, 44, 0, 4, 44, 0, 0};
    Piece soup = Piece.named("p", "level.stl").mesh(p, new int[] {0, 1, 2, 3, 4, 5}).build();
    assertEquals(List.of(), check(soup));
  }

  /** How often findings of a class and count are told. */
  private static Map<String, Integer> told(Piece... pieces) {
    TreeMap<String, Integer> told = new TreeMap<>();
    for (Finding f : check(pieces)) {
      told.merge(f.surfaceClass().id() + " " + f.count(), 1, Integer::sum);
    }
    return told;
  }

  private static List<Finding> check(Piece... pieces) {
    List<Piece> all = List.of(pieces);
    Level level = new Level("level", "", all, List.of(), List.of("level.obj"), LevelHints.NONE);
    CheckSettings settings = CheckSettings.defaults().withOnly(Set.of("weld.bit-duplicate"));
    return LevelCheck.check(level, settings, Progress.none()).findings();
  }
}
