package org.trackwalk.contact.query;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.trackwalk.contact.query.Scenes.buffer;
import static org.trackwalk.contact.query.Scenes.method;
import static org.trackwalk.contact.query.Scenes.piece;
import static org.trackwalk.contact.query.Scenes.scene;
import static org.trackwalk.contact.query.Scenes.twoSided;
import static org.trackwalk.contact.query.Scenes.xyz;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.trackwalk.contact.candidate.Reason;
import org.trackwalk.contact.method.MethodList;
import org.trackwalk.contact.scene.ProbeScene;
import org.trackwalk.contact.shape.Probe;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.mesh.level.LengthUnit;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.UpAxis;
import org.trackwalk.mesh.weld.IdentityPolicy;

/** {@code voronoi}, {@code smoothed-normal} and the offset of a contact, on small scenes. */
class CorrectedNormalsTest {

  private static final double[] UP = {0, 1, 0};

  private static double[] normal(ContactBuffer b, int i) {
    return new double[] {b.normal(i, 0), b.normal(i, 1), b.normal(i, 2)};
  }

  /** Vertices of a road of 8 m along z that ends at x = 0, and of a slope of 4 m to the right. */
  private static float[] bend(double dx, double dy) {
    return xyz(-4, 0, -4, -4, 0, 4, 0, 0, -4, 0, 0, 4, dx, dy, -4, dx, dy, 4);
  }

  private static final int[] BEND = {0, 1, 2, 2, 1, 3, 2, 3, 4, 4, 3, 5};

  private static ProbeScene bent(double dx, double dy) {
    return scene(piece("t", bend(dx, dy), BEND));
  }

  /** Reason and normal of the verdict on a triangle. */
  private static Verdict verdict(
      ProbeScene scene, double x, double y, double z, String id, int sourceTriangle) {
    return new ContactQuery(scene)
        .explain(Probe.sphere(x, y, z, 1), 0.5, method(id)).verdicts().stream()
            .filter(v -> v.sourceTriangle() == sourceTriangle)
            .findFirst()
            .orElseThrow();
  }

  private static double[] normal(Verdict v) {
    return new double[] {
      v.contact().normal().x(), v.contact().normal().y(), v.contact().normal().z()
    };
  }

  @Test
  void flatAndConcaveEdgesTakeTheTrianglesNormal() {
    for (double dy : new double[] {0, 0.02, 1, 4}) {
      ProbeScene scene = bent(4, dy);
      // over the slope near its foot: the road's closest point is the edge between them
      Verdict road = verdict(scene, 0.25, 0.5 + dy / 8, 1, "voronoi", 1);
      assertEquals("edge", road.feature().id());
      assertEquals(Reason.NORMAL_OF_TRIANGLE, road.reason(), "slope " + dy);
      assertArrayEquals(UP, normal(road));
      assertTrue(road.contact().offset() > 0.1);
    }
  }

  @Test
  void convexEdgeTurnsOnlyWhatIsBeyondTheNeighboursNormal() {
    // the slope falls 3 on 4: its normal leans by (0.6, 0.8)
    ProbeScene scene = bent(4, -3);
    Verdict between = verdict(scene, 0.25, 0.5, 1, "voronoi", 1);
    assertEquals(Reason.NORMAL_IN_REGION, between.reason());
    assertArrayEquals(
        new double[] {0.25 / Math.hypot(0.25, 0.5), 0.5 / Math.hypot(0.25, 0.5), 0},
        normal(between),
        1e-15);
    Verdict beyond = verdict(scene, 0.6, 0.5, 1, "voronoi", 1);
    assertEquals(Reason.NORMAL_TURNED, beyond.reason());
    assertArrayEquals(new double[] {0.6, 0.8, 0}, normal(beyond), 1e-15);
    assertEquals("face", verdict(scene, 0.6, 0.5, 1, "voronoi", 2).feature().id());
  }

