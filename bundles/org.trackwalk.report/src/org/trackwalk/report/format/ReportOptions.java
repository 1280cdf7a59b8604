package org.trackwalk.report.format;

/**
 * What a reader may choose about a report without changing what was found.
 *
 * @param all every finding in the text, not the ten worst groups alone
 * @param maxFindings per rule and level, the worst are kept; 0 for no limit
 * @param color whether the text may use terminal colours
 * @param width columns of the text
 * @param coords whose coordinates {@code editorPosition} and the text are in
 */
public record ReportOptions(
    boolean all, int maxFindings, boolean color, int width, EditorCoordinates coords) {

  /** Groups that a first screen shows (RULES 3). */
  public static final int FIRST_SCREEN = 10;

  /** Columns when nothing is known about the terminal. */
  public static final int USUAL_WIDTH = 110;

  /** Ten groups, no limit, no colour, the file's own coordinates. */
  public static final ReportOptions USUAL =
      new ReportOptions(false, 0, false, USUAL_WIDTH, EditorCoordinates.FILE);
}
