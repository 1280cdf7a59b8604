package org.trackwalk.io.scene.torcs;

import java.util.Arrays;
import org.trackwalk.io.importer.ImportException;

/**
 * The course of one segment: a straight, or a curve whose radius may change from step to step.
 *
 * @param turn 1 to the left, -1 to the right, 0 for a straight
 * @param radius of the first step, metres
 * @param endRadius of the last
 * @param arc angle of the whole curve
 * @param length of its middle, metres
 */
record TorcsCurve(int turn, double radius, double endRadius, double arc, double length) {

  static TorcsCurve of(TorcsSection segment, String type) throws ImportException {
    if (type.equals("str")) {
      double length = segment.number("lg", 0);
      if (!(length > 0)) {
        throw segment.refusal("a straight needs a length above 0 ('lg')");
      }
      return new TorcsCurve(0, 0, 0, 0, length);
    }
    if (!type.equals("lft") && !type.equals("rgt")) {
      throw segment.refusal("the type '" + type + "' is none of str, lft and rgt");
    }
    double radius = segment.number("radius", 0);
    double endRadius = segment.number("end radius", radius);
    double arc = segment.number("arc", 0);
    if (!(radius > 0 && endRadius > 0 && arc > 0)) {
      throw segment.refusal("a curve needs 'radius' and 'arc' above 0");
    }
    int turn = type.equals("lft") ? 1 : -1;
    return new TorcsCurve(turn, radius, endRadius, arc, (radius + endRadius) / 2 * arc);
  }

  /** The radius of each step: from the first to the last in even differences. */
  double[] radii(int steps) {
    double[] radii = new double[steps];
    for (int i = 0; i < steps; i++) {
      radii[i] = steps == 1 ? radius : radius + (endRadius - radius) * i / (steps - 1);
    }
    return radii;
  }

  /** The length of each step: all the same, and so that the angles add up to the arc. */
  double[] lengths(double[] radii) {
    double each = length / radii.length;
    if (turn != 0 && endRadius != radius) {
      double angle = 0;
      for (double r : radii) {
        angle += each / r;
      }
      if (radii.length > 1) {
        each *= arc / angle;
      }
    }
    double[] lengths = new double[radii.length];
    Arrays.fill(lengths, each);
    return lengths;
  }
}
