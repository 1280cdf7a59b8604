package org.trackwalk.course.road;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.course.corridor.Corridor;
import org.trackwalk.course.corridor.CorridorFinder;
import org.trackwalk.examples.draft.MeshDraft;
import org.trackwalk.ground.memory.Memory;
import org.trackwalk.ground.reach.Body;
import org.trackwalk.ground.reach.Land;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.weld.ExactWeld;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.model.profile.BackFaces;
import org.trackwalk.model.settings.CheckSettings;

/**
 * What the race goes along of all that is of the road's material: a straight of 300 m and 10 m
 * width along x, on which the racing line is drawn, and what is joined to it.
 */
class RacedRoadTest {

  private static final int LENGTH = 300;
  private static final double HALF = 5;

  private final MeshDraft mesh = new MeshDraft("track", SurfaceClass.UNKNOWN);
  private int vertices;

  /** A strip of quads 5 m long; the border is given by x, y, z of left and right at each step. */
  private void strip(double[][] left, double[][] right) {
    for (int i = 0; i < left.length; i++) {
      mesh.vertex(left[i][0], left[i][1], left[i][2]);
      mesh.vertex(right[i][0], right[i][1], right[i][2]);
      if (i > 0) {
        mesh.quad(vertices - 2, vertices, vertices + 1, vertices - 1, "asphalt");
      }
      vertices += 2;
    }
  }

  /** Along x, between two places aside, at a height. */
  private void straight(double from, double to, double aside, double half, double y) {
    int n = (int) Math.max(1, Math.round((to - from) / 5));
    double[][] left = new double[n + 1][];
    double[][] right = new double[n + 1][];
    for (int i = 0; i <= n; i++) {
      double x = from + (to - from) * i / n;
      left[i] = new double[] {x, y, aside + half};
      right[i] = new double[] {x, y, aside - half};
    }
    strip(left, right);
  }

  /** A way that leaves the road and, if it shall, comes back: 6 m wide, at most so far aside. */
  private void byway(double from, double to, double aside, boolean back) {
    List<double[]> left = new ArrayList<>();
    List<double[]> right = new ArrayList<>();
    double ramp = 60;
    for (double x = from; x <= to; x += 5) {
      double in = Math.min(1, (x - from) / ramp);
      double out = back ? Math.min(1, (to - x) / ramp) : 1;
      double at = HALF - 3 + (aside - HALF + 3) * smooth(Math.min(in, out));
      left.add(new double[] {x, 0, Math.max(HALF, at + 3)});
      right.add(new double[] {x, 0, Math.max(HALF, at - 3)});
    }
    strip(left.toArray(new double[0][]), right.toArray(new double[0][]));
  }

  private static double smooth(double t) {
    return t * t * (3 - 2 * t);
  }

  private Road road(double... lineXz) {
    Piece piece = mesh.build("level.obj");
    WeldedSurface surface = ExactWeld.weld(List.of(piece), 1, Progress.none());
    Topology topology = Topology.of(surface, 1, Progress.none());
    Land land = Land.of(surface);
    double[] line = new double[lineXz.length / 2 * 3];
    for (int i = 0; i < lineXz.length / 2; i++) {
      line[3 * i] = lineXz[2 * i];
      line[3 * i + 2] = lineXz[2 * i + 1];
    }
    Level level = new Level("level", "", List.of(piece), List.of(), List.of(), hints(line));
    Corridor corridor = CorridorFinder.find(level, land, topology, CheckSettings.defaults());
    return new RoadSource(
            land,
            corridor,
            new SpeedLimits(50, 1.2),
            Body.CAR,
            new BackFaces(true, false),
            () -> "",
            Memory.none(),
            1,
            Progress.none())
        .road();
  }

  private static LevelHints hints(double[] line) {
    return new LevelHints(
        List.of(), List.of(), line, false, null, null, null, List.of(), List.of(), List.of(), false,
        List.of(), null, Map.of(), List.of());
  }

  private static double length(Road road) {
    return road.strands().stream().mapToDouble(Strand::length).sum();
  }

  /** A way that comes back to the road is a pit lane; one that does not leads nowhere. */
  @ParameterizedTest
  @ValueSource(doubles = {20, 26, 34})
  void onlyAWayThatComesBackIsRaced(double aside) {
    straight(0, LENGTH, 0, HALF, 0);
    byway(40, 260, aside, true);
    Road both = road(2, 0, LENGTH - 2, 0);
    assertTrue(length(both) > LENGTH + 60, "length " + length(both));
    assertTrue(both.apart().isEmpty());
  }

  @ParameterizedTest
  @ValueSource(doubles = {20, 26, 34})
  void aWayThatEndsSomewhereIsNot(double aside) {
    straight(0, LENGTH, 0, HALF, 0);
    byway(40, 260, aside, false);
    Road road = road(2, 0, LENGTH - 2, 0);
    assertEquals(LENGTH, length(road), 8);
    assertEquals(1, road.apart().size());
  }

  /** Two parts of a road with a piece gone between them: the line goes along both. */
  @Test
  void bothSidesOfAMissingPieceAreRaced() {
    straight(0, 130, 0, HALF, 0);
    straight(180, LENGTH, 0, HALF, 0);
    Road road = road(2, 0, LENGTH - 2, 0);
    assertEquals(2, road.strands().size());
    assertTrue(road.apart().isEmpty());
  }

