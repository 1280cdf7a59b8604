package org.trackwalk.report.probe;

import org.trackwalk.contact.query.Explanation;
import org.trackwalk.contact.query.Verdict;
import org.trackwalk.contact.shape.Pose;
import org.trackwalk.report.drawing.Camera;

/**
 * From where a probe is looked at: from the side, a little from above, so that a contact that leans
 * is seen to lean and triangles are seen as areas.
 */
final class ProbeView {

  /** Sine and cosine of the angle from which the camera looks down: 3-4-5, about 37 degrees. */
  private static final double DOWN = 0.6;

  private static final double LEVEL = 0.8;

  /** How much more than the probe is shown. */
  private static final double ROOM = 1.9;

  /** How much of a large probe, beside which the contact distance is nothing, must be shown. */
  private static final double LEAST_ROOM = 2;

  /** Below this sine a direction is upright: it says nothing about where to look from. */
  private static final double UPRIGHT = 1e-3;

  private ProbeView() {}

  /** The camera for a panel. */
  static Camera camera(Explanation explanation, double[] right, Camera.Panel panel) {
    Pose at = explanation.probe().pose();
    // away from the reader is up the page
    double[] up = {right[2] * DOWN, LEVEL, -right[0] * DOWN};
    double radius = explanation.probe().shape().boundingRadius();
    double half = Math.max(ROOM * (radius + explanation.contactDistance()), LEAST_ROOM * radius);
    double[] origin = {at.x(), at.y() - 0.45 * radius, at.z()};
    return panel.camera(origin, right, up, half);
  }

  /** The level direction from the picture towards the reader, unit vector. */
  static double[] towardsReader(double[] right) {
    return new double[] {-right[2] * LEVEL, DOWN, right[0] * LEVEL};
  }

  /**
   * The horizontal direction in which the most leaning candidate pushes: it runs across the page.
   * Level x when none leans.
   */
  static double[] across(Iterable<Explanation> explanations) {
    double most = UPRIGHT;
    double[] right = {1, 0, 0};
    for (Explanation explanation : explanations) {
      for (Verdict v : explanation.verdicts()) {
        if (v.contact() == null) {
          continue;
        }
        double x = v.contact().normal().x();
        double z = v.contact().normal().z();
        double lean = Math.sqrt(x * x + z * z);
        // a little more is needed to replace an earlier one: equal leans must not flip the view
        if (lean > most * (1 + UPRIGHT)) {
          most = lean;
          right = new double[] {x / lean, 0, z / lean};
        }
      }
    }
    boolean leftward = right[0] < 0 || right[0] == 0 && right[2] < 0;
    return leftward ? new double[] {-right[0], 0, -right[2]} : right;
  }
}
