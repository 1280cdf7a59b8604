package org.trackwalk.report.svg;

import java.util.ArrayList;
import java.util.List;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.LedgerClass;
import org.trackwalk.model.finding.Measure;
import org.trackwalk.report.drawing.Camera;
import org.trackwalk.report.drawing.Clip;
import org.trackwalk.report.drawing.Dimension;
import org.trackwalk.report.drawing.ScaleBar;
import org.trackwalk.report.drawing.SvgText;
import org.trackwalk.report.format.Numbers;

/**
 * A cut across a seam: the surfaces as lines in a plane that stands on them and runs from the worst
 * place of one border to the other side, as one would see them on a sawn-off model. The page's up
 * is the surface's normal, so the two legs are the ledger's normal part and in-plane part. A number
 * is drawn only where it is the one that the finding tells.
 */
final class SeamCut {

  /** How far around the place triangles are looked for, metres. */
  private static final double REACH = 0.6;

  /** A cut beside a corner hits both triangles; share of the distance that is shown. */
  private static final double BESIDE = 0.01;

  /** The least that a cut is beside a place, which float coordinates can tell apart, metres. */
  private static final double LEAST_BESIDE = 1e-5;

  /** A surface whose line is nearer to a point than this share of the distance goes through it. */
  private static final double THROUGH = 0.05;

  /** A drawn distance that differs less than this part from the measure is the measure. */
  private static final double SAME = 0.01;

  /** A line of the cut: two points on the plane, and the piece that it belongs to. */
  private record Line(double u1, double v1, double u2, double v2, int piece) {

    double distance(double[] at) {
      double[] near =
          Space.nearest(
              new double[] {at[0], at[1], 0}, new double[] {u1, v1, 0}, new double[] {u2, v2, 0});
      return Space.distance(near, new double[] {at[0], at[1], 0});
    }
  }

  private final Drawing drawing;
  private final SeamPair pair;
  private final double[] origin;
  private final double[] along;
  private final double[] across;
  private final double[] up;
  private final List<Line> lines = new ArrayList<>();
  private final double[] a;
  private final double[] b;

  /**
   * A cut through the plane at right angles to a direction.
   *
   * @param beside metres from the pair's first point to the plane
   */
  private SeamCut(Drawing drawing, SeamPair pair, double[] along, double beside, int[] near) {
    this.drawing = drawing;
    this.pair = pair;
    this.along = along;
    origin = Space.plus(pair.a(), along, beside);
    up = Space.unit(Space.plus(pair.up(), along, -Space.dot(pair.up(), along)));
    across = Space.cross(along, up);
    a = flat(pair.a());
    b = flat(pair.b());
    for (int triangle : near) {
      cross(triangle);
    }
  }

  /** The cut at a finding's worst place; null when there are no two surfaces to compare there. */
  static SeamCut of(Drawing drawing, Finding finding) {
    double[] min = new double[3];
    double[] max = new double[3];
    for (int k = 0; k < 3; k++) {
      min[k] = finding.position()[k] - REACH;
      max[k] = finding.position()[k] + REACH;
    }
    int[] near = drawing.all(min, max);
    SeamPair pair = SeamPair.of(drawing, finding, near);
    if (pair == null) {
      return null;
    }
    // At right angles to the border where both sides are met there, else from point to point.
    double[] between = Space.cross(pair.up(), Space.minus(pair.b(), pair.a()));
    double beside = Math.max(LEAST_BESIDE, BESIDE * pair.apart());
    SeamCut first = null;
    for (double[] along : new double[][] {pair.direction(), Space.unit(between)}) {
      for (double shift : new double[] {beside, -beside}) {
        SeamCut cut = new SeamCut(drawing, pair, along, shift, near);
        if (cut.meets(pair.pieceA(), cut.a) && cut.meets(pair.pieceB(), cut.b)) {
          if (cut.tells(finding.measure())) {
            return cut;
          }
          first = first == null ? cut : first;
        }
      }
    }
    return first;
  }

  /** A point of the level on the plane: across, up. */
  private double[] flat(double[] point) {
    double[] d = Space.minus(point, origin);
    return new double[] {Space.dot(d, across), Space.dot(d, up)};
  }

  private double side(double[] p) {
    return Space.dot(Space.minus(p, origin), along);
  }

  private void cross(int triangle) {
    double[][] found = new double[2][];
    int count = 0;
    for (int k = 0; k < 3 && count < 2; k++) {
      double[] p = drawing.corner(triangle, k);
      double[] q = drawing.corner(triangle, (k + 1) % 3);
      double s = side(p);
      double t = side(q);
      if ((s < 0) != (t < 0)) {
        found[count++] = flat(Space.plus(p, Space.minus(q, p), s / (s - t)));
      }
    }
    if (count == 2) {
      int piece = drawing.surface().pieceOf(triangle);
      lines.add(new Line(found[0][0], found[0][1], found[1][0], found[1][1], piece));
    }
  }

  private boolean meets(int piece, double[] at) {
    double enough = Math.max(2 * LEAST_BESIDE, THROUGH * apart());
    return lines.stream().anyMatch(line -> line.piece == piece && line.distance(at) < enough);
  }

  private double wide() {
    return StrictMath.abs(b[0] - a[0]);
  }

  private double high() {
    return StrictMath.abs(b[1] - a[1]);
  }

  private double apart() {
    return StrictMath.sqrt(wide() * wide() + high() * high());
  }

  /** True when a leg of the cut is the measured length. */
  private boolean tells(Measure measure) {
    return measure != null && measure.unit().equals("m") && same(measure);
  }

  private boolean same(Measure measure) {
    double leg = SeamPair.upright(measure) ? high() : wide();
    return StrictMath.abs(leg - measure.value()) <= SAME * measure.value();
  }

  /** Indices of the two pieces between which the distance is drawn. */
  int[] pieces() {
    return new int[] {pair.pieceA(), pair.pieceB()};
  }

  /**
   * The number of a leg; null when the finding tells no such number: it has the measure of one leg,
   * and may have the other in its sentence.
   */
  String number(Finding finding, boolean upright) {
    Measure measure = finding.measure();
    if (tells(measure) && SeamPair.upright(measure) == upright) {
      return Numbers.length(measure.value());
    }
    String other = Numbers.length(upright ? high() : wide());
    return finding.message().contains(" " + other) ? other : null;
  }

  /** Draws the cut, so wide that the difference takes about a fifth of the panel. */
  void write(SvgText svg, Camera.Panel panel, Finding finding) {
    double half = 2.5 * apart();
    double midU = (a[0] + b[0]) / 2;
    double midV = (a[1] + b[1]) / 2;
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
    double ax = cx + (a[0] - midU) * scale;
    double ay = cy - (a[1] - midV) * scale;
    double bx = cx + (b[0] - midU) * scale;
    double by = cy - (b[1] - midV) * scale;
    svg.circle(ax, ay, 4, "fill=\"" + drawing.side(finding, pair.pieceA()) + "\"");
    svg.circle(bx, by, 4, "fill=\"" + drawing.side(finding, pair.pieceB()) + "\"");
    String level = finding.ledgerClass() == LedgerClass.OVERLAP ? "overlap" : "apart";
    Dimension.legs(
        svg, ax, ay, bx, by, words(level, finding, false), words("height", finding, true));
    ScaleBar.write(svg, panel.left() + 8, panel.top() + panel.height() - 10, 70, scale);
  }

  private String words(String what, Finding finding, boolean upright) {
    String number = number(finding, upright);
    return number == null ? null : what + " " + number;
  }

  /** Metres that the drawn panel is wide. */
  double width() {
    return 5 * apart();
  }
}
