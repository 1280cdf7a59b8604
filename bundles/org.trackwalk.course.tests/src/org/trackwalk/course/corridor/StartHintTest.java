package org.trackwalk.course.corridor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.ground.reach.Land;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.weld.ExactWeld;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * Where a start may be tried, in levels of loose sheets: there are more vertices than triangles.
 */
class StartHintTest {

  /** One triangle that faces up or down, with sides of a length, metres. */
  private static Piece sheet(String name, double x, double z, double side, boolean up) {
    float[] p = {
      (float) x, 0, (float) z, (float) x, 0, (float) (z + side), (float) (x + side), 0, (float) z
    };
    int[] corners = up ? new int[] {0, 1, 2} : new int[] {0, 2, 1};
    return Piece.named(name, "level.obj").mesh(p, corners).build();
  }

  private static String words(List<Piece> pieces) {
    Level level = new Level("l", "", pieces, List.of(), List.of(), LevelHints.NONE);
    WeldedSurface surface = ExactWeld.weld(level.pieces(), 1, Progress.none());
    return StartHint.words(level, Land.of(surface));
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5})
  void theLargestSheetThatFacesUpIsNamedWithAPlaceOnIt(long seed) {
    Random random = new Random(seed);
    List<Piece> pieces = new ArrayList<>();
    int largest = random.nextInt(20);
    for (int i = 0; i < 20; i++) {
      double side = i == largest ? 30 : 5 + 10 * random.nextDouble();
      pieces.add(sheet("sheet" + i, 40 * i, 0, side, true));
      pieces.add(sheet("ceiling" + i, 40 * i, 100, 35, false));
    }
    String place = String.format(Locale.ROOT, "--start %.2f,0.00,10.00", 40.0 * largest + 10);
    String words = words(pieces);
    assertTrue(words.contains(place), words + " should have " + place);
    assertTrue(words.contains("sheet" + largest + ","), words);
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void whereNoCarCouldStandNothingIsSaid(boolean up) {
    assertEquals("", words(List.of(sheet("a", 0, 0, up ? 0.5 : 30, up))));
  }
}
