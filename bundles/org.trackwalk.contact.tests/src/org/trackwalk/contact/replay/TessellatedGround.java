package org.trackwalk.contact.replay;

import java.util.List;
import java.util.function.DoubleBinaryOperator;
import org.trackwalk.contact.scene.ProbeScene;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.weld.ExactWeld;

/** Quads of half a metre, each of two triangles. */
final class TessellatedGround {

  /** Side of a quad, metres. */
  static final double QUAD = 0.5;

  private TessellatedGround() {}

  /** One piece from x = 0 on, 3 m to either side. */
  static ProbeScene flat(double length) {
    return scene(List.of(piece("road", 0, length, (x, z) -> 0)));
  }

  /** Two pieces that abut at x = 0 bit by bit. */
  static ProbeScene abutting(double length) {
    return scene(
        List.of(
            piece("left", -length, length, (x, z) -> 0), piece("right", 0, length, (x, z) -> 0)));
  }

  private static ProbeScene scene(List<Piece> pieces) {
    return ProbeScene.of(ExactWeld.weld(pieces, 1, Progress.none()), 1, Progress.none());
  }

  private static Piece piece(String name, double from, double length, DoubleBinaryOperator height) {
    int along = (int) Math.round(length / QUAD);
    int across = 12;
    float[] positions = new float[3 * (along + 1) * (across + 1)];
    int[] triangles = new int[6 * along * across];
    int k = 0;
    for (int i = 0; i <= along; i++) {
      for (int j = 0; j <= across; j++) {
        int v = i * (across + 1) + j;
        double x = from + QUAD * i;
        double z = QUAD * (j - across / 2);
        positions[3 * v] = (float) x;
        positions[3 * v + 1] = (float) height.applyAsDouble(x, z);
        positions[3 * v + 2] = (float) z;
        if (i < along && j < across) {
          int w = v + across + 1;
          for (int corner : new int[] {v, v + 1, w, w, v + 1, w + 1}) {
            triangles[k++] = corner;
          }
        }
      }
    }
    return Piece.named(name, name + ".obj").mesh(positions, triangles).build();
  }
}
