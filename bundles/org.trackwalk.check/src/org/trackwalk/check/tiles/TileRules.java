package org.trackwalk.check.tiles;

import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** Rules that would not find in tiles what they find in the whole level, so they are not asked. */
final class TileRules {

  private static final String BEGIN = "not asked in tiles: ";

  /** What each needs, where plain ground was left out. */
  private static final Map<String, String> WHOLE =
      Map.of(
          "weld.bit-duplicate", "it counts the stored vertices of whole pieces",
          "place.vertex-cap", "it counts the stored vertices of whole pieces",
          "place.unknown-surface", "it counts the triangles of whole pieces",
          "quality.concave", "it looks at whole pieces",
          "overlap.pieces", "it looks at whole pieces",
          "edge.engine-note", "it tries a sample of all edges of the level",
          "import.axis-unit", "it compares the sizes of all that is there");

  /** What each needs where some triangles are turned against their neighbours. */
  private static final Map<String, String> TURNED =
      Map.of(
          "topology.winding", "which side is turned is a matter of the larger part",
          "normal.facing-down", "which side is turned is a matter of the larger part");

  /** Limits within which ground counts as plain. */
  private static final Set<String> LIMITS =
      Set.of("quality.sliver", "quality.micro-edge", "quality.oversized", "edge.wrong-normal");

  private TileRules() {}

  /**
   * The rules that are not asked, with the reason.
   *
   * @param turned whether some tile has triangles that are turned against their neighbours
   * @param byIndex whether an engine takes vertices for two that are stored twice
   * @param set rules and parameters ({@code rule.parameter}) of which the user says something
   */
  static Map<String, String> notAsked(boolean turned, boolean byIndex, Set<String> set) {
    Map<String, String> all = new TreeMap<>();
    if (byIndex) {
      all.put("seam.body-boundary", BEGIN + "it counts the vertices that are stored twice");
    }
    WHOLE.forEach((rule, why) -> all.put(rule, BEGIN + why));
    if (turned) {
      TURNED.forEach((rule, why) -> all.put(rule, BEGIN + why));
    }
    for (String rule : new TreeSet<>(LIMITS)) {
      if (set.stream().anyMatch(said -> said.startsWith(rule + "."))) {
        all.put(rule, BEGIN + "ground was left out by its usual limits");
      }
    }
    return all;
  }
}
