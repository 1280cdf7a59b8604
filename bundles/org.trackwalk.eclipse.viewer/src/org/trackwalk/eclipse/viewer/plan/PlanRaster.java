package org.trackwalk.eclipse.viewer.plan;

import java.util.Arrays;
import java.util.BitSet;
import org.trackwalk.course.corridor.SurfaceClasses;
import org.trackwalk.eclipse.viewer.scene.CoarseChunks;
import org.trackwalk.eclipse.viewer.scene.LevelScene;
import org.trackwalk.eclipse.viewer.scene.TriangleChunks;
import org.trackwalk.eclipse.viewer.scene.TriangleColours;
import org.trackwalk.eclipse.viewer.theme.Palette;
import org.trackwalk.mesh.level.SurfaceClass;

/**
 * Triangles as pixels from above, the highest on top; but a sky, a roof or the crown of a tree high
 * over what is driven on hides nothing. Shaded by how steep they are. Pixel centres decide (J.
 * Pineda, "A parallel algorithm for polygon rasterization", SIGGRAPH 1988).
 */
final class PlanRaster {

  /** What lies more metres over what is driven on is looked through: higher than a bridge. */
  static final float HIGH = 8;

  /** Metres by which what is seen from below only counts as lower than it is. */
  private static final float FROM_BELOW = 1e4f;

  /** How dark a wall is, 0 to 1. */
  private static final double STEEP = 0.55;

  private final PlanView view;
  private final int[] rgb;
  private final float[] heights;

  /** The highest that is driven on: its colours and heights. */
  private final int[] drivenRgb;

  private final float[] drivenHeights;

  /** Whether the triangles that are drawn now are driven on. */
  private boolean driven;

  PlanRaster(PlanView view, int background) {
    this.view = view;
    rgb = new int[view.width() * view.height()];
    heights = new float[rgb.length];
    Arrays.fill(rgb, background);
    Arrays.fill(heights, Float.NEGATIVE_INFINITY);
    drivenRgb = new int[rgb.length];
    drivenHeights = heights.clone();
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
    SurfaceClasses classes = scene.context().corridor().classes();
    for (int c = 0; c < chunks.count(); c++) {
      if (hidden.get(chunks.piece(c))
          || !view.sees(chunks.box(c, 0), chunks.box(c, 2), chunks.box(c, 3), chunks.box(c, 5))) {
        continue;
      }
      if (coarse.has(c) && coarse.cell(c) < view.metres()) {
        for (int i = coarse.first(c); i < coarse.first(c + 1); i++) {
          int source = coarse.source(i);
          driven = driven(classes.of(source));
          int rgbOf = colours.of(source);
          triangle(p, coarse.vertex(i, 0), coarse.vertex(i, 1), coarse.vertex(i, 2), rgbOf);
        }
      } else {
        for (int i = chunks.first(c); i < chunks.first(c + 1); i++) {
          int t = chunks.triangle(i);
          driven = driven(classes.of(t));
          triangle(p, ids[3 * t], ids[3 * t + 1], ids[3 * t + 2], colours.of(t));
        }
      }
    }
    lookThrough();
  }

  /** Whether a class is what cars drive on. */
  static boolean driven(SurfaceClass its) {
    return its == SurfaceClass.ROAD || its == SurfaceClass.VERGE;
  }

  private void lookThrough() {
    for (int i = 0; i < rgb.length; i++) {
      if (heights[i] > drivenHeights[i] + HIGH && drivenHeights[i] > Float.NEGATIVE_INFINITY) {
        rgb[i] = drivenRgb[i];
        heights[i] = drivenHeights[i];
      }
    }
  }

  /** A sky and a ceiling are seen from below only. */
  private static boolean facesDown(float[] p, int a, int b, int c) {
    double ux = (double) p[3 * b] - p[3 * a];
    double uz = (double) p[3 * b + 2] - p[3 * a + 2];
    double vx = (double) p[3 * c] - p[3 * a];
    double vz = (double) p[3 * c + 2] - p[3 * a + 2];
    return uz * vx - ux * vz < 0;
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
    float lower = !driven && facesDown(p, a, b, c) ? FROM_BELOW : 0;
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
              (float) (u * p[3 * a + 1] + v * p[3 * b + 1] + w * p[3 * c + 1]) - lower,
              shaded);
        }
      }
    }
  }

  private void put(int at, float height, int colour) {
    if (driven && height > drivenHeights[at]) {
      drivenHeights[at] = height;
      drivenRgb[at] = colour;
    }
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
