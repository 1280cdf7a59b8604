package org.trackwalk.course.road;

import java.util.Arrays;
import java.util.function.DoubleSupplier;
import java.util.function.Supplier;
import org.trackwalk.ground.memory.Recall;
import org.trackwalk.ground.reach.Floor;

/**
 * What one who walks along the road has seen before from the very same place in the very same
 * state, and keeps for the next check; where nothing is known or the ground has changed he looks.
 */
final class StrandMemory {

  /** The kinds of what is recalled. */
  private static final double CHORD = 1;

  private static final double STAND = 2;
  private static final double FOOTHOLD = 3;
  private static final double STEP = 4;
  private static final double MARK = 7;

  private final GroundMemory ground;

  /**
   * @param recall what was seen at the same places before
   * @param ground that is looked at; it tells how far that was
   */
  StrandMemory(Recall recall, Floor.Reader ground) {
    this.ground = new GroundMemory(recall, ground);
  }

  /** How far the road goes both ways along a direction, metres. */
  double chord(double px, double py, double pz, double angle, DoubleSupplier seen) {
    double[] in = {CHORD, px, py, pz, angle};
    return ground.known(in, () -> new double[] {seen.getAsDouble()})[0];
  }

  /** Where the walker stands at a start, and how: shared, do not write. */
  double[] stand(double px, double py, double pz, Supplier<double[]> seen) {
    return ground.known(new double[] {STAND, px, py, pz}, seen);
  }

  /**
   * Where across a row there is ground: shared, do not write.
   *
   * @param from all numbers of the walker that it depends on
   */
  double[] foothold(double[] from, Supplier<double[]> seen) {
    return ground.known(of(FOOTHOLD, from), seen);
  }

  /**
   * How the walker stands after a step: shared, do not write.
   *
   * @param from all numbers of the walker that it depends on
   */
  double[] step(double[] from, Supplier<double[]> seen) {
    return ground.known(of(STEP, from), seen);
  }

  /**
   * The mark that was met on the way from a place: shared, do not write.
   *
   * @param from x and z of the place
   * @param to all numbers of the walker that it depends on
   */
  double[] mark(double[] from, double[] to, Supplier<double[]> seen) {
    double[] in = Arrays.copyOf(to, to.length + 2);
    System.arraycopy(from, 0, in, to.length, 2);
    return ground.known(of(MARK, in), seen);
  }

  private static double[] of(double kind, double[] from) {
    double[] in = new double[from.length + 1];
    in[0] = kind;
    System.arraycopy(from, 0, in, 1, from.length);
    return in;
  }
}
