package org.trackwalk.eclipse.core.check;

import org.eclipse.core.runtime.jobs.ISchedulingRule;
import org.trackwalk.eclipse.core.level.TrackLevel;

/**
 * Lets one check of a level run at a time and stands in nobody else's way: it is no resource, so
 * saving, building and refreshing never wait for a check.
 *
 * @param level which
 */
record LevelRule(TrackLevel level) implements ISchedulingRule {

  @Override
  public boolean contains(ISchedulingRule rule) {
    return equals(rule);
  }

  @Override
  public boolean isConflicting(ISchedulingRule rule) {
    return equals(rule);
  }
}
