package org.trackwalk.contact.sat;

/** What a separating axis comes from. */
public enum AxisKind {
  FACE_OF_A,
  FACE_OF_B,
  EDGES
}
