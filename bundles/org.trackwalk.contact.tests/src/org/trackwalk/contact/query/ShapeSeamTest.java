package org.trackwalk.contact.query;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.trackwalk.contact.query.Scenes.method;
import static org.trackwalk.contact.query.Scenes.piece;
import static org.trackwalk.contact.query.Scenes.scene;
import static org.trackwalk.contact.query.Scenes.xyz;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.trackwalk.contact.candidate.Reason;
import org.trackwalk.contact.scene.ProbeScene;
import org.trackwalk.contact.shape.Box;
import org.trackwalk.contact.shape.Compound;
import org.trackwalk.contact.shape.Pose;
import org.trackwalk.contact.shape.Probe;
import org.trackwalk.contact.shape.Sphere;

/** A box before a seam: what welding repairs, what it cannot, and what explain says of both. */
class ShapeSeamTest {

  private static final double DEPTH = 0.005;

  /** The box's front side ends this far before the seam, metres; within the contact distance. */
  private static final double BEFORE = 0.01;

  private static final Box BOX = new Box(0.5, 0.25, 0.8);

  /** Left of x = 0 two quads, right of it two; the right ones lower by a step. */
  private static ProbeScene seam(double step) {
    // not -step: the zero of a flat seam must have the same bits
    double y = 0 - step;
    return scene(
        piece(
            "left",
            xyz(-4, 0, -4, -4, 0, 4, 0, 0, -4, 0, 0, 0, 0, 0, 4),
            0,
            1,
            3,
            0,
            3,
            2,
            1,
            4,
            3),
        piece(
            "right",
            xyz(0, y, -4, 0, y, 0, 0, y, 4, 4, y, -4, 4, y, 4),
            0,
            1,
            3,
            3,
            1,
            4,
            1,
            2,
            4));
  }

  /** The same flat ground, but the right side has a vertex of the seam less. */
  private static ProbeScene tJunction() {
    return scene(
        piece(
            "left",
            xyz(-4, 0, -4, -4, 0, 4, 0, 0, -4, 0, 0, 0, 0, 0, 4),
            0,
            1,
            3,
            0,
            3,
            2,
            1,
            4,
            3),
        piece("right", xyz(0, 0, -4, 0, 0, 4, 4, 0, -4, 4, 0, 4), 0, 1, 2, 2, 1, 3));
  }

  private static Probe before() {
    return new Probe(BOX, Pose.at(-0.5 - BEFORE, 0.25 - DEPTH, 1.1));
  }

  private static Explanation explain(ProbeScene scene, String id) {
    return new ContactQuery(scene).explain(before(), 0.02, method(id));
  }

  private static long sideways(Explanation why) {
    return why.contacts().stream().filter(v -> v.contact().normal().y() < 0.9).count();
  }

  @Test
  void abuttingPiecesAreOneSurface() {
    Explanation why = explain(seam(0), "voided-welded");
    assertEquals(0, sideways(why));
    List<Verdict> voided =
        why.verdicts().stream().filter(v -> v.reason() == Reason.EDGE_VOIDED).toList();
    assertFalse(voided.isEmpty());
    for (Verdict v : voided) {
      assertEquals("right", v.piece());
      assertEquals(Axis.CLOSEST_POINTS, v.axis());
      assertEquals(BEFORE, v.distance(), 1e-9);
      assertTrue(v.culprit() >= 0);
    }
  }

  @Test
  void byIndexTheSeamIsAGhost() {
    assertTrue(sideways(explain(seam(0), "voided-sorted")) > 0);
  }

  @Test
  void aStepOfATenthOfAMillimetreIsAGhost() {
    for (double step : new double[] {0.0001, -0.0001}) {
      assertGhost(explain(seam(step), "voided-welded"));
    }
  }

  @Test
  void aTJunctionIsAGhost() {
    assertGhost(explain(tJunction(), "voided-welded"));
  }

