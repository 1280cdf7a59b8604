package org.trackwalk.report.probe;

import java.util.Comparator;
import java.util.List;
import org.trackwalk.contact.query.Contact;
import org.trackwalk.contact.query.Explanation;
import org.trackwalk.contact.query.Verdict;
import org.trackwalk.mesh.geometry.ClosestPoint;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.report.drawing.Camera;
import org.trackwalk.report.drawing.Palette;
import org.trackwalk.report.drawing.ScaleBar;
import org.trackwalk.report.drawing.SvgText;

/**
 * The picture of one probe under one method: triangles in the colour of their verdict, with the
 * number under which the table names them; their closest feature heavy; an arrow where a contact
 * pushes (its deepest point, rings at the others), a dashed one where a voided one would have.
 */
final class ProbePanel {

  /** Length of an arrow, pixels. */
  private static final double ARROW = 46;

  private final SvgText svg;
  private final WeldedSurface surface;
  private final Explanation explanation;
  private final Camera camera;
  private final double[] right;

  ProbePanel(
      SvgText svg,
      WeldedSurface surface,
      Explanation explanation,
      double[] right,
      Camera.Panel panel) {
    this.svg = svg;
    this.surface = surface;
    this.explanation = explanation;
    this.right = right;
    this.camera = ProbeView.camera(explanation, right, panel);
  }

  /**
   * Draws everything.
   *
   * @param listed those whose numbers are drawn, as one without a line below would say nothing;
   *     what is not listed and no contact has no edge or arrow either, or a large probe drowns
   */
  void write(List<Verdict> listed) {
    String field = "fill=\"" + Palette.FIELD + "\"";
    svg.rectangle(camera.left(), camera.top(), camera.width(), camera.height(), field);
    List<Verdict> far = farthestFirst();
    far.forEach(this::triangle);
    far.stream().filter(v -> v.kept() || listed.contains(v)).forEach(this::feature);
    String stroke = "fill=\"none\" stroke=\"" + Palette.INK + "\" stroke-width=\"1.6\"";
    new ProbeOutline(svg, camera, stroke)
        .draw(explanation.probe().shape(), explanation.probe().pose());
    far.stream().filter(v -> !v.kept() && listed.contains(v)).forEach(this::arrow);
    far.stream().filter(Verdict::kept).forEach(this::arrow);
    far.stream().filter(listed::contains).forEach(this::number);
    ScaleBar.write(svg, camera.left() + 8, camera.top() + camera.height() - 10, 70, camera.scale());
  }

  private List<Verdict> farthestFirst() {
    double[] reader = ProbeView.towardsReader(right);
    return explanation.verdicts().stream()
        .sorted(Comparator.comparingDouble((Verdict v) -> nearness(v.triangle(), reader)))
        .toList();
  }

  private double nearness(int triangle, double[] reader) {
    double sum = 0;
    for (int k = 0; k < 3; k++) {
      double[] p = corner(triangle, k);
      sum += p[0] * reader[0] + p[1] * reader[1] + p[2] * reader[2];
    }
    return sum;
  }

  private void triangle(Verdict v) {
    double[] pixels = new double[6];
    for (int k = 0; k < 3; k++) {
      double[] p = corner(v.triangle(), k);
      pixels[2 * k] = camera.x(p[0], p[1], p[2]);
      pixels[2 * k + 1] = camera.y(p[0], p[1], p[2]);
    }
    double[] shown = camera.clipped(pixels);
    if (shown.length < 6) {
      return;
    }
    svg.raw("<path fill=\"").raw(VerdictColors.fill(v)).raw("\" fill-opacity=\"0.85\" stroke=\"");
    svg.raw(VerdictColors.line(v)).raw("\" stroke-width=\"0.8\" d=\"");
    for (int i = 0; i < shown.length; i += 2) {
      svg.raw(i == 0 ? "M" : "L").at(shown[i]).raw(" ").at(shown[i + 1]);
    }
    svg.raw("z\"/>\n");
  }

