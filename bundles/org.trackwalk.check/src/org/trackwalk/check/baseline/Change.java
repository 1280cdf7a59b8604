package org.trackwalk.check.baseline;

import java.util.List;
import java.util.Locale;
import org.trackwalk.model.finding.Measure;
import org.trackwalk.model.report.Before;

/**
 * What became of a finding; its states are the members' ids. The first thing that has changed
 * decides, in the order in which a designer cares: severity, jolt, measure, count, length.
 */
enum Change {
  NEW,
  WORSE,
  UNCHANGED,
  BETTER;

  /** The name in reports. */
  String id() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** From one check to the next. */
  static Change of(KnownFinding before, KnownFinding now) {
    for (Before.Part part : Before.Part.values()) {
      int order = order(part, before, now);
      if (order != 0) {
        return order > 0 ? WORSE : BETTER;
      }
    }
    return UNCHANGED;
  }

  /**
   * Whether a part of what was there is worse than all of it was. How long it is and how many
   * elements it has says nothing then.
   */
  static Change severer(KnownFinding before, KnownFinding now) {
    for (Before.Part part :
        List.of(Before.Part.SEVERITY, Before.Part.EFFECT, Before.Part.MEASURE)) {
      int order = order(part, before, now);
      if (order != 0) {
        return order > 0 ? WORSE : UNCHANGED;
      }
    }
    return UNCHANGED;
  }

  /** What a finding was that has changed. */
  static Before before(KnownFinding before, KnownFinding now) {
    for (Before.Part part : Before.Part.values()) {
      if (order(part, before, now) != 0) {
        return new Before(
            part,
            before.severity(),
            before.effect(),
            before.measure(),
            before.count(),
            before.length());
      }
    }
    return null;
  }

  /** Above 0 when a part is worse now, below when it is better. */
  private static int order(Before.Part part, KnownFinding before, KnownFinding now) {
    return switch (part) {
      case SEVERITY -> Integer.compare(now.severity().ordinal(), before.severity().ordinal());
      case EFFECT -> noticed(before.effect(), now.effect(), ChangeLimits.JOLT);
      case MEASURE -> measure(before.measure(), now.measure());
      // One place more in a folded finding is a new place; edges of a chain come and go.
      case COUNT ->
          now.whole()
              ? Integer.compare(now.count(), before.count())
              : noticed(before.count(), now.count(), 0);
      case LENGTH -> noticed(before.length(), now.length(), ChangeLimits.LENGTH);
    };
  }

  /** Above its threshold a larger number is worse; below it the number only tells what it is. */
  private static int measure(Measure before, Measure now) {
    if (before == null
        || now == null
        || !before.name().equals(now.name())
        || !before.unit().equals(now.unit())
        || !(now.value() > now.threshold() && before.value() > before.threshold())) {
      return 0;
    }
    return noticed(before.value(), now.value(), now.unit().equals("m") ? ChangeLimits.MEASURED : 0);
  }

  private static int noticed(double before, double now, double least) {
    double change = now - before;
    boolean small =
        !(Math.abs(change) > least)
            || !(Math.abs(change)
                > ChangeLimits.NOTICED * Math.max(Math.abs(before), Math.abs(now)));
    return small ? 0 : change > 0 ? 1 : -1;
  }
}