  @Test
  void edgesBelowTheFlatSineAreFlat() {
    // 0.5 degrees are flat for Bullet, 0.7 are not
    for (double degrees : new double[] {0.5, 0.7}) {
      ProbeScene scene = bent(4, -4 * Math.tan(Math.toRadians(degrees)));
      Reason reason = verdict(scene, 0.25, 0.5, 1, "voronoi", 1).reason();
      assertEquals(degrees < 0.573 ? Reason.NORMAL_OF_TRIANGLE : Reason.NORMAL_TURNED, reason);
      String sharper = "voronoi:flat-sine=0.02";
      assertEquals(Reason.NORMAL_OF_TRIANGLE, verdict(scene, 0.25, 0.5, 1, sharper, 1).reason());
    }
  }

  @Test
  void outerEdgesAndEdgesOfThreeAreNotCorrected() {
    ProbeScene end = scene(piece("t", bend(4, 0), 0, 1, 2, 2, 1, 3));
    double[] outward = {0.6, 0.8, 0};
    Verdict outer = verdict(end, 0.3, 0.4, 1, "voronoi", 1);
    assertEquals(Reason.EDGE_WITHOUT_REGION, outer.reason());
    assertArrayEquals(outward, normal(outer), 1e-15);
    // a fin stands on the seam of a flat road
    float[] fin = xyz(-4, 0, -4, -4, 0, 4, 0, 0, -4, 0, 0, 4, 4, 0, -4, 4, 0, 4, 0, -1, 0);
    ProbeScene three = scene(piece("t", fin, 0, 1, 2, 2, 1, 3, 2, 3, 4, 4, 3, 5, 2, 6, 3));
    assertEquals(Reason.EDGE_WITHOUT_REGION, verdict(three, 0.3, 0.4, 1, "voronoi", 1).reason());
  }

  @Test
  void anEdgeDistanceCorrectsByAnInnerEdgeNearby() {
    // 5 cm from the corner where the diagonal meets the road's end
    ProbeScene end = scene(piece("t", bend(4, 0), 0, 1, 2, 2, 1, 3));
    double z = -4 + 0.05;
    assertEquals(Reason.EDGE_WITHOUT_REGION, verdict(end, 0.3, 0.4, z, "voronoi", 1).reason());
    String bullet = "voronoi:edge-distance=0.1";
    Verdict near = verdict(end, 0.3, 0.4, z, bullet, 1);
    assertEquals(Reason.NORMAL_OF_TRIANGLE, near.reason());
    assertArrayEquals(UP, normal(near));
    assertEquals(Reason.EDGE_WITHOUT_REGION, verdict(end, 0.3, 0.4, z + 0.2, bullet, 1).reason());
  }

  @Test
  void windingsThatDoNotMatchAreOneSurface() {
    // the slope is stored upside down, and two-sided so that it is met at all
    int[] turned = {0, 1, 2, 2, 1, 3, 2, 4, 3, 4, 5, 3};
    for (int[] triangles : List.of(BEND, turned)) {
      ProbeScene scene = scene(twoSided(piece("t", bend(4, -3), triangles)));
      Verdict beyond = verdict(scene, 0.6, 0.5, 1, "voronoi", 1);
      assertEquals(Reason.NORMAL_TURNED, beyond.reason());
      assertArrayEquals(new double[] {0.6, 0.8, 0}, normal(beyond), 1e-15);
      // from below the same ridge is a valley
      Verdict below = verdict(scene, -1, -0.5, 1, "voronoi", 2);
      assertEquals(Reason.NORMAL_OF_TRIANGLE, below.reason());
      assertArrayEquals(new double[] {-0.6, -0.8, 0}, normal(below), 1e-15);
    }
  }

  @Test
  void cornerOfAFlatRoadTakesTheTrianglesNormal() {
    ContactBuffer b = buffer(TerdimanFiguresTest.fan(), 0.1, 0.5, 0.05, 0.5, 1, "voronoi");
    assertEquals(7, b.size());
    int corners = 0;
    for (int i = 0; i < b.size(); i++) {
      if (b.feature(i).id().equals("vertex")) {
        assertArrayEquals(UP, normal(b, i));
        corners++;
      }
    }
    assertTrue(corners > 1, corners + " corners");
  }

