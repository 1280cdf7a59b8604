package org.trackwalk.contact.replay;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.joml.Quaterniond;
import org.junit.jupiter.api.Test;
import org.trackwalk.contact.manifold.CacheLimits;
import org.trackwalk.contact.manifold.ContactSource;
import org.trackwalk.contact.manifold.HybridManifold;
import org.trackwalk.contact.manifold.OneShotContacts;
import org.trackwalk.contact.manifold.Perturbation;
import org.trackwalk.contact.manifold.PerturbedManifold;
import org.trackwalk.contact.manifold.PlaneGround;
import org.trackwalk.contact.manifold.RecognisedPoints;
import org.trackwalk.contact.manifold.SinglePoint;
import org.trackwalk.contact.method.ContactMethod;
import org.trackwalk.contact.method.MethodList;
import org.trackwalk.contact.scene.ProbeScene;
import org.trackwalk.contact.shape.Box;
import org.trackwalk.contact.shape.Pose;
import org.trackwalk.contact.solver.ContactSolver;
import org.trackwalk.contact.solver.LevelContacts;
import org.trackwalk.contact.solver.MassProperties;
import org.trackwalk.contact.solver.RigidBody;
import org.trackwalk.contact.solver.SolverSettings;

/** A box that is laid on flat ground on any of its six sides, at any yaw, stays as it is. */
class RestingBoxTest {

  /** Three different sizes. */
  private static final Box BOX = new Box(0.5, 0.25, 0.8);

  private static final double REACH = 0.02;

  /** Three seconds at 60 Hz. */
  private static final int FRAMES = 180;

  /** Metres it may have moved: a tenth of what the solver leaves alone. */
  private static final double MOVED = 0.1 * SolverSettings.SLOP;

  /** Radians it may have turned: its farthest corner moves as far as it may. */
  private static final double TURNED = MOVED / BOX.boundingRadius();

  /** Metres per second and radians per second at the end: it would move that far in a minute. */
  private static final double MOVING = MOVED / 60;

  /** A side turned down, and then turned around. */
  private record Lying(int side, double yaw) {

    static List<Lying> all(int yaws) {
      List<Lying> all = new ArrayList<>();
      for (int side = 0; side < 6; side++) {
        for (int k = 0; k < yaws; k++) {
          all.add(new Lying(side, 2 * Math.PI * k / yaws));
        }
      }
      return all;
    }

    Quaterniond turn() {
      Quaterniond turn = new Quaterniond().rotateY(yaw);
      return switch (side) {
        case 0 -> turn;
        case 1 -> turn.rotateX(Math.PI);
        case 2 -> turn.rotateX(Math.PI / 2);
        case 3 -> turn.rotateX(-Math.PI / 2);
        case 4 -> turn.rotateZ(Math.PI / 2);
        default -> turn.rotateZ(-Math.PI / 2);
      };
    }

    double height() {
      return side < 2 ? BOX.hy() : side < 4 ? BOX.hz() : BOX.hx();
    }

    Replay replay(ContactSource source, double x, double z) {
      Quaterniond q = turn();
      RigidBody body =
          new RigidBody(MassProperties.of(BOX, 500), x, height(), z, q.x, q.y, q.z, q.w);
      return Replay.of(new ContactSolver(body, source, SolverSettings.USUAL), FRAMES);
    }
  }

  private static void assertRests(Lying lying, ContactSource source, double x, double z) {
    Replay replay = lying.replay(source, x, z);
    Frame last = replay.last();
    String where = lying.toString();
    assertEquals(4, last.points().size(), where);
    assertTrue(last.stands(), where);
    assertTrue(last.centre().distance(x, lying.height(), z) < MOVED, () -> where + last);
    assertTrue(replay.turned(last) < TURNED, () -> where + " turned " + replay.turned(last));
    assertTrue(last.velocity().length() < MOVING, () -> where + last.velocity());
    assertTrue(last.spin().length() < MOVING, () -> where + last.spin());
    for (Frame frame : replay.frames()) {
      assertTrue(frame.stands(), where);
    }
  }

  private static void assertRestsEverywhere(int yaws, Supplier<ContactSource> source) {
    for (Lying lying : Lying.all(yaws)) {
      assertRests(lying, source.get(), 3.17, -0.29);
    }
  }

  private static ContactSource oneShot() {
    return new PlaneGround(BOX, REACH).oneShot();
  }

  private static ContactSource single() {
    return new PlaneGround(BOX, REACH).single();
  }

  @Test
  void onAPlane() {
    assertRestsEverywhere(36, RestingBoxTest::oneShot);
  }

  @Test
  void onAPlaneByTheHybrid() {
    assertRestsEverywhere(
        12, () -> new HybridManifold(oneShot(), single(), PlaneGround.PLACE, CacheLimits.BREAKING));
  }

  @Test
  void onAPlaneByPerturbation() {
    Perturbation settings = Perturbation.of(BOX, CacheLimits.BREAKING);
    assertRestsEverywhere(
        12,
        () ->
            new RecognisedPoints(
                new PerturbedManifold(
                    BOX, single(), PlaneGround.PLACE, CacheLimits.BREAKING, settings),
                CacheLimits.BREAKING.same()));
  }

  @Test
  void onASlabByClipping() {
    Box slab = new Box(8, 0.5, 8);
    Pose place = Pose.at(0.7, -0.5, -0.3);
    assertRestsEverywhere(24, () -> new OneShotContacts(BOX, slab, place, REACH));
    assertRestsEverywhere(
        6,
        () ->
            new HybridManifold(
                new OneShotContacts(BOX, slab, place, REACH),
                new SinglePoint(BOX, slab, place, REACH),
                place,
                CacheLimits.BREAKING));
  }

  private static ContactSource level(ProbeScene scene, Box box) {
    ContactMethod reference = MethodList.find("voided-welded").orElseThrow();
    return new RecognisedPoints(
        new LevelContacts(scene, box, REACH, reference), CacheLimits.BREAKING.same());
  }

  @Test
  void onTheTrianglesOfALevel() {
    ProbeScene road = TessellatedGround.flat(7);
    assertRestsEverywhere(12, () -> level(road, BOX));
  }

  @Test
  void onTheSeamOfTwoPieces() {
    ProbeScene seam = TessellatedGround.abutting(4);
    for (Lying lying : Lying.all(8)) {
      assertRests(lying, level(seam, BOX), 0.06, -0.29);
    }
  }
}
