package org.trackwalk.contact.packed;

/** Reads a word of every cache line of a group's blocks, so that their waits for memory overlap. */
final class BlockTouch {

  /** Ints in a cache line of 64 bytes. */
  private static final int LINE = 16;

  /** Cache lines that a block spreads over, or nearly. */
  private static final int BLOCK_LINES = 5;

  /** Keeps the compiler from leaving out the touching. */
  private int touched;

  /** Touches all blocks noted for a group. */
  void touch(int[] blocks, ProbeGroup group) {
    int sum = 0;
    for (int probe = 0; probe < group.size(); probe++) {
      for (int i = 0; i < group.blockCount(probe); i++) {
        int block = group.block(probe, i);
        for (int line = 0; line < BLOCK_LINES; line++) {
          sum += blocks[block + LINE * line];
        }
      }
    }
    touched += sum;
  }

  /** What the touched words add up to. */
  int touched() {
    return touched;
  }
}
