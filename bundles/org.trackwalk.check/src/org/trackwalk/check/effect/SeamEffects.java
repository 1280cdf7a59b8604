package org.trackwalk.check.effect;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.trackwalk.check.finding.Effect;
import org.trackwalk.contact.bump.Bump;
import org.trackwalk.contact.bump.BumpFormula;
import org.trackwalk.contact.bump.SeamEdge;

/**
 * The effect of an edge that nothing voids on the probe sphere of the default vehicle, by the
 * closed form of ENGINES ("The bump"), under the profile {@code generic}: pair margin 0.02 m, 60
 * Hz.
 */
public final class SeamEffects {

  /** Above this part of the radius a step is a wall that the closed form does not cover. */
  private static final double HIGHEST = 0.95;

  private final double speed;
  private final Map<Double, Effect> known = new ConcurrentHashMap<>();

  /** Effects at a speed in m/s, above zero. */
  public SeamEffects(double speed) {
    this.speed = speed;
  }

  /** Speed of the probe, m/s. */
  public double speed() {
    return speed;
  }

  /** What a flush seam does whose edge is not shared. */
  public List<Effect> flush() {
    return raised(0);
  }

  /**
   * What an edge does that stands {@code height} metres above the road. Steps that the sphere
   * cannot mount are taken at the highest that it can.
   */
  public List<Effect> raised(double height) {
    double h = Math.max(0, Math.min(height, HIGHEST * SeamEdge.PROBE_RADIUS));
    return List.of(known.computeIfAbsent(h, this::compute));
  }

  private Effect compute(double height) {
    SeamEdge edge = SeamEdge.raised(speed, SeamEdge.PROBE_RADIUS, SeamEdge.GENERIC_MARGIN, height);
    Bump bump = BumpFormula.worst(edge);
    return new Effect(
        "generic",
        "sphere r " + SeamEdge.PROBE_RADIUS,
        speed,
        bump.up(),
        bump.forward(),
        0,
        bump.share());
  }
}
