package org.trackwalk.mesh.level;

import java.util.Arrays;

/**
 * How a piece's stored coordinates become level coordinates: first the placement in the file's own
 * axes and units (3 x 4, row major), then the unit, then the axis swap. The level is in metres,
 * right-handed, Y up.
 *
 * <p>A frame is also half of a vertex's identity (P. Terdiman, Contact generation for meshes,
 * chapter 6; docs/conventions.md): inside one frame the stored bits are compared, between frames
 * the placed position. Two frames are equal when placement, axis and unit are bitwise equal.
 */
public final class Frame {

  private static final double[] IDENTITY = {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0};

  /** Y up, metres, not moved: stored and placed coordinates are the same floats. */
  public static final Frame LEVEL = new Frame(IDENTITY, UpAxis.Y, LengthUnit.METRE);

  private final double[] placement;
  private final UpAxis up;
  private final LengthUnit unit;
  private final boolean unmoved;
  private final int hash;

  private Frame(double[] placement, UpAxis up, LengthUnit unit) {
    this.placement = placement;
    this.up = up;
    this.unit = unit;
    this.unmoved = Arrays.equals(placement, IDENTITY);
    this.hash = 31 * (31 * Arrays.hashCode(placement) + up.ordinal()) + unit.ordinal();
  }

  /** The frame of a file whose coordinates are used as they stand. */
  public static Frame of(UpAxis up, LengthUnit unit) {
    return new Frame(IDENTITY, up, unit);
  }

  /**
   * A frame with a placement.
   *
   * @param placement 12 doubles, three rows of four, in the file's own axes and units; -0.0 is
   *     taken as +0.0 so that equal placements are bitwise equal
   * @throws IllegalArgumentException when there are not 12 or one is not finite
   */
  public static Frame of(double[] placement, UpAxis up, LengthUnit unit) {
    if (placement.length != 12) {
      throw new IllegalArgumentException("a placement has 12 numbers, not " + placement.length);
    }
    double[] rows = new double[12];
    for (int i = 0; i < 12; i++) {
      if (!Double.isFinite(placement[i])) {
        throw new IllegalArgumentException("number " + (i + 1) + " of the placement is not finite");
      }
      rows[i] = placement[i] + 0.0;
    }
    return new Frame(rows, up, unit);
  }

  /** The axis of the file that points up. */
  public UpAxis up() {
    return up;
  }

  /** The unit of the file's coordinates. */
  public LengthUnit unit() {
    return unit;
  }

  /** A copy of the placement, 12 doubles, three rows of four. */
  public double[] placement() {
    return placement.clone();
  }

  /** True when the placement is the identity: the piece stands where its file says. */
  public boolean unmoved() {
    return unmoved;
  }

  /** True when stored coordinates are level coordinates, but for the sign of zeros. */
  public boolean sameAsLevel() {
    return unmoved && up == UpAxis.Y && unit == LengthUnit.METRE;
  }

  /** True when the placement mirrors: the winding of triangles must be turned around. */
  public boolean mirrors() {
    double[] m = placement;
    double determinant =
        m[0] * (m[5] * m[10] - m[6] * m[9])
            - m[1] * (m[4] * m[10] - m[6] * m[8])
            + m[2] * (m[4] * m[9] - m[5] * m[8]);
    return determinant < 0;
  }

  /**
   * Places stored positions in the level: computed in double from the float inputs, rounded once,
   * zeros made +0.0.
   *
   * <p>Where the placement is the identity, or only swaps, mirrors and scales by powers of two, the
   * result is the float nearest to the true position in metres; in metres it is the stored number
   * itself. Any other placement costs a few double steps, 1e-16 of the largest product, before the
   * one rounding: the result is the nearest float or, where the true position lies that close to
   * the middle of two, the other one.
   *
   * @param stored xyz triples as stored
   * @return xyz triples in metres, Y up; a new array of the same length
   */
  public float[] place(float[] stored) {
    float[] placed = new float[stored.length];
    for (int i = 0; i + 2 < stored.length; i += 3) {
      place(stored[i], stored[i + 1], stored[i + 2], placed, i);
    }
    return placed;
  }

