package org.trackwalk.eclipse.core.check;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.trackwalk.model.report.FixedFinding;

/**
 * What a check found otherwise than the one before.
 *
 * @param sum how much of it; null where nothing can be said
 * @param states by fingerprint, {@code new} or {@code worse}
 * @param fixed what is gone
 */
record News(SinceLast sum, Map<String, String> states, List<FixedFinding> fixed) {

  /** Of a level of which nothing is known yet. */
  static final News NOTHING = new News(new SinceLast(0, 0, 0, 0), Map.of(), List.of());

  /** After a change of settings: what is found otherwise tells nothing of the level. */
  static final News NONE = new News(null, Map.of(), List.of());

  /** Takes copies. */
  News {
    states = Map.copyOf(states);
    fixed = List.copyOf(fixed);
  }

  /** Over two parts of a level. */
  News plus(News other) {
    Map<String, String> all = new HashMap<>(states);
    all.putAll(other.states);
    List<FixedFinding> gone = new ArrayList<>(fixed);
    gone.addAll(other.fixed);
    return new News(sum.plus(other.sum), all, gone);
  }
}
