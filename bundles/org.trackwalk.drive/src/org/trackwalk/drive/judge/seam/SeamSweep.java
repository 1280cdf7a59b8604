package org.trackwalk.drive.judge.seam;

import org.trackwalk.contact.query.ContactBuffer;
import org.trackwalk.contact.shape.Box;
import org.trackwalk.contact.shape.Sphere;
import org.trackwalk.contact.solver.SolverSettings;
import org.trackwalk.drive.judge.body.Body;
import org.trackwalk.drive.judge.body.Crossing;
import org.trackwalk.drive.judge.body.JudgeLimits;
import org.trackwalk.drive.judge.body.Treatment;
import org.trackwalk.drive.judge.body.VelocityChange;
import org.trackwalk.drive.judge.place.Patch;
import org.trackwalk.drive.judge.sweep.Felt;
import org.trackwalk.drive.judge.sweep.Side;
import org.trackwalk.ground.geometry.Vec;

/**
 * Moves a body over a seam one way, phase by phase: on the surface as authored and on the healed
 * copy, each time on the side from which it comes, and tells what the steps that begin there do to
 * its velocity on the one and not on the other. Only phases before the border count: one that lies
 * under the body's middle does not stop it.
 *
 * <p>On either surface the body slides on the plane of the triangle before the seam and along it. A
 * step of some millimetres is healed by ramps on both sides; put onto the ramp, a body would stand
 * some millimetres too high for the border as it is.
 */
final class SeamSweep {

  /** Phases over the way on which there may be contacts. */
  private static final int PHASES = 24;

  /** Times that the surroundings of the worst phase are looked at closer. */
  private static final int ROUNDS = 3;

  /** Phases to either side of it in each. */
  private static final int FINER = 4;

  private final Side tested;
  private final Side truth;
  private final boolean sound;
  private final Body body;
  private final Crossing authored;
  private final Crossing healed;
  private final double raised;
  private final double margin;
  private final double depth;
  private final double speed;
  private final double step;
  private final VelocityChange change = new VelocityChange();
  private final double[] centre = new double[3];
  private final double[] start = new double[6];
  private Felt worst = Felt.NOTHING;
  private Felt all = Felt.NOTHING;
  private Felt usual = Felt.NOTHING;

  /**
   * A body on its way.
   *
   * @param authored the way on the surface as authored; likewise healed
   * @param raised how far the border stands over the way as authored, metres
   * @param speed m/s
   * @param step seconds
   */
  SeamSweep(
      Patch patch,
      Treatment profile,
      Body body,
      Crossing authored,
      Crossing healed,
      double raised,
      double speed,
      double step) {
    this.tested = Side.of(patch.authored(), profile);
    this.truth = Side.of(patch.healed(), profile.onOneMesh());
    this.sound = profile.isReference();
    this.body = body;
    this.authored = authored;
    this.healed = healed;
    this.raised = raised;
    this.speed = speed;
    this.step = step;
    // An engine without a margin makes contacts only when the body is in the surface: after a
    // step of falling. Then it is that deep.
    double fall = SolverSettings.GRAVITY * step * step;
    this.margin = Math.max(fall, profile.margin());
    this.depth = Math.max(0, fall - profile.margin());
  }

  /**
   * The worst of all phases, and the share of those that feel something.
   *
   * @return null where the engine bumps nearly as hard on the healed copy: the borders lie
   *     elsewhere there, so that its bumps on any edge cannot be told from the seam's phase by
   *     phase
   */
  Felt worst() {
    double from = -reach() - JudgeLimits.BEYOND_SEAM;
    double to = body.shape() instanceof Box ? Math.max(0, raised) : 0;
    double spacing = (to - from) / PHASES;
    int felt = 0;
    for (int i = 0; i < PHASES; i++) {
      felt += at(from + (i + 0.5) * spacing).worst() >= JudgeLimits.FELT ? 1 : 0;
    }
    if (felt == 0) {
      return Felt.NOTHING;
    }
    double width = spacing;
    for (int round = 0; round < ROUNDS; round++) {
      double middle = worst.at();
      width /= FINER + 1;
      for (int i = -FINER; i <= FINER; i++) {
        double x = middle + i * width;
        if (i != 0 && x < to) {
          at(x);
        }
      }
    }
    if (usual.worst() > JudgeLimits.MOST_OF_BUMP * all.worst()) {
      if (!sound) {
        return null;
      }
      // A wall or a slope stands there, which stops the body with or without the seam.
      if (all.worst() - usual.worst() < JudgeLimits.PHASE_NOISE * all.worst()) {
        return Felt.NOTHING;
      }
    }
    Felt w = worst;
    double share = Math.min(1, felt * spacing / (speed * step));
    return w.worst() < JudgeLimits.FELT
        ? Felt.NOTHING
        : new Felt(w.up(), w.forward(), w.side(), share, w.at(), 0, 0);
  }

  /** What a step changes that begins x metres before (negative) the border, without a share. */
  Felt at(double x) {
    Felt is = step(tested, authored, x);
    if (is.worst() < JudgeLimits.FELT) {
      return Felt.NOTHING;
    }
    Felt should = step(truth, healed, x);
    all = all.worse(is);
    usual = usual.worse(should);
    double side = Math.abs(is.side() - should.side());
    Felt felt = new Felt(is.up() - should.up(), is.forward() - should.forward(), side, 0, x, 0, 0);
    worst = worst.worse(felt);
    return felt;
  }

  /** From how far before the border there are contacts with it, metres. */
  private double reach() {
    if (!(body.shape() instanceof Sphere sphere)) {
      return margin;
    }
    double r = sphere.radius();
    double drop = r - Math.max(-margin, Math.min(raised, JudgeLimits.WALL * r));
    return Math.sqrt(Math.max(0, (r + margin) * (r + margin) - drop * drop));
  }

  /** Upward speed, speed lost forward and speed to the left (signed) after a step, m/s. */
  private Felt step(Side side, Crossing way, double x) {
    double ahead = x - body.ahead();
    double height = body.height() - depth;
    for (int k = 0; k < 3; k++) {
      centre[k] = way.point()[k] + ahead * way.along()[k] + height * way.up()[k];
      start[k] = speed * way.along()[k];
      start[3 + k] = 0;
    }
    start[1] -= SolverSettings.GRAVITY * step;
    ContactBuffer contacts = side.contacts(body, centre, way);
    change.solve(contacts, centre, start, body.inertia(way), step);
    double[] left = Vec.cross(way.up(), way.along());
    double up = 0;
    double lost = speed;
    double aside = 0;
    for (int k = 0; k < 3; k++) {
      up += change.after(k) * way.up()[k];
      lost -= change.after(k) * way.along()[k];
      aside += change.after(k) * left[k];
    }
    return new Felt(up, lost, aside, 0, x, 0, 0);
  }
}
