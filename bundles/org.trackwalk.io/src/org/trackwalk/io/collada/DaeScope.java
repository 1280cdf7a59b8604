package org.trackwalk.io.collada;

import org.trackwalk.io.placement.Placement;
import org.trackwalk.mesh.level.LengthUnit;
import org.trackwalk.mesh.level.UpAxis;

/**
 * What an {@code asset} says of the coordinates of everything beside it.
 *
 * @param metres length of a unit
 * @param up the axis that points up
 */
record DaeScope(double metres, UpAxis up) {

  /** What holds where a file says nothing (1.4.1 specification, chapter 5, "asset"). */
  static final DaeScope DEFAULT = new DaeScope(1, UpAxis.Y);

  /** From coordinates of this scope to those of another: 12 doubles. */
  double[] into(DaeScope other) {
    if (equals(other)) {
      return Placement.identity();
    }
    double[] rows = Placement.compose(fromY(other.up), toY(up));
    double factor = metres / other.metres;
    for (int i = 0; i < rows.length; i++) {
      rows[i] = rows[i] * factor + 0.0;
    }
    return rows;
  }

  /** The unit whose length it is, as a float tells lengths apart; null when it is none of ours. */
  LengthUnit unit() {
    for (LengthUnit unit : LengthUnit.values()) {
      if ((float) unit.metres() == (float) metres) {
        return unit;
      }
    }
    return null;
  }

  private static double[] toY(UpAxis axis) {
    return switch (axis) {
      case X -> new double[] {0, -1, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0};
      case Y -> Placement.identity();
      case Z -> new double[] {1, 0, 0, 0, 0, 0, 1, 0, 0, -1, 0, 0};
    };
  }

  private static double[] fromY(UpAxis axis) {
    return switch (axis) {
      case X -> new double[] {0, 1, 0, 0, -1, 0, 0, 0, 0, 0, 1, 0};
      case Y -> Placement.identity();
      case Z -> new double[] {1, 0, 0, 0, 0, 0, -1, 0, 0, 1, 0, 0};
    };
  }
}
