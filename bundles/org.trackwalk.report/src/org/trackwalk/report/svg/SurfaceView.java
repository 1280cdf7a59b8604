package org.trackwalk.report.svg;

import java.util.Arrays;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.FlowStep;
import org.trackwalk.report.drawing.Camera;
import org.trackwalk.report.drawing.Dimension;
import org.trackwalk.report.drawing.Palette;
import org.trackwalk.report.drawing.ScaleBar;
import org.trackwalk.report.drawing.SvgText;
import org.trackwalk.report.format.Numbers;

/**
 * A part of the surface from above: pieces in their tints, triangles as thin lines, open borders in
 * the colour of their side, the chain in red.
 */
final class SurfaceView {

  /** What is higher above the place than this (a bridge, a tree) is left out; metres. */
  private static final double HEADROOM = 2.5;

  private static final double BELOW = 30;

  /** With more triangles than this in view the lines would be a grey mass, and the file large. */
  private static final int MOST_TRIANGLES = 1200;

  /** Corners are drawn as dots while there are no more than this many. */
  private static final int MOST_DOTS = 150;

  private static final int MOST_STEPS = 3;

  private final Drawing drawing;
  private final Finding finding;
  private final Camera camera;
  private final int[] triangles;

  /** A view around a place that shows at most {@code halfWidth} metres to each side. */
  SurfaceView(
      Drawing drawing, Finding finding, double[] origin, double halfWidth, Camera.Panel panel) {
    this.drawing = drawing;
    this.finding = finding;
    InView view = InView.of(halfWidth, MOST_TRIANGLES, half -> inView(origin, half, panel));
    camera = Camera.fromAbove(origin, view.half(), panel);
    triangles = sortedByHeight(view.triangles());
  }

  private int[] inView(double[] origin, double half, Camera.Panel panel) {
    double deep = half * panel.height() / panel.width();
    double[] min = {origin[0] - half, origin[1] - BELOW, origin[2] - deep};
    double[] max = {origin[0] + half, origin[1] + HEADROOM, origin[2] + deep};
    return drawing.near(min, max);
  }

  private int[] sortedByHeight(int[] found) {
    WeldedSurface surface = drawing.surface();
    float[] p = surface.positions();
    int[] c = surface.triangles();
    long[] keys = new long[found.length];
    for (int i = 0; i < found.length; i++) {
      int t = 3 * found[i];
      float top =
          Math.max(p[3 * c[t] + 1], Math.max(p[3 * c[t + 1] + 1], p[3 * c[t + 2] + 1])) + 0f;
      int bits = Float.floatToIntBits(top);
      int ordered = bits ^ (bits >> 31 & Integer.MAX_VALUE);
      keys[i] = (long) ordered << 32 | found[i];
    }
    Arrays.sort(keys);
    int[] sorted = new int[found.length];
    for (int i = 0; i < sorted.length; i++) {
      sorted[i] = (int) keys[i];
    }
    return sorted;
  }

  /** Metres that the panel is wide. */
  double width() {
    return 2 * camera.halfWidth();
  }

  /** Draws the view; {@code close} adds corners, evidence and heavy borders. */
  void write(SvgText svg, boolean close) {
    fills(svg);
    borders(svg, close ? 2.4 : 1.2);
    chain(svg, close);
    if (close) {
      dots(svg);
      evidence(svg);
    } else {
      double x = camera.left() + camera.width() / 2;
      double y = camera.top() + camera.height() / 2;
      String ring = "fill=\"none\" stroke=\"" + Palette.MARK + "\" stroke-width=\"2\"";
      svg.circle(x, y, 9, ring);
    }
    ScaleBar.write(svg, camera.left() + 8, camera.top() + camera.height() - 10, 70, camera.scale());
  }

  private void fills(SvgText svg) {
    if (Highlight.crosses(finding)) {
      SurfaceRaster raster = new SurfaceRaster(camera, new double[] {0, 1, 0});
      for (int t : triangles) {
        raster.add(
            drawing.corner(t, 0),
            drawing.corner(t, 1),
            drawing.corner(t, 2),
            drawing.colors().fill(t));
      }
      raster.write(svg);
      return;
    }
    for (int t : triangles) {
      double[] pixels = new double[6];
      for (int k = 0; k < 3; k++) {
        double[] p = drawing.corner(t, k);
        pixels[2 * k] = camera.x(p[0], p[1], p[2]);
        pixels[2 * k + 1] = camera.y(p[0], p[1], p[2]);
      }
      double[] shown = camera.clipped(pixels);
      if (shown.length < 6) {
        continue;
      }
      svg.raw("<path fill=\"").raw(drawing.colors().fill(t));
      svg.raw("\" stroke=\"#ffffff\" stroke-opacity=\"0.55\" stroke-width=\"0.6\" d=\"");
      for (int i = 0; i < shown.length; i += 2) {
        svg.raw(i == 0 ? "M" : "L").at(shown[i]).raw(" ").at(shown[i + 1]);
      }
      svg.raw("z\"/>\n");
    }
  }

