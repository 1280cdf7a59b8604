package org.trackwalk.peers.engine;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** What the system says a process occupies: natives allocate where no Java tool looks. */
public final class ProcessMemory {

  /** Size of a page on the machines that the natives exist for. */
  private static final long PAGE = 4096;

  private ProcessMemory() {}

  /** Bytes of this process in memory; negative when the system does not say. */
  public static long resident() {
    try {
      return PAGE * Long.parseLong(Files.readString(Path.of("/proc/self/statm")).split(" ")[1]);
    } catch (IOException e) {
      return -1;
    }
  }
}
