package org.trackwalk.eclipse.ui.survey;

/** What becomes of a game's scene file that lies among the meshes. */
public enum SceneUse {
  /** It is told of; the meshes count as they lie. */
  LEFT,
  /** It says what stands where, if there is one. */
  TAKEN,
  /** It is what was asked for; nothing else will do. */
  ASKED
}
