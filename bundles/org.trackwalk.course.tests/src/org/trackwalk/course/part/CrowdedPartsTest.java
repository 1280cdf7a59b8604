package org.trackwalk.course.part;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.course.flight.StepOnto;
import org.trackwalk.ground.geometry.Partition;
import org.trackwalk.ground.reach.Land;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.parallel.WorkTally;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.weld.ExactWeld;
import org.trackwalk.mesh.weld.WeldedSurface;

/** Ground of single triangles that all lie in each other's boxes: as asked each by each. */
class CrowdedPartsTest {

  /** Slanted triangles about two metres wide, up to so high, on nine square metres. */
  private static Land heap(int count, double high) {
    SplittableRandom random = new SplittableRandom(count);
    float[] p = new float[9 * count];
    for (int t = 0; t < count; t++) {
      double y = high * random.nextDouble();
      double x = random.nextDouble(3);
      double z = random.nextDouble(3);
      for (int i = 0; i < 9; i += 3) {
        p[9 * t + i] = (float) (x + random.nextDouble(-1, 1));
        p[9 * t + i + 1] = (float) (y + random.nextDouble(-0.2, 0.2));
        p[9 * t + i + 2] = (float) (z + random.nextDouble(-1, 1));
      }
    }
    int[] corners = IntStream.range(0, 3 * count).toArray();
    Piece piece = Piece.named("heap", "l.obj").mesh(p, corners).build();
    return Land.of(ExactWeld.weld(List.of(piece), 1, Progress.none()));
  }

  private static BitSet floor(WeldedSurface surface) {
    BitSet all = new BitSet();
    all.set(0, surface.triangleCount());
    return RoadParts.carrying(Land.of(surface), all);
  }

  @ParameterizedTest
  @ValueSource(doubles = {0, 60, 200})
  void partsAreThoseOfEachPair(double high) {
    Land land = heap(300, high);
    WeldedSurface surface = land.surface();
    Topology topology = Topology.of(surface, 1, Progress.none());
    BitSet floor = floor(surface);
    RoadParts parts = RoadParts.of(land, topology, floor);
    Partition each = new Partition(surface.triangleCount());
    StepOnto step = new StepOnto(surface);
    int[] asked = floor.stream().toArray();
    for (int t : asked) {
      for (int other : asked) {
        if (step.possible(t, other, StepOnto.STEP)) {
          each.join(t, other);
        }
      }
    }
    for (int t : asked) {
      for (int other : asked) {
        assertEquals(each.together(t, other), parts.of(t) == parts.of(other));
      }
    }
    long sets = Arrays.stream(asked).map(each::first).distinct().count();
    assertTrue(high == 0 ? sets == 1 : sets > 1, sets + " parts");
  }

  @ParameterizedTest
  @ValueSource(doubles = {0, 8})
  void whatLiesAtAPlaceIsWhatWhoeverAsksAfreshFinds(double high) {
    Land land = heap(200, high);
    WeldedSurface surface = land.surface();
    Topology topology = Topology.of(surface, 1, Progress.none());
    RoadParts parts = RoadParts.of(land, topology, floor(surface));
    RoadBorder crowd = new RoadBorder(land, topology, parts);
    SplittableRandom random = new SplittableRandom(1);
    int lie = 0;
    for (int i = 0; i < 1500; i++) {
      int part = parts.of(crowd.triangles().get(random.nextInt(crowd.triangles().size())));
      double x = random.nextDouble(-1, 4);
      double y = random.nextDouble(-1, high + 1);
      double z = random.nextDouble(-1, 4);
      double reach = random.nextDouble(0.5);
      boolean lies = crowd.lies(part, x, y, z, reach);
      assertEquals(new RoadBorder(land, topology, parts).lies(part, x, y, z, reach), lies);
      lie += lies ? 1 : 0;
    }
    assertTrue(lie > 100 && lie < 1400, lie + " lie");
  }

  @Test
  void aHeapOfTwiceTheTrianglesIsTwiceTheWork() {
    long[] work = new long[2];
    for (int i = 0; i < 2; i++) {
      Land land = heap(400 << i, 0);
      Topology topology = Topology.of(land.surface(), 1, Progress.none());
      BitSet floor = floor(land.surface());
      land.tree();
      WorkTally tally = new WorkTally();
      tally.of(
          "",
          Progress.none(),
          () -> {
            RoadParts parts = RoadParts.of(land, topology, floor);
            RoadBorder border = new RoadBorder(land, topology, parts);
            int outer = 0;
            for (int k = 0; k < border.edges().size(); k++) {
              outer += border.outer(border.edges().get(k)) ? 1 : 0;
            }
            return outer;
          });
      work[i] = tally.total();
    }
    assertTrue(work[1] <= 2.5 * work[0], Arrays.toString(work));
  }
}
