package org.trackwalk.course.called;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.trackwalk.course.corridor.Corridor;
import org.trackwalk.course.corridor.CorridorFinder;
import org.trackwalk.course.corridor.TurnedPlace;
import org.trackwalk.ground.geometry.Vec;
import org.trackwalk.ground.reach.Land;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.weld.ExactWeld;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.model.settings.CheckSettings;

/** The ceiling of a tube that is called road as a whole is no road, where the tube is torn too. */
class CeilingsTest {

  private static final int SEEDS = 40;

  /** Bends of a tube around the origin; their faces look inward. */
  private static final class Tube {

    private final TurnedPlace place;
    private final double high;

    Tube(int seed) {
      place = new TurnedPlace(seed);
      high = place.between(1.5, 12);
    }

    /** A bend from one angle to another: floor, ceiling and two walls, 40 of each. */
    void bend(String name, double from, double to) {
      int steps = 40;
      double[] xyz = new double[12 * (steps + 1)];
      List<int[]> quads = new ArrayList<>();
      for (int i = 0; i <= steps; i++) {
        double angle = from + (to - from) * i / steps;
        for (int k = 0; k < 4; k++) {
          double far = place.radius + (k == 0 || k == 3 ? -0.5 : 0.5) * place.width;
          xyz[12 * i + 3 * k] = far * Math.cos(angle);
          xyz[12 * i + 3 * k + 1] = k < 2 ? 0 : high;
          xyz[12 * i + 3 * k + 2] = far * Math.sin(angle);
          if (i < steps) {
            int next = 4 * i + (k + 1) % 4;
            quads.add(new int[] {4 * i + k, 4 * i + 4 + k, next + 4, next});
          }
        }
      }
      int[] triangles = new int[6 * quads.size()];
      for (int i = 0; i < quads.size(); i++) {
        int[] q = quads.get(i);
        int[] two = {q[0], q[1], q[2], q[0], q[2], q[3]};
        System.arraycopy(two, 0, triangles, 6 * i, 6);
      }
      place.add(name, xyz, TurnedPlace.up(xyz, triangles));
    }

    /** Square metres of road, and how high the highest of it is. */
    double[] road() {
      Level level = new Level("l", "", place.pieces, List.of(), List.of(), LevelHints.NONE);
      WeldedSurface surface = ExactWeld.weld(level.pieces(), 1, Progress.none());
      Topology topology = Topology.of(surface, 1, Progress.none());
      Land land = Land.of(surface);
      Corridor corridor = CorridorFinder.find(level, land, topology, CheckSettings.defaults());
      double area = 0;
      double top = Double.NEGATIVE_INFINITY;
      for (int t = 0; t < surface.triangleCount(); t++) {
        if (corridor.driven(t)) {
          area += Math.abs(Vec.areaNormal(surface.positions(), surface.triangles(), t)[1]) / 2;
          for (int k = 0; k < 3; k++) {
            top = Math.max(top, surface.positions()[3 * surface.triangles()[3 * t + k] + 1]);
          }
        }
      }
      return new double[] {area, top};
    }
  }

  @RepeatedTest(SEEDS)
  void bendsThatAreApartHaveOneFloorEach(RepetitionInfo seed) {
    Tube tube = new Tube(seed.getCurrentRepetition());
    double bend = tube.place.between(0.8, 1.5);
    tube.bend("track_1", 0, bend);
    tube.bend("track_2", Math.PI, Math.PI + bend);
    double[] road = tube.road();
    double floor = 2 * bend * tube.place.radius * tube.place.width;
    assertEquals(floor, road[0], 0.01 * floor);
    assertEquals(0, road[1], 1e-4);
  }

  @RepeatedTest(SEEDS)
  void aRingThatIsTornHasOneFloor(RepetitionInfo seed) {
    Tube tube = new Tube(seed.getCurrentRepetition());
    double missing = tube.place.between(4, 30) / tube.place.radius;
    tube.bend("track", 0, 2 * Math.PI - missing);
    double[] road = tube.road();
    double floor = (2 * Math.PI - missing) * tube.place.radius * tube.place.width;
    assertEquals(floor, road[0], 0.02 * floor);
    assertEquals(0, road[1], 1e-4);
  }

  @RepeatedTest(SEEDS)
  void aRoadThatIsTurnedOverLiesOnOtherGround(RepetitionInfo seed) {
    TurnedPlace place = new TurnedPlace(seed.getCurrentRepetition());
    place.ring("road_", 0, place.radius);
    Piece right = place.pieces.remove(3);
    place.pieces.add(turned(right));
    place.sheet("terrain", -600, -place.between(1.5, 20), -600, 1200, 1200);
    Corridor corridor = place.find();
    assertTrue(corridor.facts().pieces().contains(right.name()), corridor.facts().explanation());
  }

  /** Nothing joins the two but their names: it is the upper one that is turned over. */
  @RepeatedTest(SEEDS)
  void aRoadThatIsTurnedOverMayLieOverARoad(RepetitionInfo seed) {
    TurnedPlace place = new TurnedPlace(seed.getCurrentRepetition());
    place.ring("road_", 0, place.radius);
    place.pieces.replaceAll(CeilingsTest::turned);
    float high = (float) place.between(1.5, 20);
    place.pieces.replaceAll(piece -> raised(piece, high));
    place.ring("road_below_", 0, place.radius);
    WeldedSurface surface = ExactWeld.weld(place.pieces, 1, Progress.none());
    BitSet all = new BitSet();
    all.set(0, surface.triangleCount());
    assertEquals(new BitSet(), Ceilings.of(Land.of(surface), all, all));
  }

  private static Piece turned(Piece piece) {
    int[] turned = piece.triangles().clone();
    for (int i = 0; i < turned.length; i += 3) {
      int kept = turned[i];
      turned[i] = turned[i + 1];
      turned[i + 1] = kept;
    }
    return Piece.named(piece.name(), "level.obj").mesh(piece.positions(), turned).build();
  }

  private static Piece raised(Piece piece, float high) {
    float[] p = piece.positions().clone();
    for (int i = 1; i < p.length; i += 3) {
      p[i] += high;
    }
    return Piece.named(piece.name(), "level.obj").mesh(p, piece.triangles()).build();
  }
}
