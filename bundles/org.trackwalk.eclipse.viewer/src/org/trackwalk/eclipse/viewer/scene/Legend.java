package org.trackwalk.eclipse.viewer.scene;

import java.util.List;

/**
 * What the colours in the view mean.
 *
 * @param title what is shown
 * @param entries in reading order
 */
public record Legend(String title, List<Entry> entries) {

  /**
   * One colour.
   *
   * @param colour {@code 0xRRGGBB}
   * @param text what it means
   */
  public record Entry(int colour, String text) {}

  /** Takes a copy of the list. */
  public Legend {
    entries = List.copyOf(entries);
  }
}
