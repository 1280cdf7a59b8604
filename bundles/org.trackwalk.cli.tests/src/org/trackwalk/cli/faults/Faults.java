package org.trackwalk.cli.faults;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.LinkedHashSet;
import java.util.Set;

/**
 * What goes wrong at which step. A step is whatever changes files: open, write, sync, close, move,
 * link, copy, delete, a new folder, a permission.
 */
final class Faults {

  /** What happens at the step. */
  enum Kind {
    /** That one step fails; those after it do not. */
    DENIED,
    /** That step and all that need room fail from then on. */
    FULL,
    /** The process is killed: half of a write is done, and no step after it. */
    KILLED,
    /** The same, and what was written and not synced is lost, wherever it was moved. */
    POWER_LOST
  }

  /** The step at which a process is killed does not return. */
  static final class Killed extends Error {
    private static final long serialVersionUID = 1L;

    Killed() {
      super("killed");
    }
  }

  private Kind kind;
  private int at;
  private int step;
  private boolean reached;
  private final Set<Path> unsynced = new LinkedHashSet<>();

  /** From now on steps are counted from 1, and the {@code at}-th goes wrong; none for 0. */
  synchronized void plan(Kind next, int when) {
    kind = next;
    at = when;
    step = 0;
    reached = false;
    unsynced.clear();
  }

  /** Steps since the plan was made. */
  synchronized int steps() {
    return step;
  }

  /** Whether the step was reached; after that nothing goes wrong any more. */
  synchronized boolean end() {
    boolean was = reached;
    plan(null, 0);
    return was;
  }

  /** Called before a step; true when half of it is done and then {@link #killed} is called. */
  synchronized boolean before(Path path, boolean room) throws IOException {
    if (kind == null) {
      return false;
    }
    step++;
    if (reached && (kind == Kind.KILLED || kind == Kind.POWER_LOST)) {
      throw new Killed();
    }
    boolean now = step == at;
    if (kind == Kind.FULL && (now || reached)) {
      reached = true;
      if (room) {
        throw new FileSystemException(path.toString(), null, "No space left on device");
      }
      return false;
    }
    reached |= now;
    if (now && kind == Kind.DENIED) {
      throw new AccessDeniedException(path.toString());
    }
    return now;
  }

  /** The power goes, or the process. */
  synchronized void killed() {
    if (kind == Kind.POWER_LOST) {
      for (Path path : unsynced) {
        if (Files.isRegularFile(path)) {
          try (FileChannel channel = FileChannel.open(path, StandardOpenOption.WRITE)) {
            channel.truncate(0);
          } catch (IOException e) {
            throw new UncheckedIOException(e);
          }
        }
      }
    }
    throw new Killed();
  }

  synchronized void written(Path path) {
    unsynced.add(path);
  }

  synchronized void synced(Path path) {
    unsynced.remove(path);
  }

  synchronized void moved(Path from, Path to) {
    unsynced.remove(to);
    if (unsynced.remove(from)) {
      unsynced.add(to);
    }
  }
}
