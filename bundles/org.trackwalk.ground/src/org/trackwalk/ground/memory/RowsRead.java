package org.trackwalk.ground.memory;

import java.util.Arrays;
import java.util.BitSet;
import java.util.function.IntToLongFunction;
import java.util.stream.IntStream;
import org.trackwalk.mesh.tree.IntList;

/** The rows of a road that some work reads, by how far from its own row they are. One thread. */
public final class RowsRead {

  /** So many rows before and behind are kept as bits: work reads near ones over and over. */
  private static final int NEAR = 128;

  private final IntToLongFunction numbers;
  private final long[] near = new long[2 * NEAR / Long.SIZE];
  private final IntList far = new IntList();
  private boolean all;

  /**
   * Nothing is read yet.
   *
   * @param numbers of what is in the row so far from the work's own ({@link Answers#number})
   */
  public RowsRead(IntToLongFunction numbers) {
    this.numbers = numbers;
  }

  /** Notes a row that is read, or that there is none. */
  public void note(int offset) {
    int at = offset + NEAR;
    if (at >= 0 && at < 2 * NEAR) {
      near[at / Long.SIZE] |= 1L << at;
    } else if (far.size() == 0 || far.get(far.size() - 1) != offset) {
      far.add(offset);
    }
  }

  /** Notes that the work reads what is of all rows together: its answer is not kept. */
  public void all() {
    all = true;
  }

  /** What was read; null when that cannot be told. */
  Rows rows() {
    if (all) {
      return null;
    }
    IntStream bits = BitSet.valueOf(near).stream().map(at -> at - NEAR);
    int[] offsets =
        far.size() == 0
            ? bits.toArray()
            : IntStream.concat(bits, Arrays.stream(far.array())).sorted().distinct().toArray();
    return new Rows(offsets, Arrays.stream(offsets).mapToLong(numbers).toArray());
  }

  /**
   * Rows that were read.
   *
   * @param offsets how far from the work's own, ascending
   * @param numbers of what was in them
   */
  record Rows(int[] offsets, long[] numbers) {

    /** Of work that reads none. */
    static final Rows NONE = new Rows(new int[0], new long[0]);

    /** Whether around a row of now there is what was read; null for no row. */
    boolean holdFor(RowsRead now) {
      for (int i = 0; i < offsets.length; i++) {
        if (now.numbers.applyAsLong(offsets[i]) != numbers[i]) {
          return false;
        }
      }
      return true;
    }
  }
}
