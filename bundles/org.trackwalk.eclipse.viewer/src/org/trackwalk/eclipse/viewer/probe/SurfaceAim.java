package org.trackwalk.eclipse.viewer.probe;

import java.util.Optional;
import org.trackwalk.eclipse.viewer.pick.SurfaceHit;
import org.trackwalk.eclipse.viewer.stage.Stage;

/**
 * The surface under a pixel or right beside it. The line of sight slips through the open side of a
 * step or a slit, and that is just where probes are wanted.
 */
final class SurfaceAim {

  /** Pixels from one ring to the next. */
  private static final int RING = 2;

  /** Rings that are tried. */
  private static final int RINGS = 4;

  private SurfaceAim() {}

  static Optional<SurfaceHit> at(Stage stage, int x, int y) {
    Optional<SurfaceHit> hit = stage.surfaceAt(x, y);
    for (int ring = 1; ring <= RINGS && hit.isEmpty(); ring++) {
      for (int side = 0; side < 9 && hit.isEmpty(); side++) {
        int r = ring * RING;
        // the lower side first: it is nearer to the eye
        hit = stage.surfaceAt(x + r * (side % 3 - 1), y + r * (1 - side / 3));
      }
    }
    return hit;
  }
}
