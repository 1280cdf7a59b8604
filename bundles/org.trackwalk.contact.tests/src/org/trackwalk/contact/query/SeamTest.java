package org.trackwalk.contact.query;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.trackwalk.contact.query.Scenes.method;
import static org.trackwalk.contact.query.Scenes.piece;
import static org.trackwalk.contact.query.Scenes.scene;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.trackwalk.contact.scene.ProbeScene;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.weld.IdentityPolicy;

/**
 * Ghost contacts at the seam of a flat road (docs/engines.md, "Ghost contacts at a seam"): quads of
 * 0.5 m, sphere 0.35 m, pair margin 0.02 m, the sphere resting on the road, its centre within half
 * a quad of the seam at x = 0.
 */
class SeamTest {

  private static final double RADIUS = 0.35;
  private static final double MARGIN = 0.02;
  private static final double NEAR = 0.25;

  /** Cosine of one degree: what counts as tilted. */
  private static final double COS_TILT = StrictMath.cos(StrictMath.toRadians(1));

  private static final int PROBES = 20_000;

  /** Four by eight quads of 0.5 m from a place on, at a height. */
  private static float[] road(double fromX, double y) {
    return road(fromX, y, 0);
  }

  private static float[] road(double fromX, double y, double fromZ) {
    float[] positions = new float[3 * 5 * 9];
    for (int i = 0; i < 5; i++) {
      for (int j = 0; j < 9; j++) {
        int at = 3 * (9 * i + j);
        positions[at] = (float) (fromX + 0.5 * i);
        positions[at + 1] = (float) y;
        positions[at + 2] = (float) (fromZ + 0.5 * j);
      }
    }
    return positions;
  }

  private static int[] quads(int first) {
    int[] triangles = new int[6 * 4 * 8];
    int k = 0;
    for (int i = 0; i < 4; i++) {
      for (int j = 0; j < 8; j++) {
        int a = first + 9 * i + j;
        for (int corner : new int[] {a, a + 1, a + 9, a + 9, a + 1, a + 10}) {
          triangles[k++] = corner;
        }
      }
    }
    return triangles;
  }

  private static ProbeScene twoPieces(double step) {
    return scene(piece("left", road(-2, 0), quads(0)), piece("right", road(0, 0 - step), quads(0)));
  }

  /** The vertices of one side in the middle of the other side's edges. */
  private static ProbeScene tJunctions() {
    return scene(piece("left", road(-2, 0), quads(0)), piece("right", road(0, 0, 0.25), quads(0)));
  }

  /** One piece in which the vertices of the seam are stored twice. */
  private static ProbeScene duplicatedVertices() {
    float[] left = road(-2, 0);
    float[] both = new float[2 * left.length];
    System.arraycopy(left, 0, both, 0, left.length);
    System.arraycopy(road(0, 0), 0, both, left.length, left.length);
    int[] triangles = new int[2 * quads(0).length];
    System.arraycopy(quads(0), 0, triangles, 0, quads(0).length);
    System.arraycopy(quads(45), 0, triangles, quads(0).length, quads(0).length);
    return scene(piece("road", both, triangles));
  }

  private static ProbeScene welded() {
    Piece split = duplicatedVertices().surface().pieces().get(0);
    return scene(
        piece("road", scene(split).surface().positions(), scene(split).surface().triangles()));
  }

  /** Share of probes with at least one contact normal tilted by over a degree. */
  private static double tilted(ProbeScene scene, String id) {
    return tilted(scene, id, method(id).identity());
  }

  private static double tilted(ProbeScene scene, String id, IdentityPolicy identity) {
    Random random = new Random(5);
    ContactQuery query = new ContactQuery(scene);
    ContactBuffer buffer = new ContactBuffer();
    int tilted = 0;
    for (int n = 0; n < PROBES; n++) {
      double x = NEAR * (2 * random.nextDouble() - 1);
      double z = 1 + 2 * random.nextDouble();
      query.contacts(x, RADIUS, z, RADIUS, MARGIN, method(id), identity, buffer);
      boolean any = false;
      for (int i = 0; i < buffer.size(); i++) {
        any |= buffer.normal(i, 1) < COS_TILT;
      }
      tilted += any ? 1 : 0;
    }
    return tilted / (double) PROBES;
  }

  /** From tan(1 degree) r to the end of the pair margin's reach, on both sides of the seam. */
  private static double expectedGhosts() {
    double reach = Math.sqrt(MARGIN * (2 * RADIUS + MARGIN));
    return (reach - RADIUS * StrictMath.tan(StrictMath.toRadians(1))) / NEAR;
  }

  @Test
  void weldedMeshHasNoGhosts() {
    assertEquals(0, tilted(welded(), "voided-sorted"));
    assertEquals(0, tilted(welded(), "voided-welded"));
  }

  @Test
  void abuttingPiecesHaveGhostsByIndexAndNoneByBits() {
    assertEquals(0, tilted(twoPieces(0), "voided-welded"));
    double byIndex = tilted(twoPieces(0), "voided-sorted");
    assertEquals(expectedGhosts(), byIndex, 0.01);
    assertTrue(byIndex > 0.4, () -> "only " + byIndex);
  }

