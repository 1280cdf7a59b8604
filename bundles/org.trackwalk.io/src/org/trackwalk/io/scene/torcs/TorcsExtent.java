package org.trackwalk.io.scene.torcs;

/**
 * The least coordinates that the game finds while it lays out a track; it then subtracts them from
 * everything. Found exactly as the game does, by the ends of straights and by 36 points of each
 * part of a curve: else the line would be beside the mesh.
 */
final class TorcsExtent {

  /** Points of each part of a curve that the game looks at. */
  private static final int LOOKS = 36;

  private final double[] least = new double[3];
  private final double[] point = new double[2];

  /** From the origin as the games up to version 4 do; else from nothing. */
  TorcsExtent(boolean fromOrigin) {
    double start = fromOrigin ? 0 : Double.POSITIVE_INFINITY;
    least[0] = start;
    least[1] = start;
    least[2] = start;
  }

  /** Takes in a height. */
  void height(double z) {
    least[2] = Math.min(least[2], z);
  }

  /**
   * Takes in a step of the road and what lies beside it.
   *
   * @param index which step of the segment it is
   * @param count of the segment's steps
   */
  void step(TorcsStep step, TorcsSide left, TorcsSide right, int index, int count) {
    double half = step.width() / 2;
    edge(step, half);
    edge(step, -half);
    beside(step, left, 1, (double) index / count, (index + 1.0) / count);
    beside(step, right, -1, (double) index / count, (index + 1.0) / count);
  }

  private void beside(TorcsStep step, TorcsSide side, int sign, double from, double to) {
    double slope = side.tangent() ? sign * StrictMath.tan(step.bank(1)) : 0;
    double reach = step.width() / 2;
    double z = step.heights()[sign > 0 ? 2 : 3];
    if (side.border() != 0) {
      reach += side.border();
      z += side.border() * slope;
      edge(step, sign * reach);
      height(z);
    }
    double start = side.strip(from);
    double end = side.strip(to);
    if (start != 0 || end != 0) {
      edge(step, sign * (reach + (step.turn() == 0 ? end : Math.max(start, end))));
      height(z + end * slope);
    }
  }

  private void edge(TorcsStep step, double left) {
    for (int i = step.turn() == 0 ? LOOKS : 1; i <= LOOKS; i++) {
      step.at((double) i / LOOKS, left, point);
      least[0] = Math.min(least[0], point[0]);
      least[1] = Math.min(least[1], point[1]);
    }
  }

  /** x, y and z; what a file of version 5 states is stronger. */
  double[] least() {
    return least.clone();
  }
}
