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
 */
public record Overlay(
    LineSet lines, double width, boolean through, List<Note> notes, PatchSet patches) {

  /**
   * A short text at a place.
   *
   * @param x level coordinates, metres; likewise y and z
   * @param text one line
   * @param colour of its mark, {@code 0xRRGGBB}
   */
  public record Note(double x, double y, double z, String text, int colour) {}

  /** Takes a copy of the list. */
  public Overlay {
    notes = List.copyOf(notes);
  }

  /** Lines and texts without triangles. */
  public Overlay(LineSet lines, double width, boolean through, List<Note> notes) {
    this(lines, width, through, notes, null);
  }
}
