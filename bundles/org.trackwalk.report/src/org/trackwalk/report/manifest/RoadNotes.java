package org.trackwalk.report.manifest;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.report.format.Numbers;

/**
 * What a designer must know to name the road in a manifest: pieces and materials with their sizes,
 * those first that have the largest flat area. Which of them is the road is not guessed.
 */
final class RoadNotes {

  /** Pieces, and materials, that are listed: more nobody reads. */
  private static final int LISTED = 30;

  /** Cosine of 30 degrees: what is not steeper counts as flat, whichever side faces up. */
  private static final double FLAT = 0.866;

  /** Share of flat area below which the level seems to stand upright; of tracks most is flat. */
  private static final double HARDLY = 0.05;

  /** What was measured of a piece or a material, in metres. */
  private static final class Extent {
    private final String name;
    private final double[] low = {Double.MAX_VALUE, Double.MAX_VALUE, Double.MAX_VALUE};
    private final double[] high = {-Double.MAX_VALUE, -Double.MAX_VALUE, -Double.MAX_VALUE};
    private int triangles;
    private double area;
    private double flat;

    private Extent(String name) {
      this.name = name;
    }

    private void add(float[] corners) {
      triangles++;
      for (int i = 0; i < 9; i++) {
        low[i % 3] = Math.min(low[i % 3], corners[i]);
        high[i % 3] = Math.max(high[i % 3], corners[i]);
      }
      double ux = corners[3] - corners[0];
      double uy = corners[4] - corners[1];
      double uz = corners[5] - corners[2];
      double vx = corners[6] - corners[0];
      double vy = corners[7] - corners[1];
      double vz = corners[8] - corners[2];
      double nx = uy * vz - uz * vy;
      double ny = uz * vx - ux * vz;
      double nz = ux * vy - uy * vx;
      double length = StrictMath.sqrt(nx * nx + ny * ny + nz * nz);
      area += length / 2;
      if (Math.abs(ny) >= FLAT * length) {
        flat += length / 2;
      }
    }

    private String text() {
      return name
          + ": "
          + (triangles == 0 ? "" : size(low, high) + ", ")
          + Numbers.counted(triangles, "triangle")
          + ", "
          + Numbers.count(Math.round(flat))
          + " m2 flat";
    }
  }

  private RoadNotes() {}

  /** Notes for a level of which nobody knows the road. */
  static List<String> of(Level level) {
    List<Extent> pieces = new ArrayList<>();
    Map<String, Extent> materials = new LinkedHashMap<>();
    Extent all = new Extent("");
    float[] corners = new float[9];
    for (Piece piece : level.pieces()) {
      Extent extent = new Extent(piece.name());
      pieces.add(extent);
      for (int t = 0; t < piece.triangleCount(); t++) {
        if (place(piece, t, corners)) {
          extent.add(corners);
          all.add(corners);
          String material = piece.surface(t);
          if (material != null && !material.isBlank()) {
            materials.computeIfAbsent(material, Extent::new).add(corners);
          }
        }
      }
    }
    List<String> notes = new ArrayList<>();
    notes.add(
        "The road is not known. Name its pieces or its materials under corridor; * stands for any"
            + " characters. The lists below begin with what has the largest flat area, up to 30"
            + " degrees steep.");
    Frame frame = level.reportFrame();
    if (all.triangles > 0) {
      notes.add(
          "Read with unit "
              + frame.unit().id()
              + " and "
              + frame.up().id()
              + " up the level is "
              + size(all.low, all.high)
              + " (y is up). If that is not its size, change units (m, cm, mm, ft, in) or up."
              + (all.flat < HARDLY * all.area
                  ? " Hardly anything is flat: is another axis up?"
                  : ""));
    }
    list(notes, "piece", pieces);
    if (materials.size() > 1) {
      list(notes, "material", List.copyOf(materials.values()));
    }
    notes.add("What no car touches gets collidable false, in an entry of pieces with its node.");
    return notes;
  }

  private static void list(List<String> notes, String kind, List<Extent> extents) {
    Stream<Extent> ordered =
        extents.stream()
            .sorted(
                Comparator.comparingDouble((Extent e) -> -e.flat)
                    .thenComparing(extent -> extent.name));
    ordered.limit(LISTED).forEach(extent -> notes.add(kind + " " + extent.text()));
    if (extents.size() > LISTED) {
      notes.add(
          "and " + (extents.size() - LISTED) + " more " + kind + "s (trackwalk info --all lists)");
    }
  }

  /** The corners of a triangle in metres with y up; false when one is no number. */
  private static boolean place(Piece piece, int triangle, float[] corners) {
    for (int k = 0; k < 3; k++) {
      int v = 3 * piece.triangles()[3 * triangle + k];
      float[] p = piece.positions();
      piece.frame().place(p[v], p[v + 1], p[v + 2], corners, 3 * k);
    }
    for (float corner : corners) {
      if (!Float.isFinite(corner)) {
        return false;
      }
    }
    return true;
  }

  private static String size(double[] low, double[] high) {
    return Numbers.rounded(high[0] - low[0])
        + " x "
        + Numbers.rounded(high[1] - low[1])
        + " x "
        + Numbers.rounded(high[2] - low[2])
        + " m";
  }
}
