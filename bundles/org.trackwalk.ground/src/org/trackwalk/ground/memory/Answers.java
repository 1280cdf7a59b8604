package org.trackwalk.ground.memory;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;
import org.trackwalk.mesh.parallel.Budget;
import org.trackwalk.mesh.parallel.Measured;
import org.trackwalk.mesh.tree.IntList;

/**
 * Answers to questions of any kind, each with what was read for it: the box of space that was
 * looked at ({@link Sight}) and the rows of road ({@link RowsRead}). An answer holds as long as all
 * of that is what it was, to the bit: then the same work would read the same and give the same.
 * What nobody asks for in a check is forgotten. Several threads may ask.
 */
public final class Answers {

  /**
   * What is asked.
   *
   * @param what all that the answer depends on but the surface and the road, by {@code equals}
   * @param carry an answer in the numbers that triangles have after a change
   */
  public record Question<T>(Object what, Carry<T> carry) {

    /** Whose answer has no numbers of triangles or edges in it. */
    public static <T> Question<T> of(Object what) {
      return new Question<>(what, (answer, change) -> answer);
    }
  }

  /** Writes an answer anew. */
  @FunctionalInterface
  public interface Carry<T> {

    /** The same answer after a change that touches nothing that it is about. */
    T after(T answer, SurfaceChange change);
  }

  /** The hash is worked out once: it is asked for each time that the key is sought or kept. */
  private record Key(Object what, double[] in, int hash) {
    Key(Object what, double[] in) {
      this(what, in, 31 * what.hashCode() + Arrays.hashCode(in));
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Key k
          && hash == k.hash
          && Arrays.equals(in, k.in)
          && what.equals(k.what);
    }

    @Override
    public int hashCode() {
      return hash;
    }
  }

  private record Entry(Object answer, double[] box, RowsRead.Rows rows, long units) {}

  private static final Answers NONE =
      new Answers(false, Map.of(), Map.of(), new AtomicLong(), null);

  private final boolean lasting;
  private volatile Map<Key, Entry> before;
  private volatile Map<Key, Long> numbersBefore;
  private final SurfaceChange change;
  private final Map<Key, Entry> now = new ConcurrentHashMap<>();
  private final Map<Key, Long> numbers = new HashMap<>();
  private final AtomicLong last;

  private Answers(
      boolean lasting,
      Map<Key, Entry> before,
      Map<Key, Long> numbersBefore,
      AtomicLong last,
      SurfaceChange change) {
    this.lasting = lasting;
    this.before = before;
    this.numbersBefore = numbersBefore;
    this.last = last;
    this.change = change;
  }

  /** Of a level that is checked once: nothing is known, and nothing is kept. */
  public static Answers none() {
    return NONE;
  }

  /** Of a level that will be checked again: nothing is known yet. */
  public static Answers empty() {
    return new Answers(true, Map.of(), Map.of(), new AtomicLong(), null);
  }

  /** Whether it is worth keeping anything. */
  public boolean lasting() {
    return lasting;
  }

  /** What still holds of what was asked here, after a change. */
  public Answers after(SurfaceChange next) {
    return new Answers(true, now, numbers, last, next);
  }

  /** Forgets what nobody has asked for since the last change. */
  public void settle() {
    before = Map.of();
    numbersBefore = Map.of();
  }

  /** The number of some content, by its bits: the same in each check in which it is there. */
  public synchronized long number(double[] content) {
    Key key = new Key("", content);
    Long known = numbers.get(key);
    if (known == null) {
      known = numbersBefore.get(key);
      known = known == null ? (Long) last.incrementAndGet() : known;
      numbers.put(key, known);
    }
    return known;
  }

  /**
   * The answer to a question, worked out where none holds. Whoever asks pays what that cost.
   *
   * @param in numbers that the question is about
   * @param rows notes which rows the work reads; null where it reads none
   */
  public <T> T of(Question<T> question, double[] in, RowsRead rows, Supplier<T> work) {
    if (!lasting) {
      return work.get();
    }
    Key key = new Key(question.what(), in);
    Entry entry = now.get(key);
    if (entry == null || rows != null && !entry.rows().holdFor(rows)) {
      entry = recalled(question, key, rows);
      entry = entry == null ? made(key, rows, work) : entry;
    }
    Sight.again(entry.box());
    Budget.pay(entry.units());
    @SuppressWarnings("unchecked") // what was asked by this question was answered in its kind
    T answer = (T) entry.answer();
    return answer;
  }

  private <T> Entry recalled(Question<T> question, Key key, RowsRead rows) {
    Entry known = before.get(key);
    if (known == null || rows != null && !known.rows().holdFor(rows) || touched(known.box())) {
      return null;
    }
    @SuppressWarnings("unchecked") // as above
    T answer = (T) known.answer();
    T carried = answer == null ? null : question.carry().after(answer, change);
    Entry entry =
        carried == known.answer()
            ? known
            : new Entry(carried, known.box(), known.rows(), known.units());
    now.put(key, entry);
    return entry;
  }

  private <T> Entry made(Key key, RowsRead rows, Supplier<T> work) {
    Measured<Sight.Seen<T>> made = Measured.of(() -> Sight.of(work));
    Sight.Seen<T> seen = made.made();
    RowsRead.Rows read = rows == null ? RowsRead.Rows.NONE : rows.rows();
    Entry entry = new Entry(seen.made(), seen.box(), read, made.units());
    if (!seen.everything() && read != null) {
      now.put(key, entry);
    }
    return entry;
  }

  private boolean touched(double[] b) {
    return b[0] <= b[3] && change.touches(b[0], b[1], b[2], b[3], b[4], b[5], new IntList());
  }
}
