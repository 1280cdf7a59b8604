package org.trackwalk.model.report;

import java.util.List;
import org.trackwalk.mesh.level.Numbers;

/**
 * Which way the road was found (docs/corridor.md), for the first line of the report.
 *
 * @param how {@code manifest}, {@code line}, {@code start}, {@code names}, {@code geometry} or
 *     {@code none}; {@code not asked} where no rule that ran asked for it
 * @param confidence 0 to 1
 * @param pieces names of the road's pieces, sorted
 * @param apart names of pieces that are called road and hang together with nothing of it, sorted:
 *     no race goes over them
 * @param explanation one line for the designer: what was taken as road and how to change it
 */
public record CorridorFacts(
    String how, double confidence, List<String> pieces, List<String> apart, String explanation) {

  /**
   * Its numbers are such as there are.
   *
   * @throws IllegalArgumentException when they are not
   */
  public CorridorFacts {
    Numbers.requireParts(confidence);
  }

  private static final String NOT_ASKED = "not asked";

  /** How sure a road is that another may just as well be. */
  public static final double DOUBTFUL = 0.2;

  /** A road that nobody has sought. */
  public static CorridorFacts notAsked() {
    return new CorridorFacts(
        NOT_ASKED,
        0,
        List.of(),
        List.of(),
        "not asked: nothing that the chosen rules look at depends on where cars drive");
  }

  /** The same with more words for the designer. */
  public CorridorFacts with(String words) {
    return new CorridorFacts(how, confidence, pieces, apart, explanation + words);
  }

  /** Whether something else may just as well be the road, so that all of it is taken for it. */
  public boolean doubtful() {
    return !how.equals("none") && !how.equals(NOT_ASKED) && confidence <= DOUBTFUL;
  }
}
