package org.trackwalk.report.svg;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.report.LevelReport;
import org.trackwalk.report.drawing.Extent;
import org.trackwalk.report.drawing.Palette;

/** The geometry of one level that all its views share. */
final class Drawing {

  private final LevelReport level;
  private final WeldedSurface surface;
  private final Topology topology;
  private final PieceColors colors;
  private final double size;
  private final double[] middle;
  private final Map<String, Piece> pieces = new HashMap<>();

  Drawing(LevelReport level) {
    this.level = level;
    surface = level.surface();
    topology = Topology.of(surface, 1, Progress.none());
    colors = new PieceColors(level);
    Extent extent = new Extent();
    float[] p = surface.positions();
    for (int v = 0; v < p.length; v += 3) {
      extent.add(p[v], p[v + 1], p[v + 2]);
    }
    size = Math.max(extent.size(0), extent.size(2));
    middle = new double[] {extent.middle(0), extent.middle(1), extent.middle(2)};
    surface.pieces().forEach(piece -> pieces.put(piece.name(), piece));
  }

  LevelReport level() {
    return level;
  }

  WeldedSurface surface() {
    return surface;
  }

  PieceColors colors() {
    return colors;
  }

  Topology topology() {
    return topology;
  }

  /** The middle of the level's box, three doubles. */
  double[] middle() {
    return middle.clone();
  }

  /** The larger side of the level in the plan, metres. */
  double size() {
    return size;
  }

  /** The piece with a name; null when it has none. */
  Piece piece(String name) {
    return pieces.get(name);
  }

  /** True when no other triangle uses the edge. */
  boolean open(int halfEdge) {
    return topology.twin(halfEdge) == Topology.OPEN;
  }

  /** Colour of a piece as a side of a finding: blue, orange, or grey for the rest. */
  String side(Finding finding, int piece) {
    int index = finding.pieces().indexOf(surface.pieces().get(piece).name());
    return index == 0 ? Palette.SIDE_A : index == 1 ? Palette.SIDE_B : Palette.OTHER;
  }

  /**
   * Triangles whose box touches a box, ascending; sky domes are left out.
   *
   * @param min three doubles
   * @param max three doubles
   */
  int[] near(double[] min, double[] max) {
    return Arrays.stream(all(min, max)).filter(t -> !colors.dome(t)).toArray();
  }

  /**
   * All triangles whose box touches a box, ascending: what a finding is about may be taken for a
   * dome, as wide as it is.
   *
   * @param min three doubles
   * @param max three doubles
   */
  int[] all(double[] min, double[] max) {
    float[] p = surface.positions();
    int[] corners = surface.triangles();
    int[] found = new int[64];
    int count = 0;
    for (int t = 0; t < surface.triangleCount(); t++) {
      if (touches(p, corners, t, min, max)) {
        if (count == found.length) {
          found = Arrays.copyOf(found, 2 * count);
        }
        found[count++] = t;
      }
    }
    return Arrays.copyOf(found, count);
  }

  private static boolean touches(float[] p, int[] corners, int t, double[] min, double[] max) {
    for (int k = 0; k < 3; k++) {
      float a = p[3 * corners[3 * t] + k];
      float b = p[3 * corners[3 * t + 1] + k];
      float c = p[3 * corners[3 * t + 2] + k];
      if (Math.max(a, Math.max(b, c)) < min[k] || Math.min(a, Math.min(b, c)) > max[k]) {
        return false;
      }
    }
    return true;
  }

  /** Position of a corner, three doubles. */
  double[] corner(int triangle, int k) {
    int v = 3 * surface.triangles()[3 * triangle + k];
    float[] p = surface.positions();
    return new double[] {p[v], p[v + 1], p[v + 2]};
  }
}
