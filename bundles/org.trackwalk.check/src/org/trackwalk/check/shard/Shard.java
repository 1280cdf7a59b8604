package org.trackwalk.check.shard;

import java.util.List;
import org.trackwalk.check.levels.InputOutcome;
import org.trackwalk.check.levels.RunOutcome;

/**
 * One part of a run.
 *
 * @param head which part of which run
 * @param inputs what its inputs came to, in the order of {@link ShardHead#places}
 */
public record Shard(ShardHead head, List<InputOutcome> inputs) {

  /** As a run of its own. */
  public RunOutcome outcome() {
    return new RunOutcome(head.basis(), inputs);
  }
}
