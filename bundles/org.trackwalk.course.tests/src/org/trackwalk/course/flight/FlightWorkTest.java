package org.trackwalk.course.flight;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.trackwalk.ground.reach.Land;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.parallel.Budget;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.weld.ExactWeld;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * Sheets of few triangles have edges of many kilometres, and each stretch of them is flown from:
 * that is work though no tree is asked for what stopped the last car.
 */
class FlightWorkTest {

  /** A triangle is cut out along the way and measured: as much as {@code ContactWorkTest} says. */
  private static final int MEASURED = 4;

  private static Piece sheet(String name, float x1, float z0, float z1, float y) {
    float[] p = {0, y, z0, 0, y, z1, x1, y, z1, x1, y, z0};
    return Piece.named(name, "level.obj").mesh(p, new int[] {0, 1, 2, 0, 2, 3}).build();
  }

  @ParameterizedTest
  @CsvSource({"1", "100", "5000"})
  void aFlightThatIsStoppedByWhatStoppedTheLastIsPaid(int flights) {
    Piece wall =
        Piece.named("wall", "level.obj")
            .mesh(new float[] {-99, -9, 2, -99, 9, 2, 99, 9, 2}, new int[] {0, 1, 2})
            .twoSided(true)
            .build();
    Flight flight = new Flight(Land.of(ExactWeld.weld(List.of(wall), 1, Progress.none())));
    Budget spent = new Budget(Long.MAX_VALUE);
    spent.within(
        () -> {
          for (int i = 0; i < flights; i++) {
            flight.from(0, 0, 0, 0);
            assertFalse(flight.reaches(0, -1, 4 + i % 2));
          }
          return 0;
        });
    assertTrue(spent.spent() >= (long) MEASURED * flights, spent.spent() + " units");
    assertTrue(spent.spent() <= 2L * MEASURED * flights + 100, spent.spent() + " units");
  }

  /** From a sheet that a shelf below surrounds to ground that only the shelf hides. */
  @ParameterizedTest
  @CsvSource({"100", "1000", "9000"})
  void eachStretchOfALongEdgeIsPaid(float length) {
    Piece road = sheet("road", length, -6, 0, 0);
    Piece shelf = sheet("shelf", length, -40, 40, -2);
    Piece ground = sheet("ground", length, -40, 40, -5);
    WeldedSurface surface = ExactWeld.weld(List.of(road, shelf, ground), 1, Progress.none());
    Land land = Land.of(surface);
    Topology topology = Topology.of(surface, 1, Progress.none());
    IntList below = new IntList();
    int from = -1;
    for (int t = 0; t < surface.triangleCount(); t++) {
      String name = surface.pieces().get(surface.pieceOf(t)).name();
      if (name.equals("ground")) {
        below.add(t);
      }
      from = name.equals("road") ? t : from;
    }
    Falls falls = new Falls(land, topology, below);
    IntList reached = new IntList();
    int start = from;
    Budget spent = new Budget(Long.MAX_VALUE);
    spent.within(
        () -> {
          falls.from(start, t -> true, reached);
          return 0;
        });
    assertTrue(reached.size() == 0, "the shelf is in the way everywhere");
    // A stretch is as long as a jump, and from each some ten places of a triangle are flown to.
    double stretches = length / StepOnto.JUMP;
    assertTrue(spent.spent() >= 10 * MEASURED * stretches, spent.spent() + " units");
  }
}
