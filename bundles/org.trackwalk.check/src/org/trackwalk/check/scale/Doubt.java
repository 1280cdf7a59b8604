package org.trackwalk.check.scale;

import java.util.List;
import java.util.Locale;
import org.trackwalk.mesh.level.LengthUnit;
import org.trackwalk.mesh.level.UpAxis;

/**
 * Something that speaks against a level's unit or axis.
 *
 * @param kind of what
 * @param words one sentence with the numbers, for a designer
 * @param readings ways to read it that make sense, the likeliest first; may be empty
 * @param value what was measured
 * @param unit of the value, {@code m} or {@code %}
 * @param limit that the value passed
 * @param at a place to look at, level coordinates, three doubles
 */
public record Doubt(
    Kind kind,
    String words,
    List<Reading> readings,
    double value,
    String unit,
    double limit,
    double[] at) {

  /** What is doubted. */
  public enum Kind {
    /** The unit of the whole level. */
    UNIT,
    /** The axis that points up, of the whole level. */
    AXIS
  }

  /** Takes a copy of the list. */
  public Doubt {
    readings = List.copyOf(readings);
  }

  /** What to do, with the likeliest reading; for a designer. */
  public String advice() {
    if (readings.isEmpty()) {
      return "Compare it with something of a known size in the modelling tool, apply the object's"
          + " scale and export again; or say \"units\" in the manifest.";
    }
    Reading first = readings.get(0);
    if (kind == Kind.AXIS) {
      return advice(first.up());
    }
    if (first.unit() == null) {
      return String.format(
          Locale.ROOT,
          "Export with a scale of %s (Blender: Scale in the export dialog), or put \"scale\": %s"
              + " beside the file in the manifest's pieces.",
          UnitWords.factor(first.factor()),
          UnitWords.factor(first.factor()));
    }
    return advice(first.unit());
  }

  private static String advice(UpAxis up) {
    String id = up.id();
    return "Read it with --up "
        + id
        + ", or put \"up\": \""
        + id
        + "\" into the manifest (trackwalk init writes one). In Blender: export with Up: Y and"
        + " Forward: -Z for OBJ and FBX, Up: Z for STL and PLY.";
  }

  private static String advice(LengthUnit unit) {
    String id = unit.id();
    return "Read it with --units "
        + id
        + ", or put \"units\": \""
        + id
        + "\" into the manifest (trackwalk init writes one)."
        + (unit == LengthUnit.METRE
            ? ""
            : " In Blender: export with Scale " + UnitWords.factor(unit.metres()) + ".");
  }
}
