package org.trackwalk.cli.option;

import java.io.IOException;
import java.nio.file.Path;
import org.trackwalk.check.shard.LevelTimes;
import org.trackwalk.cli.config.NamedPath;
import org.trackwalk.cli.console.InputFiles;
import org.trackwalk.cli.console.UsageException;
import org.trackwalk.cli.console.WriteFailure;
import picocli.CommandLine.Option;

/** Which part of a run over many levels this one is. */
public final class ShardOptions implements PlainOptions {

  private static final int MOST = 10_000;

  @Option(
      names = "--shard",
      paramLabel = "I/N",
      description = "Check the I-th of N parts of the levels, I from 1: for N machines at once.")
  private String shard;

  @Option(
      names = "--part",
      paramLabel = "FILE",
      description = "With --shard: keep what 'trackwalk merge' makes one report of.")
  private String part;

  @Option(
      names = "--shard-times",
      paramLabel = "FILE",
      description =
          "With --shard: share out by how long levels took (a file of 'merge --times'), else by"
              + " the sizes of their files.")
  private String times;

  /**
   * One of several parts.
   *
   * @param index from 1
   * @param of how many
   * @param part where what is found is kept; null for nowhere
   * @param times of an earlier run
   */
  public record Choice(int index, int of, Path part, LevelTimes times) {}

  /** What was asked for; null for the whole run. */
  public Choice choice() throws UsageException {
    if (shard == null) {
      if (part != null || times != null) {
        throw new UsageException(
            (part == null ? "--shard-times" : "--part") + ": of which part? Say --shard I/N, too");
      }
      return null;
    }
    String[] numbers = shard.split("/", -1);
    int of = numbers.length == 2 ? whole(numbers[1]) : -1;
    int index = numbers.length == 2 ? whole(numbers[0]) : -1;
    if (of < 1 || of > MOST || index < 1 || index > of) {
      throw new UsageException(
          "--shard: for instance 2/4, the second of four parts (1 to " + MOST + "), not " + shard);
    }
    Path file = part == null ? null : ReportTarget.writable("--part " + part, part);
    return new Choice(index, of, file, times());
  }

  private LevelTimes times() throws UsageException {
    if (times == null) {
      return LevelTimes.none();
    }
    Path file = NamedPath.of("--shard-times", times);
    InputFiles.ofCommand().add(file);
    try {
      return LevelTimes.read(file);
    } catch (IOException e) {
      throw new UsageException("--shard-times " + times + ": " + WriteFailure.reason(e));
    }
  }

  private static int whole(String text) {
    try {
      return Integer.parseInt(text);
    } catch (NumberFormatException e) {
      return -1;
    }
  }

  @Override
  public boolean value(String name, String value) {
    switch (name) {
      case "--shard" -> shard = value;
      case "--part" -> part = value;
      case "--shard-times" -> times = value;
      default -> {
        return false;
      }
    }
    return true;
  }
}
