package org.trackwalk.contact.candidate;

/** Why a triangle near a probe is, or is not, a contact. */
public enum Reason {
  /** Has no area: no side, no normal. */
  WITHOUT_AREA("ignored.without-area", false),
  /** One-sided, and the centre is strictly behind its plane (seed 000, 4a). */
  BEHIND("ignored.behind", false),
  /** Farther than radius plus contact distance (seed 000, figure 1). */
  TOO_FAR("ignored.too-far", false),
  /** A face contact: always kept (seed 000, 4a). */
  FACE("kept.face", true),
  /** No triangle that came before holds the edge or vertex. */
  FEATURE_FREE("kept.feature-free", true),
  /** The method keeps every candidate. */
  EVERY_CANDIDATE("kept.every-candidate", true),
  /** A triangle that came before holds the edge (seed 000, figure 4). */
  EDGE_VOIDED("voided.edge", false),
  /** A triangle that came before holds the vertex (seed 000, figure 6). */
  VERTEX_VOIDED("voided.vertex", false);

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
