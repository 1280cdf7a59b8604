package org.trackwalk.contact.sat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.trackwalk.contact.shape.Box;
import org.trackwalk.contact.shape.Polyhedron;
import org.trackwalk.contact.shape.Pose;
import org.trackwalk.contact.shape.Solids;

class SeparatingAxesTest {

  /** What rounding and the preference of faces may make of a separation, metres. */
  private static final double ROUNDING = 2 * SeparatingAxes.TIE;

  private final SeparatingAxes axes = new SeparatingAxes();
  private final ExhaustiveAxes exhaustive = new ExhaustiveAxes();
  private final AxisCounters counters = new AxisCounters();
  private final BestAxis best = new BestAxis();
  private final BestAxis oracle = new BestAxis();

  @Test
  void twoBoxesHave15DirectionsAnd156Candidates() {
    PlacedPolyhedron a = box(0.4, 0.3, 0.6, Pose.at(0, 0, 0));
    PlacedPolyhedron b = box(0.5, 0.2, 0.7, Pose.of(0.1, 0.4, 0.2, 0.1, 0.2, 0.3, 0.9));

    axes.measure(a, b, SeparatingAxes.TIE, 9, counters, best);
    assertEquals(15, counters.axes);
    assertEquals(0, counters.parallelPairs);

    counters.clear();
    exhaustive.measure(a, b, counters, oracle);
    assertEquals(156, counters.axes);
    assertEquals(156 * 16, counters.projected);
  }

  @Test
  void parallelEdgesAreNoAxis() {
    PlacedPolyhedron a = box(0.4, 0.3, 0.6, Pose.at(0, 0, 0));
    PlacedPolyhedron b = box(0.5, 0.2, 0.7, Pose.at(0.1, 0.4, 0.2));

    axes.measure(a, b, SeparatingAxes.TIE, 9, counters, best);
    assertEquals(12, counters.axes);
    assertEquals(3, counters.parallelPairs);

    counters.clear();
    exhaustive.measure(a, b, counters, oracle);
    assertEquals(108, counters.axes);
    assertEquals(48, counters.parallelPairs);
  }

  @Test
  void aPrismHasEachDirectionOnce() {
    AxisSet six = AxisSet.of(Solids.prism(6, 1, 1));
    assertEquals(4, six.faceDirectionCount());
    assertEquals(4, six.edgeDirectionCount());
    assertEquals(18, six.edgeCount());

    AxisSet five = AxisSet.of(Solids.prism(5, 1, 1));
    assertEquals(6, five.faceDirectionCount());
    assertEquals(6, five.edgeDirectionCount());
  }

  @Test
  void theInteriorObjectsAreInside() {
    Random random = new Random(20);
    for (int i = 0; i < 200; i++) {
      Polyhedron solid = solid(random);
      AxisSet set = AxisSet.of(solid);
      for (int f = 0; f < solid.faceCount(); f++) {
        double box = -solid.facePlane(f, 3);
        double ellipsoid = box;
        double squares = 0;
        for (int k = 0; k < 3; k++) {
          double n = solid.facePlane(f, k);
          box += n * set.centre[k] + Math.abs(n) * set.boxShare * set.half[k];
          ellipsoid += n * set.centre[k];
          squares += n * n * set.half[k] * set.half[k];
        }
        ellipsoid += set.ellipsoidShare * Math.sqrt(squares);
        assertTrue(box <= 0 && ellipsoid <= 0, "seed 20, solid " + i + ", face " + f);
      }
      assertTrue(set.boxShare > 0 && set.ellipsoidShare > 0, "seed 20, solid " + i);
    }
  }

