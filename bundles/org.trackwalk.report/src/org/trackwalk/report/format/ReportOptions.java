package org.trackwalk.report.format;

/**
 * What a reader may choose about a report without changing what was found.
 *
 * @param all every finding in the text, not the ten worst groups alone
 * @param maxFindings per rule and level, the worst are kept; 0 for no limit
 * @param color whether the text may use terminal colours
 * @param width columns of the text
 * @param coords whose coordinates {@code editorPosition} and the text are in
 * @param junitWarnings what a rule with warnings becomes in JUnit XML; null for a failure where
 *     warnings fail the check ({@code --fail-on}), else passed
 * @param junitCases which rules are cases of their own in JUnit XML
 */
public record ReportOptions(
    boolean all,
    int maxFindings,
    boolean color,
    int width,
    EditorCoordinates coords,
    WarningOutcome junitWarnings,
    JunitCases junitCases) {

  /** Groups that a first screen shows (docs/ranking.md). */
  public static final int FIRST_SCREEN = 10;

  /** Columns when nothing is known about the terminal. */
  public static final int USUAL_WIDTH = 110;

  /** Ten groups, no limit, no colour, the file's own coordinates. */
  public static final ReportOptions USUAL =
      new ReportOptions(false, 0, false, USUAL_WIDTH, EditorCoordinates.FILE);

  /** Options with JUnit XML as it is unless somebody asks for more. */
  public ReportOptions(
      boolean all, int maxFindings, boolean color, int width, EditorCoordinates coords) {
    this(all, maxFindings, color, width, coords, null, JunitCases.FINDINGS);
  }

  /** The same for a file: without colours, in the usual width. */
  public ReportOptions plain() {
    return new ReportOptions(
        all, maxFindings, false, USUAL_WIDTH, coords, junitWarnings, junitCases);
  }
}
