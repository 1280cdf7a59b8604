package org.trackwalk.eclipse.viewer.plan;

import java.util.Arrays;
import java.util.BitSet;
import org.trackwalk.eclipse.viewer.scene.CoarseChunks;
import org.trackwalk.eclipse.viewer.scene.LevelScene;
import org.trackwalk.eclipse.viewer.scene.TriangleChunks;
import org.trackwalk.eclipse.viewer.scene.TriangleColours;
import org.trackwalk.eclipse.viewer.theme.Palette;

/**
 * Triangles as pixels from above, the highest on top; shaded by how steep they are. Pixel centres
 * decide (J. Pineda, "A parallel algorithm for polygon rasterization", SIGGRAPH 1988).
 */
final class PlanRaster {

  /** How dark a wall is, 0 to 1. */
  private static final double STEEP = 0.55;

  private final PlanView view;
  private final int[] rgb;
  private final float[] heights;

  PlanRaster(PlanView view, int background) {
    this.view = view;
    rgb = new int[view.width() * view.height()];
    heights = new float[rgb.length];
    Arrays.fill(rgb, background);
    Arrays.fill(heights, Float.NEGATIVE_INFINITY);
  }

  /** Colours, rows from the top, {@code 0xRRGGBB}. Shared: do not write. */
  int[] pixels() {
    return rgb;
  }

  /** Draws all pieces that are not hidden; coarser where that makes no difference. */
  void draw(LevelScene scene, TriangleColours colours, BitSet hidden) {
    TriangleChunks chunks = scene.chunks();
    CoarseChunks coarse = scene.coarse();
    float[] p = scene.surface().positions();
    int[] ids = scene.surface().triangles();
    for (int c = 0; c < chunks.count(); c++) {
      if (hidden.get(chunks.piece(c))
          || !view.sees(chunks.box(c, 0), chunks.box(c, 2), chunks.box(c, 3), chunks.box(c, 5))) {
        continue;
      }
      if (coarse.has(c) && coarse.cell(c) < view.metres()) {
        for (int i = coarse.first(c); i < coarse.first(c + 1); i++) {
          int rgbOf = colours.of(coarse.source(i));
          triangle(p, coarse.vertex(i, 0), coarse.vertex(i, 1), coarse.vertex(i, 2), rgbOf);
        }
      } else {
        for (int i = chunks.first(c); i < chunks.first(c + 1); i++) {
          int t = chunks.triangle(i);
          triangle(p, ids[3 * t], ids[3 * t + 1], ids[3 * t + 2], colours.of(t));
        }
      }
    }
  }

  /** Draws a triangle of three vertices of an array of xyz triples. */
  void triangle(float[] p, int a, int b, int c, int colour) {
    double ax = view.column(p[3 * a]);
    double ay = view.row(p[3 * a + 2]);
    double bx = view.column(p[3 * b]);
    double by = view.row(p[3 * b + 2]);
    double cx = view.column(p[3 * c]);
    double cy = view.row(p[3 * c + 2]);
    double area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
    if (area == 0 || Double.isNaN(area)) {
      return;
    }
    int left = (int) Math.max(0, Math.ceil(Math.min(ax, Math.min(bx, cx)) - 0.5));
    int right = (int) Math.min(view.width() - 1, Math.floor(Math.max(ax, Math.max(bx, cx)) - 0.5));
    int top = (int) Math.max(0, Math.ceil(Math.min(ay, Math.min(by, cy)) - 0.5));
    int low = (int) Math.min(view.height() - 1, Math.floor(Math.max(ay, Math.max(by, cy)) - 0.5));
    int shaded = shaded(p, a, b, c, colour);
    for (int y = top; y <= low; y++) {
      for (int x = left; x <= right; x++) {
        double px = x + 0.5;
        double py = y + 0.5;
        double u = ((cx - bx) * (py - by) - (cy - by) * (px - bx)) / area;
        double v = ((ax - cx) * (py - cy) - (ay - cy) * (px - cx)) / area;
        double w = 1 - u - v;
        if (u >= 0 && v >= 0 && w >= 0) {
          put(
              y * view.width() + x,
              (float) (u * p[3 * a + 1] + v * p[3 * b + 1] + w * p[3 * c + 1]),
              shaded);
        }
      }
    }
  }

  private void put(int at, float height, int colour) {
    if (height > heights[at]) {
      heights[at] = height;
      rgb[at] = colour;
    }
  }

  private static int shaded(float[] p, int a, int b, int c, int colour) {
    double ux = (double) p[3 * b] - p[3 * a];
    double uy = (double) p[3 * b + 1] - p[3 * a + 1];
    double uz = (double) p[3 * b + 2] - p[3 * a + 2];
    double vx = (double) p[3 * c] - p[3 * a];
    double vy = (double) p[3 * c + 1] - p[3 * a + 1];
    double vz = (double) p[3 * c + 2] - p[3 * a + 2];
    double nx = uy * vz - uz * vy;
    double ny = uz * vx - ux * vz;
    double nz = ux * vy - uy * vx;
    double length = Math.sqrt(nx * nx + ny * ny + nz * nz);
    return Palette.mix(colour, 0, STEEP * (1 - Math.abs(ny) / length));
  }
}
