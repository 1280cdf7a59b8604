package org.trackwalk.io.importer;

/**
 * A file that cannot be understood. The message is for a designer: it names the file, the place and
 * what to do.
 */
public final class ImportException extends Exception {
  private static final long serialVersionUID = 1L;

  private final String file;
  private final String place;

  /**
   * A refusal.
   *
   * @param file as the report shows it
   * @param place for instance {@code line 12} or {@code byte 80}; empty when it is the whole file
   * @param problem what is wrong, and what to do about it
   */
  public ImportException(String file, String place, String problem) {
    super(problem);
    this.file = file;
    this.place = place;
  }

  /** The file as the report shows it. */
  public String file() {
    return file;
  }

  /** {@code line 12}, {@code byte 80} or empty. */
  public String place() {
    return place;
  }

  /** File, place and problem in one line. */
  public String oneLine() {
    return file + (place.isEmpty() ? "" : ", " + place) + ": " + getMessage();
  }
}