  private void borders(SvgText svg, double width) {
    for (int t : triangles) {
      for (int k = 0; k < 3; k++) {
        if (drawing.open(3 * t + k)) {
          double[] s = segment(drawing.corner(t, k), drawing.corner(t, (k + 1) % 3));
          if (camera.clip(s)) {
            String color = drawing.side(finding, drawing.surface().pieceOf(t));
            String stroke = "stroke=\"" + color + "\" stroke-width=\"" + width + "\"";
            svg.line(s[0], s[1], s[2], s[3], stroke);
          }
        }
      }
    }
  }

  private double[] segment(double[] p, double[] q) {
    return new double[] {
      camera.x(p[0], p[1], p[2]),
      camera.y(p[0], p[1], p[2]),
      camera.x(q[0], q[1], q[2]),
      camera.y(q[0], q[1], q[2])
    };
  }

  private void chain(SvgText svg, boolean close) {
    double[] lines = Highlight.of(drawing, finding);
    for (int i = 0; i < lines.length; i += 6) {
      double[] s =
          segment(Arrays.copyOfRange(lines, i, i + 3), Arrays.copyOfRange(lines, i + 3, i + 6));
      if (camera.clip(s)) {
        String stroke =
            close
                ? "stroke=\"" + Palette.MARK + "\" stroke-width=\"9\" stroke-opacity=\"0.18\""
                : "stroke=\"" + Palette.MARK + "\" stroke-width=\"3.5\" stroke-opacity=\"0.7\"";
        svg.line(s[0], s[1], s[2], s[3], stroke);
      }
    }
  }

  /** Corners of open borders: a missing one is what a T-junction is about. */
  private void dots(SvgText svg) {
    int count = 0;
    for (int t : triangles) {
      for (int k = 0; k < 3 && count < MOST_DOTS; k++) {
        if (drawing.open(3 * t + k) || drawing.open(3 * t + (k + 2) % 3)) {
          double[] p = drawing.corner(t, k);
          double x = camera.x(p[0], p[1], p[2]);
          double y = camera.y(p[0], p[1], p[2]);
          if (inside(x, y)) {
            String color = drawing.side(finding, drawing.surface().pieceOf(t));
            svg.circle(x, y, 3.2, "fill=\"" + color + "\" stroke=\"#ffffff\"");
            count++;
          }
        }
      }
    }
  }

  private boolean inside(double x, double y) {
    return x >= camera.left()
        && x <= camera.left() + camera.width()
        && y >= camera.top()
        && y <= camera.top() + camera.height();
  }

  /** The places of the evidence, ringed; two of them that are apart get their distance. */
  private void evidence(SvgText svg) {
    int count = Math.min(MOST_STEPS, finding.flow().size());
    for (int i = 0; i < count; i++) {
      FlowStep step = finding.flow().get(i);
      double[] p = step.position();
      double x = camera.x(p[0], p[1], p[2]);
      double y = camera.y(p[0], p[1], p[2]);
      if (inside(x, y)) {
        svg.circle(x, y, 6, "fill=\"none\" stroke=\"" + Palette.MARK + "\" stroke-width=\"1.8\"");
        svg.text(x + 8, y - 6, "class=\"size halo\"", String.valueOf((char) ('a' + i)));
      }
    }
    if (count >= 2) {
      double[] p = finding.flow().get(0).position();
      double[] q = finding.flow().get(1).position();
      double[] s = segment(p, q);
      double apart = Numbers.distance(p, q);
      boolean wide = StrictMath.abs(s[0] - s[2]) + StrictMath.abs(s[1] - s[3]) > 20;
      if (wide && inside(s[0], s[1]) && inside(s[2], s[3])) {
        Dimension.straight(svg, s[0], s[1], s[2], s[3], apart);
      }
    }
  }
}
