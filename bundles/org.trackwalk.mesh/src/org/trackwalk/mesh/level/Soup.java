package org.trackwalk.mesh.level;

/**
 * Triangles that share no vertex in their file, as in STL: each corner is a stored vertex of its
 * own. Corners with the same bits are kept once, or a few times where they stand far apart; the
 * vertices as stored are made when somebody asks for them, which few do.
 */
final class Soup {

  private final MeshArray<float[]> points;
  private final MeshArray<int[]> corners;
  private float[] positions;
  private int[] triangles;

  /**
   * @param points xyz triples, each some corner's
   * @param corners per corner an index into them
   */
  Soup(MeshArray<float[]> points, MeshArray<int[]> corners) {
    this.points = points;
    this.corners = corners;
  }

  MeshArray<float[]> points() {
    return points;
  }

  MeshArray<int[]> corners() {
    return corners;
  }

  /** The same on a shelf. */
  Soup shelved(MeshShelf shelf) {
    return new Soup(MeshArray.shelved(points, shelf::put), MeshArray.shelved(corners, shelf::put));
  }

  /** xyz triples, one per corner; always the same array. */
  synchronized float[] positions() {
    if (positions == null) {
      float[] xyz = points.get();
      int[] at = corners.get();
      positions = new float[3 * at.length];
      for (int c = 0; c < at.length; c++) {
        System.arraycopy(xyz, 3 * at[c], positions, 3 * c, 3);
      }
    }
    return positions;
  }

  /** The numbers of the corners one after the other; always the same array. */
  synchronized int[] triangles() {
    if (triangles == null) {
      triangles = new int[corners.length()];
      for (int c = 0; c < triangles.length; c++) {
        triangles[c] = c;
      }
    }
    return triangles;
  }
}
