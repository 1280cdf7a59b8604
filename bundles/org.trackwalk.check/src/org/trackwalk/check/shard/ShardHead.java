package org.trackwalk.check.shard;

import java.util.List;
import org.trackwalk.check.levels.RunBasis;

/**
 * Which part of which run it is.
 *
 * @param plan fingerprint of the plan
 * @param index of this part, from 1
 * @param shards how many parts there are
 * @param options digest of all that decides what is found in a level, but the level itself
 * @param basis by what its levels were checked
 * @param asked the paths as typed
 * @param exclude patterns of files that are left out
 * @param inputs of all parts together
 * @param places of its own among these, ascending
 */
public record ShardHead(
    String plan,
    int index,
    int shards,
    String options,
    RunBasis basis,
    List<String> asked,
    List<String> exclude,
    int inputs,
    List<Integer> places) {

  /** For instance "shard 2 of 4". */
  public String title() {
    return "shard " + index + " of " + shards;
  }
}
