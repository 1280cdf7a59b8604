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

  /** Of a page on Linux where nothing else is known; larger pages only make the watch stricter. */
  private static final long PAGE_BYTES = 4096;

  private static final String LINUX_PAGES = "/proc/self/statm";

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
    try (RandomAccessFile pages = new RandomAccessFile(LINUX_PAGES, "r")) {
      byte[] line = new byte[128];
      while (true) {
        pages.seek(0);
        int length = pages.read(line);
        haltBeyond(residentPages(line, length) * PAGE_BYTES);
        pause();
      }
    } catch (IOException e) {
      watchCommitted(); // not Linux
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** The second number of the line. */
  private static long residentPages(byte[] line, int length) {
    String text = new String(line, 0, Math.max(0, length), StandardCharsets.US_ASCII);
    return Long.parseLong(text.split(" ")[1]);
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
