package org.trackwalk.report.sketch;

import java.util.Arrays;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.model.report.LevelReport;
import org.trackwalk.report.drawing.Extent;
import org.trackwalk.report.drawing.Palette;
import org.trackwalk.report.svg.PieceColors;

/**
 * A level from above as a picture, lit from the upper left, so that it is seen where there is no 3D
 * view: on paper and in browsers without one. North is where z falls.
 */
final class PlanRaster {

  private static final int LONGEST = 1200;
  private static final int SHORTEST = 200;

  /** Brightnesses of each tint. */
  private static final int SHADES = 6;

  /** Direction to the light, about of length 1. */
  private static final double[] LIGHT = {-0.45, 0.78, -0.43};

  private final WeldedSurface surface;
  private final PieceColors colors;
  private final int width;
  private final int height;
  private final double scale;
  private final double minX;
  private final double minZ;
  private final byte[] pixels;
  private final byte[] ranks;
  private final float[] tops;

  private PlanRaster(LevelReport level, PieceColors colors, Extent shown) {
    surface = level.surface();
    this.colors = colors;
    double longest = Math.max(Math.max(shown.size(0), shown.size(2)), 1e-3);
    scale = LONGEST / longest;
    width = Math.max(SHORTEST, (int) StrictMath.ceil(shown.size(0) * scale));
    height = Math.max(SHORTEST, (int) StrictMath.ceil(shown.size(2) * scale));
    minX = shown.middle(0) - width / (2 * scale);
    minZ = shown.middle(2) - height / (2 * scale);
    pixels = new byte[width * height];
    ranks = new byte[width * height];
    tops = new float[width * height];
    Arrays.fill(tops, Float.NEGATIVE_INFINITY);
  }

  /** Least x and z, pixels a metre, width, height, then the length of a PNG file and the file. */
  static byte[] of(LevelReport level, PieceColors colors, Extent shown) {
    PlanRaster plan = new PlanRaster(level, colors, shown);
    for (int t = 0; t < plan.surface.triangleCount(); t++) {
      if (!colors.dome(t)) {
        plan.paint(t);
      }
    }
    byte[] png = Png.of(plan.width, plan.height, plan.pixels, palette());
    Packed out = new Packed().real(plan.minX).real(plan.minZ).real(plan.scale);
    return out.whole(plan.width).whole(plan.height).whole(png.length).bytes(png).deflated();
  }

  private static int[] palette() {
    SurfaceClass[] classes = SurfaceClass.values();
    int[] palette = new int[1 + classes.length * Palette.TINTS * SHADES];
    for (int i = 1; i < palette.length; i++) {
      int tint = (i - 1) / SHADES;
      String fill = Palette.fill(classes[tint / Palette.TINTS], tint % Palette.TINTS);
      int rgb = Integer.parseInt(fill.substring(1), 16);
      double bright = 0.62 + 0.46 * ((i - 1) % SHADES) / (SHADES - 1);
      for (int shift = 0; shift <= 16; shift += 8) {
        int part = (int) Math.min(255, (rgb >> shift & 255) * bright);
        palette[i] |= part << shift;
      }
    }
    return palette;
  }

  private void paint(int t) {
    float[] p = surface.positions();
    int[] corners = surface.triangles();
    double[] x = new double[3];
    double[] y = new double[3];
    float top = Float.NEGATIVE_INFINITY;
    for (int k = 0; k < 3; k++) {
      int v = 3 * corners[3 * t + k];
      x[k] = (p[v] - minX) * scale;
      y[k] = (p[v + 2] - minZ) * scale;
      top = Math.max(top, p[v + 1]);
    }
    SurfaceClass own = colors.surfaceClass(t);
    int tint = own.ordinal() * Palette.TINTS + colors.tint(t);
    byte color = (byte) (1 + tint * SHADES + shade(t));
    byte rank = rank(own);
    int first = (int) Math.max(0, StrictMath.ceil(Math.min(y[0], Math.min(y[1], y[2])) - 0.5));
    int last = (int) Math.min(height - 1, StrictMath.floor(Math.max(y[0], Math.max(y[1], y[2]))));
    for (int row = first; row <= last; row++) {
      double from = Double.POSITIVE_INFINITY;
      double to = Double.NEGATIVE_INFINITY;
      double line = row + 0.5;
      for (int k = 0; k < 3; k++) {
        int n = (k + 1) % 3;
        if ((y[k] <= line) != (y[n] <= line)) {
          double at = x[k] + (line - y[k]) / (y[n] - y[k]) * (x[n] - x[k]);
          from = Math.min(from, at);
          to = Math.max(to, at);
        }
      }
      int end = (int) Math.min(width - 1, StrictMath.floor(to - 0.5));
      for (int c = (int) Math.max(0, StrictMath.ceil(from - 0.5)); c <= end; c++) {
        int at = row * width + c;
        if (rank > ranks[at] || (rank == ranks[at] && top > tops[at])) {
          pixels[at] = color;
          ranks[at] = rank;
          tops[at] = top;
        }
      }
    }
  }

  /** What must be seen lies above the rest. */
  private static byte rank(SurfaceClass own) {
    return switch (own) {
      case ROAD -> 3;
      case VERGE, BARRIER, UNKNOWN -> 2;
      case SCENERY -> 1;
    };
  }

  private int shade(int t) {
    float[] p = surface.positions();
    int[] corners = surface.triangles();
    int a = 3 * corners[3 * t];
    int b = 3 * corners[3 * t + 1];
    int c = 3 * corners[3 * t + 2];
    double ux = p[b] - p[a];
    double uy = p[b + 1] - p[a + 1];
    double uz = p[b + 2] - p[a + 2];
    double vx = p[c] - p[a];
    double vy = p[c + 1] - p[a + 1];
    double vz = p[c + 2] - p[a + 2];
    double nx = uy * vz - uz * vy;
    double ny = uz * vx - ux * vz;
    double nz = ux * vy - uy * vx;
    double length = StrictMath.sqrt(nx * nx + ny * ny + nz * nz);
    double lit = length > 0 ? (nx * LIGHT[0] + ny * LIGHT[1] + nz * LIGHT[2]) / length : 0;
    // A level ground is neither the brightest nor the darkest.
    double bright = 0.7 + 1.6 * (StrictMath.abs(lit) - LIGHT[1]);
    return (int) Math.max(0, Math.min(SHADES - 1, StrictMath.round(bright * (SHADES - 1))));
  }
}
