package org.trackwalk.examples.draft;

import org.trackwalk.mesh.level.SurfaceClass;

/**
 * A grid of quads that faces up when it is flat: columns run along +x, rows along -z. Vertices are
 * stored row by row, triangles quad by quad.
 *
 * @param mesh the mesh, free to be changed
 * @param columns quads along x
 * @param rows quads along -z
 */
public record Sheet(MeshDraft mesh, int columns, int rows) {

  /**
   * A level sheet.
   *
   * @param x least x
   * @param y its height
   * @param z greatest z, that of row 0
   * @param step size of a quad, metres
   */
  public static Sheet flat(
      String name,
      SurfaceClass surfaceClass,
      double x,
      double y,
      double z,
      int columns,
      int rows,
      double step) {
    MeshDraft mesh = new MeshDraft(name, surfaceClass);
    for (int row = 0; row <= rows; row++) {
      for (int column = 0; column <= columns; column++) {
        mesh.vertex(x + column * step, y, z - row * step);
      }
    }
    Sheet sheet = new Sheet(mesh, columns, rows);
    sheet.fill(name.startsWith("road") ? "asphalt" : "grass");
    return sheet;
  }

  private void fill(String material) {
    for (int row = 0; row < rows; row++) {
      for (int column = 0; column < columns; column++) {
        mesh.quad(
            vertex(row, column),
            vertex(row, column + 1),
            vertex(row + 1, column + 1),
            vertex(row + 1, column),
            material);
      }
    }
  }

  /** Index of a vertex, row 0 to rows and column 0 to columns. */
  public int vertex(int row, int column) {
    return row * (columns + 1) + column;
  }

  /** Index of a triangle as made: half 0 has an edge on the near row, half 1 on the far row. */
  public int triangle(int row, int column, int half) {
    return 2 * (row * columns + column) + half;
  }

  /** Position of a vertex. */
  public float[] position(int row, int column) {
    return mesh.position(vertex(row, column));
  }

  /** Moves all vertices of a row from one column to another, both included. */
  public void shiftRow(int row, int from, int to, double dx, double dy, double dz) {
    for (int column = from; column <= to; column++) {
      float[] p = position(row, column);
      mesh.move(vertex(row, column), p[0] + dx, p[1] + dy, p[2] + dz);
    }
  }

  /** Moves everything. */
  public void shift(double dx, double dy, double dz) {
    for (int row = 0; row <= rows; row++) {
      shiftRow(row, 0, columns, dx, dy, dz);
    }
  }
}
