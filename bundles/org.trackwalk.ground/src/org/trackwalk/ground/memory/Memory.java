package org.trackwalk.ground.memory;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import org.trackwalk.mesh.parallel.SharedWork;

/**
 * What stations know from the last check of the level, and what they leave for the next. A check
 * that is cancelled leaves nothing: its memory is thrown away, and the next check starts from that
 * of the last finished one.
 */
public final class Memory {

  private final PieceTrees trees;
  private final SurfaceChange change;
  private final boolean lasting;
  private Map<Class<?>, Object> before;
  private final Map<Class<?>, Object> now = new ConcurrentHashMap<>();
  private final Map<Class<?>, SharedWork> making = new ConcurrentHashMap<>();

  private Memory(
      PieceTrees trees, SurfaceChange change, Map<Class<?>, Object> before, boolean lasting) {
    this.lasting = lasting;
    this.trees = trees;
    this.change = change;
    this.before = before;
  }

  /** Of a level that is checked once. */
  public static Memory none() {
    return new Memory(PieceTrees.empty(), null, Map.of(), false);
  }

  /** Of a level that is checked for the first time, and will be again. */
  public static Memory first() {
    return new Memory(PieceTrees.empty(), null, Map.of(), true);
  }

  /** The same where memory is scarce. */
  public static Memory scarce() {
    return new Memory(PieceTrees.small(), null, Map.of(), false);
  }

  /**
   * For the next check.
   *
   * @param next from the surface of this check to that of the next; null where they cannot be
   *     compared, and then only trees are used again
   */
  public Memory after(SurfaceChange next) {
    return new Memory(trees.next(), next, next == null ? Map.of() : Map.copyOf(now), true);
  }

  /** Whether the level will be checked again, so that what is kept is worth its work. */
  public boolean lasting() {
    return lasting;
  }

  /** Whether less memory is worth a little more work. */
  public boolean sparing() {
    return trees.areSmall();
  }

  /** Trees over triangles of pieces. */
  public PieceTrees trees() {
    return trees;
  }

  /** What is different since the last check; null where that is not known. */
  public SurfaceChange change() {
    return change;
  }

  /** What a station kept in the last check; empty when it kept nothing, or nothing of it holds. */
  public synchronized <T> Optional<T> last(Class<T> kind) {
    return Optional.ofNullable(kind.cast(before.get(kind)));
  }

  /**
   * What stations of this check share and leave for the next; made when first asked for. Who asks
   * meanwhile waits; where making it fails the next one tries again, unless it was over a budget
   * that is as large as the next one's.
   */
  public <T> T shared(Class<T> kind, Supplier<T> made) {
    Object there = now.get(kind);
    if (there == null) {
      // Not inside the map's own lock: what is made may ask for something shared itself.
      SharedWork work = making.computeIfAbsent(kind, k -> new SharedWork());
      synchronized (work) {
        there = now.get(kind);
        if (there == null) {
          there = work.of(made);
          now.put(kind, there);
        }
      }
    }
    return kind.cast(there);
  }

  /** Keeps a station's answer for the next check. */
  public <T> void keep(Class<T> kind, T answer) {
    now.put(kind, answer);
  }

  /** What is kept and knows something of the check before, which it forgets after this one. */
  public interface Settling {

    /** Forgets it. */
    void settle();
  }

  /** Forgets what the check before left: this one is finished. */
  public synchronized void settle() {
    before = Map.of();
    trees.settle();
    now.values().stream()
        .filter(Settling.class::isInstance)
        .forEach(kept -> ((Settling) kept).settle());
  }
}
