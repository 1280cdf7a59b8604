package org.trackwalk.check.run;

import java.util.Map;

/**
 * How long rules took in a check, for the next one of the same level: what took longest is begun
 * first, so that nobody waits for it in the end. It changes nothing but the order of the work.
 *
 * @param nanoseconds per id of a rule
 */
record RuleTimes(Map<String, Long> nanoseconds) {

  /** Of a level that was not checked before. */
  static final RuleTimes NONE = new RuleTimes(Map.of());

  /** How long a rule took; 0 where that is not known. */
  long of(String id) {
    return nanoseconds.getOrDefault(id, 0L);
  }
}
