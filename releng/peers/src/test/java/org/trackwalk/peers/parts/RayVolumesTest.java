package org.trackwalk.peers.parts;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.trackwalk.contact.shape.ConvexHull;
import org.trackwalk.contact.shape.HullBuilder;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.weld.ExactWeld;
import org.trackwalk.mesh.weld.WeldedSurface;

/** Volumes along rays against those of boxes. */
class RayVolumesTest {

  /** Rays lie a 512th of what is measured apart. */
  private static final double NEAR = 0.01;

  private static final int[] SIDES = {
    0, 1, 3, 0, 3, 2, 4, 6, 7, 4, 7, 5, 0, 4, 5, 0, 5, 1, 2, 3, 7, 2, 7, 6, 0, 2, 6, 0, 6, 4, 1, 5,
    7, 1, 7, 3
  };

  @Test
  void aBoxAsOnePart() {
    RayVolumes volumes =
        RayVolumes.of(boxes(box(0, 0, 0, 2, 1, 3)), List.of(hull(0, 0, 0, 2, 1, 3)));
    assertEquals(6, volumes.model(), 6 * NEAR);
    assertEquals(0, volumes.extra(), NEAR);
    assertEquals(0, volumes.missing(), NEAR);
  }

  @Test
  void whatPartsHaveTooMuchAndTooLittle() {
    WeldedSurface model = boxes(box(0, 0, 0, 2, 1, 3));
    RayVolumes volumes =
        RayVolumes.of(model, List.of(hull(-0.05, 0, 0, 1, 1, 3), hull(0.5, 0.25, 0, 1.5, 1.5, 3)));
    assertEquals(0.05 * 3 + 0.5 * 3, volumes.extra(), 6 * NEAR);
    assertEquals(0.5 * 3 + 0.5 * 0.25 * 3, volumes.missing(), 6 * NEAR);
  }

  @Test
  void whatTwoBodiesOrTwoPartsShareCountsOnce() {
    WeldedSurface model = boxes(box(0, 0, 0, 2, 1, 3), box(1, 0, 0, 3, 1, 3));
    RayVolumes volumes =
        RayVolumes.of(model, List.of(hull(0, 0, 0, 3, 1, 3), hull(0, 0, 0, 2, 1, 3)));
    assertEquals(9, volumes.model(), 9 * NEAR);
    assertEquals(0, volumes.extra(), 9 * NEAR);
    assertEquals(0, volumes.missing(), 9 * NEAR);
  }

  private static ConvexHull hull(double... b) {
    double[] corners = new double[24];
    for (int c = 0; c < 8; c++) {
      corners[3 * c] = (c & 1) == 0 ? b[0] : b[3];
      corners[3 * c + 1] = (c & 2) == 0 ? b[1] : b[4];
      corners[3 * c + 2] = (c & 4) == 0 ? b[2] : b[5];
    }
    return HullBuilder.hull(corners);
  }

  private static Piece box(double... b) {
    float[] positions = new float[24];
    for (int c = 0; c < 8; c++) {
      positions[3 * c] = (float) ((c & 1) == 0 ? b[0] : b[3]);
      positions[3 * c + 1] = (float) ((c & 2) == 0 ? b[1] : b[4]);
      positions[3 * c + 2] = (float) ((c & 4) == 0 ? b[2] : b[5]);
    }
    return Piece.named("box " + b[0], "box.obj").mesh(positions, SIDES).build();
  }

  private static WeldedSurface boxes(Piece... pieces) {
    return ExactWeld.weld(new ArrayList<>(List.of(pieces)), 1, Progress.none());
  }
}
