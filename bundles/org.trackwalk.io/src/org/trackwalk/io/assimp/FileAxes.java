package org.trackwalk.io.assimp;

import java.util.Map;
import org.trackwalk.io.importer.ImportRequest;
import org.trackwalk.io.placement.Placement;
import org.trackwalk.mesh.level.LengthUnit;
import org.trackwalk.mesh.level.UpAxis;

/**
 * Which axis of a file points up and how long its unit is, as the file says it, else as its format
 * has it.
 *
 * @param up axis
 * @param unit of length
 * @param placement what axis and unit leave: a signed swap of axes, or a unit that has no name
 */
record FileAxes(UpAxis up, LengthUnit unit, double[] placement) {

  /** FBX states its unit in centimetres. */
  private static final double CENTIMETRE = 0.01;

  /**
   * How far a stated unit may be from one with a name and still be it: FBX files hold 2.54 as
   * 2.5399999618530273 and the like, the nearest float.
   */
  private static final double UNIT_SLACK = 1e-6;

  /**
   * The axes and the unit of a file.
   *
   * @param numbers metadata of the file
   */
  static FileAxes of(AssimpFormat format, Map<String, Double> numbers, ImportRequest request) {
    if (format != AssimpFormat.FBX) {
      return new FileAxes(
          request.upOr(format.up()), request.unitOr(format.unit()), Placement.identity());
    }
    double[] placement = Placement.identity();
    UpAxis up = request.up();
    if (up == null) {
      double[] axes = axes(numbers);
      up = axes == null ? format.up() : upAxis(axes);
      placement = axes == null ? placement : rest(axes, up);
    }
    LengthUnit unit = request.unit();
    if (unit == null) {
      double factor = numbers.getOrDefault("UnitScaleFactor", 1.0);
      // A file of a unit without length says nothing; taken at its word it would be a point.
      double metres = (factor > 0 && Double.isFinite(factor) ? factor : 1) * CENTIMETRE;
      unit = named(metres);
      if (unit == null) {
        unit = LengthUnit.METRE;
        scale(placement, metres);
      }
    }
    return new FileAxes(up, unit, placement);
  }

  /**
   * The level's axes in those of the file: rows right, up, front, each with one entry 1 or -1; null
   * when the file names an axis twice.
   */
  private static double[] axes(Map<String, Double> numbers) {
    double[] rows = new double[12];
    boolean[] taken = new boolean[3];
    String[] names = {"CoordAxis", "UpAxis", "FrontAxis"};
    double[] habits = {0, 1, 2};
    for (int row = 0; row < 3; row++) {
      int axis = numbers.getOrDefault(names[row], habits[row]).intValue();
      double sign = numbers.getOrDefault(names[row] + "Sign", 1.0);
      if (axis < 0 || axis > 2 || taken[axis] || sign != 1 && sign != -1) {
        return null;
      }
      taken[axis] = true;
      rows[4 * row + axis] = sign;
    }
    return rows;
  }

  private static UpAxis upAxis(double[] axes) {
    return axes[4] != 0 ? UpAxis.X : axes[5] != 0 ? UpAxis.Y : UpAxis.Z;
  }

  /** What has to be done before the swap of the axis that is up gives the axes. */
  private static double[] rest(double[] axes, UpAxis up) {
    double[] back =
        switch (up) {
          case X -> new double[] {0, 1, 0, 0, -1, 0, 0, 0, 0, 0, 1, 0};
          case Y -> Placement.identity();
          case Z -> new double[] {1, 0, 0, 0, 0, 0, -1, 0, 0, 1, 0, 0};
        };
    return Placement.compose(back, axes);
  }

  private static LengthUnit named(double metres) {
    for (LengthUnit unit : LengthUnit.values()) {
      if (Math.abs(metres - unit.metres()) <= UNIT_SLACK * unit.metres()) {
        return unit;
      }
    }
    return null;
  }

  private static void scale(double[] placement, double factor) {
    for (int i = 0; i < placement.length; i++) {
      placement[i] *= factor;
    }
  }
}
