package org.trackwalk.eclipse.viewer.stage;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.joml.Intersectiond;
import org.joml.Vector3d;
import org.trackwalk.contact.scene.ProbeScene;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * Walls that a place is at the foot of. A ray from the place begins on both sides of them, so they
 * are asked by the side that is painted: behind their backs the eye looks through them.
 */
final class NearWalls {

  /** So near a place is at a wall's foot, metres. */
  private static final double FOOT = 0.25;

  /** What is less steep than this is ground: cosine of the angle to the vertical. */
  private static final double STEEP = 0.5;

  /** What stands up less than this over the place hides nothing, metres. */
  private static final double LEAST_HEIGHT = 0.15;

  /** Walls that differ less in their distance are one, metres: a thin barrier has two sides. */
  private static final double SAME = 0.02;

  /** So much of a wall's front must be seen, sine of the angle between it and the view. */
  private static final double FRONT = 0.1;

  private final List<Vector3d> normals = new ArrayList<>();

  private NearWalls() {}

  /**
   * The walls at a place: the nearest, and what stands on the same line.
   *
   * @param hidden pieces whose walls do not count
   */
  static NearWalls at(ProbeScene scene, BitSet hidden, double x, double y, double z) {
    NearWalls walls = new NearWalls();
    IntList near = new IntList();
    scene.tree().withinSphere(x, y, z, FOOT, near);
    Vector3d place = new Vector3d(x, y, z);
    double nearest = FOOT;
    for (int i = 0; i < near.size(); i++) {
      int t = near.get(i);
      Vector3d[] c = corners(scene.surface(), t);
      Vector3d normal =
          new Vector3d(c[1]).sub(c[0]).cross(new Vector3d(c[2]).sub(c[0])).normalize();
      double top = Math.max(c[0].y, Math.max(c[1].y, c[2].y));
      boolean wall = Math.abs(normal.y) < STEEP && top > y + LEAST_HEIGHT;
      if (!wall || hidden.get(scene.surface().pieceOf(t))) {
        continue;
      }
      Vector3d foot = new Vector3d();
      Intersectiond.findClosestPointOnTriangle(c[0], c[1], c[2], place, foot);
      double away = foot.distance(place);
      if (away < nearest - SAME) {
        walls.normals.clear();
      }
      if (away <= nearest + SAME) {
        walls.normals.add(normal);
        nearest = Math.min(nearest, away);
      }
    }
    return walls;
  }

  /** Whether an eye in a direction of unit length sees the front of each. */
  boolean facing(Vector3d toEye) {
    return normals.stream().allMatch(normal -> normal.dot(toEye) > FRONT);
  }

  private static Vector3d[] corners(WeldedSurface surface, int triangle) {
    float[] p = surface.positions();
    Vector3d[] corners = new Vector3d[3];
    for (int k = 0; k < 3; k++) {
      int v = 3 * surface.triangles()[3 * triangle + k];
      corners[k] = new Vector3d(p[v], p[v + 1], p[v + 2]);
    }
    return corners;
  }
}