  @Test
  void theRegionIsThatOfTheIdentity() {
    ProbeScene pieces =
        scene(piece("a", bend(4, 0), 0, 1, 2, 2, 1, 3), piece("b", bend(4, 0), 2, 3, 4, 4, 3, 5));
    for (IdentityPolicy policy : IdentityPolicy.values()) {
      ContactBuffer b = new ContactBuffer();
      new ContactQuery(pieces).contacts(0.25, 0.5, 1, 1, 0.5, method("voronoi"), policy, b);
      boolean corrected = policy == IdentityPolicy.LEVEL_BITS;
      double least = 1;
      for (int i = 0; i < b.size(); i++) {
        least = Math.min(least, b.normal(i, 1));
      }
      assertEquals(corrected, least == 1, policy.name());
    }
  }

  @Test
  void aRestingSphereDriftsOnSmoothedNormals() {
    // P. Terdiman, Contact generation for meshes, chapter 2: a large flat triangle whose neighbour
    // falls away by 30 degrees
    double down = -4 * Math.tan(Math.toRadians(30));
    ProbeScene scene = scene(piece("t", bend(4, down), 0, 1, 2, 2, 1, 3, 2, 3, 4, 4, 3, 5));
    ContactBuffer resting = buffer(scene, -0.5, 0.35, 0, 0.35, 0.02, "smoothed-normal");
    assertEquals(1, resting.size());
    assertEquals("face", resting.feature(0).id());
    double drift = resting.normal(0, 0);
    assertTrue(drift > Math.sin(Math.toRadians(5)), "normal leans by " + drift);
    assertTrue(resting.offset(0) > 0.02);
    ContactBuffer reference = buffer(scene, -0.5, 0.35, 0, 0.35, 0.02, "voided-welded");
    assertArrayEquals(UP, normal(reference, 0));
  }

  @Test
  void vertexNormalsAreWeightedByAngle() {
    // at (0,0,4) the road has one triangle of 45 and one of 90 degrees, the wall one of 90: it does
    // not matter into how many triangles a flat side is cut
    int[] oneWay = {0, 1, 2, 2, 1, 3, 2, 3, 4, 4, 3, 5};
    int[] otherWay = {0, 1, 3, 0, 3, 2, 2, 3, 5, 2, 5, 4};
    double down = -4 * Math.tan(Math.toRadians(20));
    for (double z : new double[] {3.9, 2, 0, -3}) {
      double[] a = normal(edge(scene(piece("t", bend(4, down), oneWay)), z), 0);
      double[] b = normal(edge(scene(piece("t", bend(4, down), otherWay)), z), 0);
      assertArrayEquals(a, b, 1e-6);
      assertArrayEquals(
          new double[] {Math.sin(Math.toRadians(10)), Math.cos(Math.toRadians(10)), 0}, a, 1e-6);
    }
  }

  private static ContactBuffer edge(ProbeScene scene, double z) {
    return buffer(scene, 0.01, 0.35, z, 0.35, 0.02, "smoothed-normal");
  }

  @Test
  void beyondTheLimitTheTrianglesNormalIsUsed() {
    // half the bend is what a corner leans: 60 degrees are 30 there, 80 are 40
    for (double degrees : new double[] {60, 80}) {
      double down = -4 * Math.tan(Math.toRadians(degrees));
      Verdict v = verdict(bent(4, down), 0.01, 0.35, 1, "smoothed-normal", 1);
      assertEquals("edge", v.feature().id());
      boolean within = degrees / 2 < 37;
      assertEquals(within ? Reason.NORMAL_SMOOTHED : Reason.NORMAL_BEYOND_LIMIT, v.reason());
      double lean = within ? degrees / 2 : 0;
      assertEquals(Math.cos(Math.toRadians(lean)), v.contact().normal().y(), 1e-6);
      Verdict wide = verdict(bent(4, down), 0.01, 0.35, 1, "smoothed-normal:limit=45", 1);
      assertEquals(Reason.NORMAL_SMOOTHED, wide.reason());
    }
    assertEquals("smoothed-normal", method("smoothed-normal:limit=37").id());
    assertEquals("smoothed-normal:limit=12.5", method("smoothed-normal:limit=12.5").id());
    for (String bad : List.of("limit=-1", "limit=181", "limit=x", "angle=3", "limit=1e999")) {
      assertTrue(MethodList.find("smoothed-normal:" + bad).isEmpty(), bad);
    }
  }