  /** Places one stored position and writes it to {@code out[at .. at+2]}. */
  public void place(float x, float y, float z, float[] out, int at) {
    double px = x;
    double py = y;
    double pz = z;
    if (!unmoved) {
      double[] m = placement;
      px = m[0] * x + m[1] * y + m[2] * z + m[3];
      py = m[4] * x + m[5] * y + m[6] * z + m[7];
      pz = m[8] * x + m[9] * y + m[10] * z + m[11];
    }
    if (unit != LengthUnit.METRE) {
      px = unit.toMetres(px);
      py = unit.toMetres(py);
      pz = unit.toMetres(pz);
    }
    switch (up) {
      case X -> write(out, at, -py, px, pz);
      case Y -> write(out, at, px, py, pz);
      case Z -> write(out, at, px, pz, -py);
    }
  }

  /**
   * Places a stored normal: as a plane is placed, by the cofactors of the placement, so that it
   * stays perpendicular under uneven scales and on the outer side where the placement mirrors. Not
   * of unit length.
   *
   * @param out filled with three doubles, Y up
   */
  public void placeNormal(double x, double y, double z, double[] out) {
    double nx = x;
    double ny = y;
    double nz = z;
    if (!unmoved) {
      double[] m = placement;
      double side = mirrors() ? -1 : 1;
      nx =
          side
              * ((m[5] * m[10] - m[6] * m[9]) * x
                  + (m[6] * m[8] - m[4] * m[10]) * y
                  + (m[4] * m[9] - m[5] * m[8]) * z);
      ny =
          side
              * ((m[2] * m[9] - m[1] * m[10]) * x
                  + (m[0] * m[10] - m[2] * m[8]) * y
                  + (m[1] * m[8] - m[0] * m[9]) * z);
      nz =
          side
              * ((m[1] * m[6] - m[2] * m[5]) * x
                  + (m[2] * m[4] - m[0] * m[6]) * y
                  + (m[0] * m[5] - m[1] * m[4]) * z);
    }
    out[0] = (up == UpAxis.X ? -ny : nx) + 0.0;
    out[1] = (up == UpAxis.X ? nx : up == UpAxis.Z ? nz : ny) + 0.0;
    out[2] = (up == UpAxis.Z ? -ny : nz) + 0.0;
  }

  /**
   * Turns a level position into the axes and units of the file, without its placement: what the
   * designer sees in the modelling tool's world coordinates.
   *
   * @return a new array of three
   */
  public double[] toFileAxes(double x, double y, double z) {
    double fx = unit.ofMetres(x) + 0.0;
    double fy = unit.ofMetres(y) + 0.0;
    double fz = unit.ofMetres(z) + 0.0;
    return switch (up) {
      case X -> new double[] {fy, 0.0 - fx, fz};
      case Y -> new double[] {fx, fy, fz};
      case Z -> new double[] {fx, 0.0 - fz, fy};
    };
  }

  /** The inverse of {@link #toFileAxes}: from the file's world axes and units to the level's. */
  public double[] fromFileAxes(double x, double y, double z) {
    double mx = unit.toMetres(x) + 0.0;
    double my = unit.toMetres(y) + 0.0;
    double mz = unit.toMetres(z) + 0.0;
    return switch (up) {
      case X -> new double[] {0.0 - my, mx, mz};
      case Y -> new double[] {mx, my, mz};
      case Z -> new double[] {mx, mz, 0.0 - my};
    };
  }

  private static void write(float[] out, int at, double x, double y, double z) {
    out[at] = (float) x + 0.0f;
    out[at + 1] = (float) y + 0.0f;
    out[at + 2] = (float) z + 0.0f;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Frame f
        && up == f.up
        && unit == f.unit
        && Arrays.equals(placement, f.placement);
  }

  @Override
  public int hashCode() {
    return hash;
  }

  @Override
  public String toString() {
    return up.id()
        + " up, "
        + unit.id()
        + (unmoved ? "" : ", placed " + Arrays.toString(placement));
  }
}
