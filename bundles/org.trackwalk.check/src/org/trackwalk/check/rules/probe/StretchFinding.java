package org.trackwalk.check.rules.probe;

import java.util.List;
import java.util.Locale;
import org.trackwalk.check.rule.FindingBuilder;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.check.rule.RuleInfo;
import org.trackwalk.check.rules.finding.RoadShare;
import org.trackwalk.check.rules.finding.SeamFinding;
import org.trackwalk.drive.edges.MissingRoad;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.model.finding.Effect;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.model.profile.Wheel;

/** Words for a long stretch of road that is missing, often a whole piece. */
final class StretchFinding {

  private static final String HELP =
      "Look whether the piece between them is missing in the export, or not collidable. Meant to"
          + " end here: suppress the place in the manifest, or name the level behind it under"
          + " neighbours.";

  private StretchFinding() {}

  /**
   * The finding.
   *
   * @param least metres from which on a gap is one
   */
  static Finding of(RuleInfo rule, RuleContext context, MissingRoad missing, double least) {
    String from = piece(context, missing.from());
    String to = piece(context, missing.to());
    String name = between(context.level().pieces(), from, to);
    String message =
        String.format(
            Locale.ROOT,
            "%s: the road stops here and goes on %.0f m ahead%s%s; %s",
            from,
            missing.length(),
            from.equals(to) ? "" : " at " + to,
            name.isEmpty() ? "" : " (there is no " + name + ")",
            falls(missing));
    double[] path = missing.path();
    double[] end = {path[path.length - 3], path[path.length - 2], path[path.length - 1]};
    double[] start = {path[0], path[1], path[2]};
    double speed = context.speedAt(start[0], start[1], start[2]);
    double share = RoadShare.of(context, start, ends(context, missing));
    Effect felt =
        missing.rolls()
            ? LowGround.felt(context, missing.lip(), speed, share)
            : Effect.falls(speed, share);
    FindingBuilder builder =
        new FindingBuilder(rule, Severity.ERROR, message)
            .help(HELP)
            .at(start[0], start[1], start[2])
            .along(path, missing.length())
            .on(SurfaceClass.ROAD)
            .count(missing.from().length + missing.to().length)
            .measure("width", missing.length(), "m", least)
            .effects(List.of(RoadShare.isAtMost(context, start) ? felt.upTo() : felt))
            .step(start, from + " stops here")
            .step(end, to + " goes on here");
    for (int[] halfEdges : List.of(missing.from(), missing.to())) {
      for (int h : halfEdges) {
        builder.edge(context.surface(), h);
      }
    }
    return builder.build();
  }

  /** The ends of all edges at which the road stops, xyz triples. */
  private static double[] ends(RuleContext context, MissingRoad missing) {
    float[] p = context.surface().positions();
    double[] ends = new double[6 * missing.from().length];
    for (int i = 0; i < missing.from().length; i++) {
      int h = missing.from()[i];
      for (int k = 0; k < 3; k++) {
        ends[6 * i + k] = p[3 * context.topology().from(h) + k];
        ends[6 * i + 3 + k] = p[3 * context.topology().to(h) + k];
      }
    }
    return ends;
  }

  private static String falls(MissingRoad missing) {
    if (missing.rolls()) {
      return String.format(
          Locale.ROOT,
          "the ground between lies lower, and wheels run against the other side, %s high",
          SeamFinding.metres(missing.lip()));
    }
    if (missing.depth() == Double.POSITIVE_INFINITY) {
      return "what drives on falls out of the level";
    }
    return missing.depth() > Wheel.CAR_RADIUS
        ? "what drives on falls " + SeamFinding.metres(missing.depth()) + " deep"
        : SlotFinding.down(missing.depth(), missing.lip());
  }

  private static String piece(RuleContext context, int[] halfEdges) {
    return context.pieceName(context.surface().pieceOf(halfEdges[0] / 3));
  }

  /**
   * The name of a piece that would stand between two others, by their numbers; empty where no
   * single number is left out, or where there is a piece of that name.
   */
  static String between(List<Piece> pieces, String a, String b) {
    int digits = 0;
    while (digits < a.length() && digits < 9 && digit(a.charAt(a.length() - digits - 1))) {
      digits++;
    }
    int at = a.length() - digits;
    if (digits == 0 || b.length() != a.length() || !b.startsWith(a.substring(0, at))) {
      return "";
    }
    String number = b.substring(at);
    if (!number.chars().allMatch(c -> digit((char) c))) {
      return "";
    }
    int first = Integer.parseInt(a.substring(at));
    int second = Integer.parseInt(number);
    if (Math.abs(first - second) != 2) {
      return "";
    }
    String name =
        a.substring(0, at) + String.format(Locale.ROOT, "%0" + digits + "d", (first + second) / 2);
    return pieces.stream().anyMatch(p -> p.name().equals(name)) ? "" : name;
  }

  private static boolean digit(char c) {
    return c >= '0' && c <= '9';
  }
}
