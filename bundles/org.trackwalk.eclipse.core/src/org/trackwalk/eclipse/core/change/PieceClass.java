package org.trackwalk.eclipse.core.change;

/** What a designer says that a piece is for. */
public enum PieceClass {
  /** Where cars are meant to drive. */
  ROAD("road"),
  /** Beside the road. */
  VERGE("verge"),
  /** What stops a car. */
  BARRIER("barrier"),
  /** What no car touches. */
  SCENERY("scenery"),
  /** Drawn, but not there for the game's physics. */
  NOT_COLLIDABLE("not collidable");

  private final String words;

  PieceClass(String words) {
    this.words = words;
  }

  /** For menus and labels. */
  public String words() {
    return words;
  }
}
