package org.trackwalk.check.rank;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import org.trackwalk.check.rule.Picture;
import org.trackwalk.check.rules.RuleList;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;

/**
 * Puts findings of one spot into one group, so that a place is read as one line: under what spoils
 * the mesh there, else under the worst. Notes stay among notes: what is so on purpose is no part of
 * a fault. Each finding stays one of its own.
 */
final class Spots {

  /** The rules that tell what a hole, an opening or a torn road comes from. */
  private static final List<String> SPOILERS = List.of("import.non-finite", "import.far-vertex");

  /** The rule whose closed paths go around missing ground. */
  private static final String HOLE = "boundary.hole";

  /** The rules that tell what those leave. */
  private static final List<String> MISSING =
      List.of(HOLE, "boundary.in-corridor", "boundary.leak", "probe.fall-through");

  /** What a spoiled vertex leaves has two corners of its triangles on its rim, or more. */
  private static final int CORNERS = 2;

  /** Numbers of one point. */
  private static final int POINT = 3;

  /** What adding up lengths in another order may change, metres: far less than is told. */
  private static final double ROUNDED = 1e-6;

  private final List<Finding> findings;

  private final SpotTree tree;
  private final WayAcross way;

  private Spots(List<Finding> findings, WayAcross way) {
    this.findings = findings;
    this.way = way;
    tree = new SpotTree(findings);
  }

  /**
   * The same findings, those of one spot in one group.
   *
   * @param ranked worst first
   */
  static List<Finding> grouped(List<Finding> ranked, WayAcross way) {
    return new Spots(ranked, way).grouped();
  }

  private List<Finding> grouped() {
    List<Finding> grouped = new ArrayList<>(findings);
    boolean[] taken = new boolean[findings.size()];
    for (int spoilers = 1; spoilers >= 0; spoilers--) {
      for (int i = 0; i < taken.length; i++) {
        Finding lead = findings.get(i);
        boolean spoils = SPOILERS.contains(lead.rule());
        if (!taken[i] && spoils == (spoilers == 1) && (spoils || !lead.whole())) {
          taken[i] = true;
          gather(i, grouped, taken);
        }
      }
    }
    grouped.sort(WorstFirst.ORDER);
    return grouped;
  }

  /** What lies around one finding joins its group. */
  private void gather(int number, List<Finding> grouped, boolean[] taken) {
    Finding lead = findings.get(number);
    SpotLine line = new SpotLine(lead.path());
    boolean spoils = SPOILERS.contains(lead.rule());
    double risk = lead.risk();
    List<Integer> joined = new ArrayList<>();
    for (int i : tree.near(lead.bounds())) {
      Finding other = taken[i] ? null : findings.get(i);
      if (other != null
          && mayFollow(other, lead)
          && (isThere(other, lead, line) || spoils && leaves(lead, other))) {
        joined.add(i);
      }
    }
    joined.addAll(strips(lead, taken, joined));
    for (int i : joined) {
      Finding other = findings.get(i);
      taken[i] = true;
      grouped.set(i, other.ranked(other.fingerprint(), other.risk(), lead.group()));
      risk = Math.max(risk, other.risk());
    }
    if (risk > lead.risk()) {
      // A cause weighs as much as what it leaves behind: it is read before it.
      grouped.set(number, lead.ranked(lead.fingerprint(), Math.nextUp(risk), lead.group()));
    }
  }

  /** What is worse is no part of a finding, and what may be meant is no part of a fault. */
  private static boolean mayFollow(Finding other, Finding lead) {
    return other.severity().compareTo(lead.severity()) <= 0
        && (other.severity() != Severity.INFO || lead.severity() == Severity.INFO);
  }

