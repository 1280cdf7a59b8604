package org.trackwalk.check.rules.normal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.trackwalk.check.rules.SmallLevel;
import org.trackwalk.examples.draft.MeshDraft;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.model.finding.Finding;

/** Of a wall beside a road that shows it its back: whose it is, where, and what is turned over. */
class WallAwayWordsTest {

  private static final String RULE = "normal.wall-away";

  /** Height of the road, and where the wall stands, 2 m beside it, metres. */
  private static final double Y = 2;

  private static final double X = 12;

  private static MeshDraft strip(String name, SurfaceClass of, double from, double to) {
    MeshDraft strip = new MeshDraft(name, of);
    strip.quad(
        strip.vertex(from, Y, 0),
        strip.vertex(from, Y, 200),
        strip.vertex(to, Y, 200),
        strip.vertex(to, Y, 0),
        "");
    return strip;
  }

  /** A wall along z whose front is away from the road. */
  private static void wall(MeshDraft draft, double from, double to) {
    draft.quad(
        draft.vertex(X, Y - 0.1, to),
        draft.vertex(X, Y - 0.1, from),
        draft.vertex(X, Y + 1, from),
        draft.vertex(X, Y + 1, to),
        "");
  }

  private static Finding told(MeshDraft... walls) {
    MeshDraft[] all = new MeshDraft[walls.length + 2];
    all[0] = strip("road", SurfaceClass.ROAD, 0, 10);
    all[1] = strip("grass", SurfaceClass.VERGE, 10, 30);
    System.arraycopy(walls, 0, all, 2, walls.length);
    return SmallLevel.finding(RULE, all);
  }

  @ParameterizedTest
  @CsvSource({"1, wall_0", "2, wall_0 and 1 more", "3, wall_0 and 2 more"})
  void theFirstPieceIsNamedAndTheOthersCounted(int pieces, String names) {
    MeshDraft[] walls = new MeshDraft[pieces];
    for (int i = 0; i < pieces; i++) {
      walls[i] = new MeshDraft("wall_" + i, SurfaceClass.BARRIER);
      wall(walls[i], 60 + 20 * i, 80 + 20 * i);
    }
    Finding found = told(walls);
    String words = found.message();
    assertTrue(words.startsWith(names + ": "), words);
    assertTrue(words.endsWith(" m of wall turns its back to the road, and a car drives through"));
    assertEquals(20 * pieces, found.length(), 1.5);
    assertEquals(found.length(), found.measure().value());
    assertEquals(2, found.measure().threshold());
    assertEquals(2 * pieces, found.count());
    assertTrue(found.fixable());
    double middle = 60 + 10 * pieces;
    assertEquals(X, found.position()[0], 1e-4);
    assertEquals(Y + 0.3, found.position()[1], 0.05, "at the hub of a wheel");
    assertEquals(middle, found.position()[2], 1.1);
    // From where the car comes, on the road beside that.
    double[] from = found.flow().get(0).position();
    assertTrue(from[0] > 0 && from[0] < X, "x " + from[0]);
    assertEquals(middle, from[2], 1.1);
    assertEquals(List.of(X), List.of((double) Math.round(found.flow().get(1).position()[0])));
  }

  /** A ledge on its top turns with it: up to 60 degrees that is ground, and stays as it is. */
  @ParameterizedTest
  @CsvSource({"0, false", "59, false", "61, true", "80, true"})
  void whatHangsTogetherWithGroundIsNotTurned(double lean, boolean fix) {
    MeshDraft wall = new MeshDraft("wall", SurfaceClass.BARRIER);
    wall(wall, 60, 100);
    double angle = StrictMath.toRadians(lean);
    double out = X + 0.5 * StrictMath.cos(angle);
    double high = Y + 1 + 0.5 * StrictMath.sin(angle);
    wall.quad(3, 2, wall.vertex(out, high, 60), wall.vertex(out, high, 100), "");
    Finding found = told(wall);
    assertEquals(fix, found.fixable());
    assertEquals(fix ? 4 : 2, found.count());
  }
}
