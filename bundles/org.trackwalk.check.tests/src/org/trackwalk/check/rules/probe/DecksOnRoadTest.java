package org.trackwalk.check.rules.probe;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.trackwalk.check.run.LevelCheck;
import org.trackwalk.examples.draft.MeshDraft;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.model.settings.CheckSettings;

/**
 * Floors laid over a flat road of 160 m, 12 m wide: with a ramp before and behind, with a ramp at
 * one end, without any, and too narrow for a car. Sizes, slopes, places and names follow from a
 * seed.
 */
class DecksOnRoadTest {

  private static final List<String> NAMES =
      List.of("Cube.001", "floor_2", "gfrx", "Plane", "house_yard", "Object_7");

  static LongStream seeds() {
    return LongStream.range(0, 16);
  }

  /** A deck by its seed. */
  private record Deck(String name, double height, double ramp, double length, double from) {

    static Deck of(long seed) {
      Random random = new Random(seed * 7919 + 3);
      random.nextInt();
      String name = NAMES.get(random.nextInt(NAMES.size()));
      double height = 0.35 + 0.6 * random.nextDouble();
      double slope = Math.toRadians(6 + 30 * random.nextDouble());
      double length = 6 + 30 * random.nextDouble();
      return new Deck(
          name, height, height / Math.tan(slope), length, 60 + 10 * random.nextDouble());
    }

    /** Its faces between two distances across; its ends are ramps, or upright. */
    MeshDraft draft(double right, double left, boolean first, boolean last) {
      double to = from + length;
      double[][] outline = {
        {first ? from - ramp : from, 0}, {from, height}, {to, height}, {last ? to + ramp : to, 0}
      };
      MeshDraft draft = new MeshDraft(name, SurfaceClass.UNKNOWN);
      int[][] v = new int[4][2];
      for (int i = 0; i < 4; i++) {
        v[i][0] = draft.vertex(right, outline[i][1], outline[i][0]);
        v[i][1] = draft.vertex(left, outline[i][1], outline[i][0]);
      }
      for (int i = 0; i < 3; i++) {
        draft.quad(v[i][0], v[i + 1][0], v[i + 1][1], v[i][1], "");
      }
      draft.quad(v[0][0], v[3][0], v[2][0], v[1][0], "");
      draft.quad(v[0][1], v[1][1], v[2][1], v[3][1], "");
      draft.quad(v[0][0], v[0][1], v[3][1], v[3][0], "");
      return draft;
    }
  }

  private static List<Finding> found(MeshDraft... things) {
    MeshDraft road = new MeshDraft("road", SurfaceClass.ROAD);
    int[] before = null;
    for (int row = 0; row <= 32; row++) {
      int[] now = {road.vertex(-6, 0, 5.0 * row), road.vertex(6, 0, 5.0 * row)};
      if (before != null) {
        road.quad(before[0], now[0], now[1], before[1], "asphalt");
      }
      before = now;
    }
    Level level =
        new Level(
            "decks",
            "generated",
            Stream.concat(Stream.of(road), Stream.of(things)).map(d -> d.build("t.obj")).toList(),
            List.of(),
            List.of("t.obj"),
            LevelHints.NONE);
    return LevelCheck.check(level, CheckSettings.defaults(), Progress.none()).findings().stream()
        .filter(f -> f.rule().equals("cliff.step-up") || f.rule().equals("probe.chassis-hit"))
        .toList();
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void aFloorThatIsDrivenUpOnAndDownFromIsNoThing(long seed) {
    Deck deck = Deck.of(seed);
    assertEquals(List.of(), found(deck.draft(-7, 7, true, true)), deck.toString());
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void whereItEndsUprightNobodyGetsPast(long seed) {
    Deck deck = Deck.of(seed);
    for (boolean first : new boolean[] {true, false}) {
      List<Finding> all = found(deck.draft(-7, 7, first, false));
      assertEquals(1, all.size(), deck + " " + all);
      assertEquals(Severity.ERROR, all.get(0).severity(), deck + " " + all);
      assertEquals(deck.height(), all.get(0).measure().value(), 0.05 * deck.height());
    }
  }

  /** Half a road wide, it stands in the road with its side. */
  @ParameterizedTest
  @MethodSource("seeds")
  void itsSideInTheRoadIsInTheWay(long seed) {
    Deck deck = Deck.of(seed);
    List<Finding> all = found(deck.draft(-7, 0, true, true));
    assertEquals(1, all.size(), deck + " " + all);
    assertEquals(Severity.WARNING, all.get(0).severity(), deck + " " + all);
  }

  /** No car stands on 1.5 m: in the middle of the road it is a thing like any other. */
  @ParameterizedTest
  @MethodSource("seeds")
  void whatIsNarrowerThanACarIsInTheWay(long seed) {
    Deck deck = Deck.of(seed);
    List<Finding> all = found(deck.draft(-1, 0.5, true, true));
    assertEquals(1, all.size(), deck + " " + all);
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void aBlockOnItIsInTheWay(long seed) {
    Deck deck = Deck.of(seed);
    MeshDraft block = new MeshDraft("Cube.002", SurfaceClass.UNKNOWN);
    double z = deck.from() + deck.length() / 2;
    double[][] plan = {{1, z}, {2, z}, {2, z + 1}, {1, z + 1}};
    int[][] v = new int[4][2];
    for (int i = 0; i < 4; i++) {
      v[i][0] = block.vertex(plan[i][0], deck.height() - 0.02, plan[i][1]);
      v[i][1] = block.vertex(plan[i][0], deck.height() + 0.9, plan[i][1]);
    }
    for (int i = 0; i < 4; i++) {
      int j = (i + 1) % 4;
      block.quad(v[i][0], v[i][1], v[j][1], v[j][0], "");
    }
    block.quad(v[3][1], v[2][1], v[1][1], v[0][1], "");
    List<Finding> all = found(deck.draft(-7, 7, true, true), block);
    assertTrue(
        all.stream()
            .anyMatch(
                f ->
                    f.severity() == Severity.WARNING
                        && Math.abs(f.position()[0] - 1.5) < 1
                        && Math.abs(f.position()[2] - z - 0.5) < 1),
        deck + " " + all);
  }
}
