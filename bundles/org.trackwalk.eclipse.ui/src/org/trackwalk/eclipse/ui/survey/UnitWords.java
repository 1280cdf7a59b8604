package org.trackwalk.eclipse.ui.survey;

import org.trackwalk.mesh.level.LengthUnit;
import org.trackwalk.mesh.level.UpAxis;

/** Units and axes as people say them. */
public final class UnitWords {

  private UnitWords() {}

  /** In the plural. */
  public static String of(LengthUnit unit) {
    return switch (unit) {
      case METRE -> "metres";
      case CENTIMETRE -> "centimetres";
      case MILLIMETRE -> "millimetres";
      case FOOT -> "feet";
      case INCH -> "inches";
    };
  }

  /** {@code up Y}, or that files differ. */
  public static String up(UpAxis axis) {
    return axis == null ? "different up axes" : "up " + axis.name();
  }
}
