package org.trackwalk.ground.memory;

import java.util.Arrays;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import org.trackwalk.mesh.parallel.Budget;
import org.trackwalk.mesh.parallel.Measured;
import org.trackwalk.mesh.tree.IntList;

/**
 * Answers of one kind of work, by all the numbers that went into it, with the box of space that was
 * looked at. An answer holds as long as nothing in its box has changed: then the same work would
 * read the same triangles and give the same bits. Several threads may ask and keep.
 */
public final class Recall {

  /** The hash is worked out once: it is asked for each time that the key is sought or kept. */
  private record Key(double[] in, int hash) {
    Key(double[] in) {
      this(in, Arrays.hashCode(in));
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Key k && hash == k.hash && Arrays.equals(in, k.in);
    }

    @Override
    public int hashCode() {
      return hash;
    }
  }

  /** The box is null where nobody will ask for it. */
  private record Entry(double[] out, double[] box, long units) {}

  private final Map<Key, Entry> before;
  private final SurfaceChange change;
  private final boolean lasting;
  private final Map<Key, Entry> now = new ConcurrentHashMap<>();

  private Recall(Map<Key, Entry> before, SurfaceChange change, boolean lasting) {
    this.before = before;
    this.change = change;
    this.lasting = lasting;
  }

  /**
   * Nothing is known.
   *
   * @param lasting whether there will be a change after which it is asked again; where there is
   *     none, only answers that several ask for in one check are kept, see {@link #answer}
   */
  public static Recall first(boolean lasting) {
    return new Recall(Map.of(), null, lasting);
  }

  /** What still holds of what was asked or kept here, after a change. */
  public Recall after(SurfaceChange next) {
    return new Recall(lasting ? now : Map.of(), next, true);
  }

  /**
   * The answer to some numbers, worked out where it is not known. Whoever asks pays each time what
   * it cost, so that a budget ends where it would if nothing were known.
   *
   * @param in with the kind of work in front
   * @param work makes the answer
   * @param box what it has looked at then: six doubles; min over max for nothing
   * @return shared, do not write
   */
  public double[] each(
      double[] in, IntList scratch, Supplier<double[]> work, Supplier<double[]> box) {
    if (!lasting) {
      return work.get();
    }
    Key key = new Key(in);
    Entry known = known(key, scratch);
    if (known == null) {
      Measured<double[]> made = Measured.of(work);
      known = new Entry(made.made(), box.get(), made.units());
      now.put(key, known);
    }
    Budget.pay(known.units());
    return known.out();
  }

  private Entry known(Key key, IntList scratch) {
    Entry known = now.get(key);
    if (known == null) {
      known = before.get(key);
      if (known == null || touched(known.box(), scratch)) {
        return null;
      }
      now.put(key, known);
    }
    if (known.box() != null) {
      Sight.again(known.box());
    }
    return known;
  }

  /**
   * The answer to some numbers, worked out where it is not known. Each budget pays what that cost,
   * whoever has asked first.
   *
   * @param in with the kind of work in front
   * @param work makes the answer
   * @param box what it has looked at then: six doubles; min over max for nothing
   * @return shared, do not write
   */
  public double[] answer(
      double[] in, IntList scratch, Supplier<double[]> work, Supplier<double[]> box) {
    Key key = new Key(in);
    Entry known = known(key, scratch);
    if (known == null) {
      Measured<double[]> made = Measured.of(work);
      known = new Entry(made.made(), lasting ? box.get() : null, made.units());
      now.put(key, known);
    }
    Budget.spendOnce(key, known.units());
    return known.out();
  }

  private boolean touched(double[] b, IntList scratch) {
    return b[0] <= b[3] && change.touches(b[0], b[1], b[2], b[3], b[4], b[5], scratch);
  }
}
