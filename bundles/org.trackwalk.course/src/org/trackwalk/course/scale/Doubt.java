package org.trackwalk.course.scale;

import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
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

  /** What {@link #value} is of. */
  public String measure() {
    return kind == Kind.AXIS ? "facing along another axis" : "width";
  }

  /** Takes a copy of the list. */
  public Doubt {
    readings = List.copyOf(readings);
  }

  /**
   * Whether a later reading makes so much more usual a road than the first that only the designer
   * can say which is right.
   */
  public boolean undecided() {
    return readings.stream()
        .anyMatch(r -> SizeLimits.FAR_NEARER * r.offUsual() < readings.get(0).offUsual());
  }

  /** What to do, with every reading that makes sense; for a designer. */
  public String advice() {
    if (readings.isEmpty()) {
      return "Compare it with something of a known size in the modelling tool, apply the object's"
          + " scale and export again; or say \"units\" in the manifest.";
    }
    Reading first = readings.get(0);
    if (kind == Kind.AXIS) {
      return advice(first.up());
    }
    String which = readings.size() > 1 ? ", whichever gives the width in the modelling tool" : "";
    if (first.unit() == null) {
      String factors = either(r -> r.unit() == null, r -> UnitWords.factor(r.factor()));
      return String.format(
          Locale.ROOT,
          "Export with a scale of %s%s (Blender: Scale in the export dialog), or put \"scale\": %s"
              + " beside the file in the manifest's pieces.",
          factors,
          which,
          factors);
    }
    Predicate<Reading> units = r -> r.unit() != null;
    return "Read it with "
        + either(units, r -> "--units " + r.unit().id())
        + which
        + (which.isEmpty() ? ", or put " : "; or put ")
        + either(units, r -> "\"units\": \"" + r.unit().id() + "\"")
        + " into the manifest (trackwalk init writes one)."
        + (first.unit() == LengthUnit.METRE
            ? ""
            : " In Blender: export with Scale "
                + either(units, r -> UnitWords.factor(r.unit().metres()))
                + ".");
  }

  /** {@code 100 or 1000}: the readings of a kind, the likeliest first. */
  private String either(Predicate<Reading> kind, Function<Reading, String> words) {
    return readings.stream().filter(kind).map(words).collect(Collectors.joining(" or "));
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
}
