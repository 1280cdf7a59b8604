package org.trackwalk.report.svg;

import java.util.Arrays;
import java.util.Comparator;
import org.trackwalk.check.rules.RuleList;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.model.finding.Features;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.report.drawing.Camera;
import org.trackwalk.report.drawing.Palette;
import org.trackwalk.report.drawing.ScaleBar;
import org.trackwalk.report.drawing.SvgText;

/**
 * The place of a finding from the side and above: what stands up, hangs down, lies under or faces
 * the wrong way is seen here and not in the plan. Faces seen from behind are dark.
 */
final class ObliqueView {

  /** Where the eye is: degrees to the left of looking along -z, and above the horizon. */
  private static final double AZIMUTH = StrictMath.toRadians(25);

  private static final double ELEVATION = StrictMath.toRadians(33);

  /** With more triangles than this in view the lines would be a grey mass, and the file large. */
  private static final int MOST_TRIANGLES = 900;

  private static final int MOST_ARROWS = 40;

  /** Share of half the view by which faces in one place are drawn apart. */
  private static final double SPREAD = 0.1;

  private static final double ARROW = 0.2;

  private static final String BEHIND = "#4b5057";

  private static final String LINE = "stroke=\"" + Palette.MARK + "\" stroke-width=\"2.4\"";

  /** A face that the finding is about. */
  private static final String HEAVY =
      "fill=\""
          + Palette.MARK
          + "\" fill-opacity=\"0.3\" stroke=\""
          + Palette.MARK
          + "\" stroke-width=\"1.6\"";

  /** A face beside an edge that the finding is about. */
  private static final String LIGHT = "fill=\"" + Palette.MARK + "\" fill-opacity=\"0.2\"";

  private static final double HEADROOM = 3;

  private final Drawing drawing;
  private final Finding finding;
  private final Camera camera;
  private final double[] eye;
  private final double[] centre;
  private final int[] triangles;
  private final boolean[] marked;
  private final Directions directions;

  ObliqueView(
      Drawing drawing, Finding finding, double[] origin, double halfWidth, Camera.Panel panel) {
    this.drawing = drawing;
    this.finding = finding;
    centre = origin;
    directions = Directions.of(finding);
    InView view = InView.of(halfWidth, MOST_TRIANGLES, this::inView);
    double sa = StrictMath.sin(AZIMUTH);
    double ca = StrictMath.cos(AZIMUTH);
    double se = StrictMath.sin(ELEVATION);
    double ce = StrictMath.cos(ELEVATION);
    eye = new double[] {-sa * ce, se, ca * ce};
    double[] right = {ca, 0, sa};
    double[] up = {sa * se, ce, -ca * se};
    camera = panel.camera(origin, right, up, view.half());
    triangles = view.triangles();
    marked = new boolean[triangles.length];
    double[] turned = directions == Directions.FACES ? turned() : null;
    for (int i = 0; i < triangles.length; i++) {
      int t = triangles[i];
      marked[i] = concerns(t) && (turned == null || dot(turned, normal(t)) > 0);
    }
  }

  /** Which way the triangle looks that the finding stands on. */
  private double[] turned() {
    double[] normal = null;
    double nearest = Double.POSITIVE_INFINITY;
    for (int t : triangles) {
      double[] away = plus(middle(t), times(finding.position(), -1));
      if (concerns(t) && dot(away, away) < nearest) {
        nearest = dot(away, away);
        normal = normal(t);
      }
    }
    return normal;
  }

  private int[] inView(double half) {
    double[] min = {centre[0] - 2 * half, centre[1] - 2 * half, centre[2] - 2 * half};
    double[] max = {centre[0] + 2 * half, centre[1] + HEADROOM, centre[2] + 2 * half};
    return drawing.near(min, max);
  }

  private boolean concerns(int t) {
    WeldedSurface surface = drawing.surface();
    Features features = finding.features().get(piece(t).name());
    return features != null && features.triangles().contains(surface.sourceTriangle(t));
  }

  private Piece piece(int t) {
    return drawing.surface().pieces().get(drawing.surface().pieceOf(t));
  }

  /** Metres that the panel is wide. */
  double width() {
    return 2 * camera.halfWidth();
  }

