package org.trackwalk.peers.engine;

/** What live objects occupy on the Java heap. */
public final class HeapMemory {

  /** The first collection may only find what the second clears. */
  private static final int COLLECTIONS = 2;

  private HeapMemory() {}

  /** Bytes in use after the garbage was collected. */
  public static long used() {
    for (int i = 0; i < COLLECTIONS; i++) {
      System.gc();
    }
    Runtime runtime = Runtime.getRuntime();
    return runtime.totalMemory() - runtime.freeMemory();
  }
}
