package org.trackwalk.eclipse.viewer.scene;

import java.util.List;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * Colours a triangle by the sharpest bend over its three edges: warm where the surface bends away
 * from its front (a crest), cold where it bends towards it (a dip), grey where it is smooth.
 */
public final class BendColours implements TriangleColours {

  /** Degrees at which a bend is seen, and those of the next two steps. */
  private static final double[] STEPS = {0.5, 2, 5, 15};

  private static final int SMOOTH = 0x9AA0A6;
  private static final int[] CREST = {0xD9C36A, 0xF0A030, 0xE8622A, 0xC81D25};
  private static final int[] DIP = {0x8FB8D8, 0x4C9BE0, 0x2F6FD0, 0x5A2FB5};

  /** The meaning of the colours. */
  public static final Legend LEGEND =
      new Legend(
          "Bends between triangles",
          List.of(
              new Legend.Entry(SMOOTH, "smooth, under 0.5°"),
              new Legend.Entry(CREST[0], "crest 0.5° to 2°"),
              new Legend.Entry(CREST[1], "crest 2° to 5°"),
              new Legend.Entry(CREST[2], "crest 5° to 15°"),
              new Legend.Entry(CREST[3], "crest over 15°"),
              new Legend.Entry(DIP[0], "dip 0.5° to 2°"),
              new Legend.Entry(DIP[1], "dip 2° to 5°"),
              new Legend.Entry(DIP[2], "dip 5° to 15°"),
              new Legend.Entry(DIP[3], "dip over 15°")));

  private final WeldedSurface surface;
  private final Topology topology;

  /** Colours of a surface; angles are measured when they are asked for. */
  public BendColours(WeldedSurface surface, Topology topology) {
    this.surface = surface;
    this.topology = topology;
  }

  @Override
  public int of(int triangle) {
    double sharpest = 0;
    for (int h = 3 * triangle; h < 3 * triangle + 3; h++) {
      double degrees = degrees(h);
      sharpest = Math.abs(degrees) > Math.abs(sharpest) ? degrees : sharpest;
    }
    return colour(sharpest);
  }

  /** The colour of a bend in degrees, positive for a crest. */
  static int colour(double degrees) {
    int step = -1;
    while (step + 1 < STEPS.length && Math.abs(degrees) >= STEPS[step + 1]) {
      step++;
    }
    return step < 0 ? SMOOTH : degrees > 0 ? CREST[step] : DIP[step];
  }

  /** Bend over an edge of two triangles, degrees, positive for a crest; 0 for other edges. */
  public double degrees(int halfEdge) {
    int twin = topology.twin(halfEdge);
    if (twin < 0 || topology.sameDirection(halfEdge)) {
      return 0;
    }
    int bend = topology.bend(halfEdge);
    if (bend == 0) {
      return 0;
    }
    double[] n = new double[3];
    double[] m = new double[3];
    if (!Facets.normal(surface, halfEdge / 3, n) || !Facets.normal(surface, twin / 3, m)) {
      return 0;
    }
    double dot = n[0] * m[0] + n[1] * m[1] + n[2] * m[2];
    double cx = n[1] * m[2] - n[2] * m[1];
    double cy = n[2] * m[0] - n[0] * m[2];
    double cz = n[0] * m[1] - n[1] * m[0];
    return bend * Math.toDegrees(Math.atan2(Math.sqrt(cx * cx + cy * cy + cz * cz), dot));
  }
}
