package org.trackwalk.seams.ledger;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.ground.border.BorderLimits;
import org.trackwalk.ground.border.OpenEdges;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.weld.ExactWeld;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.seams.ledger.HoleFinder.Hole;

/** A circuit in one mesh, of which a triangle is missing. */
class HoleFinderTest {

  private static final int PARTS = 90;
  private static final int RINGS = 5;
  private static final double INNER = 60;
  private static final double WIDE = 12;

  private static List<Hole> holes(int... missing) {
    float[] p = new float[3 * PARTS * (RINGS + 1)];
    for (int ring = 0; ring <= RINGS; ring++) {
      for (int part = 0; part < PARTS; part++) {
        double angle = 2 * Math.PI * part / PARTS;
        double radius = INNER + WIDE * ring / RINGS;
        int at = 3 * (PARTS * ring + part);
        p[at] = (float) (radius * StrictMath.cos(angle));
        p[at + 2] = (float) (radius * StrictMath.sin(angle));
      }
    }
    List<Integer> corners = new ArrayList<>();
    for (int ring = 0; ring < RINGS; ring++) {
      for (int part = 0; part < PARTS; part++) {
        int a = PARTS * ring + part;
        int b = PARTS * ring + (part + 1) % PARTS;
        // two rows below, a triangle with an edge at the inner side and one at the outer side
        corners.addAll(List.of(a, b, a + PARTS));
        corners.addAll(List.of(b, b + PARTS, a + PARTS));
      }
    }
    for (int t : missing) {
      corners.subList(3 * t, 3 * t + 3).clear();
    }
    int[] all = corners.stream().mapToInt(i -> i).toArray();
    WeldedSurface surface =
        ExactWeld.weld(
            List.of(Piece.named("road", "road.obj").mesh(p, all).build()), 1, Progress.none());
    Topology topology = Topology.of(surface, 1, Progress.none());
    OpenEdges edges = OpenEdges.of(surface, topology, 1);
    return new HoleFinder(edges, topology, BorderLimits.DEFAULT).find();
  }

  /** Of two triangles of a quad one has an edge to the inside, the other to the outside. */
  private static int triangle(int ring, int part, int half) {
    return 2 * (PARTS * ring + part) + half;
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 17, 89})
  void isToldWhereverItTouchesABorderWithACorner(int part) {
    assertEquals(0, holes().size());
    assertEquals(1, holes(triangle(2, part, 0)).size(), "in the middle");
    assertEquals(1, holes(triangle(0, part, 1)).size(), "at the infield");
    assertEquals(1, holes(triangle(RINGS - 1, part, 0)).size(), "outside");
  }

  /** What is open to the infield or to the outside is a notch of the border. */
  @ParameterizedTest
  @ValueSource(ints = {0, 17, 89})
  void isNoHoleWhereItIsOpen(int part) {
    assertEquals(0, holes(triangle(0, part, 0)).size(), "at the infield");
    assertEquals(0, holes(triangle(RINGS - 1, part, 1)).size(), "outside");
  }
}
