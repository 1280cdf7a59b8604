package org.trackwalk.check.shard;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.trackwalk.check.levels.InputOutcome;
import org.trackwalk.check.levels.RunOutcome;

/** Parts of a run as one: as if one machine had checked all. */
public final class ShardMerge {

  private ShardMerge() {}

  /**
   * Puts the inputs of all parts back in their order.
   *
   * @param shards by the name of the file that each was read from; at least one
   * @throws ShardException when one is missing, there twice, or of another run, or an input is in
   *     none
   */
  public static RunOutcome of(Map<String, Shard> shards) throws ShardException {
    Map.Entry<String, Shard> first = shards.entrySet().iterator().next();
    ShardHead run = first.getValue().head();
    Map<Integer, String> names = new TreeMap<>();
    InputOutcome[] inputs = new InputOutcome[run.inputs()];
    for (Map.Entry<String, Shard> entry : shards.entrySet()) {
      ShardHead head = entry.getValue().head();
      requireSameRun(first.getKey(), run, entry.getKey(), head);
      String before = names.put(head.index(), entry.getKey());
      if (before != null) {
        throw new ShardException(
            head.title() + " is there twice: " + before + " and " + entry.getKey());
      }
      for (int i = 0; i < head.places().size(); i++) {
        inputs[head.places().get(i)] = entry.getValue().inputs().get(i);
      }
    }
    for (int index = 1; index <= run.shards(); index++) {
      if (!names.containsKey(index)) {
        throw new ShardException("shard " + index + " of " + run.shards() + " is missing");
      }
    }
    int lost = Arrays.asList(inputs).indexOf(null);
    if (lost >= 0) {
      throw new ShardException("no part holds input " + (lost + 1) + " of " + inputs.length);
    }
    return new RunOutcome(run.basis(), List.of(inputs));
  }

  private static void requireSameRun(String one, ShardHead a, String other, ShardHead b)
      throws ShardException {
    String between = other + " is not of the run of " + one + ": ";
    if (!a.plan().equals(b.plan()) || a.inputs() != b.inputs()) {
      throw new ShardException(
          between
              + "its plan is "
              + b.plan()
              + ", not "
              + a.plan()
              + " (other levels, other files, another number of shards or other times)");
    }
    if (!a.options().equals(b.options())
        || !a.basis().equals(b.basis())
        || !a.asked().equals(b.asked())
        || !a.exclude().equals(b.exclude())) {
      throw new ShardException(between + "it was checked with other options");
    }
  }
}
