package org.trackwalk.examples.circuit;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;

/** The circuit is without a fault, judged by brute force and by nothing of the tool itself. */
final class CircuitTest {

  /** Two roads at this height difference cannot be confused by any rule, metres. */
  private static final double CLEAR = 4;

  static Stream<CircuitShape> shapes() {
    return Stream.of(
        CircuitShape.EXAMPLE,
        CircuitShape.SMALL,
        CircuitShape.ofTriangles(30_000),
        new CircuitShape(20, 10, 220, 14, 5, 4, 3, 0.015, 9));
  }

  private static List<Piece> collidable(Circuit circuit) {
    return circuit.pieces("c.obj").stream().filter(Piece::collidable).toList();
  }

  @ParameterizedTest
  @MethodSource("shapes")
  void everyInnerEdgeHasTwoTrianglesInOppositeDirections(CircuitShape shape) {
    BitSurface surface = new BitSurface(collidable(Circuit.generate(shape)));
    assertEquals(List.of(), surface.crowded());
    assertEquals(List.of(), surface.sameDirection());
  }

  @ParameterizedTest
  @MethodSource("shapes")
  void openEdgesAreOnlyOuterRims(CircuitShape shape) {
    Circuit circuit = Circuit.generate(shape);
    BitSurface surface = new BitSurface(collidable(circuit));
    Map<String, Integer> rims = new TreeMap<>();
    for (BitSurface.Edge e : surface.open()) {
      rims.merge(e.piece().replaceAll("_?\\d+$", ""), 1, Integer::sum);
    }
    Set<String> kinds = Set.of("verge_l", "verge_r", "wall_l", "wall_r", "fence", "sky");
    Set<String> allowed = new HashSet<>(kinds);
    allowed.addAll(Set.of("bridge_abutment_a", "bridge_abutment_b"));
    assertEquals(allowed, rims.keySet());

    // A verge is open at its outer column, once a row, exactly where no wall stands on it.
    long walls = circuit.strips().keySet().stream().filter(n -> n.startsWith("wall")).count();
    int verge = rims.get("verge_l") + rims.get("verge_r");
    assertEquals((2 * shape.segments() - walls) * shape.rowsPerSegment(), verge);
    for (BitSurface.Edge e : surface.open()) {
      if (e.piece().startsWith("verge")) {
        Strip strip = circuit.strip(e.piece());
        int outer = e.piece().startsWith("verge_l") ? 0 : strip.columns();
        Piece piece = piece(circuit, e.piece());
        assertTrue(onColumn(piece, strip, outer, e.from()), e.toString());
        assertTrue(onColumn(piece, strip, outer, e.to()), e.toString());
      }
    }
  }

  private static Piece piece(Circuit circuit, String name) {
    return circuit.pieces("c.obj").stream().filter(p -> p.name().equals(name)).findFirst().get();
  }

  private static boolean onColumn(Piece piece, Strip strip, int column, BitSurface.Point p) {
    for (int row = 0; row <= strip.rows(); row++) {
      int v = 3 * strip.vertex(row, column);
      float[] xyz = piece.positions();
      if (xyz[v] == p.x() && xyz[v + 1] == p.y() && xyz[v + 2] == p.z()) {
        return true;
      }
    }
    return false;
  }

  @ParameterizedTest
  @MethodSource("shapes")
  void noTriangleIsDegenerateOrThereTwice(CircuitShape shape) {
    BitSurface surface = new BitSurface(collidable(Circuit.generate(shape)));
    Set<Set<BitSurface.Point>> seen = new HashSet<>();
    for (List<BitSurface.Point> t : surface.triangles()) {
      assertEquals(3, Set.copyOf(t).size(), t::toString);
      assertTrue(seen.add(Set.copyOf(t)), t::toString);
      double[] n = BitSurface.normal(t);
      double longest = 0;
      for (int k = 0; k < 3; k++) {
        longest = Math.max(longest, t.get(k).distance(t.get((k + 1) % 3)));
      }
      double height = Math.sqrt(BitSurface.dot(n, n)) / longest;
      assertTrue(height > 0.02 && height / longest > 0.01, () -> "sliver " + t);
    }
  }

