package org.trackwalk.report.svg;

import java.util.List;
import org.trackwalk.check.rule.Picture;
import org.trackwalk.check.rules.RuleList;
import org.trackwalk.model.finding.Effect;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.FlowStep;
import org.trackwalk.report.drawing.Camera;
import org.trackwalk.report.drawing.Palette;
import org.trackwalk.report.drawing.SvgText;
import org.trackwalk.report.format.Numbers;

/**
 * A ball on an edge as an engine moves it: how far it sinks in where nothing holds it, or how it is
 * thrown off its way. The evidence has the edge first and then the middle of the ball.
 */
final class BallView {

  /** A depth is drawn about this many pixels large. */
  private static final double DEPTH = 26;

  /** The radius of a ball that is shown whole, pixels. */
  private static final double RADIUS = 36;

  private static final double ARROW = 64;

  /** A larger part of the change than this is worth an arrow. */
  private static final double WORTH = 0.1;

  private static final double KMH = 3.6;

  private static final String BLUE = Palette.SIDE_A;

  private static final String GROUND = "#98a2b0";

  private static final String GOOD = "#1c6434";

  private final Finding finding;
  private final ProfilePaper paper;
  private final double radius;

  private BallView(Finding finding, ProfilePaper paper, double radius) {
    this.finding = finding;
    this.paper = paper;
    this.radius = radius;
  }

  private static boolean sinksIn(Finding finding) {
    return RuleList.traits(finding.rule()).picture() == Picture.BALL_ACROSS;
  }

  /** Whether a finding says where a ball is. */
  static boolean fits(Finding finding) {
    boolean ball =
        sinksIn(finding) || RuleList.traits(finding.rule()).picture() == Picture.BALL_BESIDE;
    List<FlowStep> flow = finding.flow();
    return ball
        && flow.size() == 2
        && flow.get(0).fingerprint() == null
        && finding.measure() != null
        && (sinksIn(finding) || finding.effects().size() == 1);
  }

  /** The ground under the ball; null where there is none. */
  static BallView of(Drawing drawing, Finding finding, Camera.Panel panel) {
    double[] edge = finding.flow().get(0).position();
    double[] ball = finding.flow().get(1).position();
    double dx = edge[0] - ball[0];
    double dz = edge[2] - ball[2];
    double radius = ball[1] - edge[1];
    double scale = RADIUS / radius;
    if (sinksIn(finding)) {
      double[][] chain = Chain.inside(drawing, finding);
      if (chain == null) {
        return null;
      }
      dx = -chain[1][2];
      dz = chain[1][0];
      radius = Numbers.distance(edge, ball);
      double depth = finding.measure().value();
      scale = depth < radius ? Math.max(scale, DEPTH / depth) : scale;
    }
    double length = StrictMath.sqrt(dx * dx + dz * dz);
    if (!(length > 0 && radius > 0)) {
      return null;
    }
    double half = panel.width() / 2 / scale;
    PlanWay way = PlanWay.straight(edge, dx / length, dz / length, half);
    HeightProfile profile = HeightProfile.of(drawing, way, edge[1]);
    boolean ground = !Double.isNaN(profile.at(0));
    double foot = sinksIn(finding) ? 0.55 : 0.78;
    ProfilePaper paper = new ProfilePaper(profile, panel, 1, 1, foot);
    return ground ? new BallView(finding, paper, radius) : null;
  }

  /** Words for the frame. */
  String words() {
    String what = sinksIn(finding) ? "cut across the edge" : "from the side";
    return paper.words(what);
  }

  void write(SvgText svg) {
    if (sinksIn(finding)) {
      sinks(svg);
    } else {
      bumps(svg);
    }
    paper.scales(svg);
  }

