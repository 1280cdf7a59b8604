package org.trackwalk.course.marker;

/** What a marked place is for. */
public enum MarkerKind {
  /** A place on the grid, or where a fast lap begins. */
  START("start"),
  /** A place in the pits. */
  PIT("pit"),
  /** A line across the road, from pole to pole. */
  GATE("gate"),
  /** Sounds, crews and whatever else a game names. */
  OTHER("other marker");

  private final String title;

  MarkerKind(String title) {
    this.title = title;
  }

  /** As legends name it. */
  public String title() {
    return title;
  }
}