  @ParameterizedTest
  @MethodSource("shapes")
  void drivableTrianglesFaceUp(CircuitShape shape) {
    Circuit circuit = Circuit.generate(shape);
    BitSurface surface = new BitSurface(collidable(circuit));
    Map<String, SurfaceClass> classes =
        circuit.pieces("c.obj").stream()
            .collect(Collectors.toMap(Piece::name, Piece::surfaceClass));
    for (int t = 0; t < surface.triangles().size(); t++) {
      SurfaceClass c = classes.get(surface.piece(t));
      if (c == SurfaceClass.ROAD || c == SurfaceClass.VERGE) {
        double[] n = BitSurface.normal(surface.triangles().get(t));
        double up = n[1] / Math.sqrt(BitSurface.dot(n, n));
        // Banking 4 degrees, hills 5, kerb chamfers 11.3: never steeper than 22.
        assertTrue(up > Math.cos(Math.toRadians(22)), surface.piece(t) + " " + up);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("shapes")
  void noVertexLiesInsideAnotherOpenEdge(CircuitShape shape) {
    BitSurface surface = new BitSurface(collidable(Circuit.generate(shape)));
    List<BitSurface.Edge> open = surface.open();
    Set<BitSurface.Point> ends = new HashSet<>();
    surface.triangles().forEach(ends::addAll);
    for (BitSurface.Edge e : open) {
      for (BitSurface.Point p : ends) {
        if (!p.equals(e.from()) && !p.equals(e.to())) {
          assertTrue(BitSurface.besideInner(p, e) > 0.05, () -> p + " lies on " + e);
        }
      }
    }
  }

  @ParameterizedTest
  @MethodSource("shapes")
  void noTwoVerticesAreAlmostTheSame(CircuitShape shape) {
    BitSurface surface = new BitSurface(collidable(Circuit.generate(shape)));
    Set<BitSurface.Point> all = new HashSet<>();
    surface.triangles().forEach(all::addAll);
    List<BitSurface.Point> sorted =
        all.stream().sorted((a, b) -> Float.compare(a.x(), b.x())).toList();
    for (int i = 0; i < sorted.size(); i++) {
      for (int j = i + 1; j < sorted.size(); j++) {
        if (sorted.get(j).x() - sorted.get(i).x() > 0.05f) {
          break;
        }
        // The chamfer, 20 mm high and 0.1 m wide, holds the closest vertices.
        assertTrue(sorted.get(i).distance(sorted.get(j)) > 0.05, sorted.get(i).toString());
      }
    }
  }

  @ParameterizedTest
  @MethodSource("shapes")
  void ownOriginsPlaceTheSameBits(CircuitShape shape) {
    Circuit circuit = Circuit.generate(shape);
    List<Piece> one = circuit.pieces("c.obj");
    List<Piece> placed = circuit.placedPieces("c.glb");
    Set<Object> frames = new HashSet<>();
    for (int i = 0; i < one.size(); i++) {
      Piece p = placed.get(i);
      assertEquals(one.get(i).name(), p.name());
      assertArrayEquals(one.get(i).positions(), p.frame().place(p.positions()), p.name());
      frames.add(p.frame());
      for (int row = 0; row < 3; row++) {
        double origin = p.frame().placement()[4 * row + 3];
        assertEquals(Math.rint(origin * 1024) / 1024, origin);
      }
    }
    assertTrue(frames.size() > one.size() / 2, "almost every piece has its own frame");
  }

  @Test
  void hasTheTraitsOfARealTrack() {
    Circuit circuit = Circuit.generate(CircuitShape.EXAMPLE);
    List<Piece> pieces = circuit.pieces("c.obj");
    assertEquals(pieces.size(), pieces.stream().map(Piece::name).distinct().count());
    assertEquals(12, pieces.stream().filter(p -> p.name().startsWith("road_")).count());
    for (String kind : List.of("kerb_l", "verge_r", "wall_l", "bridge_deck", "sky", "decal_")) {
      assertTrue(pieces.stream().anyMatch(p -> p.name().startsWith(kind)), kind);
    }
    assertTrue(pieces.stream().anyMatch(p -> p.name().startsWith("fence") && p.twoSided(0)));
    int triangles = pieces.stream().mapToInt(Piece::triangleCount).sum();
    assertTrue(triangles > 6_000 && triangles < 10_000, "triangles: " + triangles);
    for (Piece p : pieces) {
      for (float f : p.positions()) {
        assertTrue(Float.floatToRawIntBits(f) != 0x8000_0000, p.name() + " has a -0.0");
      }
    }
  }

  @Test
  void oneRoadCrossesOverTheOther() {
    Circuit circuit = Circuit.generate(CircuitShape.EXAMPLE);
    Strip above = circuit.strip("road_03");
    Strip below = circuit.strip("road_09");
    int middle = CircuitShape.EXAMPLE.roadColumns() / 2;
    float[] up = position(circuit, above, middle);
    float[] low = position(circuit, below, middle);
    assertEquals(0, up[0] - low[0], 0.01);
    assertEquals(0, up[2] - low[2], 0.01);
    assertTrue(up[1] - low[1] > CLEAR);
    for (int c = 0; c <= below.columns(); c++) {
      assertEquals(0f, position(circuit, below, c)[1], "the lower crossing row lies at height 0");
    }
  }

  private static float[] position(Circuit circuit, Strip strip, int column) {
    int v = 3 * strip.vertex(strip.rows(), column);
    float[] p = piece(circuit, strip.name()).positions();
    return new float[] {p[v], p[v + 1], p[v + 2]};
  }

  @Test
  void kerbsAreAtMost20MillimetresHigh() {
    Circuit circuit = Circuit.generate(CircuitShape.EXAMPLE);
    double highest = 0;
    for (Strip s : circuit.strips().values()) {
      if (s.name().startsWith("kerb")) {
        Piece p = piece(circuit, s.name());
        for (int row = 0; row <= s.rows(); row++) {
          double[] y = new double[4];
          double[] along = new double[4];
          for (int c = 0; c < 4; c++) {
            int v = 3 * s.vertex(row, c);
            int base = 3 * s.vertex(row, 0);
            y[c] = p.positions()[v + 1];
            along[c] =
                Math.hypot(
                    (double) p.positions()[v] - p.positions()[base],
                    (double) p.positions()[v + 2] - p.positions()[base + 2]);
          }
          for (int c = 1; c < 3; c++) {
            double flat = y[0] + (y[3] - y[0]) * along[c] / along[3];
            highest = Math.max(highest, y[c] - flat);
          }
        }
      }
    }
    assertEquals(0.02, highest, 0.0001);
  }

  @ParameterizedTest
  @ValueSource(ints = {3_000, 10_000, 100_000, 300_000})
  void sizeIsAboutWhatWasAsked(int triangles) {
    Circuit circuit = Circuit.generate(CircuitShape.ofTriangles(triangles));
    int count = circuit.drafts().stream().mapToInt(d -> d.triangleCount()).sum();
    assertEquals(triangles, count, triangles / 3.0);
  }

  @Test
  void refusesWhatItCannotBuild() {
    assertThrows(
        IllegalArgumentException.class, () -> new CircuitShape(13, 18, 160, 12, 6, 6, 2, 0.02, 7));
    assertThrows(
        IllegalArgumentException.class, () -> new CircuitShape(12, 18, 20, 12, 6, 6, 2, 0.02, 7));
  }
}
