package org.trackwalk.ground.memory;

import java.util.Arrays;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import org.trackwalk.mesh.parallel.Budget;
import org.trackwalk.mesh.parallel.Measured;
import org.trackwalk.mesh.topology.Joins;
import org.trackwalk.mesh.tree.IntList;

/**
 * Answers about many items that have numbers, such as edges, each with the box of space that was
 * looked at for it ({@link Sight}). As long as the numbers are those of the last check, an answer
 * holds where no changed triangle meets its box. What {@link Answers} keeps by the numbers that it
 * was asked with is kept here by place, so that nothing is sought to find it again. What nobody
 * asks for in a check is forgotten. Several threads may ask, each about other items.
 */
public final class ItemAnswers implements Memory.Settling {

  private static final int BOX = 6;

  private record Key(Object what, Joins joins, int count) {}

  private final SurfaceChange change;
  private volatile Map<Key, Items> before;
  private final Map<Key, Items> now = new ConcurrentHashMap<>();

  private ItemAnswers(SurfaceChange change, Map<Key, Items> before) {
    this.change = change;
    this.before = before;
  }

  /**
   * What is known of items.
   *
   * @param what is asked, with all that answers depend on but where triangles lie, by {@code
   *     equals}
   * @param joins of the surface: items have the numbers that they had as long as it is the very
   *     same; null where the numbers of triangles alone decide that
   * @param count of items
   */
  public static Items of(Memory memory, Object what, Joins joins, int count) {
    if (!memory.lasting()) {
      return Items.NONE;
    }
    ItemAnswers all = memory.shared(ItemAnswers.class, () -> after(memory));
    return all.now.computeIfAbsent(new Key(what, joins, count), all::carried);
  }

  private static ItemAnswers after(Memory memory) {
    ItemAnswers last = memory.last(ItemAnswers.class).orElse(null);
    boolean holds = last != null && memory.change() != null && memory.change().samePlaces();
    return new ItemAnswers(memory.change(), holds ? last.now : Map.of());
  }

  private Items carried(Key key) {
    Items last = before.get(key);
    return last == null ? new Items(key.count) : last.after(change);
  }

  @Override
  public void settle() {
    before = Map.of();
  }

  /** What is known of some items. */
  public static final class Items {

    /** Nothing is known, and nothing is kept. */
    public static final Items NONE = new Items(0);

    private final boolean[] known;
    private final Object[] answers;
    private final double[] boxes;
    private final long[] units;

    private Items(int count) {
      this(new boolean[count], new Object[count], new double[BOX * count], new long[count]);
    }

    private Items(boolean[] known, Object[] answers, double[] boxes, long[] units) {
      this.known = known;
      this.answers = answers;
      this.boxes = boxes;
      this.units = units;
    }

    /** A copy without what has been looked at where something has changed. */
    private Items after(SurfaceChange change) {
      Items next = new Items(known.clone(), answers.clone(), boxes.clone(), units.clone());
      float[] around = change.around();
      IntList scratch = new IntList();
      double[] b = boxes;
      for (int i = 0; i < known.length; i++) {
        int at = BOX * i;
        if (known[i]
            && b[at] <= around[3]
            && b[at + 3] >= around[0]
            && b[at + 2] <= around[5]
            && b[at + 5] >= around[2]
            && change.touches(
                b[at], b[at + 1], b[at + 2], b[at + 3], b[at + 4], b[at + 5], scratch)) {
          next.known[i] = false;
        }
      }
      return next;
    }

    /**
     * The answer about an item, worked out where it is not known; whoever asks pays what it cost.
     *
     * @param work reads triangles by trees and floors, which note where, or notes what it reads
     *     itself ({@link Sight#triangle}); its answer has numbers only that do not change
     */
    public <T> T of(int item, Supplier<T> work) {
      if (item >= known.length) {
        return work.get();
      }
      if (!known[item]) {
        return sought(item, work);
      }
      Sight.again(Arrays.copyOfRange(boxes, BOX * item, BOX * item + BOX));
      Budget.pay(units[item]);
      @SuppressWarnings("unchecked") // what was asked by this was answered in its kind
      T answer = (T) answers[item];
      return answer;
    }

    private <T> T sought(int item, Supplier<T> work) {
      Measured<Sight.Seen<T>> made = Measured.of(() -> Sight.of(work));
      Sight.Seen<T> seen = made.made();
      Budget.pay(made.units());
      if (!seen.everything()) {
        answers[item] = seen.made();
        units[item] = made.units();
        System.arraycopy(seen.box(), 0, boxes, BOX * item, BOX);
        known[item] = true;
      }
      return seen.made();
    }
  }
}
