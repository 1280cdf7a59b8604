package org.trackwalk.model.profile;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/**
 * How far outside its shape a body already makes contacts; the pair margin is the sum of both
 * bodies' offsets (PhysX contactOffset). An engine with one number for the pair has it on the probe
 * and 0 on the ground.
 *
 * @param probe metres, for shapes that are not named
 * @param shapes metres by kind of the probe's shape
 * @param ground metres
 * @param source where that comes from
 */
public record Offsets(double probe, Map<ShapeKind, Double> shapes, double ground, String source) {

  /** Takes a copy of the map. */
  public Offsets {
    shapes = Collections.unmodifiableMap(new TreeMap<>(shapes));
  }

  /** The offset of a probe, metres. */
  public double of(ShapeKind kind) {
    return shapes.getOrDefault(kind, probe);
  }

  /** Contacts between a probe and the ground exist while the separation is below this, metres. */
  public double pair(ShapeKind kind) {
    return of(kind) + ground;
  }
}