  @Test
  void reducedAndExhaustiveSearchAgree() {
    Random random = new Random(21);
    for (int i = 0; i < 2000; i++) {
      PlacedPolyhedron a = PlacedPolyhedron.at(solid(random), Solids.pose(random, 0.4));
      PlacedPolyhedron b = PlacedPolyhedron.at(solid(random), Solids.pose(random, 0.4));

      assertTrue(axes.measure(a, b, SeparatingAxes.TIE, 99, null, best));
      exhaustive.measure(a, b, null, oracle);

      String pair = "seed 21, pair " + i;
      assertEquals(oracle.separation, best.separation, ROUNDING, pair);
      assertEquals(best.separation, separation(a, b, best.nx, best.ny, best.nz), ROUNDING, pair);
      assertEquals(1, best.nx * best.nx + best.ny * best.ny + best.nz * best.nz, 1e-12, pair);
    }
  }

  /** Bodies that touch, as a simulation has them: the second stands 1 cm deep in the first. */
  @Test
  void interiorObjectsAndEarlyOutsSaveMostOfTheWork() {
    Random random = new Random(24);
    AxisCounters all = new AxisCounters();
    for (int i = 0; i < 500; i++) {
      PlacedPolyhedron a = PlacedPolyhedron.at(solid(random), Solids.pose(random, 0.4));
      Polyhedron second = solid(random);
      Pose pose = Solids.pose(random, 0.4);
      axes.measure(a, PlacedPolyhedron.at(second, pose), best);
      double away = best.separation + 0.01;
      PlacedPolyhedron b = new PlacedPolyhedron(AxisSet.of(second));
      b.place(pose, -away * best.nx, -away * best.ny, -away * best.nz);

      axes.measure(a, b, SeparatingAxes.TIE, 99, counters, best);
      exhaustive.measure(a, b, all, oracle);

      assertEquals(oracle.separation, best.separation, ROUNDING, "seed 24, pair " + i);
    }
    assertTrue(counters.axes < all.axes, "each direction once");
    assertTrue(counters.culled > 0.6 * counters.axes, counters.culled + " of " + counters.axes);
    assertTrue(counters.projected < all.projected / 10, counters.projected + " corners");
  }

  @Test
  void noDirectionPartsOverlappingBodiesBetter() {
    Random random = new Random(22);
    for (int i = 0; i < 100; i++) {
      PlacedPolyhedron a = PlacedPolyhedron.at(solid(random), Solids.pose(random, 0.1));
      PlacedPolyhedron b = PlacedPolyhedron.at(solid(random), Solids.pose(random, 0.1));
      axes.measure(a, b, best);
      for (int k = 0; best.separation < 0 && k < 2000; k++) {
        double share = 3.0 * k / 2000;
        double x = best.nx + share * random.nextGaussian();
        double y = best.ny + share * random.nextGaussian();
        double z = best.nz + share * random.nextGaussian();
        double r = Math.sqrt(x * x + y * y + z * z);
        double other = separation(a, b, x / r, y / r, z / r);
        assertTrue(other <= best.separation + ROUNDING, "seed 22, pair " + i);
      }
    }
  }

  @Test
  void supportingFeaturesLieOnTheAxis() {
    Random random = new Random(23);
    int edges = 0;
    for (int i = 0; i < 1000; i++) {
      PlacedPolyhedron a = PlacedPolyhedron.at(solid(random), Solids.pose(random, 0.1));
      PlacedPolyhedron b = PlacedPolyhedron.at(solid(random), Solids.pose(random, 0.1));
      axes.measure(a, b, best);
      if (best.separation > 0) {
        continue;
      }
      String pair = "seed 23, pair " + i + " " + best.kind;
      switch (best.kind) {
        case FACE_OF_A -> {
          assertEquals(-best.nx, a.faceNormal(best.featureA, 0), 1e-9, pair);
          double gap = best.separation + a.faceOffset(best.featureA);
          assertEquals(gap, -along(b, best.featureB, best), ROUNDING, pair);
        }
        case FACE_OF_B -> {
          assertEquals(best.nx, b.faceNormal(best.featureB, 0), 1e-9, pair);
          double gap = best.separation + b.faceOffset(best.featureB);
          assertEquals(gap, along(a, best.featureA, best), ROUNDING, pair);
        }
        case EDGES -> {
          edges++;
          for (int end = 0; end < 4; end++) {
            double on = along(a, a.axes().edgeVertex(best.featureA, end & 1), best);
            double under = along(b, b.axes().edgeVertex(best.featureB, end >> 1), best);
            assertEquals(best.separation, on - under, ROUNDING, pair);
          }
        }
      }
    }
    assertTrue(edges > 20, edges + " pairs of edges");
  }

