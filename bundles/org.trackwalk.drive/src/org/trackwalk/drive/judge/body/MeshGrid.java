package org.trackwalk.drive.judge.body;

import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.model.profile.Bodies;

/**
 * How an engine stores the vertices of one body: as whole numbers over the body's box, so many bits
 * per axis (Jolt, MeshShape: 21). A vertex comes back on the nearest point of that grid, and two
 * bodies have two grids.
 */
public final class MeshGrid {

  private final double[] least;
  private final double[] cell = new double[3];
  private final float[] cells = new float[3];

  private MeshGrid(double[] least, double[] most, int bits) {
    this.least = least;
    double steps = (double) (1L << bits) - 1;
    for (int k = 0; k < 3; k++) {
      cell[k] = (most[k] - least[k]) / steps;
      cells[k] = (float) steps / (float) (most[k] - least[k]);
    }
  }

  /** One grid per piece; pieces of one body share theirs. */
  public static MeshGrid[] of(WeldedSurface surface, Bodies bodies, int bits) {
    int n = surface.pieces().size();
    int[] body = new int[n];
    double[][] least = new double[n][];
    double[][] most = new double[n][];
    for (int i = 0; i < n; i++) {
      body[i] = first(surface, i, bodies);
      least[i] =
          new double[] {
            Double.POSITIVE_INFINITY, Double.POSITIVE_INFINITY, Double.POSITIVE_INFINITY
          };
      most[i] =
          new double[] {
            Double.NEGATIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.NEGATIVE_INFINITY
          };
    }
    float[] p = surface.positions();
    for (int corner = 0; corner < surface.triangles().length; corner++) {
      int b = body[surface.pieceOf(corner / 3)];
      int v = 3 * surface.triangles()[corner];
      for (int k = 0; k < 3; k++) {
        least[b][k] = Math.min(least[b][k], p[v + k]);
        most[b][k] = Math.max(most[b][k], p[v + k]);
      }
    }
    MeshGrid[] grids = new MeshGrid[n];
    for (int i = 0; i < n; i++) {
      int b = body[i];
      grids[i] = b == i ? new MeshGrid(least[b], most[b], bits) : grids[b];
    }
    return grids;
  }

  private static int first(WeldedSurface surface, int piece, Bodies bodies) {
    if (bodies == Bodies.PIECE) {
      return piece;
    }
    String file = surface.pieces().get(piece).file();
    for (int i = 0; i < piece; i++) {
      if (bodies == Bodies.ONE || surface.pieces().get(i).file().equals(file)) {
        return i;
      }
    }
    return piece;
  }

  /**
   * Where a coordinate comes back. Which point of the grid is the nearest is found in single
   * precision, as in the engine: of two vertices a third of a cell apart that decides whether they
   * come back at one.
   */
  public double stored(double value, int axis) {
    if (cell[axis] == 0) {
      return least[axis];
    }
    float steps = ((float) value - (float) least[axis]) * cells[axis] + 0.5f;
    return least[axis] + Math.floor(steps) * cell[axis];
  }
}
