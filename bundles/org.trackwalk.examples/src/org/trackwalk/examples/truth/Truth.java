package org.trackwalk.examples.truth;

import java.util.Arrays;
import java.util.List;

/**
 * One defect of a level, computed from the floats that the level holds, by the definition of its
 * rule and by nothing of the tool.
 *
 * @param kind what was planted, for instance {@code seam-8-ulp}
 * @param rule the rule that must report it, exactly once
 * @param alsoRules rules that may report the same place besides
 * @param ledgerClass of its open edges; empty when it has none
 * @param pieces names, sorted; the finding must name these
 * @param bounds min and max corner of the elements concerned, level coordinates, six doubles; a
 *     finding's position must lie in it; empty when the defect has no place in space
 * @param length metres along the seam (one side of it); 0 for a point
 * @param measure what {@code value} is; empty when the rule has no number
 * @param value largest over the place, in {@code unit}; NaN when the rule has no number
 * @param unit {@code m}, {@code deg}, {@code m/s} or empty
 */
public record Truth(
    String kind,
    String rule,
    List<String> alsoRules,
    String ledgerClass,
    List<String> pieces,
    double[] bounds,
    double length,
    String measure,
    double value,
    String unit) {

  /** Takes copies; pieces are sorted. */
  public Truth {
    alsoRules = List.copyOf(alsoRules);
    pieces = pieces.stream().sorted().toList();
    bounds = bounds.clone();
  }

  /** A defect at some points, without open edges, number or length; see the other methods. */
  public static Truth at(String kind, String rule, List<String> pieces, List<float[]> points) {
    double[] bounds = new double[6];
    Arrays.fill(bounds, 0, 3, Double.POSITIVE_INFINITY);
    Arrays.fill(bounds, 3, 6, Double.NEGATIVE_INFINITY);
    for (float[] p : points) {
      for (int axis = 0; axis < 3; axis++) {
        bounds[axis] = Math.min(bounds[axis], p[axis]);
        bounds[3 + axis] = Math.max(bounds[3 + axis], p[axis]);
      }
    }
    return new Truth(kind, rule, List.of(), "", pieces, bounds, 0, "", Double.NaN, "");
  }

  /** A defect that has no place in space, only a piece. */
  public static Truth unplaced(String kind, String rule, String piece) {
    double[] nowhere = new double[0];
    return new Truth(kind, rule, List.of(), "", List.of(piece), nowhere, 0, "", Double.NaN, "");
  }

  /** With the class of its open edges and the length along them. */
  public Truth edges(String newClass, double newLength) {
    return new Truth(
        kind, rule, alsoRules, newClass, pieces, bounds, newLength, measure, value, unit);
  }

  /** With its number in metres. */
  public Truth metres(String name, double metres) {
    return new Truth(kind, rule, alsoRules, ledgerClass, pieces, bounds, length, name, metres, "m");
  }

  /** With its number in another unit. */
  public Truth measured(String name, double number, String newUnit) {
    return new Truth(
        kind, rule, alsoRules, ledgerClass, pieces, bounds, length, name, number, newUnit);
  }

  /** With rules that may report the same place besides. */
  public Truth also(String... rules) {
    return new Truth(
        kind, rule, List.of(rules), ledgerClass, pieces, bounds, length, measure, value, unit);
  }

  /** Whether it has a place in space. */
  public boolean placed() {
    return bounds.length > 0;
  }

  /** The middle of the bounds, three doubles; empty when it has no place in space. */
  public double[] position() {
    if (!placed()) {
      return new double[0];
    }
    return new double[] {
      (bounds[0] + bounds[3]) / 2, (bounds[1] + bounds[4]) / 2, (bounds[2] + bounds[5]) / 2
    };
  }

  /**
   * Whether a finding at some position can be this defect; always true when it has no place.
   *
   * @param metres how far outside the bounds it may lie
   */
  public boolean covers(double[] at, double metres) {
    for (int axis = 0; placed() && axis < 3; axis++) {
      if (at[axis] < bounds[axis] - metres || at[axis] > bounds[3 + axis] + metres) {
        return false;
      }
    }
    return true;
  }

  /** Whether a reported number fits: within 20 percent or 0.05 mm. True where none is known. */
  public boolean fits(double reported) {
    return Double.isNaN(value)
        || Math.abs(reported - value) <= Math.max(0.2 * Math.abs(value), 0.00005);
  }

  @Override
  public String toString() {
    return rule
        + " ("
        + kind
        + ") of "
        + pieces
        + " at "
        + Arrays.toString(position())
        + (measure.isEmpty() ? "" : ", " + measure + " " + value + " " + unit);
  }
}
