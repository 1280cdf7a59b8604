package org.trackwalk.eclipse.viewer.stage;

import java.util.List;
import org.joml.Vector3d;
import org.trackwalk.eclipse.viewer.scene.Glyph;
import org.trackwalk.eclipse.viewer.state.Cut;

/** What a cut leaves: which stretch of a line of sight, and which lights. */
final class CutSight {

  private CutSight() {}

  /**
   * The lights that a cut leaves, in their order.
   *
   * @param cut null for none
   */
  static List<Glyph> left(List<Glyph> glyphs, Cut cut) {
    return cut == null ? glyphs : glyphs.stream().filter(glyph -> leaves(cut, glyph)).toList();
  }

  /** Whether a cut, null for none, leaves a light. */
  static boolean leaves(Cut cut, Glyph glyph) {
    return cut == null || cut.beyond(glyph.at(0), glyph.at(1), glyph.at(2)) <= 0;
  }

  /**
   * Where it begins and ends, metres from the eye; it ends before it begins where nothing is left.
   *
   * @param cut null for none
   * @param way of unit length
   * @param reach metres
   */
  static double[] of(Cut cut, Vector3d eye, Vector3d way, double reach) {
    if (cut == null) {
      return new double[] {0, reach};
    }
    double beyond = cut.beyond(eye.x, eye.y, eye.z);
    double farther = cut.nx() * way.x + cut.ny() * way.y + cut.nz() * way.z;
    if (farther == 0) {
      return new double[] {0, beyond > 0 ? -1 : reach};
    }
    double at = -beyond / farther;
    return farther < 0
        ? new double[] {Math.max(0, at), reach}
        : new double[] {0, Math.min(reach, at)};
  }
}
