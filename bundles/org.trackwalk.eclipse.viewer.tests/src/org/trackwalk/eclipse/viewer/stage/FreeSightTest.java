package org.trackwalk.eclipse.viewer.stage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.joml.Intersectiond;
import org.joml.Vector3d;
import org.junit.jupiter.api.Test;
import org.trackwalk.contact.scene.ProbeScene;
import org.trackwalk.eclipse.viewer.camera.CameraPose;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.weld.ExactWeld;
import org.trackwalk.mesh.weld.WeldedSurface;

/** A place on the ground, and what stands between it and the eye. */
class FreeSightTest {

  /** The eye on the +Z side, ten metres away. */
  private static final CameraPose WANTED = new CameraPose(0, 0, 0, 10, 0, Math.toRadians(35));

  private final List<Piece> pieces = new ArrayList<>();

  /** A rectangle: a corner and two sides. */
  private void sheet(double[] at, double[] u, double[] v) {
    float[] p = new float[12];
    for (int k = 0; k < 3; k++) {
      p[k] = (float) at[k];
      p[3 + k] = (float) (at[k] + u[k]);
      p[6 + k] = (float) (at[k] + u[k] + v[k]);
      p[9 + k] = (float) (at[k] + v[k]);
    }
    String name = "sheet" + pieces.size();
    pieces.add(Piece.named(name, "a.obj").mesh(p, new int[] {0, 1, 2, 0, 2, 3}).build());
  }

  private void ground() {
    sheet(new double[] {-50, 0, 50}, new double[] {100, 0, 0}, new double[] {0, 0, -100});
  }

  private void wall(double z, double height) {
    sheet(new double[] {-4, 0, z}, new double[] {8, 0, 0}, new double[] {0, height, 0});
  }

  private WeldedSurface surface() {
    return ExactWeld.weld(pieces, 1, Progress.none());
  }

  private CameraPose seen(BitSet hidden) {
    return FreeSight.of(ProbeScene.of(surface(), 1, Progress.none()), hidden, WANTED);
  }

  /** Whether any triangle but those of hidden pieces is in between, by trying all. */
  private boolean blocked(CameraPose pose) {
    Vector3d from = new Vector3d(0, 0.3, 0);
    Vector3d to = pose.eye();
    WeldedSurface s = surface();
    for (int t = 0; t < s.triangleCount(); t++) {
      Vector3d[] c = new Vector3d[3];
      for (int k = 0; k < 3; k++) {
        int v = 3 * s.triangles()[3 * t + k];
        c[k] = new Vector3d(s.positions()[v], s.positions()[v + 1], s.positions()[v + 2]);
      }
      double d =
          Intersectiond.intersectRayTriangle(
              from, new Vector3d(to).sub(from), c[0], c[1], c[2], 1e-12);
      if (d > 0 && d < 1) {
        return true;
      }
    }
    return false;
  }

  @Test
  void nothingIsTurnedWhereNothingStandsInBetween() {
    ground();
    wall(-1, 5);
    assertEquals(WANTED, seen(new BitSet()));
  }

  @Test
  void theEyeGoesRoundAWall() {
    ground();
    wall(1, 5);
    CameraPose seen = seen(new BitSet());
    assertTrue(blocked(WANTED));
    assertNotEquals(WANTED, seen);
    assertEquals(WANTED.distance(), seen.distance());
    assertTrue(!blocked(seen), seen.toString());
    BitSet hidden = new BitSet();
    hidden.set(1);
    assertEquals(WANTED, seen(hidden), "what is hidden hides nothing");
  }

  /** A wall whose painted side looks to -Z. */
  private void wallTowardsMinusZ(double z, double height) {
    sheet(new double[] {4, 0, z}, new double[] {-8, 0, 0}, new double[] {0, height, 0});
  }

  @Test
  void theFootOfAWallIsSeenFromItsFront() {
    ground();
    wallTowardsMinusZ(0, 5);
    CameraPose seen = seen(new BitSet());
    assertTrue(seen.eye().z < 0, "the wanted eye is behind the wall: " + seen);
    BitSet hidden = new BitSet();
    hidden.set(1);
    assertEquals(WANTED, seen(hidden), "what is hidden hides nothing");
  }

  @Test
  void theFootOfAWallThatShowsItsFrontIsSeenAsWanted() {
    ground();
    wall(0, 5);
    assertEquals(WANTED, seen(new BitSet()));
  }

  @Test
  void aThinBarrierIsSeenFromTheSideThatThePlaceIsOn() {
    ground();
    wallTowardsMinusZ(0.04, 1);
    wall(0.12, 1);
    CameraPose seen = seen(new BitSet());
    assertTrue(seen.eye().z < 0, seen.toString());
  }

  @Test
  void aLowKerbTurnsNothing() {
    ground();
    wallTowardsMinusZ(0.02, 0.1);
    assertEquals(WANTED, seen(new BitSet()));
  }

  @Test
  void inARoomTheEyeComesInside() {
    ground();
    for (double z : new double[] {-3, 3}) {
      wall(z, 4);
    }
    for (double x : new double[] {-3, 3}) {
      sheet(new double[] {x, 0, -4}, new double[] {0, 0, 8}, new double[] {0, 4, 0});
    }
    sheet(new double[] {-4, 4, -4}, new double[] {8, 0, 0}, new double[] {0, 0, 8});
    CameraPose seen = seen(new BitSet());
    assertTrue(seen.distance() < 6, seen.toString());
    assertTrue(!blocked(seen), seen.toString());
  }
}
