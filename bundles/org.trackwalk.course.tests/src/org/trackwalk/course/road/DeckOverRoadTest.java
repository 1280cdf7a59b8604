package org.trackwalk.course.road;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.function.DoubleUnaryOperator;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
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
 * Rows where two floors of a road lie over each other: a straight of 200 m, turned by some angle,
 * and over its middle another sheet called road.
 */
class DeckOverRoadTest {

  private static final int LENGTH = 200;
  private static final double HALF = 6;

  /** Where the deck begins and ends. */
  private static final int FROM = 70;

  private static final int TO = 130;

  /** An arch that comes down to the road: too low to drive under, so it is what is driven on. */
  @ParameterizedTest
  @CsvSource({
    "0.3, 6, 0",
    "0.3, 4, 0.4",
    "0.6, 6, 1.1",
    "0.6, 4, 2.2",
    "1.0, 6, 0",
    "1.0, 5, 0.8",
    "1.1, 6, 2.9"
  })
  void rowsLieOnADeckThatIsTooLowToDriveUnder(double high, double half, double turn) {
    DoubleUnaryOperator arch = x -> arch(x, high);
    Road road = road(straight(turn), deck(turn, half, arch));
    assertEquals(1, road.strands().size());
    Strand strand = road.strands().get(0);
    int over = 0;
    for (int row = 0; row < strand.rows(); row++) {
      double x = along(strand, row, turn);
      assertEquals(arch(x, high), strand.centre(row, 1), 0.05, "row at " + x);
      over += strand.centre(row, 1) > high / 2 ? 1 : 0;
    }
    assertTrue(over > (TO - FROM) / 3, over + " rows");
  }

  /** The top of a block stands up from the road: nobody rolls up on it. */
  @ParameterizedTest
  @CsvSource({"0.15, 0", "0.35, 0.7", "0.7, 1.9", "1.1, 0.2"})
  void rowsLieUnderTheTopOfABlock(double high, double turn) {
    Road road = road(straight(turn), deck(turn, HALF, x -> high));
    Strand strand = road.strands().get(0);
    for (int row = 0; row < strand.rows(); row++) {
      assertEquals(0, strand.centre(row, 1), 1e-4, "row at " + along(strand, row, turn));
    }
  }

  /** Under a high arch one drives: its road and the one over it both have rows. */
  @ParameterizedTest
  @CsvSource({"3.5, 0", "5, 0.6"})
  void aRoadGoesOnUnderAHighArch(double high, double turn) {
    Road road = road(straight(turn), deck(turn, HALF, x -> arch(x, high)));
    boolean under = false;
    boolean over = false;
    for (Strand strand : road.strands()) {
      for (int row = 0; row < strand.rows(); row++) {
        boolean middle = Math.abs(along(strand, row, turn) - (FROM + TO) / 2.0) < 2;
        under |= middle && strand.centre(row, 1) < 0.1;
        over |= middle && strand.centre(row, 1) > high - 0.1;
      }
    }
    assertTrue(under, "under");
    assertTrue(over, "over");
  }

  private static double arch(double x, double high) {
    double part = (x - FROM) / (TO - FROM);
    return part < 0 || part > 1 ? 0 : high * 4 * part * (1 - part);
  }

  private static double along(Strand strand, int row, double turn) {
    return strand.centre(row, 0) * StrictMath.cos(turn)
        + strand.centre(row, 2) * StrictMath.sin(turn);
  }

  private static Piece straight(double turn) {
    return sheet("road_1", turn, 0, LENGTH, HALF, x -> 0);
  }

  private static Piece deck(double turn, double half, DoubleUnaryOperator height) {
    return sheet("road_deck", turn, FROM, TO, half, height);
  }

  private static Piece sheet(
      String name, double turn, int from, int to, double half, DoubleUnaryOperator height) {
    MeshDraft mesh = new MeshDraft(name, SurfaceClass.ROAD);
    double cos = StrictMath.cos(turn);
    double sin = StrictMath.sin(turn);
    for (int x = from; x <= to; x++) {
      double y = height.applyAsDouble(x);
      mesh.vertex(x * cos - half * sin, y, x * sin + half * cos);
      mesh.vertex(x * cos + half * sin, y, x * sin - half * cos);
      if (x > from) {
        int i = 2 * (x - from);
        mesh.quad(i - 2, i, i + 1, i - 1, "asphalt");
      }
    }
    return mesh.build("level.obj");
  }

  private static Road road(Piece... pieces) {
    WeldedSurface surface = ExactWeld.weld(List.of(pieces), 1, Progress.none());
    Topology topology = Topology.of(surface, 1, Progress.none());
    Land land = Land.of(surface);
    Level level = new Level("level", "", List.of(pieces), List.of(), List.of(), LevelHints.NONE);
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
}
