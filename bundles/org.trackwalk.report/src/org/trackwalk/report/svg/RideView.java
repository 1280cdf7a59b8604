package org.trackwalk.report.svg;

import java.util.Set;
import org.trackwalk.check.rule.Picture;
import org.trackwalk.check.rules.RuleList;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.report.drawing.Camera;
import org.trackwalk.report.drawing.Clip;
import org.trackwalk.report.drawing.Palette;
import org.trackwalk.report.drawing.SvgText;
import org.trackwalk.report.format.Numbers;

/**
 * The shape of the road where it breaks or is bent too sharply: its height along the way a car
 * takes, and beside it what it should be at least, or how it would go straight on.
 */
final class RideView {

  /** What is shown before and behind a kink, metres. */
  private static final double AROUND_KINK = 8;

  /** Metres before and behind a place over which its slope is taken: as the rules do. */
  private static final double KINK_BASE = 3;

  private static final double BEND_BASE = 10;

  /** What is shown around a bend besides the stretch itself, metres. */
  private static final double AROUND_BEND = 22;

  private static final double LONGEST = 120;

  /** Radius of the bow that marks an angle, pixels: at least and at most. */
  private static final double LEAST_ARC = 34;

  private static final double MOST_ARC = 84;

  /** A break of the slope is drawn at least this steep, or it would not be seen. */
  private static final double SEEN = 0.25;

  /** Half the width of the words at a bow, pixels. */
  private static final double WORDS = 110;

  private static final double KMH = 3.6;

  /** Radii that differ by less than this are one bend: it is drawn around its middle. */
  private static final double AS_SHARP = 1.2;

  /** Straight parts of half a bow. */
  private static final int PARTS = 20;

  /** Where the ground stands in the panel, from the top. */
  private static final double MIDDLE = 0.55;

  private static final double MOST_FACTOR = 200;

  private static final String DASHES = "stroke-width=\"1.6\" stroke-dasharray=\"6 4\" stroke=\"";

  private static final String GROUND = "#98a2b0";

  private static final Set<Picture> SHAPES =
      Set.of(Picture.KINK, Picture.CREST, Picture.COMPRESSION);

  private static final String GOOD = "#1c6434";

  private final Finding finding;
  private final HeightProfile profile;
  private final ProfilePaper paper;

  private RideView(Finding finding, HeightProfile profile, Camera.Panel panel) {
    this.finding = finding;
    this.profile = profile;
    this.paper = new ProfilePaper(profile, panel, least(), MOST_FACTOR, MIDDLE);
  }

  private static boolean isKink(Finding finding) {
    return RuleList.traits(finding.rule()).picture() == Picture.KINK;
  }

  /** Whether a finding is about the shape of the road along the way. */
  static boolean fits(Finding finding) {
    return finding.measure() != null
        && finding.path().length >= 6
        && SHAPES.contains(RuleList.traits(finding.rule()).picture());
  }

  /** The road around a finding's place; null where there is no ground to both sides. */
  static RideView of(Drawing drawing, Finding finding, Camera.Panel panel) {
    PlanWay way = way(finding);
    if (way == null) {
      return null;
    }
    HeightProfile profile = HeightProfile.of(drawing, way, finding.position()[1]);
    double near = isKink(finding) ? KINK_BASE : BEND_BASE;
    boolean ground = !Double.isNaN(profile.at(-near) + profile.at(0) + profile.at(near));
    return ground ? new RideView(finding, profile, panel) : null;
  }

  private static PlanWay way(Finding finding) {
    double stretch = Math.min(LONGEST, finding.length());
    if (!isKink(finding)) {
      return PlanWay.along(finding, stretch / 2 + AROUND_BEND);
    }
    if (finding.path().length > 6) {
      return PlanWay.along(finding, Math.max(AROUND_KINK, Math.min(stretch / 2, LONGEST / 3)));
    }
    double[] heading = PlanWay.heading(finding);
    return heading == null
        ? null
        : PlanWay.straight(finding.position(), heading[0], heading[1], AROUND_KINK);
  }

  /** How many times heights must be larger that a kink is seen. */
  private double least() {
    double change = profile.slope(0, KINK_BASE) - profile.slope(-KINK_BASE, 0);
    return isKink(finding) ? SEEN / Math.abs(change) : 1;
  }

  /** Words for the frame. */
  String words() {
    return paper.words("along the road");
  }

  void write(SvgText svg) {
    if (!isKink(finding)) {
      bend(svg);
      return;
    }
    paper.ground(svg, GROUND);
    kink(svg);
    paper.scales(svg);
  }

