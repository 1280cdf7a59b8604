package org.trackwalk.report.svg;

import java.util.ArrayList;
import java.util.List;
import org.trackwalk.check.finding.Finding;
import org.trackwalk.check.finding.LedgerClass;
import org.trackwalk.report.drawing.Camera;
import org.trackwalk.report.drawing.Clip;
import org.trackwalk.report.drawing.Dimension;
import org.trackwalk.report.drawing.ScaleBar;
import org.trackwalk.report.drawing.SvgText;

/**
 * A cut across a seam: the surfaces as lines in a plane that stands at right angles to the chain,
 * as one would see them on a sawn-off model. The page's up is the surface's normal, so the two legs
 * of the measure are the ledger's normal part and in-plane part.
 */
final class SeamCut {

  /** Less than this is the noise of a cut through float coordinates, metres. */
  private static final double FINEST = 1e-6;

  /** How far around the place triangles are looked for, metres. */
  private static final double REACH = 0.6;

  /** A line of the cut: two points on the plane, and the piece that it belongs to. */
  private record Line(double u1, double v1, double u2, double v2, int piece) {}

  /** An open border that the plane crosses. */
  private record End(double u, double v, int piece) {
    double away() {
      return StrictMath.sqrt(u * u + v * v);
    }

    double to(End other) {
      double du = u - other.u;
      double dv = v - other.v;
      return StrictMath.sqrt(du * du + dv * dv);
    }
  }

  private final Drawing drawing;
  private final double[] origin;
  private final double[] along;
  private double[] across;
  private double[] up;
  private final List<Line> lines = new ArrayList<>();
  private final List<End> ends = new ArrayList<>();
  private End a;
  private End b;

  private SeamCut(Drawing drawing, double[] origin, double[] along) {
    this.drawing = drawing;
    this.origin = origin;
    this.along = along;
  }

  /** The cut at a finding's worst place; null when there are no two surfaces to compare there. */
  static SeamCut of(Drawing drawing, Finding finding) {
    double[][] chain = Chain.inside(drawing, finding);
    if (chain == null) {
      return null;
    }
    SeamCut cut = new SeamCut(drawing, chain[0], chain[1]);
    double[] min = new double[3];
    double[] max = new double[3];
    for (int k = 0; k < 3; k++) {
      min[k] = cut.origin[k] - REACH;
      max[k] = cut.origin[k] + REACH;
    }
    int[] near = drawing.near(min, max);
    cut.orient(near);
    for (int triangle : near) {
      cut.cross(triangle);
    }
    double measure = finding.measure() == null ? 0 : finding.measure().value();
    return cut.findSides(measure, finding.pieces().size() < 2) ? cut : null;
  }

  /**
   * Up is the mean normal of what the plane crosses near the place, at right angles to the chain.
   */
  private void orient(int[] near) {
    double[] sum = new double[3];
    for (int t : near) {
      double[] p = drawing.corner(t, 0);
      double[] q = drawing.corner(t, 1);
      double[] r = drawing.corner(t, 2);
      double[] n = cross(minus(q, p), minus(r, p));
      double length = StrictMath.sqrt(dot(n, n));
      boolean crossed = (side(p) < 0) != (side(q) < 0) || (side(p) < 0) != (side(r) < 0);
      if (length > 0 && crossed && n[1] > 0.3 * length) {
        for (int k = 0; k < 3; k++) {
          sum[k] += n[k] / length;
        }
      }
    }
    if (dot(sum, sum) == 0) {
      sum[1] = 1;
    }
    double lift = dot(sum, along);
    for (int k = 0; k < 3; k++) {
      sum[k] -= lift * along[k];
    }
    double length = StrictMath.sqrt(dot(sum, sum));
    up = new double[] {sum[0] / length, sum[1] / length, sum[2] / length};
    across = cross(along, up);
  }

  private double side(double[] p) {
    return dot(minus(p, origin), along);
  }

  private void cross(int triangle) {
    double[] uv = new double[6];
    int found = 0;
    for (int k = 0; k < 3 && found < 2; k++) {
      double[] p = drawing.corner(triangle, k);
      double[] q = drawing.corner(triangle, (k + 1) % 3);
      double s = side(p);
      double t = side(q);
      if ((s < 0) != (t < 0)) {
        double share = s / (s - t);
        double[] at = new double[3];
        for (int i = 0; i < 3; i++) {
          at[i] = p[i] - origin[i] + share * (q[i] - p[i]);
        }
        uv[2 * found] = dot(at, across);
        uv[2 * found + 1] = dot(at, up);
        if (drawing.open(3 * triangle + k)) {
          ends.add(new End(uv[2 * found], uv[2 * found + 1], drawing.surface().pieceOf(triangle)));
        }
        found++;
      }
    }
    if (found == 2) {
      lines.add(new Line(uv[0], uv[1], uv[2], uv[3], drawing.surface().pieceOf(triangle)));
    }
  }

