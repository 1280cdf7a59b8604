package org.trackwalk.mesh.level;

/**
 * Triangles that share no vertex in their file, as in STL: each corner is a stored vertex of its
 * own. Corners with the same bits are kept once, or a few times where they stand far apart; the
 * vertices as stored are made when somebody asks for them, which few do.
 */
final class Soup {

  private final float[] points;
  private final int[] corners;
  private float[] positions;
  private int[] triangles;

  /**
   * @param points xyz triples, each some corner's
   * @param corners per corner an index into them
   */
  Soup(float[] points, int[] corners) {
    this.points = points;
    this.corners = corners;
  }

  float[] points() {
    return points;
  }

  int[] corners() {
    return corners;
  }

  /** xyz triples, one per corner; always the same array. */
  synchronized float[] positions() {
    if (positions == null) {
      positions = new float[3 * corners.length];
      for (int c = 0; c < corners.length; c++) {
        System.arraycopy(points, 3 * corners[c], positions, 3 * c, 3);
      }
    }
    return positions;
  }

  /** The numbers of the corners one after the other; always the same array. */
  synchronized int[] triangles() {
    if (triangles == null) {
      triangles = new int[corners.length];
      for (int c = 0; c < corners.length; c++) {
        triangles[c] = c;
      }
    }
    return triangles;
  }
}
