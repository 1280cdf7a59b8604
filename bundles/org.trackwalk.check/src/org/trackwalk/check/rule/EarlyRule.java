package org.trackwalk.check.rule;

/**
 * A rule that hardly asks why borders are there, nor for the walked road: it is begun beside the
 * search for both, and where it asks it waits.
 */
public interface EarlyRule extends Rule {

  @Override
  default boolean waitsForBorders() {
    return false;
  }
}
