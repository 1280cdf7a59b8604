package org.trackwalk.io.importer;

/** Asks, before arrays are made, whether what a file declares can fit at all. */
public final class MemoryNeed {

  private static final long BYTES_PER_MEGABYTE = 1L << 20;

  private MemoryNeed() {}

  /**
   * Refuses what needs more than half of all memory that the program may use: the other half is for
   * what follows. The answer depends on the limit only, not on the moment.
   *
   * @param bytes that the arrays will take
   * @param shown the file's name for the message
   * @param place in it, for the message; may be empty
   */
  public static void check(long bytes, String shown, String place) throws ImportException {
    long most = Runtime.getRuntime().maxMemory();
    if (bytes < 0 || bytes > most / 2) {
      throw new ImportException(
          shown,
          place,
          "declares "
              + (bytes < 0 ? "more bytes than can be counted" : megabytes(bytes))
              + "; there are "
              + megabytes(most)
              + " of memory in all; give more with TRACKWALK_JAVA_OPTS=-Xmx8g");
    }
  }

  /** The refusal of a file that turned out to need more memory than there is. */
  public static ImportException exhausted(String shown, OutOfMemoryError cause) {
    long most = Runtime.getRuntime().maxMemory();
    ImportException refusal =
        new ImportException(
            shown,
            "",
            "needs more than the "
                + megabytes(most)
                + " of memory in all; give more with TRACKWALK_JAVA_OPTS=-Xmx8g");
    refusal.initCause(cause);
    return refusal;
  }

  /** Whether a level failed for want of memory, which it might have had alone. */
  public static boolean wanted(Throwable failure) {
    return failure instanceof OutOfMemoryError || failure.getCause() instanceof OutOfMemoryError;
  }

  private static String megabytes(long bytes) {
    return bytes / BYTES_PER_MEGABYTE + " MB";
  }
}
