package org.trackwalk.mesh.level;

/** The unit of a file's coordinates. */
public enum LengthUnit {
  METRE("m", 1.0),
  CENTIMETRE("cm", 0.01),
  MILLIMETRE("mm", 0.001),
  FOOT("ft", 0.3048),
  INCH("in", 0.0254);

  private final String id;
  private final double metres;

  LengthUnit(String id, double metres) {
    this.id = id;
    this.metres = metres;
  }

  /** The name that the command line and the manifest use: {@code m}, {@code cm}, … */
  public String id() {
    return id;
  }

  /** Metres per unit. */
  public double metres() {
    return metres;
  }
}
