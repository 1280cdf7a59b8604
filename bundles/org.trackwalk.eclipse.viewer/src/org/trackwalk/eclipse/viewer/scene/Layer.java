package org.trackwalk.eclipse.viewer.scene;

/** What can be shown beside the triangles. */
public enum Layer {
  /** Findings as lights. */
  PROBLEMS("Problems"),
  /** Edges of triangles. */
  WIREFRAME("Wireframe"),
  /** Edges where a seam is not closed. */
  SEAMS("Faulty seam edges"),
  /** All open edges by what is beyond them. */
  BORDERS("All open edges, by kind"),
  /** Gaps and steps, exaggerated. */
  RIBBONS("Gaps and steps, exaggerated"),
  /** Edges that an engine takes for real. */
  ACTIVE_EDGES("Edges that an engine feels"),
  /** Contours where pieces go through each other, and what the car's mesh touches. */
  OVERLAPS("Overlaps: contours and both sides"),
  /** Contacts of pieces that go through each other. */
  CONTACTS("Overlaps: contacts and their normals"),
  /** Distance grids of bodies that go through something, and where they are 0. */
  GRIDS("Overlaps: distance grids and their zero sets"),
  /** Room around the car's own mesh. */
  CLEARANCE("Clearance of the car's own mesh"),
  /** On which side the surface is solid. */
  NORMALS("Normals: the solid side"),
  /** The racing line, or the middle of the road. */
  LINE("Racing line"),
  /** Where cars start and stand, and the lines that they cross. */
  MARKERS("Starts, pits and gates"),
  /** Lines on the ground. */
  GRID("Ground grid"),
  /** The selected finding cut across, as an inset. */
  SECTION("Section through the selected problem"),
  /** Surfaces that one sees through. */
  XRAY("X-ray: see through the surface"),
  /** What the colours mean. */
  LEGEND("Legend");

  private final String title;

  Layer(String title) {
    this.title = title;
  }

  /** As menus name it. */
  public String title() {
    return title;
  }
}