  /**
   * The border nearest to the place, and of the borders and surfaces of the other side that one
   * whose distance is nearest to the measure: the picture shows what the number says.
   *
   * @param own whether both sides belong to one piece
   */
  private boolean findSides(double measure, boolean own) {
    for (End end : ends) {
      if (a == null || end.away() < a.away()) {
        a = end;
      }
    }
    if (a == null) {
      return false;
    }
    for (End end : ends) {
      if (own || end.piece != a.piece) {
        consider(end, measure);
      }
    }
    for (Line line : lines) {
      if (line.piece != a.piece) {
        consider(foot(line), measure);
      }
    }
    return b != null;
  }

  private void consider(End end, double measure) {
    double apart = end.to(a);
    boolean drawable = apart > FINEST && apart < REACH;
    if (drawable
        && (b == null || StrictMath.abs(apart - measure) < StrictMath.abs(b.to(a) - measure))) {
      b = end;
    }
  }

  private End foot(Line line) {
    double du = line.u2 - line.u1;
    double dv = line.v2 - line.v1;
    double square = du * du + dv * dv;
    double t = square == 0 ? 0 : ((a.u - line.u1) * du + (a.v - line.v1) * dv) / square;
    t = Math.max(0, Math.min(1, t));
    return new End(line.u1 + t * du, line.v1 + t * dv, line.piece);
  }

  /** Draws the cut, so wide that the difference takes about a fifth of the panel. */
  void write(SvgText svg, Camera.Panel panel, Finding finding) {
    double half = 2.5 * a.to(b);
    double midU = (a.u + b.u) / 2;
    double midV = (a.v + b.v) / 2;
    double scale = panel.width() / 2 / half;
    double cx = panel.left() + panel.width() / 2;
    double cy = panel.top() + panel.height() / 2;
    for (Line line : lines) {
      double[] s = {
        cx + (line.u1 - midU) * scale,
        cy - (line.v1 - midV) * scale,
        cx + (line.u2 - midU) * scale,
        cy - (line.v2 - midV) * scale
      };
      boolean shown =
          Clip.segment(
              s,
              panel.left(),
              panel.top(),
              panel.left() + panel.width(),
              panel.top() + panel.height());
      if (!shown) {
        continue;
      }
      String color = drawing.side(finding, line.piece);
      svg.raw("<path fill=\"").raw(color).raw("\" fill-opacity=\"0.14\" d=\"M");
      svg.at(s[0]).raw(" ").at(s[1]).raw("L").at(s[2]).raw(" ").at(s[3]);
      svg.raw("v14L").at(s[0]).raw(" ").at(s[1] + 14).raw("z\"/>\n");
      svg.line(s[0], s[1], s[2], s[3], "stroke=\"" + color + "\" stroke-width=\"3\"");
    }
    double ax = cx + (a.u - midU) * scale;
    double ay = cy - (a.v - midV) * scale;
    double bx = cx + (b.u - midU) * scale;
    double by = cy - (b.v - midV) * scale;
    svg.circle(ax, ay, 4, "fill=\"" + drawing.side(finding, a.piece) + "\"");
    svg.circle(bx, by, 4, "fill=\"" + drawing.side(finding, b.piece) + "\"");
    String across = finding.ledgerClass() == LedgerClass.OVERLAP ? "overlap" : "apart";
    Dimension.legs(svg, ax, ay, bx, by, scale, across);
    ScaleBar.write(svg, panel.left() + 8, panel.top() + panel.height() - 10, 70, scale);
  }

  /** Metres that the drawn panel is wide. */
  double width() {
    return 5 * a.to(b);
  }

  private static double[] minus(double[] p, double[] q) {
    return new double[] {p[0] - q[0], p[1] - q[1], p[2] - q[2]};
  }

  private static double dot(double[] p, double[] q) {
    return p[0] * q[0] + p[1] * q[1] + p[2] * q[2];
  }

  private static double[] cross(double[] p, double[] q) {
    return new double[] {
      p[1] * q[2] - p[2] * q[1], p[2] * q[0] - p[0] * q[2], p[0] * q[1] - p[1] * q[0]
    };
  }
}
