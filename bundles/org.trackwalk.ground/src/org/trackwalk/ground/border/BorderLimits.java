package org.trackwalk.ground.border;

import org.trackwalk.model.profile.Wheel;

/**
 * The limits of the ledger's classes (docs/ledger.md), all absolute, in metres unless said.
 *
 * @param exact how close borders must be to count as meant to be one: 1 mm
 * @param onLine how far off the other border's line a vertex still lies on it: 1 mm
 * @param stepLimit largest normal part of a step: 0.5 m
 * @param gapLimit largest in-plane part of a gap or overlap: 50 mm
 * @param layerLimit how close another surface of the same direction is a layer: 30 mm
 * @param holeRadius inscribed radius from which a loop is no hole: 5 m
 * @param looseOpposition largest dot product of conormals for the exact classes: 0.5
 * @param strictOpposition largest dot product of conormals for step, gap and overlap: -0.5
 * @param steep cosine of the slope from which a surface is a wall: 60 degrees
 * @param sampling distance between two measured points of an edge: 0.5 m
 * @param lookNear first distance at which ground is sought beyond a border: 0.05 m
 * @param lookFar second distance: 0.3 m, the radius of a wheel
 * @param heightLimit ground within this height counts: 0.5 m
 * @param headroom where other ground is nearer above, no car drives: 1 m
 */
public record BorderLimits(
    double exact,
    double onLine,
    double stepLimit,
    double gapLimit,
    double layerLimit,
    double holeRadius,
    double looseOpposition,
    double strictOpposition,
    double steep,
    double sampling,
    double lookNear,
    double lookFar,
    double heightLimit,
    double headroom) {

  /**
   * Farther apart are two places to mend, metres: an interruption that splits a chain, ends of the
   * level, elements of one finding (docs/ledger.md, chains).
   */
  public static final float PLACE = 2;

  /**
   * Cosine of the largest angle between normals at which a surface counts as going on over a
   * border: 60 degrees, beyond which it abuts (docs/ledger.md).
   */
  public static final double GOES_ON = 0.5;

  /**
   * These limits with those that rules let the user set.
   *
   * @param nearMiss for {@link #exact}
   * @param junction for {@link #onLine}
   * @param layer for {@link #layerLimit}
   */
  public BorderLimits with(double nearMiss, double junction, double layer) {
    return new BorderLimits(
        nearMiss,
        junction,
        stepLimit,
        gapLimit,
        layer,
        holeRadius,
        looseOpposition,
        strictOpposition,
        steep,
        sampling,
        lookNear,
        lookFar,
        heightLimit,
        headroom);
  }

  /**
   * At how many points an edge is measured: one each {@link #sampling}, but enough for short ones
   * and no more than a long one needs.
   *
   * @param length of the edge, metres
   */
  public int samples(double length) {
    return Math.max(5, Math.min(65, (int) Math.ceil(length / sampling)));
  }

  /** How far from a border anything is looked for, metres. */
  public double farthest() {
    return lookFar
        + Math.max(
            Math.max(Math.max(stepLimit, gapLimit), Math.max(layerLimit, heightLimit)), headroom);
  }

  /** The limits of docs/ledger.md. */
  public static final BorderLimits DEFAULT =
      new BorderLimits(
          0.001, 0.001, 0.5, 0.05, 0.03, 5, 0.5, -0.5, 0.5, 0.5, 0.05, Wheel.CAR_RADIUS, 0.5, 1);
}
