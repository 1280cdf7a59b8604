package org.trackwalk.eclipse.viewer.scene;

import java.util.List;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.course.road.Strand;
import org.trackwalk.eclipse.viewer.theme.Palette;

/** The racing line where somebody gave one, else the middle of the road as it is walked. */
public final class WayLines {

  /** Metres above the road, so that the line is not in it. */
  private static final double ABOVE = 0.15;

  private WayLines() {}

  /** The line of a level; walks the road when no check has. Empty without a line or road. */
  public static LineSet of(RuleContext context) {
    LineSet lines = new LineSet();
    double[] given = context.level().hints().line();
    if (given != null && given.length > 3) {
      path(given, context.level().hints().lineClosed(), lines);
    } else if (context.corridor().known()) {
      for (Strand strand : context.road().strands()) {
        double[] centres = new double[3 * strand.rows()];
        for (int i = 0; i < centres.length; i++) {
          centres[i] = strand.centre(i / 3, i % 3);
        }
        path(centres, strand.closed(), lines);
      }
    }
    return lines;
  }

  /** The meaning of the colour. */
  public static Legend legend(RuleContext context) {
    boolean given = context.level().hints().line() != null;
    String text = given ? "racing line of the manifest" : "middle of the road";
    return new Legend("Racing line", List.of(new Legend.Entry(Palette.LINE, text)));
  }

  private static void path(double[] points, boolean closed, LineSet lines) {
    double[] raised = points.clone();
    for (int i = 1; i < raised.length; i += 3) {
      raised[i] += ABOVE;
    }
    lines.addPath(raised, Palette.LINE);
    int n = raised.length;
    if (closed && n > 3) {
      lines.addPath(
          new double[] {
            raised[n - 3], raised[n - 2], raised[n - 1], raised[0], raised[1], raised[2]
          },
          Palette.LINE);
    }
  }
}
