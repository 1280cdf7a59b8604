package org.trackwalk.contact.csv;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.trackwalk.contact.shape.Box;
import org.trackwalk.contact.shape.Capsule;
import org.trackwalk.contact.shape.ConvexShape;
import org.trackwalk.contact.shape.Cylinder;
import org.trackwalk.contact.shape.Sphere;

/** What the columns of a probe file say that its probes are (docs/contacts.md). */
enum ProbeKind {
  SPHERE(false, "radius"),
  BOX(true, "hx", "hy", "hz"),
  CAPSULE(true, "radius", "halfHeight"),
  WHEEL(true, "radius", "halfWidth"),
  /** Its size comes from a mesh. */
  HULL(true);

  static final List<String> CENTRE = List.of("x", "y", "z");
  static final List<String> ROTATION = List.of("qx", "qy", "qz", "qw");

  private final boolean turns;
  private final List<String> sizes;

  ProbeKind(boolean turns, String... sizes) {
    this.turns = turns;
    this.sizes = List.of(sizes);
  }

  /** The columns of a header in full: centre, sizes, rotation. */
  List<String> columns() {
    List<String> all = new ArrayList<>(CENTRE);
    all.addAll(sizes);
    if (turns) {
      all.addAll(ROTATION);
    }
    return all;
  }

  /** The columns that say how large a probe is. */
  List<String> sizes() {
    return sizes;
  }

  /** True when probes of this kind may be turned; a rotation may be left out as a whole. */
  boolean turns() {
    return turns;
  }

  /** The kind that needs just these size columns; null when there is none. */
  static ProbeKind of(List<String> sizes) {
    for (ProbeKind kind : values()) {
      if (kind.sizes.size() == sizes.size() && sizes.containsAll(kind.sizes)) {
        return kind;
      }
    }
    return null;
  }

  /** Names of all size columns, each once. */
  static List<String> allSizes() {
    return Arrays.stream(values()).flatMap(k -> k.sizes.stream()).distinct().toList();
  }

  /** The headers that a file may have, for messages. */
  static String headers() {
    List<String> texts = new ArrayList<>();
    for (ProbeKind kind : values()) {
      texts.add(
          String.join(",", kind.columns())
              + " ("
              + kind.name().toLowerCase(Locale.ROOT)
              + (kind == BOX ? "es)" : "s)"));
    }
    return String.join("; ", texts);
  }

  /**
   * A shape of this kind.
   *
   * @param metres in the order of {@link #sizes}, above zero
   * @throws IllegalStateException for a hull
   */
  ConvexShape shape(double[] metres) {
    return switch (this) {
      case SPHERE -> new Sphere(metres[0]);
      case BOX -> new Box(metres[0], metres[1], metres[2]);
      case CAPSULE -> new Capsule(metres[0], metres[1]);
      case WHEEL -> new Cylinder(metres[0], metres[1]);
      case HULL -> throw new IllegalStateException("a hull comes from a mesh");
    };
  }
}
