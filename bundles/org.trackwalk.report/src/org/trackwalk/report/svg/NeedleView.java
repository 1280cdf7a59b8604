package org.trackwalk.report.svg;

import org.trackwalk.mesh.level.Piece;
import org.trackwalk.model.finding.Features;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.report.drawing.Camera;
import org.trackwalk.report.drawing.Palette;
import org.trackwalk.report.drawing.SvgText;
import org.trackwalk.report.format.Numbers;

/**
 * A triangle that is too thin to be seen, along its longest side and as many times as high as it
 * takes: its length and its height.
 */
final class NeedleView {

  private static final double SHARE = 0.8;
  private static final double HIGH = 0.4;

  /** A triangle that is not thinner than this is seen without. */
  private static final double THIN = 0.1;

  private final double length;
  private final double height;
  private final double foot;

  private NeedleView(double length, double height, double foot) {
    this.length = length;
    this.height = height;
    this.foot = foot;
  }

  /** The thinnest of the finding's triangles; null when none is thin. */
  static NeedleView of(Drawing drawing, Finding finding) {
    NeedleView thinnest = null;
    for (var entry : finding.features().entrySet()) {
      Piece piece = drawing.piece(entry.getKey());
      Features features = entry.getValue();
      for (int t : features.triangles()) {
        NeedleView view = piece == null || t >= piece.triangleCount() ? null : of(piece, t);
        if (view != null && (thinnest == null || view.height < thinnest.height)) {
          thinnest = view;
        }
      }
    }
    return thinnest != null && thinnest.height < THIN * thinnest.length ? thinnest : null;
  }

  private static NeedleView of(Piece piece, int t) {
    float[][] placed = new float[3][3];
    for (int k = 0; k < 3; k++) {
      int v = 3 * piece.triangles()[3 * t + k];
      float[] p = piece.positions();
      piece.frame().place(p[v], p[v + 1], p[v + 2], placed[k], 0);
    }
    NeedleView view = null;
    for (int k = 0; k < 3; k++) {
      float[] a = placed[k];
      float[] b = placed[(k + 1) % 3];
      float[] c = placed[(k + 2) % 3];
      double square = 0;
      double along = 0;
      double far = 0;
      for (int i = 0; i < 3; i++) {
        double d = (double) b[i] - a[i];
        double e = (double) c[i] - a[i];
        square += d * d;
        along += d * e;
        far += e * e;
      }
      double length = StrictMath.sqrt(square);
      if (length > 0 && (view == null || length > view.length)) {
        double height = StrictMath.sqrt(Math.max(0, far - along * along / square));
        view = new NeedleView(length, height, along / square);
      }
    }
    return view;
  }

  /** How many times as high as it is the triangle is drawn. */
  private double stretch(Camera.Panel panel) {
    double scale = SHARE * panel.width() / length;
    return height == 0 ? 1 : HIGH * panel.height() / (height * scale);
  }

  /** Words for the frame. */
  String words(Camera.Panel panel) {
    double stretch = stretch(panel);
    return "the thinnest one, drawn "
        + Numbers.count((int) StrictMath.rint(stretch))
        + " times as high";
  }

  void write(SvgText svg, Camera.Panel panel) {
    double left = panel.left() + (1 - SHARE) / 2 * panel.width();
    double right = left + SHARE * panel.width();
    double base = panel.top() + 0.72 * panel.height();
    double top = base - (height == 0 ? 0 : HIGH * panel.height());
    double apex = left + foot * (right - left);
    svg.raw("<path fill=\"").raw(Palette.MARK).raw("\" fill-opacity=\"0.25\" stroke=\"");
    svg.raw(Palette.MARK).raw("\" stroke-width=\"1.8\" d=\"M").at(left).raw(" ").at(base);
    svg.raw("L").at(right).raw(" ").at(base).raw("L").at(apex).raw(" ").at(top).raw("z\"/>\n");
    String dashes = "stroke=\"" + Palette.INK + "\" stroke-width=\"1\" stroke-dasharray=\"3 2\"";
    svg.line(apex, top, apex, base, dashes);
    svg.line(
        left, base + 12, right, base + 12, "stroke=\"" + Palette.INK + "\" stroke-width=\"1\"");
    svg.line(left, base + 8, left, base + 16, "stroke=\"" + Palette.INK + "\"");
    svg.line(right, base + 8, right, base + 16, "stroke=\"" + Palette.INK + "\"");
    svg.text((left + right) / 2 - 20, base + 28, "class=\"body halo\"", Numbers.length(length));
    boolean room = apex + 70 < panel.left() + panel.width();
    double at = room ? apex + 8 : apex - 8;
    String anchor = room ? "" : " text-anchor=\"end\"";
    svg.text(at, (top + base) / 2, "class=\"size halo\"" + anchor, Numbers.length(height));
  }
}
