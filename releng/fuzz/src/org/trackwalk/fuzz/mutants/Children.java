package org.trackwalk.fuzz.mutants;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * CPU and memory of the processes that this one starts, looked at ten times a second as Linux tells
 * them below {@code /proc}; what a process does after the last look is missed.
 */
final class Children extends Thread {

  private static final int EACH_MILLISECONDS = 100;

  /** Of the kernel's clock for {@code stat}. */
  private static final long TICK = 10_000_000L;

  /** User and system time behind the command's name. */
  private static final int USER = 11;

  private static final long PAGE_UNIT = 1024;

  /** Time at the first look of a run and at the last; of a process that began in it 0 first. */
  private final Map<Long, long[]> times = new ConcurrentHashMap<>();

  private volatile long memory;

  Children() {
    super("children");
    setDaemon(true);
  }

  @Override
  public void run() {
    try {
      while (true) {
        look(false);
        Thread.sleep(EACH_MILLISECONDS);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** A run begins: what ran before it is not its own. */
  synchronized void begin() {
    times.clear();
    memory = 0;
    look(true);
  }

  /** Processes that were there in this run. */
  int seen() {
    return times.size();
  }

  /** Nanoseconds of CPU of all of them in this run. */
  synchronized long cpu() {
    look(false);
    return times.values().stream().mapToLong(t -> t[1] - t[0]).sum();
  }

  /** The most memory of any of them, bytes. */
  long memory() {
    return memory;
  }

  private synchronized void look(boolean first) {
    ProcessHandle.current()
        .descendants()
        .forEach(
            child -> {
              long time = time(child.pid());
              if (time >= 0) {
                times.computeIfAbsent(child.pid(), p -> new long[] {first ? time : 0, 0})[1] = time;
                memory = Math.max(memory, most(child.pid()));
              }
            });
  }

  private static long time(long pid) {
    try {
      String stat = Files.readString(Path.of("/proc/" + pid + "/stat"));
      String[] words = stat.substring(stat.lastIndexOf(')') + 2).split(" ");
      return TICK * (Long.parseLong(words[USER]) + Long.parseLong(words[USER + 1]));
    } catch (IOException e) {
      return -1; // it has ended
    }
  }

  private static long most(long pid) {
    try {
      for (String line : Files.readAllLines(Path.of("/proc/" + pid + "/status"))) {
        if (line.startsWith("VmHWM:")) {
          return PAGE_UNIT * Long.parseLong(line.replaceAll("\\D", ""));
        }
      }
    } catch (IOException e) {
      return 0; // it has ended
    }
    return 0;
  }
}
