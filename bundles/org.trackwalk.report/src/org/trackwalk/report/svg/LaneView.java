package org.trackwalk.report.svg;

import org.trackwalk.check.rule.Picture;
import org.trackwalk.check.rules.RuleList;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.report.drawing.Camera;
import org.trackwalk.report.drawing.Palette;
import org.trackwalk.report.drawing.SvgText;
import org.trackwalk.report.format.Numbers;

/** The heights of the road along a lane, with the place on it, and how a car flies there. */
final class LaneView {

  /** What is shown before and behind a place or a stretch, metres. */
  private static final double AROUND = 15;

  private static final double LONGEST = 100;

  /** How many times heights are drawn larger at most. */
  private static final double MOST_FACTOR = 100;

  /** Where the ground stands in the panel, from the top. */
  private static final double MIDDLE = 0.6;

  /** Straight parts of a flight. */
  private static final int PARTS = 40;

  /** Metres before a lip whose slope a car leaves with. */
  private static final double LIP = 1;

  private static final String GROUND = "#98a2b0";

  private final Finding finding;
  private final HeightProfile profile;
  private final ProfilePaper paper;

  private LaneView(Finding finding, HeightProfile profile, Camera.Panel panel) {
    this.finding = finding;
    this.profile = profile;
    this.paper = new ProfilePaper(profile, panel, 1, MOST_FACTOR, MIDDLE);
  }

  private static Picture picture(Finding finding) {
    return RuleList.traits(finding.rule()).picture();
  }

  /** Whether a finding is about a lane of the road. */
  static boolean fits(Finding finding) {
    Picture picture = picture(finding);
    return finding.measure() != null
        && finding.path().length >= 6
        && (picture == Picture.LANE || picture == Picture.FLIGHT);
  }

  /** The lane around a finding's place; null where there is no ground. */
  static LaneView of(Drawing drawing, Finding finding, Camera.Panel panel) {
    boolean flies = picture(finding) == Picture.FLIGHT;
    double reach = flies ? finding.length() : finding.length() / 2;
    PlanWay way = PlanWay.along(finding, Math.min(LONGEST, reach) + AROUND);
    if (way == null) {
      return null;
    }
    HeightProfile profile = HeightProfile.of(drawing, way, finding.position()[1]);
    return Double.isNaN(profile.at(0)) ? null : new LaneView(finding, profile, panel);
  }

  /** Words for the frame. */
  String words() {
    return paper.words("along the road");
  }

  void write(SvgText svg) {
    paper.ground(svg, GROUND);
    if (picture(finding) == Picture.FLIGHT) {
      flight(svg);
    }
    double x = paper.x(0);
    double y = paper.y(0, profile.at(0));
    svg.circle(x, y, 5, "fill=\"" + Palette.MARK + "\" stroke=\"#ffffff\"");
    String text = Numbers.fixed(finding.measure().value(), 1) + " " + finding.measure().unit();
    double top = paper.top(0, AROUND) - 14;
    svg.text(x, top, "text-anchor=\"middle\" class=\"angle halo\"", text);
    paper.scales(svg);
  }

  /** From the lip, with the slope there, to where the car comes down. */
  private void flight(SvgText svg) {
    double length = finding.length();
    double lip = profile.at(-length);
    double slope = profile.slope(-length - LIP, -length);
    double bend = (profile.at(0) - lip - slope * length) / (length * length);
    if (Double.isNaN(bend)) {
      return;
    }
    String dashes = "stroke-width=\"2\" stroke-dasharray=\"6 4\" stroke=\"" + Palette.MARK + "\"";
    for (int i = 0; i < PARTS; i++) {
      double from = length * i / PARTS;
      double to = length * (i + 1) / PARTS;
      double low = lip + slope * from + bend * from * from;
      double high = lip + slope * to + bend * to * to;
      paper.line(svg, from - length, low, to - length, high, dashes);
    }
    String ring = "fill=\"none\" stroke-width=\"2\" stroke=\"" + Palette.MARK + "\"";
    svg.circle(paper.x(-length), paper.y(-length, lip), 5, ring);
  }
}