  private void feature(Verdict v) {
    if (v.featureCode() < 0 || v.order() < 0 || v.featureCode() == ClosestPoint.FACE) {
      return;
    }
    int k = ClosestPoint.indexOf(v.featureCode());
    double[] p = corner(v.triangle(), k);
    if (ClosestPoint.isEdge(v.featureCode())) {
      double[] q = corner(v.triangle(), (k + 1) % 3);
      double[] segment = {
        camera.x(p[0], p[1], p[2]),
        camera.y(p[0], p[1], p[2]),
        camera.x(q[0], q[1], q[2]),
        camera.y(q[0], q[1], q[2])
      };
      if (camera.clip(segment)) {
        String stroke = "stroke=\"" + VerdictColors.line(v) + "\" stroke-width=\"3.5\"";
        svg.line(segment[0], segment[1], segment[2], segment[3], stroke);
      }
    } else if (inside(p)) {
      String fill = "fill=\"" + VerdictColors.line(v) + "\"";
      svg.circle(camera.x(p[0], p[1], p[2]), camera.y(p[0], p[1], p[2]), 5, fill);
    }
  }

  private void arrow(Verdict v) {
    if (v.contact() == null || v.order() < 0) {
      return;
    }
    Contact c = v.contact();
    double[] p = {c.point().x(), c.point().y(), c.point().z()};
    if (!inside(p)) {
      return;
    }
    if (v.kept()) {
      points(v);
    }
    double length = ARROW / camera.scale();
    double x1 = camera.x(p[0], p[1], p[2]);
    double y1 = camera.y(p[0], p[1], p[2]);
    double tipX = p[0] + length * c.normal().x();
    double tipY = p[1] + length * c.normal().y();
    double tipZ = p[2] + length * c.normal().z();
    double x2 = camera.x(tipX, tipY, tipZ);
    double y2 = camera.y(tipX, tipY, tipZ);
    String color = VerdictColors.line(v);
    String dash =
        v.kept() ? "stroke-width=\"2.6\"" : "stroke-width=\"1.4\" stroke-dasharray=\"4 3\"";
    svg.circle(x1, y1, 3.4, "fill=\"" + color + "\"");
    svg.line(x1, y1, x2, y2, "stroke=\"" + color + "\" " + dash);
    head(x1, y1, x2, y2, color);
  }

  /** The other points at which a triangle touches a shape with sides; they push the same way. */
  private void points(Verdict v) {
    String ring = "fill=\"#ffffff\" stroke=\"" + VerdictColors.line(v) + "\" stroke-width=\"1.4\"";
    for (Contact c : v.points()) {
      double[] p = {c.point().x(), c.point().y(), c.point().z()};
      if (inside(p)) {
        svg.circle(camera.x(p[0], p[1], p[2]), camera.y(p[0], p[1], p[2]), 3, ring);
      }
    }
  }

  private void head(double x1, double y1, double x2, double y2, String color) {
    double dx = x2 - x1;
    double dy = y2 - y1;
    double length = Math.sqrt(dx * dx + dy * dy);
    if (length < 4) {
      return;
    }
    double ux = 8 * dx / length;
    double uy = 8 * dy / length;
    svg.raw("<path fill=\"").raw(color).raw("\" d=\"M").at(x2 + ux / 2).raw(" ").at(y2 + uy / 2);
    svg.raw("L").at(x2 - ux / 2 - uy / 2).raw(" ").at(y2 - uy / 2 + ux / 2);
    svg.raw("L").at(x2 - ux / 2 + uy / 2).raw(" ").at(y2 - uy / 2 - ux / 2).raw("z\"/>\n");
  }

  private void number(Verdict v) {
    if (v.order() < 0) {
      return;
    }
    double x = 0;
    double y = 0;
    double[] pixels = new double[6];
    for (int k = 0; k < 3; k++) {
      double[] p = corner(v.triangle(), k);
      pixels[2 * k] = camera.x(p[0], p[1], p[2]);
      pixels[2 * k + 1] = camera.y(p[0], p[1], p[2]);
    }
    double[] shown = camera.clipped(pixels);
    if (shown.length < 6) {
      return;
    }
    for (int i = 0; i < shown.length; i += 2) {
      x += 2 * shown[i] / shown.length;
      y += 2 * shown[i + 1] / shown.length;
    }
    svg.text(x, y + 4, "class=\"number\"", String.valueOf(v.order() + 1));
  }

  private boolean inside(double[] p) {
    double x = camera.x(p[0], p[1], p[2]) - camera.left();
    double y = camera.y(p[0], p[1], p[2]) - camera.top();
    return x >= 0 && x <= camera.width() && y >= 0 && y <= camera.height();
  }

  private double[] corner(int triangle, int k) {
    int v = 3 * surface.triangles()[3 * triangle + k];
    float[] p = surface.positions();
    return new double[] {p[v], p[v + 1], p[v + 2]};
  }
}