  @Test
  void duplicatedVerticesInOnePieceHaveGhostsByIndexAndNoneByBits() {
    assertEquals(0, tilted(duplicatedVertices(), "voided-welded"));
    assertEquals(expectedGhosts(), tilted(duplicatedVertices(), "voided-sorted"), 0.01);
    // PhysX merges exact duplicates of one mesh while it cooks it
    assertEquals(0, tilted(duplicatedVertices(), "voided-sorted", IdentityPolicy.PIECE_BITS));
    assertEquals(
        expectedGhosts(), tilted(twoPieces(0), "voided-sorted", IdentityPolicy.PIECE_BITS), 0.01);
    assertEquals(0, tilted(twoPieces(0), "voided-sorted", IdentityPolicy.LEVEL_BITS));
  }

  @Test
  void stepOfATenthOfAMillimetreHasGhostsEvenByBits() {
    assertEquals(expectedGhosts(), tilted(twoPieces(0.0001), "voided-sorted"), 0.01);
    double byBits = tilted(twoPieces(0.0001), "voided-welded");
    assertTrue(byBits > 0.4, () -> "only " + byBits);
  }

  @Test
  void negativeZeroIsAnotherVertexForBits() {
    ProbeScene scene =
        scene(piece("left", road(-2, 0), quads(0)), piece("right", road(0, -0.0), quads(0)));
    assertEquals(expectedGhosts(), tilted(scene, "voided-welded"), 0.01);
  }

  @Test
  void closestPointFearsEveryWire() {
    assertTrue(tilted(welded(), "closest-point") > 0.8);
    assertEquals(0, tilted(twoPieces(0), "triangle-normal"));
  }

  /** Asserts the share of ghosts in a row of scenes: none where false, all of them where true. */
  private static void assertGhosts(
      String id, IdentityPolicy policy, boolean duplicated, boolean abutting, boolean tenth) {
    assertEquals(0, tilted(welded(), id, policy), id + " on a welded mesh by " + policy);
    String by = id + " by " + policy;
    double ghosts = expectedGhosts();
    assertEquals(duplicated ? ghosts : 0, tilted(duplicatedVertices(), id, policy), 0.01, by);
    assertEquals(abutting ? ghosts : 0, tilted(twoPieces(0), id, policy), 0.01, by);
    assertEquals(tenth ? ghosts : 0, tilted(twoPieces(0.0001), id, policy), 0.02, by);
  }

  @Test
  void listsSeeWhatThePaperSees() {
    assertGhosts("voided-meqon", IdentityPolicy.INDEX, true, true, true);
    assertGhosts("voided-meqon", IdentityPolicy.PIECE_BITS, false, true, true);
    assertGhosts("voided-meqon", IdentityPolicy.LEVEL_BITS, false, false, true);
    assertEquals(expectedGhosts(), tilted(tJunctions(), "voided-meqon"), 0.01);
  }

  @Test
  void verticesWithinATenthOfAMillimetreAreOneInsideABody() {
    assertGhosts("voided-vertices", IdentityPolicy.INDEX, false, true, true);
    assertGhosts("voided-vertices", IdentityPolicy.PIECE_BITS, false, true, true);
    assertGhosts("voided-vertices", IdentityPolicy.LEVEL_BITS, false, false, false);
    assertEquals(expectedGhosts(), tilted(twoPieces(0.0002), "voided-vertices"), 0.02);
    assertEquals(expectedGhosts(), tilted(tJunctions(), "voided-vertices"), 0.01);
  }

  @Test
  void regionsCorrectWhatTheyKnowANeighbourOf() {
    assertGhosts("voronoi", IdentityPolicy.INDEX, true, true, true);
    assertGhosts("voronoi", IdentityPolicy.PIECE_BITS, false, true, true);
    assertGhosts("voronoi", IdentityPolicy.LEVEL_BITS, false, false, true);
    assertEquals(expectedGhosts(), tilted(tJunctions(), "voronoi"), 0.01);
  }

  @Test
  void anEdgeDistanceAlsoTurnsNormalsAtOuterEdgesAsBulletDoes() {
    // of each 0.5 m of the border 0.1 m are near the cross edge, 0.1 m times root 2 near the
    // diagonal; Bullet itself, with its own margins, has 21 % instead of 51 % here
    String bullet = "voronoi:edge-distance=0.1";
    double left = expectedGhosts() * (1 - (0.1 + 0.1 * Math.sqrt(2)) / 0.5);
    assertEquals(left, tilted(twoPieces(0), bullet, IdentityPolicy.PIECE_BITS), 0.01);
    assertEquals(left, tilted(twoPieces(0.0001), bullet, IdentityPolicy.PIECE_BITS), 0.02);
  }

  @Test
  void smoothedNormalsOfAFlatRoadAreUprightWhateverTheSeam() {
    assertGhosts("smoothed-normal", IdentityPolicy.INDEX, false, false, false);
    assertGhosts("smoothed-normal", IdentityPolicy.LEVEL_BITS, false, false, false);
  }
}
