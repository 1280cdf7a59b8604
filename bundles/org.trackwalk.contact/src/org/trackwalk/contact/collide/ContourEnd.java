package org.trackwalk.contact.collide;

/** What ends a contour that does not close. */
public enum ContourEnd {
  /** A border of the first surface. */
  BORDER_OF_FIRST("border-of-a"),
  /** A border of the second surface. */
  BORDER_OF_SECOND("border-of-b"),
  /** An edge of more than two triangles. */
  FORK("fork");

  private final String id;

  ContourEnd(String id) {
    this.id = id;
  }

  /** As reports write it. */
  public String id() {
    return id;
  }
}