  void write(SvgText svg) {
    if (Highlight.crosses(finding)) {
      SurfaceRaster raster = new SurfaceRaster(camera, eye);
      for (int t : triangles) {
        raster.add(drawing.corner(t, 0), drawing.corner(t, 1), drawing.corner(t, 2), fill(t));
      }
      raster.write(svg);
    } else {
      for (int t : farthestFirst()) {
        String lines = "stroke=\"#ffffff\" stroke-opacity=\"0.55\" stroke-width=\"0.6\"";
        polygon(svg, t, new double[3], "fill=\"" + fill(t) + "\" " + lines);
      }
    }
    double apart = directions == Directions.APART ? SPREAD * camera.halfWidth() : 0;
    boolean line = Highlight.follows(finding);
    boolean edges =
        finding.features().values().stream().anyMatch(f -> !f.edges().isEmpty())
            && directions == Directions.NONE;
    for (int i = 0; i < triangles.length; i++) {
      if (marked[i] && !line) {
        double[] shift = times(normal(triangles[i]), apart);
        polygon(svg, triangles[i], shift, edges ? LIGHT : HEAVY);
      }
    }
    if (line) {
      path(svg);
    } else if (edges) {
      double[] lines = Highlight.of(drawing, finding);
      for (int i = 0; i + 5 < lines.length; i += 6) {
        double[] p = Arrays.copyOfRange(lines, i, i + 3);
        segment(svg, p, Arrays.copyOfRange(lines, i + 3, i + 6), LINE);
      }
    }
    arrows(svg, apart);
    if (finding.features().isEmpty() || finding.path().length < 6) {
      point(svg);
    }
    ScaleBar.write(svg, camera.left() + 8, camera.top() + camera.height() - 10, 70, camera.scale());
  }

  private boolean twoSided(int t) {
    return piece(t).twoSided(drawing.surface().sourceTriangle(t));
  }

  private String fill(int t) {
    boolean behind = dot(normal(t), eye) < 0 && !twoSided(t);
    return behind ? BEHIND : drawing.colors().fill(t);
  }

  /** The order in which a painter puts triangles down; equals as they come. */
  private int[] farthestFirst() {
    return Arrays.stream(triangles)
        .boxed()
        .sorted(Comparator.comparingDouble(t -> dot(plus(middle(t), times(centre, -1)), eye)))
        .mapToInt(Integer::intValue)
        .toArray();
  }

  private void polygon(SvgText svg, int t, double[] shift, String attributes) {
    double[] pixels = new double[6];
    for (int k = 0; k < 3; k++) {
      double[] p = plus(drawing.corner(t, k), shift);
      pixels[2 * k] = x(p);
      pixels[2 * k + 1] = y(p);
    }
    double[] shown = camera.clipped(pixels);
    if (shown.length < 6) {
      return;
    }
    svg.raw("<path ").raw(attributes).raw(" d=\"");
    for (int i = 0; i < shown.length; i += 2) {
      svg.raw(i == 0 ? "M" : "L").at(shown[i]).raw(" ").at(shown[i + 1]);
    }
    svg.raw("z\"/>\n");
  }

  private void path(SvgText svg) {
    double[] path = finding.path();
    for (int i = 0; i + 5 < path.length; i += 3) {
      double[] p = Arrays.copyOfRange(path, i, i + 3);
      double[] q = Arrays.copyOfRange(path, i + 3, i + 6);
      segment(svg, p, q, LINE);
    }
  }

  private void segment(SvgText svg, double[] p, double[] q, String attributes) {
    double[] s = {x(p), y(p), x(q), y(q)};
    if (camera.clip(s)) {
      svg.line(s[0], s[1], s[2], s[3], attributes);
    }
  }

  /** Which way faces look: of the finding's in red, of some others around them in white. */
  private void arrows(SvgText svg, double apart) {
    if (directions == Directions.NONE) {
      return;
    }
    int red = 0;
    int white = 0;
    for (int i = 0; i < triangles.length; i++) {
      int t = triangles[i];
      if (marked[i] && red < MOST_ARROWS) {
        red++;
        if (directions == Directions.RENDERED) {
          rendered(svg, t);
        } else {
          double[] n = normal(t);
          arrow(svg, plus(middle(t), times(n, apart)), n, Palette.MARK, 2);
        }
      } else if (!marked[i] && directions == Directions.FACES && white < MOST_ARROWS) {
        white++;
        arrow(svg, middle(t), normal(t), "#ffffff", 1.4);
      }
    }
  }

  private void rendered(SvgText svg, int t) {
    Piece piece = piece(t);
    for (int k = 0; k < 3; k++) {
      int corner = drawing.surface().sourceCorner(t, k);
      int index = piece.cornerNormals() == null ? -1 : piece.cornerNormals()[corner];
      if (index >= 0) {
        float[] stored = piece.normals();
        double[] n = new double[3];
        piece
            .frame()
            .placeNormal(stored[3 * index], stored[3 * index + 1], stored[3 * index + 2], n);
        double length = StrictMath.sqrt(dot(n, n));
        if (length > 0) {
          arrow(svg, drawing.corner(t, k), times(n, 1 / length), Palette.MARK, 2);
        }
      }
    }
  }

