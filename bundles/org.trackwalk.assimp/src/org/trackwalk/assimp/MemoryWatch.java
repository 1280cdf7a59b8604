package org.trackwalk.assimp;

import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import org.trackwalk.io.worker.WorkerProtocol;

/**
 * Ends this process when it takes more memory than it may. Java limits its own heap only; a native
 * library that believes a wrong count in a file takes all there is. On Linux the resident memory is
 * looked at, elsewhere what has been committed since the start.
 */
final class MemoryWatch {

  /** At two gigabytes a second, which is fast for fresh memory, a hundredth is 20 MB. */
  private static final long LOOK_MILLISECONDS = 10;

  /** In kilobytes; statm counts in pages, and their size is not the same on every machine. */
  private static final String LINUX_STATUS = "/proc/self/status";

  private static final String RESIDENT = "VmRSS:";

  /** The line is in the first of them. */
  private static final int STATUS_BYTES = 4096;

  private final long mostBytes;

  MemoryWatch(int megabytes) {
    mostBytes = (long) megabytes << 20;
  }

  void start() {
    Thread watch = new Thread(this::watch, "memory");
    watch.setDaemon(true);
    watch.setPriority(Thread.MAX_PRIORITY);
    watch.start();
  }

  private void watch() {
    preferAsVictim();
    try (RandomAccessFile status = new RandomAccessFile(LINUX_STATUS, "r")) {
      byte[] text = new byte[STATUS_BYTES];
      while (true) {
        status.seek(0);
        haltBeyond(residentBytes(text, status.read(text)));
        pause();
      }
    } catch (IOException e) {
      watchCommitted(); // not Linux
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private static long residentBytes(byte[] status, int length) throws IOException {
    String text = new String(status, 0, Math.max(0, length), StandardCharsets.ISO_8859_1);
    int at = text.indexOf(RESIDENT);
    if (at < 0) {
      throw new IOException("no " + RESIDENT);
    }
    int from = at + RESIDENT.length();
    return Long.parseLong(text.substring(from, text.indexOf("kB", from)).strip()) << 10;
  }

  private void watchCommitted() {
    if (!(ManagementFactory.getOperatingSystemMXBean() instanceof OperatingSystemMXBean system)) {
      return;
    }
    long before = system.getCommittedVirtualMemorySize();
    try {
      while (before >= 0) {
        haltBeyond(system.getCommittedVirtualMemorySize() - before);
        pause();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** When the machine itself runs out of memory, Linux is to end this process and no other. */
  private static void preferAsVictim() {
    try (RandomAccessFile score = new RandomAccessFile("/proc/self/oom_score_adj", "rw")) {
      score.write("1000".getBytes(StandardCharsets.US_ASCII));
    } catch (IOException e) {
      return; // another system, or it is not allowed
    }
  }

  private void haltBeyond(long bytes) {
    if (bytes > mostBytes) {
      Runtime.getRuntime().halt(WorkerProtocol.EXIT_MEMORY);
    }
  }

  private static void pause() throws InterruptedException {
    Thread.sleep(LOOK_MILLISECONDS);
  }
}
