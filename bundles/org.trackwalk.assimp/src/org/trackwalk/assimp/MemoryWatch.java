package org.trackwalk.assimp;

import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.trackwalk.io.worker.WorkerProtocol;

/**
 * Ends this process when it takes more memory than it may. Java limits its own heap only; a native
 * library that believes a wrong count in a file takes all there is. On Linux the resident memory is
 * looked at, elsewhere what has been committed since the start.
 */
final class MemoryWatch {

  /** At two gigabytes a second, which is fast for fresh memory, a hundredth is 20 MB. */
  private static final long LOOK_MILLISECONDS = 10;

  /** Counts in pages, whose size is not the same on every machine. */
  private static final String LINUX_PAGES = "/proc/self/statm";

  /** Says some of it in kilobytes, but has to be searched for it. */
  private static final String LINUX_STATUS = "/proc/self/status";

  private static final String SIZE = "VmSize:";

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
      long pageBytes = pageBytes(number(line, pages.read(line), 0));
      while (true) {
        pages.seek(0);
        haltBeyond(number(line, pages.read(line), 1) * pageBytes);
        pause();
      }
    } catch (IOException e) {
      watchCommitted(); // not Linux
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private static long number(byte[] line, int length, int which) {
    String text = new String(line, 0, Math.max(0, length), StandardCharsets.US_ASCII);
    return Long.parseLong(text.split(" ")[which]);
  }

  /** The power of two by which the size of this process in pages is that in bytes. */
  private static long pageBytes(long pages) throws IOException {
    String status = Files.readString(Path.of(LINUX_STATUS), StandardCharsets.ISO_8859_1);
    int at = status.indexOf(SIZE);
    if (at < 0 || pages <= 0) {
      throw new IOException("no " + SIZE);
    }
    int from = at + SIZE.length();
    long bytes = Long.parseLong(status.substring(from, status.indexOf("kB", from)).strip()) << 10;
    long ratio = bytes / pages; // a little more when the process has grown in between
    return Long.highestOneBit(ratio + ratio / 2);
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
