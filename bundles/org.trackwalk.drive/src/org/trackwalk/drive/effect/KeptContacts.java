package org.trackwalk.drive.effect;

/**
 * Which of its contacts with a body Jolt keeps: four, chosen by how far they lie from the middle
 * and from each other, and by how far they are apart, be it into the ground or over it (its {@code
 * PruneContactPoints}). So a front that hangs a centimetre over the road counts before the crest
 * under the middle that carries it, and the box comes down over a crest.
 */
final class KeptContacts {

  /** As many are kept as they are. */
  private static final int MOST = 4;

  /** Nothing is nearer than that, squared metres: a millimetre. */
  private static final double LEAST = 1e-6;

  private KeptContacts() {}

  /**
   * Puts those that are kept first.
   *
   * @param contacts each: along, across, how far apart, metres
   * @param from the first of those with one body
   * @param count of them that there are
   * @return how many are kept
   */
  static int first(double[][] contacts, int from, int count) {
    if (count <= MOST) {
      return count;
    }
    int to = from + count;
    double[] middle = new double[2];
    swap(contacts, from, farthest(contacts, from, to, middle));
    double[] one = contacts[from];
    swap(contacts, from + 1, farthest(contacts, from + 1, to, one));
    double dx = contacts[from + 1][0] - one[0];
    double dz = contacts[from + 1][1] - one[1];
    int kept = 2;
    for (int side = 1; side >= -1; side -= 2) {
      int most = -1;
      double area = 0;
      for (int i = from + kept; i < to; i++) {
        double there = side * (dx * (contacts[i][1] - one[1]) - dz * (contacts[i][0] - one[0]));
        if (there > area) {
          area = there;
          most = i;
        }
      }
      if (most >= 0) {
        swap(contacts, from + kept++, most);
      }
    }
    return kept;
  }

  /** Farthest from a point, the farther apart the more. */
  private static int farthest(double[][] contacts, int from, int to, double[] point) {
    int most = from;
    double value = 0;
    for (int i = from; i < to; i++) {
      double dx = contacts[i][0] - point[0];
      double dz = contacts[i][1] - point[1];
      double apart = contacts[i][2];
      double one = Math.max(LEAST, dx * dx + dz * dz) * Math.max(LEAST, apart * apart);
      if (one > value) {
        value = one;
        most = i;
      }
    }
    return most;
  }

  private static void swap(double[][] contacts, int one, int other) {
    double[] kept = contacts[one];
    contacts[one] = contacts[other];
    contacts[other] = kept;
  }
}