  @Test
  void renderNormalsOfTheFileComeFirst() {
    float[] normals = xyz(0.6, 0.8, 0, 0, 0, 0, Float.NaN, 1, 0);
    // corner 0 has a normal; 1 has a zero one, 2 none that is a number: those lean like the vertex
    Piece with =
        piece("t", xyz(0, 0, 0, 0, 0, 4, 4, 0, 0), 0, 1, 2).toBuilder()
            .normals(normals, new int[] {0, 1, 2})
            .build();
    double weight = 0.75;
    double y = weight * 0.8 + (1 - weight);
    double x = weight * 0.6;
    double length = Math.hypot(x, y);
    ContactBuffer b = buffer(scene(with), 0.5, 0.5, 0.5, 1, 0, "smoothed-normal");
    assertArrayEquals(new double[] {x / length, y / length, 0}, normal(b, 0), 1e-6);
    Piece without = with.toBuilder().normals(normals, new int[] {-1, -1, -1}).build();
    assertArrayEquals(
        UP, normal(buffer(scene(without), 0.5, 0.5, 0.5, 1, 0, "smoothed-normal"), 0));
  }

  @Test
  void renderNormalsGoWithTheirPiecesPlacement() {
    // Z up, in centimetres, mirrored in x, stretched twice along x, turned over by the winding: the
    // normal of a slope that keeps standing on it
    double[] stretch = {-2, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0};
    Frame frame = Frame.of(stretch, UpAxis.Z, LengthUnit.CENTIMETRE);
    // the slope z = -x in the file, its normal (1, 0, 1): placed, x = -2 x', so y = x / 2
    Piece slope =
        piece("t", xyz(0, 0, 0, 400, 0, -400, 0, 400, 0), 0, 1, 2).toBuilder()
            .frame(frame)
            .normals(xyz(0.7071067811865476, 0, 0.7071067811865476), new int[] {0, 0, 0})
            .build();
    ProbeScene scene = scene(slope);
    ContactBuffer truth = buffer(scene, -2, 0, -1, 2, 0, "triangle-normal");
    ContactBuffer found = buffer(scene, -2, 0, -1, 2, 0, "smoothed-normal");
    double r = Math.sqrt(5);
    assertArrayEquals(new double[] {-1 / r, 2 / r, 0}, normal(truth, 0), 1e-12);
    assertArrayEquals(normal(truth, 0), normal(found, 0), 1e-6);
  }

  @Test
  void offsetIsTheMissOfTheCentre() {
    ProbeScene end = scene(piece("t", bend(4, 0), 0, 1, 2, 2, 1, 3));
    for (String id : List.of("closest-point", "voided-welded", "triangle-normal")) {
      ContactBuffer face = buffer(end, -1, 0.4, 1, 0.5, 0.02, id);
      assertEquals(0, face.offset(0), 1e-12);
    }
    // 3-4-5 beyond the end: the point is 0.3 / 0.5 r beside the centre
    for (String id : List.of("closest-point", "voided-welded")) {
      assertEquals(0, buffer(end, 0.3, 0.4, 1, 0.5, 0.02, id).offset(0), 1e-12);
    }
    ContactBuffer pushed = buffer(end, 0.3, 0.4, 1, 0.5, 0.02, "triangle-normal");
    assertEquals(0.3, pushed.offset(0), 1e-12);
    Verdict explained =
        new ContactQuery(end)
            .explain(Probe.sphere(0.3, 0.4, 1, 0.5), 0.02, method("triangle-normal"))
            .contacts()
            .get(0);
    assertEquals(pushed.offset(0), explained.contact().offset());
  }
}
