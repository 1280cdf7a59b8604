package org.trackwalk.eclipse.viewer.state;

/** What has changed in a {@link ViewState}. */
public enum Change {
  /** Another level, or the same after another check. */
  SCENE,
  /** What is shown. */
  OPTIONS,
  /** Materials and pictures have been read, or are gone. */
  LOOK,
  /** Which pieces are hidden. */
  PIECES,
  /** What is selected. */
  SELECTION,
  /** Lines and notes that others lay over the level. */
  OVERLAYS
}
