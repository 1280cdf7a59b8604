package org.trackwalk.report.svg;

import org.trackwalk.report.drawing.Camera;
import org.trackwalk.report.drawing.Clip;
import org.trackwalk.report.drawing.Palette;
import org.trackwalk.report.drawing.ScaleBar;
import org.trackwalk.report.drawing.SvgText;
import org.trackwalk.report.format.Numbers;

/**
 * A panel on which a height profile is drawn: how metres become pixels, heights so many times
 * larger that a slight bend is seen, and a long slope taken out that would hide it.
 */
final class ProfilePaper {

  /** Part of the panel's height that the ground may take; the rest is for words and marks. */
  private static final double SHARE = 0.42;

  /** A slope is taken out where it raises the ground this many times as much as its bends. */
  private static final double SLOPE_HIDES = 3;

  /** By what heights may be multiplied. */
  private static final double[] FACTORS = {1, 2, 5, 10, 20, 50, 100, 200, 500, 1000};

  private final HeightProfile profile;
  private final Camera.Panel panel;
  private final double scale;
  private final double factor;
  private final double tilt;
  private final double middle;
  private final double foot;

  /**
   * Paper for a profile.
   *
   * @param least the smallest factor that is wanted, even if not all of the ground is seen
   * @param most the largest factor that is wanted
   * @param foot where the middle of the ground's heights stands, from the top, 0 to 1
   */
  ProfilePaper(HeightProfile profile, Camera.Panel panel, double least, double most, double foot) {
    this.foot = foot;
    this.profile = profile;
    this.panel = panel;
    PlanWay way = profile.way();
    scale = panel.width() / (way.step() * (way.x().length - 1));
    int[] ends = profile.ends();
    double chord =
        (profile.height()[ends[1]] - profile.height()[ends[0]])
            / Math.max(way.step(), (ends[1] - ends[0]) * way.step());
    double[] flat = range(0);
    double[] bent = range(chord);
    boolean hides = flat[1] - flat[0] > SLOPE_HIDES * (bent[1] - bent[0]);
    tilt = most > 1 && hides ? chord : 0;
    double[] range = hides && most > 1 ? bent : flat;
    double room = SHARE * panel.height() / scale / Math.max(range[1] - range[0], 1e-6);
    double largest = 1;
    for (double f : FACTORS) {
      largest = f <= most && (f <= room || largest < least) ? f : largest;
    }
    factor = largest;
    // Where not all of the ground has room, the place itself is in the middle.
    middle = factor <= Math.max(1, room) ? (range[0] + range[1]) / 2 : profile.at(0);
  }

  private double[] range(double slope) {
    double least = Double.POSITIVE_INFINITY;
    double most = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < profile.height().length; i++) {
      double h = profile.height()[i] - slope * profile.way().s(i);
      if (!Double.isNaN(h)) {
        least = Math.min(least, h);
        most = Math.max(most, h);
      }
    }
    return new double[] {least, most};
  }

  /** Pixels of a place of the way, metres from the finding's. */
  double x(double s) {
    return panel.left() + panel.width() / 2 + scale * s;
  }

  /** Pixels of a height at a place of the way, both in metres. */
  double y(double s, double height) {
    double h = height - tilt * s - middle;
    return panel.top() + foot * panel.height() - scale * factor * h;
  }

  /** How many pixels a metre of the way has. */
  double scale() {
    return scale;
  }

  Camera.Panel panel() {
    return panel;
  }

  HeightProfile profile() {
    return profile;
  }

  /** {@code along the road, 30 m; heights drawn 20 times as large}. */
  String words(String what) {
    String text = what + ", " + profile.way().words();
    if (factor > 1) {
      text += ", heights drawn " + Numbers.rounded(factor) + " times";
    }
    if (tilt != 0) {
      text += "; slope of " + Numbers.fixed(Math.abs(100 * tilt), 1) + " % taken out";
    }
    return text;
  }

  /** The angle on the page of a slope, radians. */
  double angle(double slope) {
    return StrictMath.atan(factor * (slope - tilt));
  }

  /** The highest pixel of the ground around a place, but no higher than words have room. */
  double top(double s, double half) {
    PlanWay way = profile.way();
    double top = panel.top() + panel.height();
    for (int i = 0; i < profile.height().length; i++) {
      if (Math.abs(way.s(i) - s) <= half && !Double.isNaN(profile.height()[i])) {
        top = Math.min(top, y(way.s(i), profile.height()[i]));
      }
    }
    return Math.max(panel.top() + 68, top);
  }

  /** The ground: a line, and earth under it. */
  void ground(SvgText svg, String color) {
    PlanWay way = profile.way();
    double bottom = panel.top() + panel.height();
    int i = 0;
    while (i < profile.height().length) {
      if (Double.isNaN(profile.height()[i])) {
        i++;
        continue;
      }
      int first = i;
      StringBuilder line = new StringBuilder();
      while (i < profile.height().length && !Double.isNaN(profile.height()[i])) {
        line.append(i == first ? "M" : "L");
        SvgText.number(line, x(way.s(i)));
        line.append(' ');
        SvgText.number(line, clamp(y(way.s(i), profile.height()[i])));
        i++;
      }
      svg.raw("<path fill=\"").raw(color).raw("\" fill-opacity=\"0.35\" d=\"").raw(line.toString());
      svg.raw("L").at(x(way.s(i - 1))).raw(" ").at(bottom).raw("L").at(x(way.s(first)));
      svg.raw(" ").at(bottom).raw("z\"/>\n");
      svg.raw("<path fill=\"none\" stroke=\"").raw(Palette.INK).raw("\" stroke-width=\"2.6\" d=\"");
      svg.raw(line.toString()).raw("\"/>\n");
    }
  }

  private double clamp(double y) {
    return Math.max(panel.top(), Math.min(panel.top() + panel.height(), y));
  }

  /** A line between two places and heights, as far as the panel goes. */
  void line(SvgText svg, double s, double h, double t, double g, String attributes) {
    double[] p = {x(s), y(s, h), x(t), y(t, g)};
    double right = panel.left() + panel.width();
    if (Clip.segment(p, panel.left(), panel.top(), right, panel.top() + panel.height())) {
      svg.line(p[0], p[1], p[2], p[3], attributes);
    }
  }

  /** How long a metre is, along the way and upward. */
  void scales(SvgText svg) {
    double y = panel.top() + panel.height() - 12;
    ScaleBar.write(svg, panel.left() + 8, y, 70, scale);
    if (factor == 1) {
      return;
    }
    double high = ScaleBar.round(46 / (scale * factor));
    double x = panel.left() + panel.width() - 14;
    double top = y + 4 - high * scale * factor;
    svg.raw("<path fill=\"none\" stroke=\"").raw(Palette.INK).raw("\" stroke-width=\"1.5\" d=\"M");
    svg.at(x - 4).raw(" ").at(y + 4).raw("h8M").at(x).raw(" ").at(y + 4).raw("V").at(top);
    svg.raw("m-4 0h8\"/>\n");
    String words = Numbers.length(high) + " high";
    svg.text(x - 7, y + 4, "class=\"note halo\" text-anchor=\"end\"", words);
  }
}
