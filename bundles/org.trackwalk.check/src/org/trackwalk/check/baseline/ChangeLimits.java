package org.trackwalk.check.baseline;

import org.trackwalk.model.finding.Severity;

/** From where on a level, or a finding, is not what it was (docs/baseline.md). */
final class ChangeLimits {

  /** Part by which a number changes without meaning: the noise of a new export. */
  static final double NOTICED = 0.1;

  /** A jolt that changes by less is the same, m/s: half of what makes a warning. */
  static final double JOLT = Severity.WARNING_JOLT / 2;

  /** A measured length that changes by less is the same, metres. */
  static final double MEASURED = 1e-5;

  /** A finding whose length changes by less is as long as before, metres. */
  static final double LENGTH = 0.25;

  /** So much may an extent differ by itself when all differ by one factor, part of it. */
  static final double EXTENT_NOISE = 0.01;

  /** By less than this factor nobody reads a level too large: a border was moved. */
  static final double SCALED = 1.02;

  /** Part of a piece that must have come in its place: most of it. */
  static final double TAKEN = 0.5;

  /** How far from the place of a piece another may begin that takes it, metres. */
  static final double PLACE_REACH = 1;

  /** A point of a road's way is kept every so many metres. */
  static final double WAY_SPACING = 5;

  /** Two ways so near to each other are along one road, metres. */
  static final double ALONGSIDE = 3;

  /** From the middle of the road to what breaks on one of its lanes, metres. */
  static final double LANES = 10;

  /** Part of the shorter stretch that both have: most of it. */
  static final double SHARED = 0.5;

  private ChangeLimits() {}
}
