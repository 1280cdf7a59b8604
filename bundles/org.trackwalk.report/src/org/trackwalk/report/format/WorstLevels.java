package org.trackwalk.report.format;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.model.report.BaselineFacts;
import org.trackwalk.model.report.LevelReport;

/**
 * Levels in the order in which a team looks at them: what has grown since the baseline first, then
 * most errors, most warnings, most notes; equals as they were given.
 */
public final class WorstLevels {

  private WorstLevels() {}

  /** The levels in that order. */
  public static List<LevelReport> first(List<LevelReport> levels) {
    return Arrays.stream(order(levels)).mapToObj(levels::get).toList();
  }

  /** Indices of the levels in that order. */
  public static int[] order(List<LevelReport> levels) {
    List<Count> counts = levels.stream().map(Count::of).toList();
    Comparator<Count> mildest =
        Comparator.comparingLong(Count::grown)
            .thenComparingLong(c -> c.of(Severity.ERROR))
            .thenComparingLong(c -> c.of(Severity.WARNING))
            .thenComparingLong(c -> c.of(Severity.INFO));
    return IntStream.range(0, counts.size())
        .boxed()
        .sorted(Comparator.comparing(counts::get, mildest.reversed()))
        .mapToInt(Integer::intValue)
        .toArray();
  }

  private record Count(long grown, Map<Severity, Long> findings) {

    static Count of(LevelReport level) {
      BaselineFacts facts = level.baseline();
      long grown = facts == null || !facts.known() ? 0 : (long) facts.added() + facts.worse();
      return new Count(
          grown,
          level.findings().stream()
              .collect(Collectors.groupingBy(Finding::severity, Collectors.counting())));
    }

    long of(Severity severity) {
      return findings.getOrDefault(severity, 0L);
    }
  }
}
