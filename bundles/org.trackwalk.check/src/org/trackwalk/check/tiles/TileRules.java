package org.trackwalk.check.tiles;

import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import org.trackwalk.check.rule.Needs;
import org.trackwalk.check.rule.Rule;
import org.trackwalk.check.rule.RuleTraits;
import org.trackwalk.check.rules.RuleList;

/** Rules that would not find in tiles what they find in the whole level, so they are not asked. */
final class TileRules {

  private static final String BEGIN = "not asked in tiles: ";

  private TileRules() {}

  /**
   * The rules that are not asked, with the reason.
   *
   * @param byIndex whether an engine takes vertices for two that are stored twice
   * @param set parameters ({@code rule.parameter}) of which the user says something
   */
  static SortedMap<String, String> notAsked(boolean byIndex, Set<String> set) {
    SortedMap<String, String> all = new TreeMap<>();
    for (Rule rule : RuleList.all()) {
      String id = rule.info().id();
      Needs needs = rule.info().traits().needs();
      boolean there =
          switch (needs) {
            case NEAR -> true;
            case USUAL_LIMITS -> set.stream().noneMatch(said -> said.startsWith(id + "."));
            case STORED_TWICE -> !byIndex;
            case PIECES, SAMPLE -> false;
          };
      if (!there) {
        all.put(id, BEGIN + needs.words());
      }
    }
    return all;
  }

  /** Those that seek a road in all ground where none is where it is said to be. */
  static Set<String> seekers() {
    return RuleList.saying(RuleTraits.Role.SCALE);
  }

  /** Why {@link #seekers} are not asked. */
  static String sought() {
    return BEGIN + "no road is known, and one would be sought in all ground";
  }
}
