package org.trackwalk.eclipse.core.settings;

/** Who has said a setting; the first that says it wins. */
public enum Origin {
  /** Asked for this once, for instance by <em>Check with profile</em>. */
  REQUEST,
  /** The level's manifest. */
  MANIFEST,
  /** The project: {@code .settings/org.trackwalk.eclipse.core.prefs}, to be kept with the level. */
  PROJECT,
  /** The workspace's preferences. */
  WORKSPACE,
  /** Nobody. */
  DEFAULT
}
