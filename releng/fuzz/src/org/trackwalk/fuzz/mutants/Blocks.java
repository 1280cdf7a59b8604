package org.trackwalk.fuzz.mutants;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.UnaryOperator;

/**
 * A file that is a row of blocks, each with a tag and its length before it, put together again with
 * lengths that are right: LightWave and Modo (IFF) and Blender.
 */
final class Blocks {

  /** Where the length stands in the head of a block. */
  private static final int LENGTH_AT = 4;

  private static final int IFF_HEAD = 8;
  private static final int IFF_START = 12;
  private static final int BLEND_START = 12;
  private static final int MOST = 20;

  private record Block(byte[] head, byte[] body) {}

  private final boolean iff;
  private final ByteOrder order;
  private final byte[] start;
  private final List<Block> blocks = new ArrayList<>();
  private final byte[] tail;

  private Blocks(byte[] file, boolean iff) {
    this.iff = iff;
    order = iff || file[8] == 'V' ? ByteOrder.BIG_ENDIAN : ByteOrder.LITTLE_ENDIAN;
    start = Arrays.copyOf(file, iff ? IFF_START : BLEND_START);
    int head = iff ? IFF_HEAD : file[7] == '-' ? 24 : 20;
    ByteBuffer in = ByteBuffer.wrap(file).order(order);
    int at = start.length;
    while (at + head <= file.length) {
      int length = in.getInt(at + LENGTH_AT);
      int end = at + head + length;
      if (length < 0 || end > file.length) {
        break;
      }
      byte[] body = Arrays.copyOfRange(file, at + head, end);
      blocks.add(new Block(Arrays.copyOfRange(file, at, at + head), body));
      at = end + (iff ? length & 1 : 0);
    }
    tail = Arrays.copyOfRange(file, Math.min(at, file.length), file.length);
  }

  /** Empty for what is none. */
  static Optional<Blocks> of(byte[] file) {
    if (file.length < BLEND_START) {
      return Optional.empty();
    }
    String word = new String(file, 0, IFF_START, StandardCharsets.ISO_8859_1);
    boolean iff = word.startsWith("FORM");
    if (!iff && !word.startsWith("BLENDER")) {
      return Optional.empty();
    }
    Blocks blocks = new Blocks(file, iff);
    return blocks.blocks.isEmpty() ? Optional.empty() : Optional.of(blocks);
  }

  /**
   * Changes one block, or where it lies.
   *
   * @param other a file of the kind, from which one may come; null for none
   * @param numbers changes what a block holds
   */
  void change(Random random, Blocks other, UnaryOperator<byte[]> numbers) {
    int at = random.nextInt(blocks.size());
    Block one = blocks.get(at);
    switch (random.nextInt(8)) {
      case 0 -> blocks.remove(at);
      case 1 -> blocks.add(random.nextInt(blocks.size()), one);
      case 2 -> {
        List<Block> of = (other == null ? this : other).blocks;
        blocks.add(at, of.get(random.nextInt(of.size())));
      }
      case 3 -> Collections.swap(blocks, at, random.nextInt(blocks.size()));
      case 4 ->
          blocks.set(
              at, new Block(one.head, Arrays.copyOf(one.body, random.nextInt(1 + 2 * MOST))));
      case 5 -> {
        byte[] head = one.head.clone();
        int word = 4 * random.nextInt(head.length / 4);
        int odd = Mutator.INTEGERS[random.nextInt(Mutator.INTEGERS.length)];
        ByteBuffer.wrap(head).order(order).putInt(word, odd);
        blocks.set(at, new Block(head, one.body));
      }
      default -> blocks.set(at, new Block(one.head, numbers.apply(one.body)));
    }
  }

  /** The file, with lengths as they are now. */
  byte[] file() {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    out.writeBytes(start);
    for (Block block : blocks) {
      byte[] head = block.head.clone();
      ByteBuffer.wrap(head).order(order).putInt(LENGTH_AT, block.body.length);
      out.writeBytes(head);
      out.writeBytes(block.body);
      if (iff && block.body.length % 2 == 1) {
        out.write(0);
      }
    }
    out.writeBytes(tail);
    byte[] file = out.toByteArray();
    if (iff) {
      ByteBuffer.wrap(file).putInt(LENGTH_AT, file.length - IFF_HEAD);
    }
    return file;
  }
}
