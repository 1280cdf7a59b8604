package org.trackwalk.mesh.level;

/**
 * Where the {@linkplain Piece#points points} of a piece lie in the level; those whose place is not
 * finite are left out.
 *
 * @param minX metres, Y up, as all others; infinite, as max is the other way, where there are none
 * @param points how many there are
 */
public record PlacedBox(
    double minX, double minY, double minZ, double maxX, double maxY, double maxZ, int points) {

  static PlacedBox of(Piece piece) {
    double minX = Double.POSITIVE_INFINITY;
    double minY = Double.POSITIVE_INFINITY;
    double minZ = Double.POSITIVE_INFINITY;
    double maxX = Double.NEGATIVE_INFINITY;
    double maxY = Double.NEGATIVE_INFINITY;
    double maxZ = Double.NEGATIVE_INFINITY;
    int points = 0;
    float[] p = piece.points();
    float[] at = new float[3];
    for (int v = 0; v < p.length; v += 3) {
      piece.frame().place(p[v], p[v + 1], p[v + 2], at, 0);
      if (Float.isFinite(at[0]) && Float.isFinite(at[1]) && Float.isFinite(at[2])) {
        minX = Math.min(minX, at[0]);
        minY = Math.min(minY, at[1]);
        minZ = Math.min(minZ, at[2]);
        maxX = Math.max(maxX, at[0]);
        maxY = Math.max(maxY, at[1]);
        maxZ = Math.max(maxZ, at[2]);
        points++;
      }
    }
    return new PlacedBox(minX, minY, minZ, maxX, maxY, maxZ, points);
  }
}
