package org.trackwalk.check.rules.place;

import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.check.rule.RuleInfo;
import org.trackwalk.course.marker.LevelMarkers;
import org.trackwalk.course.naming.FeltNames;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.Marker;
import org.trackwalk.mesh.level.Piece;

/**
 * What Assetto Corsa reads from a level's names: which meshes cars feel, and its markers, whether
 * they are nodes or still objects with a mesh in a file that is no KN5 yet.
 */
final class NamedPlaces {

  private static final Pattern NUMBERED = Pattern.compile("(AC_.*?_)(0|[1-9]\\d*)(_[LR])?");

  private NamedPlaces() {}

  /**
   * Why a rule has nothing to look at; empty when a level is meant for the game, or it is asked.
   */
  static Optional<String> idle(RuleContext context, RuleInfo rule) {
    return context.settings().asks(rule.id()) ? Optional.empty() : idle(context.level());
  }

  private static Optional<String> idle(Level level) {
    return FeltNames.meant(level)
        ? Optional.empty()
        : Optional.of("no name in it is one of Assetto Corsa's (AC_START_0, 1ROAD in a KN5 file)");
  }

  static boolean isFelt(Piece piece) {
    return FeltNames.isFelt(piece);
  }

  /** Whether the game knows a marker's name. */
  static boolean isKnown(Marker marker) {
    return FeltNames.isKnown(marker);
  }

  /** Markers of a kind by their number, {@code AC_START_} for one. */
  static SortedMap<Integer, Marker> numbered(Level level, String beginning, String end) {
    SortedMap<Integer, Marker> found = new TreeMap<>();
    for (Marker marker : LevelMarkers.of(level)) {
      Matcher m = NUMBERED.matcher(marker.name());
      if (m.matches()
          && m.group(1).equals(beginning)
          && end.equals(m.group(3) == null ? "" : m.group(3))
          && m.group(2).length() < 6) {
        found.put(Integer.parseInt(m.group(2)), marker);
      }
    }
    return found;
  }

  /** A place on a piece: its first corner, in level coordinates. */
  static double[] on(Piece piece) {
    return on(piece, 0);
  }

  /** The first corner of a triangle, in level coordinates. */
  static double[] on(Piece piece, int triangle) {
    float[] p = piece.positions();
    int v = 3 * piece.vertexOf(3 * triangle);
    float[] at = new float[3];
    piece.frame().place(p[v], p[v + 1], p[v + 2], at, 0);
    return new double[] {at[0], at[1], at[2]};
  }
}
