package org.trackwalk.report.svg;

import java.util.ArrayList;
import java.util.List;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.report.drawing.Clip;
import org.trackwalk.report.drawing.Palette;
import org.trackwalk.report.drawing.SvgText;
import org.trackwalk.report.format.FindingGroup;

/**
 * The numbered places of the worst groups on a plan: the chain of each as a thick line, and a badge
 * beside the place that covers neither the place nor another badge.
 */
final class Markers {

  private static final double RADIUS = 11;

  /** Distances of a badge from its place that are tried, pixels. */
  private static final int[] RINGS = {26, 44, 64, 90, 120};

  private static final int DIRECTIONS = 16;

  private final Drawing drawing;
  private final PlanWindow window;
  private final List<double[]> taken = new ArrayList<>();

  Markers(Drawing drawing, PlanWindow window) {
    this.drawing = drawing;
    this.window = window;
  }

  void write(SvgText svg, List<FindingGroup> groups) {
    for (FindingGroup group : groups) {
      for (Finding finding : group.findings()) {
        chain(svg, finding);
      }
    }
    for (FindingGroup group : groups) {
      double[] p = group.lead().position();
      taken.add(new double[] {window.x(p[0]), window.y(p[2]), 3});
    }
    List<double[]> spots = new ArrayList<>();
    for (FindingGroup group : groups) {
      spots.add(leader(svg, group));
    }
    for (int i = 0; i < groups.size(); i++) {
      badge(svg, i + 1, groups.get(i).lead(), spots.get(i));
    }
  }

  /**
   * What a finding is about as thick lines; what is shorter than a fifth of a pixel is left out.
   */
  private void chain(SvgText svg, Finding finding) {
    double[] lines = Highlight.of(drawing, finding);
    StringBuilder d = new StringBuilder();
    double[] s = new double[4];
    for (int i = 0; i < lines.length; i += 6) {
      s[0] = window.x(lines[i]);
      s[1] = window.y(lines[i + 2]);
      s[2] = window.x(lines[i + 3]);
      s[3] = window.y(lines[i + 5]);
      double right = window.left() + window.width();
      double foot = window.top() + window.height();
      boolean shown = Clip.segment(s, window.left(), window.top(), right, foot);
      if (shown && StrictMath.abs(s[2] - s[0]) + StrictMath.abs(s[3] - s[1]) >= 0.2) {
        d.append('M');
        SvgText.number(d, s[0]);
        d.append(' ');
        SvgText.number(d, s[1]);
        d.append('L');
        SvgText.number(d, s[2]);
        d.append(' ');
        SvgText.number(d, s[3]);
      }
    }
    if (!d.isEmpty()) {
      svg.raw("<path fill=\"none\" stroke=\"").raw(Palette.severity(finding.severity()));
      svg.raw("\" stroke-width=\"4\" stroke-linecap=\"round\" stroke-opacity=\"0.75\" d=\"");
      svg.raw(d.toString()).raw("\"/>\n");
    }
  }

  /** Finds a spot for a badge and draws the way from it to the place. */
  private double[] leader(SvgText svg, FindingGroup group) {
    double[] p = group.lead().position();
    double x = window.x(p[0]);
    double y = window.y(p[2]);
    if (!window.shows(x, y)) {
      x = Math.max(window.left() + 4, Math.min(window.left() + window.width() - 4, x));
      y = Math.max(window.top() + 4, Math.min(window.top() + window.height() - 4, y));
    }
    double[] spot = freeSpot(x, y);
    taken.add(new double[] {spot[0], spot[1], RADIUS});
    String color = Palette.severity(group.lead().severity());
    String width = "\" stroke-width=\"";
    svg.line(x, y, spot[0], spot[1], "stroke=\"#ffffff" + width + "3.5\"");
    svg.line(x, y, spot[0], spot[1], "stroke=\"" + color + width + "1.6\"");
    svg.circle(x, y, 3.6, "fill=\"" + color + "\" stroke=\"#ffffff\" stroke-width=\"1.2\"");
    return spot;
  }

  private static void badge(SvgText svg, int number, Finding finding, double[] spot) {
    String color = Palette.severity(finding.severity());
    svg.raw("<g>");
    svg.circle(
        spot[0], spot[1], RADIUS, "fill=\"" + color + "\" stroke=\"#ffffff\" stroke-width=\"1.5\"");
    svg.text(spot[0], spot[1] + 4.5, "class=\"badge\"", Integer.toString(number));
    svg.raw("<title>").escaped(finding.message()).raw("</title></g>\n");
  }

  private double[] freeSpot(double x, double y) {
    double[] best = {x, y - RINGS[0]};
    double bestRoom = Double.NEGATIVE_INFINITY;
    for (int ring : RINGS) {
      for (int k = 0; k < DIRECTIONS; k++) {
        double angle = 2 * StrictMath.PI * k / DIRECTIONS - StrictMath.PI / 4;
        double px = x + ring * StrictMath.cos(angle);
        double py = y + ring * StrictMath.sin(angle);
        double room = room(px, py);
        if (room >= 2) {
          return new double[] {px, py};
        }
        if (room > bestRoom) {
          bestRoom = room;
          best = new double[] {px, py};
        }
      }
    }
    return best;
  }

  /** Pixels between a badge at a spot and whatever is nearest; negative when they overlap. */
  private double room(double x, double y) {
    double room =
        Math.min(
            Math.min(x - window.left(), window.left() + window.width() - x),
            Math.min(y - window.top(), window.top() + window.height() - y));
    room -= RADIUS;
    for (double[] other : taken) {
      double dx = x - other[0];
      double dy = y - other[1];
      room = Math.min(room, StrictMath.sqrt(dx * dx + dy * dy) - other[2] - RADIUS);
    }
    return room;
  }
}
