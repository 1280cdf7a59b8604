package org.trackwalk.contact.collide;

/**
 * How contacts of two surfaces are made (ArtiSynth Modeling Guide, 8.4).
 *
 * @param method which contacts
 * @param collider how regions and depths are found
 * @param vertices whose vertices count
 * @param cells along the longest side of a distance grid
 * @param spacing edge of its cells, metres; 0 when cells decide
 */
public record ContactSettings(
    Method method, ColliderKind collider, Vertices vertices, int cells, double spacing) {

  /** Cells along a body's longest side unless a user says otherwise. */
  public static final int CELLS = 40;

  /** Which contacts there are. */
  public enum Method {
    /** Of each contour the corners of its perimeter's hull, with one normal and one depth. */
    CONTOUR_REGION("contour-region"),
    /** Each vertex that is behind the other surface, with the way to its nearest point. */
    VERTEX_PENETRATION("vertex-penetration"),
    /** The same, and edges that pass through each other with no vertex in between. */
    VERTEX_EDGE("vertex-edge"),
    /** None. */
    INACTIVE("inactive");

    private final String id;

    Method(String id) {
      this.id = id;
    }

    /** As users type it. */
    public String id() {
      return id;
    }
  }

  /** How regions and depths are found. */
  public enum ColliderKind {
    /** Contours and the regions between them; a contour that ends at a border has none. */
    CONTOURS("contours"),
    /** Pairs of triangles, and each vertex by its distance: borders end nothing. */
    TRIANGLES("triangles"),
    /** A grid of distances around a closed body: no regions. */
    DISTANCE_GRID("distance-grid");

    private final String id;

    ColliderKind(String id) {
      this.id = id;
    }

    /** As users type it. */
    public String id() {
      return id;
    }
  }

  /** Whose vertices count. */
  public enum Vertices {
    /** Those of the first, as between two rigid bodies. */
    AUTO("auto"),
    /** Those of the first. */
    FIRST("first"),
    /** Those of the second. */
    SECOND("second"),
    /** Those of both. */
    BOTH("both");

    private final String id;

    Vertices(String id) {
      this.id = id;
    }

    /** As users type it. */
    public String id() {
      return id;
    }

    boolean of(boolean first) {
      return this == BOTH || (first ? this != SECOND : this == SECOND);
    }

    /** The same when first and second are named the other way round. */
    public Vertices turned() {
      return switch (this) {
        case FIRST -> SECOND;
        case SECOND -> FIRST;
        default -> this;
      };
    }
  }

  /** Why a method cannot be had from a collider, for a user; empty when it can. */
  public String problem() {
    if (collider == ColliderKind.DISTANCE_GRID
        && method != Method.VERTEX_PENETRATION
        && method != Method.INACTIVE) {
      return "a distance grid knows no regions: with the collider distance-grid the method is"
          + " vertex-penetration";
    }
    if (collider == ColliderKind.TRIANGLES && method == Method.VERTEX_EDGE) {
      return "vertex-edge needs regions: with it the collider is contours";
    }
    return "";
  }

  /** The same with what is said of a pair of pieces; null leaves it. */
  public ContactSettings with(Method other, Vertices whose) {
    return new ContactSettings(
        other == null ? method : other, collider, whose == null ? vertices : whose, cells, spacing);
  }
}