  /** The slope before goes straight on; the road does not, by an angle. */
  private void kink(SvgText svg) {
    Camera.Panel panel = paper.panel();
    double bottom = panel.top() + panel.height();
    double h = profile.at(0);
    double x = paper.x(0);
    double y = paper.y(0, h);
    double before = paper.angle(profile.slope(-KINK_BASE, 0));
    double behind = paper.angle(profile.slope(0, KINK_BASE));
    double high = Math.max(StrictMath.sin(before), StrictMath.sin(behind));
    double low = Math.min(StrictMath.sin(before), StrictMath.sin(behind));
    double r = MOST_ARC;
    while (r > LEAST_ARC && (y - r * high < panel.top() + 40 || y - r * low > bottom - 10)) {
      r -= 5;
    }
    ray(svg, x, y, before, 1.5 * r, "stroke-width=\"2\" stroke-dasharray=\"6 4\"");
    ray(svg, x, y, behind, 1.2 * r, "stroke-width=\"2\"");
    double from = y - r * StrictMath.sin(before);
    double to = y - r * StrictMath.sin(behind);
    double foot = x + r * StrictMath.cos(before);
    double tip = x + r * StrictMath.cos(behind);
    svg.raw("<path fill=\"none\" stroke=\"").raw(Palette.MARK).raw("\" stroke-width=\"2\" d=\"M");
    svg.at(foot).raw(" ").at(from).raw("A").at(r).raw(" ").at(r).raw(" 0 0 ");
    svg.raw(to > from ? "1 " : "0 ").at(tip).raw(" ").at(to).raw("\"/>\n");
    svg.circle(x, y, 5, "fill=\"" + Palette.MARK + "\" stroke=\"#ffffff\"");
    double speed = finding.effects().isEmpty() ? 0 : finding.effects().get(0).speed();
    if (!finding.flow().isEmpty()) {
      double middle = (before + behind) / 2;
      double ax = x + (r + 10) * StrictMath.cos(middle);
      double ay = y - r * StrictMath.sin(middle) + 5;
      svg.text(ax, ay, "class=\"size halo\"", finding.flow().get(0).what());
    }
    boolean dip = behind > before;
    double ex = x + 1.5 * r * StrictMath.cos(before);
    double ey = y - 1.5 * r * StrictMath.sin(before) + (dip ? 18 : -8);
    ey = Math.max(panel.top() + 30, Math.min(bottom - 32, ey));
    svg.text(ex, ey, "class=\"note halo\" text-anchor=\"middle\"", "straight on");
    if (speed > 0) {
      drives(svg, panel.left() + 36, panel.top() + 34, speed);
    }
  }

  private void ray(SvgText svg, double x, double y, double angle, double r, String attributes) {
    double[] p = {x, y, x + r * StrictMath.cos(angle), y - r * StrictMath.sin(angle)};
    Camera.Panel at = paper.panel();
    double bottom = at.top() + at.height();
    if (Clip.segment(p, at.left(), at.top(), at.left() + at.width(), bottom)) {
      svg.line(p[0], p[1], p[2], p[3], attributes + " stroke=\"" + Palette.MARK + "\"");
    }
  }

  /** Where cars come from, with an arrow in front. */
  private static void drives(SvgText svg, double x, double y, double speed) {
    svg.line(x - 28, y - 4, x - 8, y - 4, "stroke=\"" + Palette.INK + "\" stroke-width=\"2\"");
    svg.raw("<path fill=\"").raw(Palette.INK).raw("\" d=\"M").at(x - 10).raw(" ").at(y - 9);
    svg.raw("v10l9 -5z\"/>\n");
    svg.text(x + 4, y, "class=\"body halo\"", StrictMath.round(KMH * speed) + " km/h");
  }

  /** The road, the bow of its radius, and the flatter bow that it should have. */
  private void bend(SvgText svg) {
    double radius = finding.measure().value();
    double middle = middle(radius);
    double sign = bend(middle) > 0 ? 1 : -1;
    double limit = finding.measure().threshold();
    double half = profile.way().s(profile.way().x().length - 1) - Math.abs(middle);
    paper.ground(svg, GROUND);
    bow(svg, middle, sign / limit, half, DASHES + GOOD + "\"");
    String own = "stroke-width=\"4.5\" stroke=\"" + Palette.MARK + "\"";
    bow(svg, middle, sign / radius, BEND_BASE, own);
    double x = paper.x(middle);
    double y = paper.top(middle, WORDS / paper.scale()) - 14;
    String centred = "text-anchor=\"middle\" class=\"";
    svg.text(x, y, centred + "angle halo\"", "radius " + Numbers.length(radius));
    String green = centred + "size halo\" style=\"fill:" + GOOD + "\"";
    svg.text(x, y - 20, green, wanted(limit));
    paper.scales(svg);
  }

  private String wanted(double limit) {
    String flies = "green: a car flies on, radius ";
    boolean off =
        RuleList.traits(finding.rule()).picture() == Picture.CREST
            && finding.severity() == Severity.ERROR;
    return (off ? flies : "green: the least radius of the guide, ") + Numbers.length(limit);
  }

  /** The middle of the stretch where the road is bent as sharply there, else the worst place. */
  private double middle(double radius) {
    PlanWay way = profile.way();
    double[] path = finding.path();
    int last = path.length - 3;
    int half = 3 * (path.length / 6);
    double dx = path[last] - path[0];
    double dz = path[last + 2] - path[2];
    double length = StrictMath.sqrt(dx * dx + dz * dz);
    double[] p = finding.position();
    double s = ((path[half] - p[0]) * dx + (path[half + 2] - p[2]) * dz) / length;
    boolean inside = Math.abs(s) + BEND_BASE < way.s(way.x().length - 1);
    return inside && Math.abs(bend(s)) * radius > 1 / AS_SHARP ? s : 0;
  }

  /** Change of slope per metre around a place of the way; NaN where ground is missing. */
  private double bend(double s) {
    double behind = profile.slope(s, s + BEND_BASE);
    return (behind - profile.slope(s - BEND_BASE, s)) / BEND_BASE;
  }

  /** A bow through a place of the way, by its slope there and the change of its slope per metre. */
  private void bow(SvgText svg, double at, double bend, double half, String attributes) {
    double h = profile.at(at);
    double slope = profile.slope(at - BEND_BASE, at + BEND_BASE);
    for (int i = -PARTS; i < PARTS; i++) {
      double s = i * half / PARTS;
      double t = (i + 1) * half / PARTS;
      double from = h + slope * s + bend * s * s / 2;
      double to = h + slope * t + bend * t * t / 2;
      paper.line(svg, at + s, from, at + t, to, attributes);
    }
  }
}
