package org.trackwalk.drive.effect;

import java.util.Objects;
import org.trackwalk.model.profile.Bodies;

/**
 * A fault of a seam as a small road that has nothing else: what an engine does with it can be tried
 * out. The scenes are those of the measurements (docs/engines.md).
 *
 * @param fault what is wrong
 * @param size of it, metres; for {@link Fault#BENT} degrees; 0 where it has none
 * @param together the smallest grain in which both sides are one body: {@link Bodies#PIECE} when
 *     they are one piece, {@link Bodies#FILE} when they are two pieces of a file
 */
public record SeamModel(Fault fault, double size, Bodies together) {

  /** What can be wrong with a seam. */
  public enum Fault {
    /** Nothing: the vertices are shared. */
    NONE,
    /** Nothing but that the vertices of the seam are stored once for each side. */
    STORED_TWICE,
    /** One side's vertices lie a little farther along the seam: a near miss. */
    SHIFTED,
    /** One side has -0.0 where the other has +0.0. */
    SIGNED_ZERO,
    /** The vertices of one side lie in the middle of the other's edges. */
    T_JUNCTION,
    /** The side ahead stands higher. */
    STEP,
    /** The side ahead begins later. */
    GAP,
    /** The side ahead slopes down. */
    BENT
  }

  /** Whether both sides meet in one line at one height. */
  boolean isFlush() {
    return switch (fault) {
      case STORED_TWICE, SHIFTED, SIGNED_ZERO, T_JUNCTION -> true;
      case NONE, STEP, GAP, BENT -> false;
    };
  }

  /** Written out: what a record makes of itself is put together at each start. */
  @Override
  public boolean equals(Object other) {
    return other instanceof SeamModel m
        && fault == m.fault
        && Double.compare(size, m.size) == 0
        && Objects.equals(together, m.together);
  }

  @Override
  public int hashCode() {
    int hash = 31 * Objects.hashCode(fault) + Double.hashCode(size);
    return 31 * hash + Objects.hashCode(together);
  }
}
