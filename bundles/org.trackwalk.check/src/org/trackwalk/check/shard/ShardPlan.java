package org.trackwalk.check.shard;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import org.trackwalk.io.source.LevelSource;

/**
 * Which of several runs checks which input: a function of the inputs' names and weights alone, so
 * that machines that know nothing of each other agree. The heaviest is given first, each to the
 * shard with the least weight so far (R. L. Graham, Bounds on Multiprocessing Timing Anomalies,
 * 1969), which is at most 4/3 of the best.
 *
 * @param shards how many there are
 * @param owners shard of each input, from 0, in the order of the inputs
 * @param fingerprint equal for equal names, sizes, weights, ways of reading and numbers of shards:
 *     16 hexadecimal digits
 */
public record ShardPlan(int shards, List<Integer> owners, String fingerprint) {

  private static final int DIGITS = 16;

  /**
   * Plans.
   *
   * @param sources all inputs, in the order in which they were found
   * @param times of an earlier run: the weights; without any the sizes of the files are
   */
  public static ShardPlan of(List<LevelSource> sources, int shards, LevelTimes times) {
    double[] weights = new double[sources.size()];
    List<Integer> order = new ArrayList<>();
    for (int i = 0; i < weights.length; i++) {
      weights[i] = weight(sources.get(i), times);
      order.add(i);
    }
    order.sort(
        Comparator.<Integer>comparingDouble(i -> -weights[i])
            .thenComparing(i -> sources.get(i).displayName())
            .thenComparing(i -> i));
    double[] loads = new double[shards];
    Integer[] owners = new Integer[weights.length];
    for (int i : order) {
      int least = 0;
      for (int shard = 1; shard < shards; shard++) {
        least = loads[shard] < loads[least] ? shard : least;
      }
      loads[least] += weights[i];
      owners[i] = least;
    }
    double[] sizes = new double[weights.length];
    Arrays.setAll(sizes, i -> weight(sources.get(i), LevelTimes.none()));
    String fingerprint = fingerprint(sources, weights, sizes, shards);
    return new ShardPlan(shards, Arrays.asList(owners), fingerprint);
  }

  private static double weight(LevelSource source, LevelTimes times) {
    if (source.status() != LevelSource.Status.FOUND) {
      return 0;
    }
    if (!times.seconds().isEmpty()) {
      return times.seconds().getOrDefault(source.displayName(), times.mean());
    }
    long bytes = 1;
    for (Path file : source.files()) {
      try {
        bytes += Files.isRegularFile(file) ? Files.size(file) : 0;
      } catch (IOException e) {
        bytes += 0; // it cannot be read either, and whoever reads it says so
      }
    }
    return bytes;
  }

  private static String fingerprint(
      List<LevelSource> sources, double[] weights, double[] sizes, int shards) {
    StringBuilder text = new StringBuilder().append(shards);
    for (int i = 0; i < weights.length; i++) {
      LevelSource source = sources.get(i);
      text.append('\n').append(weights[i]).append(' ').append(sizes[i]).append(' ');
      text.append(source.displayName()).append(' ').append(source.identity());
    }
    try {
      byte[] digest =
          MessageDigest.getInstance("SHA-256")
              .digest(text.toString().getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(digest).substring(0, DIGITS);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }

  /** Places of the inputs of a shard, ascending. */
  public List<Integer> of(int shard) {
    List<Integer> places = new ArrayList<>();
    for (int i = 0; i < owners.size(); i++) {
      if (owners.get(i) == shard) {
        places.add(i);
      }
    }
    return places;
  }
}