  private void ring(double torn) {
    ring(new double[][] {{(LENGTH - torn) / 2, (LENGTH + torn) / 2}});
  }

  /**
   * A ring of 10 m width: two straights along x, 80 m apart, and two half circles.
   *
   * @param tears from where to where the one straight is missing, along x
   */
  private void ring(double[][] tears) {
    List<double[]> left = new ArrayList<>();
    List<double[]> right = new ArrayList<>();
    double radius = 40;
    for (double x = 0; x <= LENGTH; x += 5) {
      left.add(new double[] {x, 0, HALF});
      right.add(new double[] {x, 0, -HALF});
    }
    arc(left, right, LENGTH, -radius, radius, Math.PI / 2);
    for (double x = LENGTH; x >= 0; x -= 5) {
      double at = x;
      if (Arrays.stream(tears).anyMatch(tear -> tear[0] < at && at < tear[1])) {
        if (!left.isEmpty()) {
          strip(left.toArray(new double[0][]), right.toArray(new double[0][]));
        }
        left.clear();
        right.clear();
        continue;
      }
      left.add(new double[] {x, 0, -2 * radius - HALF});
      right.add(new double[] {x, 0, -2 * radius + HALF});
    }
    arc(left, right, 0, -radius, radius, -Math.PI / 2);
    left.set(left.size() - 1, new double[] {0, 0, HALF});
    right.set(right.size() - 1, new double[] {0, 0, -HALF});
    strip(left.toArray(new double[0][]), right.toArray(new double[0][]));
  }

  private static void arc(
      List<double[]> left, List<double[]> right, double x, double z, double r, double from) {
    for (int i = 1; i <= 30; i++) {
      double a = from - Math.PI * i / 30;
      double c = StrictMath.cos(a);
      double s = StrictMath.sin(a);
      left.add(new double[] {x + (r + HALF) * c, 0, z + (r + HALF) * s});
      right.add(new double[] {x + (r - HALF) * c, 0, z + (r - HALF) * s});
    }
  }

  /** Nobody has drawn a line, and names say what is road: the ring is raced, and what joins it. */
  @ParameterizedTest
  @ValueSource(doubles = {20, 26, 34})
  void aSideRoadOfARingIsNotRacedAndAPitLaneIs(double aside) {
    ring(0);
    byway(40, 260, aside, true);
    Road pits = road();
    assertTrue(pits.apart().isEmpty(), "" + pits.apart());
    assertTrue(pits.strands().size() > 1, "" + pits.strands().size());
  }

  @ParameterizedTest
  @ValueSource(doubles = {20, 26, 34})
  void aDeadEndOfARingIsNot(double aside) {
    ring(0);
    byway(40, 260, aside, false);
    Road road = road();
    assertEquals(1, road.apart().size(), "" + road.strands().size());
    assertEquals(1, road.strands().size());
    assertTrue(road.strands().get(0).closed());
  }

  /** A piece of the ring is missing, and a side road leaves it square. */
  @ParameterizedTest
  @ValueSource(doubles = {12, 60, 150})
  void aTornRingIsOne(double torn) {
    ring(torn);
    sideRoad();
    Road road = road();
    assertEquals(1, road.apart().size(), "" + road.strands().size());
    assertEquals(1, road.strands().size());
    assertTrue(!road.strands().get(0).closed());
  }

  /** Square to the straight that is whole, 80 m long. */
  private void sideRoad() {
    double[][] left = new double[17][];
    double[][] right = new double[17][];
    for (int i = 0; i < left.length; i++) {
      left[i] = new double[] {100, 0, HALF + 5 * i};
      right[i] = new double[] {106, 0, HALF + 5 * i};
    }
    strip(right, left);
  }

  /** What is left of the ring between two missing pieces is raced, however short or long it is. */
  @ParameterizedTest
  @CsvSource({"12, 50", "12, 150", "12, 230", "40, 50", "40, 180"})
  void aRingTornTwiceIsOne(double torn, double between) {
    double from = (LENGTH - between) / 2;
    double to = (LENGTH + between) / 2;
    ring(new double[][] {{from - torn, from}, {to, to + torn}});
    sideRoad();
    Road road = road();
    assertEquals(2, road.strands().size(), "" + road.apart());
    assertEquals(1, road.apart().size(), "" + road.apart());
  }

  /** A strip in the gap of a ring that looks elsewhere is none of it. */
  @Test
  void whatLiesInTheGapOfARingAndLooksElsewhereIsNoneOfIt() {
    ring(150);
    for (int i = 0; i < 2; i++) {
      mesh.vertex(LENGTH / 2.0 + 6 * i, 0, -60);
      mesh.vertex(LENGTH / 2.0 + 6 * i, 0, -100);
    }
    mesh.quad(vertices, vertices + 2, vertices + 3, vertices + 1, "asphalt");
    vertices += 4;
    Road road = road();
    assertEquals(1, road.strands().size(), "" + road.apart());
    assertEquals(1, road.apart().size(), "" + road.apart());
  }

  /** A road with two ends says nothing of what beside it is raced. */
  @Test
  void besideARoadThatDoesNotGoAroundAllIsRaced() {
    straight(0, LENGTH, 0, HALF, 0);
    byway(40, 260, 26, false);
    Road road = road();
    assertTrue(road.apart().isEmpty());
    assertEquals(2, road.strands().size());
  }
}