  /** The contact pushes against a motion along x, and explain says that nobody holds its edge. */
  private static void assertGhost(Explanation why) {
    List<Verdict> ghosts =
        why.contacts().stream().filter(v -> v.contact().normal().x() < -0.9).toList();
    assertEquals(1, ghosts.size());
    Verdict ghost = ghosts.get(0);
    assertEquals("right", ghost.piece());
    assertEquals("edge", ghost.feature().id());
    assertEquals(Reason.FEATURE_FREE, ghost.reason());
    assertEquals(-1, ghost.culprit());
    assertEquals(BEFORE, ghost.contact().separation(), 1e-3);
    ContactBuffer buffer = new ContactBuffer();
    ContactQuery query = new ContactQuery(tJunction());
    query.contacts(before(), 0.02, method("voided-welded"), buffer);
    boolean pushed = false;
    for (int i = 0; i < buffer.size(); i++) {
      pushed |= buffer.normal(i, 0) < -0.9;
    }
    assertTrue(pushed);
  }

  @Test
  void aTriangleUnderTheRimCountsWithItsFace() {
    // the front side is 2 mm past the seam and 5 mm in the ground: the shortest way out of the
    // right piece is back over its edge, which the left piece holds
    Probe over = new Probe(BOX, Pose.at(-0.5 + 0.002, 0.25 - DEPTH, 1.1));
    Explanation why = new ContactQuery(seam(0)).explain(over, 0.02, method("voided-welded"));
    List<Verdict> right = why.contacts().stream().filter(v -> v.piece().equals("right")).toList();
    assertFalse(right.isEmpty());
    for (Verdict v : right) {
      assertEquals(Reason.FACE_BELOW, v.reason());
      // the distance is the one it was found by, the points are those of the face
      assertEquals("face", v.feature().id());
      assertEquals(Axis.SHORTEST_WAY_OUT, v.axis());
      assertTrue(v.culprit() >= 0);
      assertEquals(-0.002, v.distance(), 1e-9);
      assertEquals(-DEPTH, v.contact().separation(), 1e-9);
      assertEquals(1, v.contact().normal().y(), 1e-12);
    }
    // over a step it is a contact of the edge, and stays one
    Explanation step = new ContactQuery(seam(-0.0001)).explain(over, 0.02, method("voided-welded"));
    assertTrue(step.contacts().stream().anyMatch(v -> v.contact().normal().x() < -0.9));
  }

  @Test
  void aWallBehindAStepKeepsItsNormal() {
    // floor, riser of 5 cm and plateau: the box is 1 cm in the riser and must not be lifted
    ProbeScene curb =
        scene(
            piece(
                "curb",
                xyz(
                    -4, 0, -4, -4, 0, 4, 0, 0, -4, 0, 0, 4, 0, 0.05, -4, 0, 0.05, 4, 4, 0.05, -4, 4,
                    0.05, 4),
                0,
                1,
                2,
                2,
                1,
                3,
                2,
                3,
                4,
                4,
                3,
                5,
                4,
                5,
                6,
                6,
                5,
                7));
    Probe in = new Probe(BOX, Pose.at(-0.5 + 0.01, 0.25 - DEPTH, 1.1));
    ContactBuffer buffer = new ContactBuffer();
    new ContactQuery(curb).contacts(in, 0.02, method("voided-welded"), buffer);
    boolean riser = false;
    for (int i = 0; i < buffer.size(); i++) {
      boolean up = buffer.normal(i, 1) > 0.99;
      boolean back = buffer.normal(i, 0) < -0.99;
      assertTrue(up || back);
      assertEquals(back ? -0.01 : -DEPTH, buffer.separation(i), 1e-9);
      riser |= back;
    }
    assertTrue(riser);
  }

  @Test
  void partsOfACompoundAreJudgedForThemselves() {
    Compound car =
        new Compound(
            List.of(
                new Compound.Part(BOX, Pose.at(0, 0.25, 0)),
                new Compound.Part(new Sphere(0.2), Pose.at(-2, 0.2, 0))));
    Probe probe = new Probe(car, Pose.at(-1, -DEPTH, 1));
    ContactQuery query = new ContactQuery(seam(0));
    ContactBuffer buffer = new ContactBuffer();
    query.contacts(probe, 0.02, method("voided-welded"), buffer);
    assertEquals(5, buffer.size());
    for (int i = 0; i < 5; i++) {
      assertEquals(-DEPTH, buffer.separation(i), 1e-7);
    }
    Explanation why = query.explain(probe, 0.02, method("voided-welded"));
    assertEquals(1, why.contacts().stream().filter(v -> v.part() == 1).count());
  }
}
