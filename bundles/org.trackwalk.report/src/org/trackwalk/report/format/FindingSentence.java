package org.trackwalk.report.format;

import org.trackwalk.mesh.level.Frame;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.report.LevelReport;

/** One finding in a sentence, for build systems that show no more: what, where, how bad. */
public final class FindingSentence {

  private FindingSentence() {}

  /** {@code A gap of 4.5 mm …; road_01 | road_02 at (1.00, 2.00, 3.00): 4.5 mm (limit 1 mm)}. */
  public static String of(LevelReport level, Finding f, EditorCoordinates coords) {
    String where = place(level.axes(), f, f.message(), coords);
    String more = FindingWords.placeAndSize(where, f);
    return f.message() + (more.isEmpty() ? "" : "; " + more);
  }

  /**
   * Pieces and position, and whose coordinates these are where they are not the file's.
   *
   * @param headline what was said before: pieces that it names are not named again
   */
  public static String place(Frame axes, Finding f, String headline, EditorCoordinates coords) {
    String tool = coords == EditorCoordinates.FILE ? "" : " (" + coords.words() + ")";
    String place = FindingWords.place(f, headline, coords.of(axes, f.position()));
    return place.isEmpty() ? "" : place + tool;
  }
}
