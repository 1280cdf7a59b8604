package org.trackwalk.eclipse.viewer.scene;

/** What the colours of triangles say. */
public enum ColourMode {
  /** Which piece a triangle belongs to. */
  PIECES("Pieces"),
  /** What the surface is for. */
  CLASSES("Road, verge, barrier…"),
  /** How much the surface bends. */
  BENDS("Bends between triangles"),
  /** What it looks like in the game: base colours and their pictures. */
  MATERIALS("Materials and textures"),
  /** Nothing. */
  PLAIN("Plain");

  private final String title;

  ColourMode(String title) {
    this.title = title;
  }

  /** As menus and legends name it. */
  public String title() {
    return title;
  }
}
