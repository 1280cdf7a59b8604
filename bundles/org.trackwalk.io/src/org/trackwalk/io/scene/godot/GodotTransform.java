package org.trackwalk.io.scene.godot;

import org.trackwalk.io.placement.Placement;

/** Transforms as Godot writes them, as 12 doubles in three rows of four. */
final class GodotTransform {

  /**
   * The 24 orientations of a cell in a grid map, by number: what the x, y and z axis of the level
   * take from the mesh. Number 1 is a quarter turn about z: x takes -y, y takes x.
   */
  private static final String[] ORIENTATIONS = {
    "+x+y+z", "-y+x+z", "-x-y+z", "+y-x+z", "+x-z+y", "+z+x+y", "-x+z+y", "-z-x+y",
    "+x-y-z", "+y+x-z", "-x+y-z", "-y-x-z", "+x+z-y", "-z+x-y", "-x-z-y", "+z-x-y",
    "+z+y-x", "-y+z-x", "-z-y-x", "+y-z-x", "+z-y+x", "+y+z+x", "-z+y+x", "-y-z+x"
  };

  /** How many orientations a cell can have. */
  static final int CELL_ORIENTATIONS = 24;

  private GodotTransform() {}

  /**
   * {@code Transform3D(…)} or {@code Transform(…)}: nine numbers row by row, then the move.
   *
   * @return null when it is neither
   */
  static double[] of(GodotCall call) {
    if (call == null || !call.name().equals("Transform3D") && !call.name().equals("Transform")) {
      return null;
    }
    double[] n = call.numbers(12);
    if (n == null) {
      return null;
    }
    return new double[] {n[0], n[1], n[2], n[9], n[3], n[4], n[5], n[10], n[6], n[7], n[8], n[11]};
  }

  /** A cell's orientation, scaled, and its place. */
  static double[] cell(int orientation, double scale, double x, double y, double z) {
    double[] rows = Placement.identity();
    double[] move = {x, y, z};
    String axes = ORIENTATIONS[orientation];
    for (int row = 0; row < 3; row++) {
      for (int column = 0; column < 3; column++) {
        boolean taken = axes.charAt(2 * row + 1) == 'x' + column;
        double sign = axes.charAt(2 * row) == '-' ? -scale : scale;
        rows[4 * row + column] = taken ? sign : 0;
      }
      rows[4 * row + 3] = move[row];
    }
    return rows;
  }

  /** The same in all directions. */
  static double[] scale(double x, double y, double z) {
    return Placement.of(null, null, new double[] {x, y, z});
  }
}
