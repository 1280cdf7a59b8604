package org.trackwalk.drive.judge.sweep;

import java.util.ArrayList;
import java.util.List;
import org.trackwalk.contact.solver.SolverSettings;
import org.trackwalk.drive.judge.body.Body;
import org.trackwalk.drive.judge.body.JudgeLimits;
import org.trackwalk.drive.judge.body.Treatment;
import org.trackwalk.model.profile.Bodies;
import org.trackwalk.model.profile.Profile;
import org.trackwalk.model.profile.Vehicle;
import org.trackwalk.model.profile.VehicleShape;

/**
 * By what a level is judged.
 *
 * @param profiles of the engines
 * @param made what the game makes bodies of; null for each profile's own
 * @param vehicle what drives
 * @param speed of it, m/s
 */
public record Judged(List<Profile> profiles, Bodies made, Vehicle vehicle, double speed) {

  /** So many folds, fans and cliffs of a level are probed in full, the worst ones each. */
  public static final int MOST_PLACES = 100;

  /** The shapes that it puts on the ground; none when it drives on rays. */
  public List<Body> bodies() {
    List<Body> bodies = new ArrayList<>();
    for (VehicleShape shape : vehicle.grounds()) {
      bodies.add(Body.of(shape));
    }
    return bodies;
  }

  /** How a profile treats a body. */
  public Treatment treatment(Profile profile, Body body) {
    Bodies of = made == null ? profile.bodies().value() : made;
    return Treatment.of(profile, body.kind(), of);
  }

  /** What is the same at all places. */
  public PhaseSweep.Surroundings surroundings(Profile profile) {
    return surroundings(profile, 1);
  }

  /**
   * The same at an edge that is met at an angle: the part of the speed over it.
   *
   * @param sine of the angle, above 0
   */
  public PhaseSweep.Surroundings surroundings(Profile profile, double sine) {
    return new PhaseSweep.Surroundings(
        speed * sine,
        profile.step(),
        SolverSettings.GRAVITY,
        JudgeLimits.OTHER_NORMAL,
        JudgeLimits.SINK);
  }
}
