package org.trackwalk.course.road;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.trackwalk.course.line.RacingLine;
import org.trackwalk.examples.circuit.Circuit;
import org.trackwalk.examples.circuit.CircuitShape;
import org.trackwalk.examples.draft.MeshDraft;
import org.trackwalk.examples.draft.Sheet;
import org.trackwalk.ground.memory.Memory;
import org.trackwalk.ground.reach.Floor;
import org.trackwalk.ground.reach.Land;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.weld.ExactWeld;
import org.trackwalk.mesh.weld.WeldedSurface;

/** The road is walked all along, keeps to the middle and knows its borders, bends and heights. */
class RoadTest {

  private static final SpeedLimits CAR = new SpeedLimits(200 / 3.6, 1.2);

  private static Road road(List<Piece> pieces) {
    WeldedSurface surface = ExactWeld.weld(pieces, 1, Progress.none());
    return RoadBuilder.build(
        Land.of(surface),
        t -> surface.pieces().get(surface.pieceOf(t)).surfaceClass() == SurfaceClass.ROAD,
        Floor.Stack.NONE,
        RacingLine.none(),
        CAR,
        () -> "",
        Memory.none(),
        2,
        Progress.none());
  }

  /**
   * A ring of 12 m width around the origin, in 4 degree facets, that climbs by 0.1 m per m in x.
   */
  private static Piece ring(double radius) {
    MeshDraft mesh = new MeshDraft("road", SurfaceClass.ROAD);
    int n = 90;
    for (int i = 0; i < n; i++) {
      double angle = 2 * StrictMath.PI * i / n;
      for (double r = radius - 6; r <= radius + 6; r += 12) {
        double x = r * StrictMath.cos(angle);
        mesh.vertex(x, 0.1 * x, r * StrictMath.sin(angle));
      }
    }
    for (int i = 0; i < n; i++) {
      int a = 2 * i;
      int b = 2 * ((i + 1) % n);
      mesh.quad(a, b, b + 1, a + 1, "asphalt");
    }
    return mesh.build("ring.obj");
  }

  @Test
  void aRingIsOneClosedStrand() {
    double radius = 100;
    Road road = road(List.of(ring(radius)));
    assertEquals(1, road.strands().size());
    Strand strand = road.strands().get(0);
    assertTrue(strand.closed());
    assertEquals(2 * StrictMath.PI * radius, strand.length(), 3);
    assertAboutAMetreApart(strand);
    double speed = Math.sqrt(1.2 * 9.80665 * radius);
    for (int row = 0; row < strand.rows(); row++) {
      double x = strand.centre(row, 0);
      double z = strand.centre(row, 2);
      assertEquals(radius, Math.sqrt(x * x + z * z), 0.3, "row " + row);
      assertEquals(12, strand.width(row), 0.3, "row " + row);
      assertEquals(speed, strand.speed(row), 0.05 * speed, "row " + row);
      assertEquals(0, strand.headingX(row) * x + strand.headingZ(row) * z, 0.1 * radius);
      for (int lane = -10; lane <= 10; lane++) {
        double expected = 0.1 * strand.laneX(row, lane);
        assertEquals(expected, strand.height(row, lane), 1e-4, "row " + row + ", lane " + lane);
      }
    }
  }

  /** Walking off a plate of a metre to both sides takes back no more rows than it made. */
  @Test
  void aTileThatIsShorterThanAJumpIsNoRoad() {
    MeshDraft mesh = new MeshDraft("road", SurfaceClass.ROAD);
    mesh.vertex(0, 0, 0);
    mesh.vertex(0, 0, 1);
    mesh.vertex(1, 0, 1);
    mesh.vertex(1, 0, 0);
    mesh.quad(0, 1, 2, 3, "asphalt");
    Road road = road(List.of(mesh.build("tile.obj")));
    assertEquals(0, road.strands().size());
    assertNull(road.place(0.5, 0, 0.5));
  }

  private static void assertAboutAMetreApart(Strand strand) {
    for (int row = 0; row < strand.rows(); row++) {
      assertEquals(Strand.ROW, strand.spacing(row, 0), 0.12 * Strand.ROW, "row " + row);
    }
  }

  @Test
  void aPlaceKnowsItsRowItsSideAndItsSpeed() {
    Road road = road(List.of(ring(100)));
    Strand strand = road.strands().get(0);
    RoadPlace inside = road.place(97, 9.7, 0);
    assertNotNull(inside);
    assertEquals(3, Math.abs(inside.lateral()), 0.3);
    assertEquals(0, inside.outside());
    // The lateral is positive on the left of the driving direction.
    double left = strand.headingZ(inside.row()) * -1;
    assertEquals(Math.signum(left), Math.signum(inside.lateral()));
    RoadPlace beside = road.place(116, 11.6, 0);
    assertNotNull(beside);
    assertEquals(10, beside.outside(), 0.3);
    assertNull(road.place(100, 20, 0));
    assertEquals(CAR.largest(), road.speedAt(0, 0, 0));
  }

  @Test
  void aMissingPieceIsJumped() {
    Sheet near = Sheet.flat("road_1", SurfaceClass.ROAD, -6, 0, 0, 6, 30, 2);
    Sheet far = Sheet.flat("road_2", SurfaceClass.ROAD, -6, 0, -65, 6, 30, 2);
    Road road = road(List.of(near.mesh().build("a.obj"), far.mesh().build("a.obj")));
    assertEquals(1, road.strands().size());
    Strand strand = road.strands().get(0);
    assertFalse(strand.closed());
    assertEquals(125, strand.rows(), 3);
    int missing = 0;
    for (int row = 0; row < strand.rows(); row++) {
      missing += strand.width(row) == 0 ? 1 : 0;
    }
    assertEquals(5, missing, 1);
  }

  @Test
  void theFigureOfEightIsOneLapOverItsBridge() {
    Circuit circuit = Circuit.generate(CircuitShape.EXAMPLE);
    Road road = road(circuit.pieces("c.obj"));
    assertEquals(1, road.strands().size());
    Strand strand = road.strands().get(0);
    assertTrue(strand.closed());
    // The class says: a lap of about 975 m, road 12 m wide, kerbs in the bends.
    assertEquals(975, strand.length(), 10);
    assertAboutAMetreApart(strand);
    for (int row = 0; row < strand.rows(); row++) {
      assertEquals(12.8, strand.width(row), 1.1, "row " + row);
    }
  }
}
