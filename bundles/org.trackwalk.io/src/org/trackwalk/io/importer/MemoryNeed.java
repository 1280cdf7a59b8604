package org.trackwalk.io.importer;

import java.util.Locale;

/** Asks, before arrays are made, whether what a file declares can fit at all. */
public final class MemoryNeed {

  /**
   * What a triangle takes that is looked at, bytes: less than any check takes. {@code LevelNeed}
   * says how it was measured.
   */
  public static final long BYTES_PER_TRIANGLE = 100;

  /** Set by the start script where an option of the command says how much memory there is. */
  private static final String GIVER = "trackwalk.memory.giver";

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
              + " of memory in all; give more with "
              + giver());
    }
  }

  /**
   * Refuses meshes that are shown so often that what is shown cannot fit.
   *
   * @param all triangles that are shown
   * @param again those of them whose mesh is shown elsewhere too
   * @param bytes that each takes at least
   * @param shown the file's name for the message
   */
  public static void checkShown(long all, long again, long bytes, String shown)
      throws ImportException {
    long most = Runtime.getRuntime().maxMemory();
    if (again > most / bytes) {
      String why =
          String.format(
              Locale.ROOT,
              "shows its meshes so often that they are %,d triangles, of which no more than %,d"
                  + " can fit into the %s of memory in all; show fewer, or give more with %s",
              all,
              most / bytes,
              megabytes(most),
              giver());
      ImportException refusal = new ImportException(shown, "", why);
      refusal.initCause(new OutOfMemoryError(why)); // as if somebody had tried
      throw refusal;
    }
  }

  /** What is said of a file that turned out to need more memory than there is. */
  public static String exhausted() {
    return "needs more than the "
        + megabytes(Runtime.getRuntime().maxMemory())
        + " of memory in all; give more with "
        + giver();
  }

  /** How more memory is given: by what limited it, which the start script knows. */
  public static String giver() {
    return System.getProperty(GIVER, "TRACKWALK_JAVA_OPTS=-Xmx8g");
  }

  /** The refusal of such a file. */
  public static ImportException exhausted(String shown, OutOfMemoryError cause) {
    ImportException refusal = new ImportException(shown, "", exhausted());
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
