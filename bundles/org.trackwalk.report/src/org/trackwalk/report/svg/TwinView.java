package org.trackwalk.report.svg;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Arrays;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.LedgerClass;
import org.trackwalk.model.finding.Measure;
import org.trackwalk.report.drawing.Camera;
import org.trackwalk.report.drawing.Dimension;
import org.trackwalk.report.drawing.Palette;
import org.trackwalk.report.drawing.ScaleBar;
import org.trackwalk.report.drawing.SvgText;
import org.trackwalk.report.format.Numbers;

/**
 * Two corners that should be one, so close that both and the way between them fill the panel: the
 * borders that end in them, their distance, and their very coordinates.
 */
final class TwinView {

  /** Above this share of the distance the difference is in height, and is seen from the side. */
  private static final double UPRIGHT = 0.7;

  /** Places farther apart than this are no twins; metres. */
  private static final double LARGEST = 0.05;

  /** A distance is the one that was measured when it differs by less than this part of it. */
  private static final double SAME = 1e-3;

  /** So many digits tell any two floats apart. */
  private static final MathContext NINE_DIGITS = new MathContext(9, RoundingMode.HALF_UP);

  private final Drawing drawing;
  private final Finding finding;
  private final double[] a;
  private final double[] b;
  private final double apart;

  private TwinView(Drawing drawing, Finding finding, double[] a, double[] b) {
    this.drawing = drawing;
    this.finding = finding;
    this.a = a;
    this.b = b;
    this.apart = Numbers.distance(a, b);
  }

  /** The first two places of the evidence, one after the other, that are two corners; else null. */
  static TwinView of(Drawing drawing, Finding finding) {
    for (int i = 0; i + 1 < finding.flow().size(); i++) {
      double[] p = finding.flow().get(i).position();
      double[] q = finding.flow().get(i + 1).position();
      TwinView view = new TwinView(drawing, finding, p, q);
      if (view.apart > 0 && view.apart < LARGEST) {
        return view;
      }
    }
    return finding.ledgerClass() == LedgerClass.NEAR_MISS ? nearest(drawing, finding) : null;
  }

  /**
   * The corner at the place of the finding and the one that is as far from it as it measures: where
   * it speaks for several places, its evidence is those. Null when there is none.
   */
  private static TwinView nearest(Drawing drawing, Finding finding) {
    double[] at = finding.position();
    Measure measure = finding.measure();
    if (measure == null || !(measure.value() > 0 && measure.value() < LARGEST)) {
      return null;
    }
    double[] min = {at[0] - LARGEST, at[1] - LARGEST, at[2] - LARGEST};
    double[] max = {at[0] + LARGEST, at[1] + LARGEST, at[2] + LARGEST};
    for (int t : drawing.near(min, max)) {
      for (int k = 0; k < 3; k++) {
        TwinView view = new TwinView(drawing, finding, at, drawing.corner(t, k));
        if (view.apart > 0 && Math.abs(view.apart - measure.value()) < SAME * measure.value()) {
          return view;
        }
      }
    }
    return null;
  }

  /** Metres that the panel is wide. */
  double width() {
    return 6 * apart;
  }

  void write(SvgText svg, Camera.Panel panel) {
    Camera camera = camera(panel);
    double[] min = new double[3];
    double[] max = new double[3];
    for (int k = 0; k < 3; k++) {
      min[k] = Math.min(a[k], b[k]) - width();
      max[k] = Math.max(a[k], b[k]) + width();
    }
    int[] near = drawing.near(min, max);
    for (int t : near) {
      for (int k = 0; k < 3; k++) {
        if (drawing.open(3 * t + k)) {
          border(svg, camera, t, k);
        }
      }
    }
    double ax = camera.x(a[0], a[1], a[2]);
    double ay = camera.y(a[0], a[1], a[2]);
    double bx = camera.x(b[0], b[1], b[2]);
    double by = camera.y(b[0], b[1], b[2]);
    String sideA = side(near, a);
    String sideB = side(near, b);
    svg.circle(ax, ay, 5, "fill=\"" + sideA + "\" stroke=\"#ffffff\"");
    svg.circle(bx, by, 5, "fill=\"" + sideB + "\" stroke=\"#ffffff\"");
    Dimension.straight(svg, ax, ay, bx, by, apart);
    double foot = panel.top() + panel.height();
    coordinates(svg, panel.left() + 8, foot - 38, "a", a, sideA);
    coordinates(svg, panel.left() + 8, foot - 24, "b", b, sideB);
    ScaleBar.write(svg, panel.left() + 8, foot - 10, 70, camera.scale());
  }

  /** Colour of the piece that has a corner exactly there; red for a place between corners. */
  private String side(int[] near, double[] place) {
    String found = Palette.MARK;
    for (int t : near) {
      for (int k = 0; k < 3; k++) {
        if (Arrays.equals(drawing.corner(t, k), place)) {
          found = drawing.side(finding, drawing.surface().pieceOf(t));
          if (!found.equals(Palette.OTHER)) {
            return found;
          }
        }
      }
    }
    return found;
  }

  private Camera camera(Camera.Panel panel) {
    double[] middle = new double[3];
    for (int k = 0; k < 3; k++) {
      middle[k] = (a[k] + b[k]) / 2;
    }
    double half = width() / 2;
    if (StrictMath.abs(a[1] - b[1]) < UPRIGHT * apart) {
      return Camera.fromAbove(middle, half, panel);
    }
    double[] right = {1, 0, 0};
    double[][] chain = Chain.inside(drawing, finding);
    if (chain != null) {
      double x = chain[1][0];
      double z = chain[1][2];
      double length = StrictMath.sqrt(x * x + z * z);
      right = length > 0 ? new double[] {x / length, 0, z / length} : right;
    }
    return panel.camera(middle, right, new double[] {0, 1, 0}, half);
  }

  private void border(SvgText svg, Camera camera, int triangle, int k) {
    double[] p = drawing.corner(triangle, k);
    double[] q = drawing.corner(triangle, (k + 1) % 3);
    double[] s = {
      camera.x(p[0], p[1], p[2]),
      camera.y(p[0], p[1], p[2]),
      camera.x(q[0], q[1], q[2]),
      camera.y(q[0], q[1], q[2])
    };
    if (camera.clip(s)) {
      String color = drawing.side(finding, drawing.surface().pieceOf(triangle));
      svg.line(s[0], s[1], s[2], s[3], "stroke=\"" + color + "\" stroke-width=\"2.4\"");
    }
  }

  private void coordinates(SvgText svg, double x, double y, String name, double[] p, String color) {
    Frame axes = drawing.level().axes();
    double[] file = axes.toFileAxes(p[0], p[1], p[2]);
    String text =
        name + " " + coordinate(file[0]) + ", " + coordinate(file[1]) + ", " + coordinate(file[2]);
    svg.text(x, y, "class=\"note halo\" style=\"fill:" + color + "\"", text);
  }

  /** As short as the file would have it: corners are floats, unless a unit scaled them. */
  private static String coordinate(double value) {
    float nearest = (float) value;
    BigDecimal shortest =
        nearest == value
            ? new BigDecimal(Float.toString(nearest))
            : new BigDecimal(value).round(NINE_DIGITS);
    return shortest.signum() == 0 ? "0" : shortest.stripTrailingZeros().toPlainString();
  }
}
