package org.trackwalk.report.svg;

import java.util.Arrays;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.report.drawing.Clip;
import org.trackwalk.report.drawing.Palette;
import org.trackwalk.report.drawing.SvgText;

/**
 * The thin lines of a plan: open edges dark, edges where two pieces meet light. End points are
 * rounded to a raster and equal lines drawn once; when there are still too many, the raster grows.
 */
final class PlanOutline {

  private static final int MOST_LINES = 60_000;

  /** Raster in pixels, first half a pixel. */
  private static final double FINEST = 0.5;

  private static final double COARSEST = 8;

  /** Bits of one rounded coordinate in a key. */
  private static final int BITS = 15;

  private final WeldedSurface surface;
  private final PieceColors colors;
  private final PlanWindow window;
  private final Topology topology;

  PlanOutline(Drawing drawing, PlanWindow window) {
    this.surface = drawing.surface();
    this.colors = drawing.colors();
    this.topology = drawing.topology();
    this.window = window;
  }

  void write(SvgText svg) {
    path(svg, seams(), "stroke=\"#ffffff\" stroke-width=\"0.8\" stroke-opacity=\"0.8\"");
    path(svg, topology.openHalfEdges(), "stroke=\"" + Palette.OUTLINE + "\" stroke-width=\"0.7\"");
  }

  /** One half-edge of each edge that two pieces share. */
  private int[] seams() {
    int[] found = new int[16];
    int count = 0;
    int halfEdges = 3 * surface.triangleCount();
    for (int h = 0; h < halfEdges; h++) {
      int twin = topology.twin(h);
      if (twin > h && surface.pieceOf(h / 3) != surface.pieceOf(twin / 3)) {
        if (count == found.length) {
          found = Arrays.copyOf(found, 2 * count);
        }
        found[count++] = h;
      }
    }
    return Arrays.copyOf(found, count);
  }

  private void path(SvgText svg, int[] halfEdges, String attributes) {
    double raster = FINEST;
    long[] lines = lines(halfEdges, raster);
    while (lines.length > MOST_LINES && raster < COARSEST) {
      raster *= 2;
      lines = lines(halfEdges, raster);
    }
    if (lines.length == 0) {
      return;
    }
    StringBuilder d = new StringBuilder();
    int mask = (1 << BITS) - 1;
    for (long line : lines) {
      long from = line >>> (2 * BITS);
      d.append('M');
      point(d, (int) (from >>> BITS), (int) (from & mask), raster);
      d.append('L');
      point(d, (int) (line >>> BITS & mask), (int) (line & mask), raster);
    }
    svg.raw("<path fill=\"none\" ").raw(attributes).raw(" d=\"").raw(d.toString()).raw("\"/>\n");
  }

  private void point(StringBuilder d, int x, int y, double raster) {
    SvgText.number(d, window.left() + x * raster);
    d.append(' ');
    SvgText.number(d, window.top() + y * raster);
  }

  /** Rounded, sorted, distinct lines inside the window: four coordinates in a long. */
  private long[] lines(int[] halfEdges, double raster) {
    long[] keys = new long[halfEdges.length];
    int count = 0;
    float[] p = surface.positions();
    int columns = (int) (window.width() / raster);
    int rows = (int) (window.height() / raster);
    double[] ends = new double[4];
    for (int h : halfEdges) {
      if (colors.dome(h / 3)) {
        continue;
      }
      int a = 3 * topology.from(h);
      int b = 3 * topology.to(h);
      ends[0] = (p[a] - window.minX()) * window.scale() / raster;
      ends[1] = (p[a + 2] - window.minZ()) * window.scale() / raster;
      ends[2] = (p[b] - window.minX()) * window.scale() / raster;
      ends[3] = (p[b + 2] - window.minZ()) * window.scale() / raster;
      if (!Clip.segment(ends, 0, 0, columns, rows)) {
        continue;
      }
      long from = StrictMath.round(ends[0]) << BITS | StrictMath.round(ends[1]);
      long to = StrictMath.round(ends[2]) << BITS | StrictMath.round(ends[3]);
      if (from != to) {
        keys[count++] = Math.min(from, to) << (2 * BITS) | Math.max(from, to);
      }
    }
    Arrays.sort(keys, 0, count);
    int distinct = 0;
    for (int i = 0; i < count; i++) {
      if (i == 0 || keys[i] != keys[i - 1]) {
        keys[distinct++] = keys[i];
      }
    }
    return Arrays.copyOf(keys, distinct);
  }
}