  private void arrow(SvgText svg, double[] from, double[] direction, String color, double width) {
    double[] to = plus(from, times(direction, ARROW * camera.halfWidth()));
    double fx = x(from);
    double fy = y(from);
    double tx = x(to);
    double ty = y(to);
    if (!inside(fx, fy) || !inside(tx, ty)) {
      return;
    }
    String stroke = "stroke=\"" + color + "\" stroke-width=\"" + width + "\"";
    svg.line(fx, fy, tx, ty, stroke);
    double length = StrictMath.sqrt((tx - fx) * (tx - fx) + (ty - fy) * (ty - fy));
    if (length > 0) {
      double ux = 5 * (tx - fx) / length;
      double uy = 5 * (ty - fy) / length;
      svg.line(tx, ty, tx - ux - 0.6 * uy, ty - uy + 0.6 * ux, stroke);
      svg.line(tx, ty, tx - ux + 0.6 * uy, ty - uy - 0.6 * ux, stroke);
    }
  }

  /** The place itself, and where it stands over the ground. */
  private void point(SvgText svg) {
    double[] p = finding.position();
    double ground = Double.NEGATIVE_INFINITY;
    for (int t : triangles) {
      double height = heightAt(t, p);
      ground = height <= p[1] ? Math.max(ground, height) : ground;
    }
    if (ground > Double.NEGATIVE_INFINITY) {
      String dashes =
          "stroke=\"" + Palette.MARK + "\" stroke-width=\"1.4\" stroke-dasharray=\"3 2\"";
      segment(svg, new double[] {p[0], ground, p[2]}, p, dashes);
    }
    if (inside(x(p), y(p))) {
      svg.circle(x(p), y(p), 5, "fill=\"" + Palette.MARK + "\" stroke=\"#ffffff\"");
    }
  }

  /** Height of a triangle under or over a place; NaN where it is not. */
  private double heightAt(int t, double[] p) {
    double[] a = drawing.corner(t, 0);
    double[] b = drawing.corner(t, 1);
    double[] c = drawing.corner(t, 2);
    double area = turn(a, b, c);
    double u = turn(b, c, p) / area;
    double v = turn(c, a, p) / area;
    double w = 1 - u - v;
    return area == 0 || u < 0 || v < 0 || w < 0 ? Double.NaN : u * a[1] + v * b[1] + w * c[1];
  }

  private static double turn(double[] a, double[] b, double[] c) {
    return (b[0] - a[0]) * (c[2] - a[2]) - (b[2] - a[2]) * (c[0] - a[0]);
  }

  private double[] middle(int t) {
    double[] sum = new double[3];
    for (int k = 0; k < 3; k++) {
      sum = plus(sum, times(drawing.corner(t, k), 1.0 / 3));
    }
    return sum;
  }

  private double[] normal(int t) {
    double[] a = drawing.corner(t, 0);
    double[] u = plus(drawing.corner(t, 1), times(a, -1));
    double[] v = plus(drawing.corner(t, 2), times(a, -1));
    double[] n = {u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]};
    double length = StrictMath.sqrt(dot(n, n));
    return length > 0 ? times(n, 1 / length) : n;
  }

  private double x(double[] p) {
    return camera.x(p[0], p[1], p[2]);
  }

  private double y(double[] p) {
    return camera.y(p[0], p[1], p[2]);
  }

  private boolean inside(double px, double py) {
    return px >= camera.left()
        && px <= camera.left() + camera.width()
        && py >= camera.top()
        && py <= camera.top() + camera.height();
  }

  private static double[] plus(double[] a, double[] b) {
    return new double[] {a[0] + b[0], a[1] + b[1], a[2] + b[2]};
  }

  private static double[] times(double[] a, double f) {
    return new double[] {a[0] * f, a[1] * f, a[2] * f};
  }

  private static double dot(double[] a, double[] b) {
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
  }

  /** Which arrows a finding needs. */
  enum Directions {
    NONE,
    /** Faces, of the finding and around it. */
    FACES,
    /** Faces that lie in one place: drawn apart. */
    APART,
    /** The normals that the renderer uses. */
    RENDERED;

    static Directions of(Finding finding) {
      return switch (RuleList.traits(finding.rule()).picture()) {
        case APART -> APART;
        case RENDERED -> RENDERED;
        case FACES -> FACES;
        default -> NONE;
      };
    }
  }
}
