package org.trackwalk.check.rank;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.BiPredicate;
import org.trackwalk.model.finding.Finding;

/**
 * Recognises the place where a lap was closed: the last piece of a numbered series misses the
 * first, and so do the strips beside it (main road, sides, kerbs), all on one line across the
 * track. That is one fault of the tool that drew the centre line, not one for each strip.
 */
final class LapClosure {

  static final String CAUSE = "the end of the lap misses its start";

  /** So many pieces make a series. */
  private static final int SERIES = 8;

  /** No piece has it in its name. */
  private static final char SEPARATOR = '\n';

  private final Map<String, TreeMap<Integer, String>> series = new HashMap<>();
  private final Map<String, Boolean> ordered = new HashMap<>();
  private final BiPredicate<String, String> meet;

  private LapClosure(Iterable<String> pieces, BiPredicate<String, String> meet) {
    this.meet = meet;
    for (String piece : pieces) {
      int number = number(piece);
      if (number >= 0) {
        series.computeIfAbsent(family(piece), k -> new TreeMap<>()).putIfAbsent(number, piece);
      }
    }
  }

  /**
   * The findings with a cause on those that belong to the closure of a lap.
   *
   * @param pieces names of all pieces of the level
   * @param meet whether two pieces have an edge in common
   */
  static List<Finding> mark(
      List<Finding> findings, Iterable<String> pieces, BiPredicate<String, String> meet) {
    Set<String> open = new HashSet<>();
    for (Finding finding : findings) {
      if (seam(finding)) {
        open.add(finding.pieces().get(0) + SEPARATOR + finding.pieces().get(1));
      }
    }
    LapClosure closure =
        new LapClosure(
            pieces,
            (a, b) ->
                open.contains(a.compareTo(b) < 0 ? a + SEPARATOR + b : b + SEPARATOR + a)
                    || meet.test(a, b));
    boolean[] tried = new boolean[findings.size()];
    boolean[] on = new boolean[findings.size()];
    int most = 1;
    for (int i = 0; i < tried.length; i++) {
      Finding seed = findings.get(i);
      if (!tried[i] && closure.closes(seed) && seed.path().length >= 6) {
        boolean[] joined = new Line(seed).connected(findings);
        for (int k = 0; k < tried.length; k++) {
          tried[k] |= joined[k];
        }
        int strips = count(joined);
        if (strips > most) {
          most = strips;
          on = joined;
        }
      }
    }
    List<Finding> marked = new ArrayList<>();
    for (int i = 0; i < findings.size(); i++) {
      Finding finding = findings.get(i);
      marked.add(on[i] && finding.cause() == null ? finding.causedBy(CAUSE) : finding);
    }
    return marked;
  }

  private static int count(boolean[] marks) {
    int n = 0;
    for (boolean mark : marks) {
      n += mark ? 1 : 0;
    }
    return n;
  }

  /** True for a seam between two pieces of one series whose numbers are far apart. */
  private boolean closes(Finding finding) {
    if (!seam(finding) || finding.pieces().size() != 2) {
      return false;
    }
    String a = finding.pieces().get(0);
    String b = finding.pieces().get(1);
    TreeMap<Integer, String> row = series.get(family(a));
    if (number(a) < 0 || number(b) < 0 || row == null || !family(a).equals(family(b))) {
      return false;
    }
    int all = row.lastKey() - row.firstKey();
    return all >= SERIES
        && 2 * Math.abs(number(a) - number(b)) > all
        && ordered.computeIfAbsent(family(a), k -> inOrder(row));
  }

  /** True when pieces that follow each other in number follow each other on the ground. */
  private boolean inOrder(TreeMap<Integer, String> row) {
    String last = null;
    int meeting = 0;
    for (String piece : row.values()) {
      meeting += last != null && meet.test(last, piece) ? 1 : 0;
      last = piece;
    }
    return meeting >= RankLimits.IN_ORDER * (row.size() - 1);
  }

  private static boolean seam(Finding finding) {
    return finding.ledgerClass() != null && finding.pieces().size() >= 2 && !finding.whole();
  }

  /** The line across the track, in plan. */
  private static final class Line {
    private final double x;
    private final double z;
    private final double dx;
    private final double dz;
    private double from;
    private double to;

    Line(Finding seed) {
      double[] p = seed.path();
      int last = p.length - 3;
      double length = StrictMath.hypot(p[last] - p[0], p[last + 2] - p[2]);
      x = p[0];
      z = p[2];
      dx = length == 0 ? 1 : (p[last] - p[0]) / length;
      dz = length == 0 ? 0 : (p[last + 2] - p[2]) / length;
      to = length;
    }

    /** Which findings lie on the line and are joined to the first, strip by strip. */
    boolean[] connected(List<Finding> findings) {
      boolean[] on = new boolean[findings.size()];
      boolean grown = true;
      while (grown) {
        grown = false;
        for (int i = 0; i < on.length; i++) {
          if (!on[i] && seam(findings.get(i)) && joins(findings.get(i).path())) {
            on[i] = true;
            grown = true;
          }
        }
      }
      return on;
    }

    private boolean joins(double[] path) {
      double least = Double.POSITIVE_INFINITY;
      double most = Double.NEGATIVE_INFINITY;
      for (int i = 0; i + 2 < path.length; i += 3) {
        double px = path[i] - x;
        double pz = path[i + 2] - z;
        if (Math.abs(px * dz - pz * dx) > RankLimits.OFF_LINE) {
          return false;
        }
        least = Math.min(least, px * dx + pz * dz);
        most = Math.max(most, px * dx + pz * dz);
      }
      if (least > to + RankLimits.NEXT_STRIP || most < from - RankLimits.NEXT_STRIP) {
        return false;
      }
      from = Math.min(from, least);
      to = Math.max(to, most);
      return true;
    }
  }

  /** A piece's name without its last number. */
  private static String family(String piece) {
    int[] span = lastNumber(piece);
    String name =
        span == null ? piece : piece.substring(0, span[0]) + '#' + piece.substring(span[1]);
    return name.toLowerCase(Locale.ROOT);
  }

  private static int number(String piece) {
    int[] span = lastNumber(piece);
    return span == null || span[1] - span[0] > 8
        ? -1
        : Integer.parseInt(piece.substring(span[0], span[1]));
  }

  /** Start and end of the last run of digits that is no copy's number ("name #2"); or null. */
  private static int[] lastNumber(String piece) {
    int copy = piece.lastIndexOf(" #");
    int end = copy < 0 ? piece.length() : copy;
    while (end > 0 && !digit(piece.charAt(end - 1))) {
      end--;
    }
    int start = end;
    while (start > 0 && digit(piece.charAt(start - 1))) {
      start--;
    }
    return start == end ? null : new int[] {start, end};
  }

  private static boolean digit(char c) {
    return c >= '0' && c <= '9';
  }
}