  /** The ball where the edge should hold it, and where it comes to rest. */
  private void sinks(SvgText svg) {
    double[] edge = finding.flow().get(0).position();
    double[] ball = finding.flow().get(1).position();
    PlanWay way = paper.profile().way();
    double tx = (way.x()[way.x().length - 1] - way.x()[0]) / (way.step() * (way.x().length - 1));
    double tz = (way.z()[way.z().length - 1] - way.z()[0]) / (way.step() * (way.z().length - 1));
    double s = (ball[0] - edge[0]) * tx + (ball[2] - edge[2]) * tz;
    double depth = Math.min(finding.measure().value(), radius);
    double share = depth / radius;
    double down = ball[1] - (ball[1] - edge[1]) * share;
    String id = "ball";
    Camera.Panel p = paper.panel();
    svg.raw("<clipPath id=\"").raw(id).raw("\"><rect x=\"").at(p.left()).raw("\" y=\"").at(p.top());
    svg.raw("\" width=\"").at(p.width()).raw("\" height=\"").at(p.height());
    svg.raw("\"/></clipPath>\n<g clip-path=\"url(#").raw(id).raw(")\">\n");
    double r = radius * paper.scale();
    circle(svg, paper.x(s), paper.y(s, ball[1]), r, GOOD, "0.06", "stroke-dasharray=\"6 4\"");
    double low = paper.x(s * (1 - share));
    circle(svg, low, paper.y(0, down), r, Palette.MARK, "0.22", "");
    svg.raw("</g>\n");
    paper.ground(svg, GROUND);
    double x = paper.x(0);
    double y = paper.y(0, edge[1]);
    double foot = y + depth * paper.scale();
    svg.line(x, y, x, foot, "stroke=\"" + Palette.MARK + "\" stroke-width=\"2\"");
    svg.circle(x, y, 4.5, "fill=\"" + Palette.MARK + "\" stroke=\"#ffffff\"");
    tip(svg, x, foot, 0, 1, Palette.MARK);
    String sinks = depth < radius ? Numbers.length(depth) + " too deep" : "nothing holds it";
    svg.text(x + 10, foot + 20, "class=\"angle halo\"", sinks);
    String held = "class=\"size halo\" style=\"fill:" + GOOD + "\"";
    svg.text(p.left() + 8, p.top() + 34, held, "green: held by the edge");
    svg.text(p.left() + 8, p.top() + 50, "class=\"size halo\"", "red: as this engine lets it sink");
  }

  private static void circle(
      SvgText svg, double x, double y, double r, String color, String opacity, String more) {
    String fill = "fill=\"" + color + "\" fill-opacity=\"" + opacity + "\" ";
    svg.circle(x, y, r, fill + "stroke=\"" + color + "\" stroke-width=\"2\" " + more);
  }

  /** The ball on its way over the edge, and how its speed is changed there. */
  private void bumps(SvgText svg) {
    double y = paper.y(0, finding.flow().get(0).position()[1]);
    double r = radius * paper.scale();
    double x = paper.x(0);
    paper.ground(svg, GROUND);
    double far = paper.panel().left() + 34 + r;
    Effect effect = finding.effects().get(0);
    circle(svg, far, y - r, r, BLUE, "0.08", "stroke-dasharray=\"6 4\"");
    circle(svg, x, y - r, r, BLUE, "0.2", "");
    double start = far + r + 6;
    double end = x - r - 10;
    svg.line(start, y - r, end, y - r, "stroke=\"" + BLUE + "\" stroke-width=\"3\"");
    tip(svg, end, y - r, 1, 0, BLUE);
    String speed = StrictMath.round(KMH * effect.speed()) + " km/h";
    String plain = "class=\"size halo\" style=\"fill:" + BLUE + "\"";
    svg.text(start, y - r - 8, plain, speed);
    double up = effect.dvUp();
    double back = effect.dvForward();
    double worst = effect.worst();
    double dx = Math.abs(back) > WORTH * worst ? -back / worst : 0;
    double dy = Math.abs(up) > WORTH * worst ? -up / worst : 0;
    double tx = x + ARROW * dx;
    double ty = y - r + ARROW * dy;
    if (dx != 0 || dy != 0) {
      svg.line(x, y - r, tx, ty, "stroke=\"" + Palette.MARK + "\" stroke-width=\"4\"");
      double length = StrictMath.sqrt(dx * dx + dy * dy);
      tip(svg, tx, ty, dx / length, dy / length, Palette.MARK);
    }
    String words = Numbers.rounded(worst) + " m/s " + direction(effect);
    svg.text(x + r + 8, y - r - 2, "class=\"angle halo\"", words);
    svg.circle(x, y, 4.5, "fill=\"" + GOOD + "\" stroke=\"#ffffff\"");
    String fits = "class=\"size halo\" text-anchor=\"middle\" style=\"fill:" + GOOD + "\"";
    svg.text(x, y + 18, fits, "this edge has no fault");
  }

  private static String direction(Effect effect) {
    double worst = effect.worst();
    if (Math.abs(effect.dvUp()) == worst) {
      return effect.dvUp() > 0 ? "upward" : "downward";
    }
    return Math.abs(effect.dvForward()) == worst ? "slower" : "sideways";
  }

  /** The tip of an arrow at a place in a unit direction of the page. */
  private static void tip(SvgText svg, double x, double y, double dx, double dy, String color) {
    svg.raw("<path fill=\"").raw(color).raw("\" d=\"M").at(x + 9 * dx).raw(" ").at(y + 9 * dy);
    svg.raw("L").at(x - 5 * dy).raw(" ").at(y + 5 * dx).raw("L").at(x + 5 * dy).raw(" ");
    svg.at(y - 5 * dx).raw("z\"/>\n");
  }
}
