package org.trackwalk.eclipse.viewer.state;

import java.util.List;
import org.trackwalk.eclipse.viewer.scene.LineSet;
import org.trackwalk.eclipse.viewer.scene.PatchSet;

/**
 * Lines and short texts in the level that do not come from the check, for instance a probe.
 *
 * @param lines level coordinates
 * @param width pixels
 * @param through whether the lines shine through the surface
 * @param notes texts at places
 * @param patches translucent triangles under the lines, in 3D only; null for none
 * @param card what is said of it in a corner of the view, a title first; empty for nothing
 */
public record Overlay(
    LineSet lines,
    double width,
    boolean through,
    List<Note> notes,
    PatchSet patches,
    List<String> card) {

  /**
   * A short text at a place.
   *
   * @param x level coordinates, metres; likewise y and z
   * @param text one line
   * @param colour of its mark, {@code 0xRRGGBB}
   */
  public record Note(double x, double y, double z, String text, int colour) {}

  /** Takes copies of the lists. */
  public Overlay {
    notes = List.copyOf(notes);
    card = List.copyOf(card);
  }

  /** Without a card. */
  public Overlay(LineSet lines, double width, boolean through, List<Note> notes, PatchSet patches) {
    this(lines, width, through, notes, patches, List.of());
  }

  /** Lines and texts without triangles. */
  public Overlay(LineSet lines, double width, boolean through, List<Note> notes) {
    this(lines, width, through, notes, null);
  }
}