  /**
   * What goes on beside a border that lies across the way, on the same straight line, strip by
   * strip: a slit or a step through road, kerbs and verge is one thing. Of borders that one rule
   * tells the worst place is enough: that of a slab goes on around it.
   */
  private List<Integer> strips(Finding lead, boolean[] taken, List<Integer> joined) {
    StripLine line = isBorder(lead) ? StripLine.along(lead.path()) : null;
    WayAcross.Section section = line == null ? null : way.of(lead.path());
    if (section == null) {
      return List.of();
    }
    Strips strips = new Strips(line, section);
    for (int i : tree.near(line.box(section))) {
      Finding other = taken[i] ? null : findings.get(i);
      if (other != null && mayFollow(other, lead) && isStrip(other, lead, line)) {
        strips.add(i, other.path());
      }
    }
    List<Integer> more = strips.joined();
    more.removeAll(Set.copyOf(joined));
    return more;
  }

  private static boolean isStrip(Finding other, Finding lead, StripLine line) {
    return isBorder(other)
        && (line.holds(other.path())
            || other.ledgerClass() != null
                && other.rule().equals(lead.rule())
                && line.holds(other.position()));
  }

  /** Whether a finding tells where ground ends, or goes on otherwise, along a line. */
  private static boolean isBorder(Finding finding) {
    return finding.ledgerClass() != null
        || MISSING.contains(finding.rule())
        || RuleList.traits(finding.rule()).picture() == Picture.STANDING;
  }

  /**
   * Whether all of a finding lies around another one; of two borders of a piece told by one rule
   * the worst place is enough: a vertex that has moved is told at each of the seams it belongs to.
   */
  private static boolean isThere(Finding other, Finding lead, SpotLine line) {
    return (isLine(other) || inside(other, lead.bounds())) && along(other, line)
        || MISSING.contains(lead.rule()) && MISSING.contains(other.rule()) && nested(other, lead)
        || other.ledgerClass() != null
            && other.rule().equals(lead.rule())
            && !Collections.disjoint(other.pieces(), lead.pieces())
            && line.along(other.position());
  }

  /**
   * Whether of two that tell what is missing one lies within the other, a hole: of what is laid in
   * layers each has a rim of its own. Within other closed borders, as that of an island, is ground.
   */
  private static boolean nested(Finding a, Finding b) {
    return within(a, b) || within(b, a);
  }

  private static boolean within(Finding inner, Finding hole) {
    return HOLE.equals(hole.rule())
        && inside(inner, hole.bounds())
        && new RimRing(hole.path()).holds(inner.path());
  }

  /**
   * Whether a finding's place is its line alone: where surfaces pass through each other, and the
   * line is as long as the crossing. Its bounds hold the triangles as well that cross there, and
   * those of a road lead on for metres.
   */
  private static boolean isLine(Finding finding) {
    if (RuleList.traits(finding.rule()).picture() != Picture.CROSSING) {
      return false;
    }
    double[] path = finding.path();
    double length = 0;
    for (int i = 0; i + POINT < path.length; i += POINT) {
      double sum = 0;
      for (int k = i; k < i + POINT; k++) {
        double d = path[k + POINT] - path[k];
        sum += d * d;
      }
      length += StrictMath.sqrt(sum);
    }
    return length > 0 && length >= finding.length() - ROUNDED;
  }

  /** Whether ground is missing where the triangles of a spoiled vertex were. */
  private static boolean leaves(Finding spoiler, Finding other) {
    int corners = 0;
    double[] rim = spoiler.path();
    SpotLine line = new SpotLine(other.path());
    for (int i = 0; MISSING.contains(other.rule()) && i + 2 < rim.length; i += 3) {
      boolean again = false;
      for (int k = 0; k < i; k += 3) {
        again |= rim[k] == rim[i] && rim[k + 1] == rim[i + 1] && rim[k + 2] == rim[i + 2];
      }
      corners += !again && line.near(rim[i], rim[i + 1], rim[i + 2]) ? 1 : 0;
    }
    return corners >= CORNERS;
  }

  private static boolean inside(Finding other, double[] box) {
    double[] own = other.bounds();
    boolean inside = true;
    for (int k = 0; k < 3; k++) {
      inside &=
          own[k] >= box[k] - RankLimits.SAME_SPOT
              && own[3 + k] <= box[3 + k] + RankLimits.SAME_SPOT;
    }
    return inside;
  }

  private static boolean along(Finding other, SpotLine line) {
    return line.along(other.position()) && line.along(other.path());
  }
}
