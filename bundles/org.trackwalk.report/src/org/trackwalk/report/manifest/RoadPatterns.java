package org.trackwalk.report.manifest;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.Piece;

/** Names of road pieces as a person would write them: {@code road_*} instead of thirty names. */
final class RoadPatterns {

  private RoadPatterns() {}

  /**
   * Patterns that fit all the given pieces and no other.
   *
   * @param road names of the road's pieces
   * @return sorted; a name starts a pattern up to its first digit
   */
  static List<String> of(Level level, List<String> road) {
    Set<String> wanted = new HashSet<>(road);
    Set<String> patterns = new TreeSet<>();
    for (String name : road) {
      String start = start(name);
      boolean fits = !start.isEmpty() && start.length() < name.length();
      for (Piece piece : level.pieces()) {
        fits &= !piece.name().startsWith(start) || wanted.contains(piece.name());
      }
      patterns.add(fits ? start + "*" : name);
    }
    return List.copyOf(patterns);
  }

  private static String start(String name) {
    int end = 0;
    while (end < name.length() && !Character.isDigit(name.charAt(end))) {
      end++;
    }
    return name.substring(0, end);
  }
}
