package org.trackwalk.check.rule;

/** A rule that goes along the road: without one, and without rows and lanes on it, it is silent. */
public interface RoadRule extends Rule {

  @Override
  default boolean needsCorridor() {
    return true;
  }

  @Override
  default boolean walksRoad() {
    return true;
  }
}
