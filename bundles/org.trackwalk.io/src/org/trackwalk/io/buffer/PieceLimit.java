package org.trackwalk.io.buffer;

import org.trackwalk.io.importer.ImportException;

/**
 * How many pieces a file may have. A file beyond it has a name for every face or is no level at
 * all, and each piece costs some hundred bytes before its first triangle.
 */
public final class PieceLimit {

  /** Ten times what the largest levels have. */
  public static final int MOST = 200_000;

  private PieceLimit() {}

  /**
   * Refuses a count beyond the limit.
   *
   * @param shown the file as the report shows it
   */
  public static void check(int count, String shown) throws ImportException {
    if (count > MOST) {
      throw new ImportException(
          shown,
          "",
          "the file has more than "
              + MOST
              + " objects or groups; export it without a group for every face");
    }
  }
}
