package org.trackwalk.course.grown;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.course.corridor.CorridorFinder;
import org.trackwalk.ground.reach.Land;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.mesh.level.LengthUnit;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.UpAxis;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.weld.ExactWeld;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.model.report.CorridorFacts;
import org.trackwalk.model.settings.CheckSettings;

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

  /** A ribbon 200 m long in a file's axes and unit: the place that is told finds it. */
  @ParameterizedTest
  @CsvSource({"Y, METRE", "Z, METRE", "X, FOOT", "Y, CENTIMETRE", "Z, CENTIMETRE", "Z, MILLIMETRE"})
  void thePlaceThatIsToldFindsTheRoad(UpAxis up, LengthUnit unit) {
    Frame frame = Frame.of(up, unit);
    List<Piece> pieces = new ArrayList<>();
    for (int ribbon = 0; ribbon < 3; ribbon++) {
      int rows = ribbon == 1 ? 50 : 10;
      float[] p = new float[6 * (rows + 1)];
      int[] c = new int[6 * rows];
      for (int i = 0; i <= rows; i++) {
        for (int side = 0; side < 2; side++) {
          double[] at = frame.toFileAxes(4 * i, 3 + ribbon, 60 * ribbon + 8 * side);
          for (int k = 0; k < 3; k++) {
            p[6 * i + 3 * side + k] = (float) at[k];
          }
        }
        if (i < rows) {
          int v = 2 * i;
          System.arraycopy(new int[] {v, v + 1, v + 3, v, v + 3, v + 2}, 0, c, 6 * i, 6);
        }
      }
      pieces.add(Piece.named("p" + ribbon, "level.obj").mesh(p, c).frame(frame).build());
    }
    Level level = new Level("l", "", pieces, List.of(), List.of(), LevelHints.NONE);
    WeldedSurface surface = ExactWeld.weld(level.pieces(), 1, Progress.none());
    Matcher told =
        Pattern.compile("--start (\\S+),(\\S+),(\\S+) on p1,")
            .matcher(StartHint.words(level, Land.of(surface)));
    assertTrue(told.find(), "a place on the longest one");
    double[] start = new double[3];
    for (int k = 0; k < 3; k++) {
      start[k] = Double.parseDouble(told.group(k + 1));
    }
    CheckSettings there = CheckSettings.defaults().withStart(start).withJobs(1);
    Topology topology = Topology.of(surface, 1, Progress.none());
    CorridorFacts facts = CorridorFinder.find(level, Land.of(surface), topology, there).facts();
    assertEquals("start", facts.how(), facts.explanation());
    assertEquals(List.of("p1"), facts.pieces());
  }
}