  @Test
  void theShortestWayOutOfTwoBoxesInClosedForm() {
    PlacedPolyhedron ground = box(5, 1, 5, Pose.at(0, -1, 0));

    axes.measure(box(0.5, 0.25, 0.5, Pose.at(1, 0.24, 2)), ground, best);
    assertEquals(-0.01, best.separation, 1e-12);
    assertEquals(1, best.ny, 1e-12);

    // on its edge: half the diagonal of its side above the ground
    double turn = Math.sin(Math.PI / 8);
    Pose onEdge = Pose.of(1, 0.5, 2, 0, 0, turn, Math.cos(Math.PI / 8));
    axes.measure(box(0.4, 0.4, 0.5, onEdge), ground, best);
    assertEquals(0.5 - 0.4 * Math.sqrt(2), best.separation, 1e-12);
    assertEquals(AxisKind.FACE_OF_B, best.kind);

    // two long bars, each on an edge, cross at right angles: edge against edge
    PlacedPolyhedron along = box(3, 0.3, 0.3, Pose.of(0, 0, 0, turn, 0, 0, Math.cos(Math.PI / 8)));
    PlacedPolyhedron across =
        box(0.3, 0.3, 3, Pose.of(0, 0.8, 0, 0, 0, turn, Math.cos(Math.PI / 8)));
    axes.measure(across, along, best);
    assertEquals(AxisKind.EDGES, best.kind);
    assertEquals(0.8 - 0.6 * Math.sqrt(2), best.separation, 1e-12);
    assertEquals(1, best.ny, 1e-12);
  }

  @Test
  void theSearchEndsBeyondTheLimit() {
    PlacedPolyhedron a = box(0.5, 0.5, 0.5, Pose.at(0, 0, 0));
    PlacedPolyhedron b = box(0.5, 0.5, 0.5, Pose.of(3, 0, 0, 0.1, 0.2, 0.3, 0.9));

    assertFalse(axes.measure(a, b, SeparatingAxes.TIE, 0.1, counters, best));
    assertEquals(1, counters.axes);
    assertTrue(best.separation > 0.1);
  }

  private static Polyhedron solid(Random random) {
    return switch (random.nextInt(4)) {
      case 0 ->
          Polyhedron.ofBox(
              new Box(
                  0.1 + random.nextDouble(), 0.1 + random.nextDouble(), 0.1 + random.nextDouble()));
      case 1 -> Solids.prism(3 + random.nextInt(8), 0.3 + random.nextDouble(), 0.5);
      default -> Solids.roundish(random, 4 + random.nextInt(17));
    };
  }

  private static PlacedPolyhedron box(double hx, double hy, double hz, Pose pose) {
    return PlacedPolyhedron.at(Polyhedron.ofBox(new Box(hx, hy, hz)), pose);
  }

  private static double separation(
      PlacedPolyhedron a, PlacedPolyhedron b, double dx, double dy, double dz) {
    double least = Double.POSITIVE_INFINITY;
    for (int i = 0; i < a.vertexCount(); i++) {
      least = Math.min(least, a.vertex(i, 0) * dx + a.vertex(i, 1) * dy + a.vertex(i, 2) * dz);
    }
    double most = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < b.vertexCount(); i++) {
      most = Math.max(most, b.vertex(i, 0) * dx + b.vertex(i, 1) * dy + b.vertex(i, 2) * dz);
    }
    return least - most;
  }

  private static double along(PlacedPolyhedron body, int v, BestAxis axis) {
    return body.vertex(v, 0) * axis.nx + body.vertex(v, 1) * axis.ny + body.vertex(v, 2) * axis.nz;
  }
}
