package org.trackwalk.contact.packed;

import org.trackwalk.contact.narrow.BoxSearch;

/**
 * The triangles in reach of one box, flat and reused: what {@code Candidates} holds, with the
 * corners beside it, so that nothing outside the blocks is read. As many as a short list takes.
 */
final class BoxCandidates {

  /** Most triangles; with more the reference is asked. */
  static final int ROOM = 64;

  /** As in {@code Candidates}: metres to whose multiples separations are rounded. */
  private static final double STEP = 0x1p-30;

  int size;
  private double centreX;
  private double centreY;
  private double centreZ;
  final int[] keys = new int[ROOM];
  final int[] features = new int[ROOM];
  final boolean[] behind = new boolean[ROOM];
  final boolean[] twoSided = new boolean[ROOM];

  /** Which corner is lowest. */
  final int[] turns = new int[ROOM];

  final double[] separations = new double[ROOM];

  /** Three vertex ids each, under the scene's identity. */
  final int[] ids = new int[3 * ROOM];

  /** Best axis, then normal of the verdict; three each. */
  final double[] directions = new double[3 * ROOM];

  final double[] normals = new double[3 * ROOM];

  /** Unit normal of the triangle on the side of the centre, three each. */
  final double[] planes = new double[3 * ROOM];

  /** Corners as floats, nine each, and told from the box's centre. */
  final float[] corners = new float[9 * ROOM];

  final double[] relative = new double[9 * ROOM];

  /** Numbers of the candidates by separation, feature (face, vertex, edge), corners, key. */
  final int[] order = new int[ROOM];

  /** Starts over for a box with its centre at a point, metres. */
  void clear(double x, double y, double z) {
    size = 0;
    centreX = x;
    centreY = y;
    centreZ = z;
  }

  /** Adds what a search found. */
  void add(
      int key,
      int feature,
      boolean both,
      BoxSearch found,
      int idA,
      int idB,
      int idC,
      float[] p,
      double[] t,
      int a,
      int b,
      int c) {
    int i = size++;
    keys[i] = key;
    features[i] = feature;
    behind[i] = found.behind;
    turns[i] = found.turn;
    twoSided[i] = both;
    separations[i] = Math.rint(found.separation / STEP) * STEP;
    ids[3 * i] = idA;
    ids[3 * i + 1] = idB;
    ids[3 * i + 2] = idC;
    directions[3 * i] = found.nx;
    directions[3 * i + 1] = found.ny;
    directions[3 * i + 2] = found.nz;
    normals[3 * i] = found.nx;
    normals[3 * i + 1] = found.ny;
    normals[3 * i + 2] = found.nz;
    planes[3 * i] = found.frameX;
    planes[3 * i + 1] = found.frameY;
    planes[3 * i + 2] = found.frameZ;
    for (int axis = 0; axis < 3; axis++) {
      corners[9 * i + axis] = p[3 * a + axis];
      corners[9 * i + 3 + axis] = p[3 * b + axis];
      corners[9 * i + 6 + axis] = p[3 * c + axis];
      relative[9 * i + axis] = t[3 * a + axis];
      relative[9 * i + 3 + axis] = t[3 * b + axis];
      relative[9 * i + 6 + axis] = t[3 * c + axis];
    }
    int at = i;
    while (at > 0 && comesAfter(order[at - 1], i)) {
      order[at] = order[at - 1];
      at--;
    }
    order[at] = i;
  }

  /** True when a candidate holds a vertex. */
  boolean holds(int i, int vertex) {
    return ids[3 * i] == vertex || ids[3 * i + 1] == vertex || ids[3 * i + 2] == vertex;
  }

  private boolean comesAfter(int i, int j) {
    if (separations[i] != separations[j]) {
      return separations[i] > separations[j];
    }
    int byFeature = rank(features[i]) - rank(features[j]);
    if (byFeature == 0) {
      byFeature = compareCorners(i, j);
    }
    return byFeature != 0 ? byFeature > 0 : keys[i] > keys[j];
  }

  /** As in {@code Candidates}: whose corners lie closer around the centre. */
  int compareCorners(int i, int j) {
    for (int rank = 0; rank < 3; rank++) {
      int by = Double.compare(cornerDistance(i, rank), cornerDistance(j, rank));
      if (by != 0) {
        return by;
      }
    }
    return 0;
  }

  private double cornerDistance(int i, int rank) {
    double a = squared(9 * i);
    double b = squared(9 * i + 3);
    double c = squared(9 * i + 6);
    return switch (rank) {
      case 0 -> Math.max(a, Math.max(b, c));
      case 1 -> Math.min(a, Math.min(b, c));
      default -> Math.max(Math.min(a, b), Math.min(Math.max(a, b), c));
    };
  }

  private double squared(int corner) {
    double x = corners[corner] - centreX;
    double y = corners[corner + 1] - centreY;
    double z = corners[corner + 2] - centreZ;
    return x * x + y * y + z * z;
  }

  /** Face, vertex, edge: 0, 1, 2. */
  private static int rank(int feature) {
    return feature == 0 ? 0 : feature >= 4 ? 1 : 2;
  }
}
