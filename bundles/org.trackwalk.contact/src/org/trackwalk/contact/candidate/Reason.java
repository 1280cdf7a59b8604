package org.trackwalk.contact.candidate;

/** Why a triangle near a probe is, or is not, a contact. */
public enum Reason {
  /** Has no area: no side, no normal. */
  WITHOUT_AREA("ignored.without-area", false),
  /**
   * One-sided, and the centre is strictly behind its plane (P. Terdiman, Contact generation for
   * meshes, 4a).
   */
  BEHIND("ignored.behind", false),
  /**
   * Farther than radius plus contact distance (P. Terdiman, Contact generation for meshes, figure
   * 1).
   */
  TOO_FAR("ignored.too-far", false),
  /** A face contact: always kept (P. Terdiman, Contact generation for meshes, 4a). */
  FACE("kept.face", true),
  /** No triangle that came before holds the edge or vertex. */
  FEATURE_FREE("kept.feature-free", true),
  /** The method keeps every candidate. */
  EVERY_CANDIDATE("kept.every-candidate", true),
  /**
   * The render normals at the closest point give the normal (P. Terdiman, Contact generation for
   * meshes, third approach).
   */
  NORMAL_SMOOTHED("kept.smoothed-normal", true),
  /** The smoothed normal leaves the triangle's by more than the limit: the triangle's is used. */
  NORMAL_BEYOND_LIMIT("kept.beyond-limit", true),
  /**
   * The normal lies in the Voronoi region of its edge or corner (E. Coumans, Contact Generation,
   * 2010).
   */
  NORMAL_IN_REGION("kept.in-region", true),
  /**
   * The normal lay outside the Voronoi region and was turned into it (E. Coumans, Contact
   * Generation, 2010).
   */
  NORMAL_TURNED("kept.turned", true),
  /**
   * The edge is flat or bends towards the probe: the triangle's normal (E. Coumans, Contact
   * Generation, 2010, solution 1).
   */
  NORMAL_OF_TRIANGLE("kept.flat-edge", true),
  /** Not exactly one triangle continues the surface over the edge, so nothing is corrected. */
  EDGE_WITHOUT_REGION("kept.no-region", true),
  /** The edge is convex by more than the limit below which engines smooth (Jolt). */
  EDGE_ACTIVE("kept.active-edge", true),
  /**
   * No triangle around lists the edge or vertex as void (P. Terdiman, Contact generation for
   * meshes, reference 3).
   */
  FEATURE_UNLISTED("kept.unlisted", true),
  /** Its feature is voided, but the shape is in its face and goes out the culprit's way. */
  FACE_BELOW("kept.face-below", true),
  /** A triangle that holds its edge or vertex reaches further along its axis. */
  FEATURE_PASSED("voided.passed", false),
  /**
   * A triangle that came before holds the edge (P. Terdiman, Contact generation for meshes, figure
   * 4).
   */
  EDGE_VOIDED("voided.edge", false),
  /**
   * A triangle that came before holds the vertex (P. Terdiman, Contact generation for meshes,
   * figure 6).
   */
  VERTEX_VOIDED("voided.vertex", false),
  /** Triangles that came before hold both ends of the edge, one of them or two (Jolt). */
  EDGE_ENDS_VOIDED("voided.edge-ends", false),
  /**
   * A triangle around lists the edge as void (P. Terdiman, Contact generation for meshes, reference
   * 3).
   */
  EDGE_LISTED("voided.listed-edge", false),
  /** A triangle around, or a kept edge contact, lists the vertex as void. */
  VERTEX_LISTED("voided.listed-vertex", false);

  private final String key;
  private final boolean kept;

  Reason(String key, boolean kept) {
    this.key = key;
    this.kept = kept;
  }

  /** Key of the sentence that the outermost layer says, {@code outcome.cause}. */
  public String key() {
    return key;
  }

  /** True when the candidate is a contact. */
  public boolean kept() {
    return kept;
  }
}
