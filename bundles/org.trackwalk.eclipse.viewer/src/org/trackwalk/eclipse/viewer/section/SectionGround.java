package org.trackwalk.eclipse.viewer.section;

import java.util.BitSet;
import org.trackwalk.contact.scene.ProbeScene;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.weld.WeldedSurface;

/** Triangles that a section cuts. */
@FunctionalInterface
public interface SectionGround {

  /** Who is given triangles. */
  @FunctionalInterface
  interface Taker {

    /**
     * One of them.
     *
     * @param corners nine metres
     * @param piece by index in the level
     */
    void triangle(double[] corners, int piece);
  }

  /**
   * Gives the triangles near a place; it may give others too.
   *
   * @param x level coordinates, metres; likewise y and z
   * @param radius metres
   */
  void near(double x, double y, double z, double radius, Taker taker);

  /**
   * A whole level.
   *
   * @param hidden pieces that are left out
   */
  static SectionGround of(ProbeScene scene, BitSet hidden) {
    WeldedSurface surface = scene.surface();
    return (x, y, z, radius, taker) -> {
      IntList near = new IntList();
      scene.tree().withinSphere(x, y, z, radius, near);
      for (int i = 0; i < near.size(); i++) {
        int t = near.get(i);
        if (!hidden.get(surface.pieceOf(t))) {
          double[] corners = new double[9];
          for (int k = 0; k < corners.length; k++) {
            int vertex = surface.triangles()[3 * t + k / 3];
            corners[k] = surface.positions()[3 * vertex + k % 3];
          }
          taker.triangle(corners, surface.pieceOf(t));
        }
      }
    };
  }
}
