package org.trackwalk.eclipse.viewer.settings;

/** What a drag of the mouse does to the eye. */
public enum Motion {
  /** Nothing. */
  NONE,
  /** Turns around what was under the cursor. */
  ORBIT,
  /** Moves sideways and up. */
  PAN,
  /** Comes nearer and goes away. */
  ZOOM,
  /** Turns the head; the eye stays. */
  LOOK,
  /** Goes ahead and back over the ground, and turns left and right. */
  WALK
}
