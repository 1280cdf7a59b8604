package org.trackwalk.eclipse.core.marker;

import java.util.List;

/** The types of markers that findings become (docs/eclipse.md). */
public final class MarkerTypes {

  /** Above all others; no marker is of this very type. */
  public static final String PROBLEM = "org.trackwalk.problem";

  /** What the last check does not find any more; not below {@link #PROBLEM}. */
  public static final String FIXED = "org.trackwalk.fixed";

  /** Rules of the group edge. */
  public static final String INTERNAL_EDGE = PROBLEM + ".internalEdge";

  /** Rules of the group cliff. */
  public static final String CLIFF = PROBLEM + ".cliff";

  /** Rules of the groups boundary and seam. */
  public static final String BOUNDARY_EDGE = PROBLEM + ".boundaryEdge";

  /** Rules of the group weld. */
  public static final String WELD = PROBLEM + ".weld";

  /** Rules of the groups topology, quality, normal. */
  public static final String TOPOLOGY = PROBLEM + ".topology";

  /** Rules of the groups ride, probe, overlap, level. */
  public static final String RIDE = PROBLEM + ".ride";

  /** Rules of the groups import and meta, and files that cannot be read. */
  public static final String IMPORT = PROBLEM + ".import";

  private MarkerTypes() {}

  /** All types that markers are of. */
  public static List<String> all() {
    return List.of(INTERNAL_EDGE, CLIFF, BOUNDARY_EDGE, WELD, TOPOLOGY, RIDE, IMPORT);
  }

  /** The type for the findings of a rule, by its group; {@link #TOPOLOGY} for an unknown group. */
  public static String ofRule(String rule) {
    int dot = rule.indexOf('.');
    return switch (dot < 0 ? rule : rule.substring(0, dot)) {
      case "edge" -> INTERNAL_EDGE;
      case "cliff" -> CLIFF;
      case "boundary", "seam" -> BOUNDARY_EDGE;
      case "weld" -> WELD;
      case "ride", "probe", "overlap", "level" -> RIDE;
      case "import", "meta" -> IMPORT;
      default -> TOPOLOGY;
    };
  }
}
