package org.trackwalk.check.rules.place;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.check.rule.RuleInfo;
import org.trackwalk.course.corridor.NameList;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.Marker;
import org.trackwalk.mesh.level.Piece;

/**
 * What Assetto Corsa reads from a level's names: which meshes cars feel, and its markers, whether
 * they are nodes or still objects with a mesh in a file that is no KN5 yet.
 */
final class NamedPlaces {

  private static final String FORMAT = ".kn5";

  private static final NameList FELT = NameList.shipped("felt");
  private static final NameList PLACES = NameList.shipped("acplace");

  /** What importers put behind a name that comes again. */
  private static final Pattern AGAIN = Pattern.compile(" #\\d+$");

  private static final Pattern NUMBERED = Pattern.compile("(AC_.*?_)(0|[1-9]\\d*)(_[LR])?");

  private NamedPlaces() {}

  /**
   * Why a rule has nothing to look at; empty when a level is meant for the game, or it is asked.
   */
  static Optional<String> idle(RuleContext context, RuleInfo rule) {
    return context.settings().asks(rule.id()) ? Optional.empty() : idle(context.level());
  }

  private static Optional<String> idle(Level level) {
    boolean meant =
        level.pieces().stream()
                .anyMatch(p -> p.file().toLowerCase(Locale.ROOT).endsWith(FORMAT) && isFelt(p))
            || markers(level).stream().anyMatch(m -> PLACES.has(m.name()));
    return meant
        ? Optional.empty()
        : Optional.of("no name in it is one of Assetto Corsa's (AC_START_0, 1ROAD in a KN5 file)");
  }

  static boolean isFelt(Piece piece) {
    return piece.collidable() && FELT.has(ownName(piece));
  }

  /** The name that its maker gave a piece, which others may have, too. */
  static String ownName(Piece piece) {
    String name = piece.node().isEmpty() ? piece.name() : piece.node();
    return AGAIN.matcher(name.substring(name.lastIndexOf('/') + 1)).replaceFirst("");
  }

  /** All markers, each name once, by name; a mesh that stands for one is in its middle. */
  static List<Marker> markers(Level level) {
    Map<String, Marker> all = new LinkedHashMap<>();
    level.markers().forEach(marker -> all.putIfAbsent(marker.name(), marker));
    for (Piece piece : level.pieces()) {
      String name = ownName(piece);
      if (name.startsWith("AC_") && !piece.collidable() && piece.vertexCount() > 0) {
        all.computeIfAbsent(name, n -> new Marker(n, piece.file(), middle(piece), null));
      }
    }
    List<Marker> sorted = new ArrayList<>(all.values());
    sorted.sort(Comparator.comparing(Marker::name));
    return sorted;
  }

  /** Whether the game knows a marker's name. */
  static boolean isKnown(Marker marker) {
    return PLACES.has(marker.name());
  }

  /** Markers of a kind by their number, {@code AC_START_} for one. */
  static SortedMap<Integer, Marker> numbered(Level level, String beginning, String end) {
    SortedMap<Integer, Marker> found = new TreeMap<>();
    for (Marker marker : markers(level)) {
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

  private static double[] middle(Piece piece) {
    float[] placed = piece.frame().place(piece.positions());
    double[] least = new double[3];
    double[] most = new double[3];
    for (int k = 0; k < 3; k++) {
      least[k] = Double.POSITIVE_INFINITY;
      most[k] = Double.NEGATIVE_INFINITY;
      for (int i = k; i < placed.length; i += 3) {
        least[k] = Math.min(least[k], placed[i]);
        most[k] = Math.max(most[k], placed[i]);
      }
    }
    return new double[] {
      (least[0] + most[0]) / 2, (least[1] + most[1]) / 2, (least[2] + most[2]) / 2
    };
  }
}
