package org.trackwalk.report.json;

import org.trackwalk.mesh.level.Frame;
import org.trackwalk.mesh.level.LengthUnit;

/**
 * Level coordinates and lengths as a JSON report has them, in the axes and the unit of the level's
 * first file, and back. A quotient rounds, so not every number of metres comes back from the file's
 * unit; {@link #comesBack} says which do, and the writer adds the metres of the others.
 */
final class FileNumbers {

  /**
   * Corners of meshes are of single precision. What comes back as near to such a number as this
   * part of it is that number: some roundings of 2^-53 each, where floats are 2^-24 apart.
   */
  private static final double ROUNDINGS = 0x1p-50;

  private final Frame axes;

  /** Numbers of a level whose report coordinates are in these axes. */
  FileNumbers(Frame axes) {
    this.axes = axes;
  }

  /** Level positions in the file's axes and unit; xyz triples, a new array. */
  double[] toFile(double[] level) {
    double[] file = new double[level.length];
    for (int i = 0; i + 2 < level.length; i += 3) {
      System.arraycopy(axes.toFileAxes(level[i], level[i + 1], level[i + 2]), 0, file, i, 3);
    }
    return file;
  }

  /** The inverse; xyz triples, a new array. */
  double[] toLevel(double[] file) {
    double[] level = new double[file.length];
    for (int i = 0; i + 2 < file.length; i += 3) {
      System.arraycopy(axes.fromFileAxes(file[i], file[i + 1], file[i + 2]), 0, level, i, 3);
    }
    if (axes.unit() != LengthUnit.METRE) {
      for (int i = 0; i < level.length; i++) {
        level[i] = settled(level[i]);
      }
    }
    return level;
  }

  /** A box, least then greatest corner: axis swaps change signs, so the corners are sorted anew. */
  double[] boxToFile(double[] level) {
    return level.length < 6 ? level : sorted(toFile(level));
  }

  /** The inverse. */
  double[] boxToLevel(double[] file) {
    return file.length < 6 ? file : sorted(toLevel(file));
  }

  /** Metres in the file's unit. */
  double toFile(double metres) {
    return metres / axes.unit().metres();
  }

  /** The inverse. */
  double toLevel(double length) {
    return length * axes.unit().metres();
  }

  /** Whether all positions are the same numbers again when they are read. */
  boolean comesBack(double[] level) {
    return same(level, toLevel(toFile(level)));
  }

  /** Whether a box is the same again when it is read. */
  boolean boxComesBack(double[] level) {
    return same(level, boxToLevel(boxToFile(level)));
  }

  /** Whether a length is the same again when it is read. */
  boolean comesBack(double metres) {
    return same(metres, toLevel(toFile(metres)));
  }

  private static boolean same(double[] a, double[] b) {
    for (int i = 0; i < a.length; i++) {
      if (!same(a[i], b[i])) {
        return false;
      }
    }
    return true;
  }

  /** Zeros of both signs are printed alike, and so is whatever is not finite. */
  private static boolean same(double a, double b) {
    return a == b || !(Double.isFinite(a) || Double.isFinite(b));
  }

  private static double settled(double value) {
    double single = (float) value;
    return Math.abs(value - single) <= ROUNDINGS * Math.abs(single) ? single : value;
  }

  private static double[] sorted(double[] corners) {
    double[] box = new double[6];
    for (int k = 0; k < 3; k++) {
      box[k] = Math.min(corners[k], corners[k + 3]);
      box[k + 3] = Math.max(corners[k], corners[k + 3]);
    }
    return box;
  }
}
