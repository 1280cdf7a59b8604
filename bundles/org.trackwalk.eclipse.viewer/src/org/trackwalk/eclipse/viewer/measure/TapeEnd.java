package org.trackwalk.eclipse.viewer.measure;

import java.util.Optional;
import org.joml.Vector3d;
import org.trackwalk.contact.scene.ProbeScene;
import org.trackwalk.eclipse.viewer.camera.Projection;
import org.trackwalk.eclipse.viewer.pick.SurfaceHit;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * One end of a tape.
 *
 * @param x level coordinates, metres; likewise y and z
 * @param vertex of the surface that it lies on; {@link #NONE} on a triangle
 * @param piece name
 */
record TapeEnd(double x, double y, double z, int vertex, String piece) {

  /** No vertex. */
  static final int NONE = -1;

  /** A vertex of the triangle under the cursor takes the tape from so many points away. */
  static final double CATCH = 12;

  /** Flat ground is seen so many times as short, at most, as it is. */
  private static final double SLANT = 4;

  /** On the surface under a pixel, or on the vertex of the same piece beside it. */
  static TapeEnd of(SurfaceHit hit, ProbeScene scene, Optional<Projection> view) {
    WeldedSurface surface = scene.surface();
    int piece = surface.pieceOf(hit.triangle());
    String name = surface.pieces().get(piece).name();
    int best = view.map(v -> nearest(hit, scene, v, piece)).orElse(NONE);
    return best == NONE
        ? new TapeEnd(hit.x(), hit.y(), hit.z(), NONE, name)
        : onVertex(surface, best, name);
  }

  private static int nearest(SurfaceHit hit, ProbeScene scene, Projection view, int piece) {
    double[] cursor = new double[3];
    if (!view.project(hit.x(), hit.y(), hit.z(), cursor)) {
      return NONE;
    }
    // Seen at a slant so many points are more metres: the largest is the triangle's own.
    double reach = SLANT * CATCH * view.metresPerPixel(cursor[2]);
    IntList near = new IntList();
    scene.tree().withinSphere(hit.x(), hit.y(), hit.z(), reach, near);
    WeldedSurface surface = scene.surface();
    float[] p = surface.positions();
    double[] at = new double[3];
    double least = CATCH;
    int best = NONE;
    for (int i = 0; i < near.size(); i++) {
      for (int c = 0; c < 3 && surface.pieceOf(near.get(i)) == piece; c++) {
        int v = surface.triangles()[3 * near.get(i) + c];
        boolean seen = view.project(p[3 * v], p[3 * v + 1], p[3 * v + 2], at);
        double away = Math.hypot(at[0] - cursor[0], at[1] - cursor[1]);
        if (seen && away < least) {
          least = away;
          best = v;
        }
      }
    }
    return best;
  }

  /** On a vertex. */
  static TapeEnd onVertex(WeldedSurface surface, int vertex, String piece) {
    float[] p = surface.positions();
    return new TapeEnd(p[3 * vertex], p[3 * vertex + 1], p[3 * vertex + 2], vertex, piece);
  }

  Vector3d place() {
    return new Vector3d(x, y, z);
  }

  double at(int axis) {
    return axis == 0 ? x : axis == 1 ? y : z;
  }

  boolean exact() {
    return vertex != NONE;
  }
}
