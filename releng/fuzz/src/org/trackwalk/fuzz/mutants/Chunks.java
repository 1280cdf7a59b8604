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
 * A file of chunks that say how long they are, taken apart and put together again with lengths that
 * are right: Blitz3D, where chunks lie in chunks.
 */
final class Chunks {

  private static final int TAG = 4;
  private static final int HEAD = 8;
  private static final int DEEPEST = 12;

  /** A node's name ends with a zero; then come ten numbers, then chunks. */
  private static final int NODE_NUMBERS = 40;

  private final byte[] tag;

  /** Its own bytes, before the chunks in it. */
  private byte[] own;

  private final List<Chunks> inside = new ArrayList<>();

  private Chunks(byte[] tag, byte[] own) {
    this.tag = tag;
    this.own = own;
  }

  /** Of Blitz3D; empty for what is none. */
  static Optional<Chunks> of(byte[] file) {
    try {
      if (file.length < HEAD || file[0] != 'B' || file[1] != 'B') {
        return Optional.empty();
      }
      return Optional.of(read(ByteBuffer.wrap(file).order(ByteOrder.LITTLE_ENDIAN), 0));
    } catch (RuntimeException e) {
      return Optional.empty();
    }
  }

  private static Chunks read(ByteBuffer in, int depth) {
    byte[] tag = new byte[TAG];
    in.get(tag);
    ByteBuffer body = in.slice(in.position() + TAG, in.getInt()).order(ByteOrder.LITTLE_ENDIAN);
    in.position(in.position() + body.limit());
    int own =
        switch (new String(tag, StandardCharsets.ISO_8859_1)) {
          case "BB3D", "MESH" -> TAG;
          case "NODE" -> {
            while (body.get() != 0) {}
            yield body.position() + NODE_NUMBERS;
          }
          default -> body.limit();
        };
    byte[] bytes = new byte[own];
    body.get(0, bytes);
    Chunks chunk = new Chunks(tag, bytes);
    body.position(own);
    while (body.remaining() >= HEAD && depth < DEEPEST) {
      chunk.inside.add(read(body, depth + 1));
    }
    return chunk;
  }

  private void all(List<Chunks> to) {
    to.add(this);
    inside.forEach(chunk -> chunk.all(to));
  }

  private Chunks copy() {
    Chunks copy = new Chunks(tag, own);
    inside.forEach(chunk -> copy.inside.add(chunk.copy()));
    return copy;
  }

  /**
   * Changes one chunk, or where it lies.
   *
   * @param other a file of the kind, from which one may come; null for none
   * @param numbers changes what a chunk holds
   */
  void change(Random random, Chunks other, UnaryOperator<byte[]> numbers) {
    List<Chunks> all = new ArrayList<>();
    all(all);
    Chunks one = all.get(random.nextInt(all.size()));
    Chunks into = all.get(random.nextInt(all.size()));
    switch (random.nextInt(7)) {
      case 0 -> one.inside.clear();
      case 1 -> into.inside.add(one.copy());
      case 2 -> {
        List<Chunks> others = new ArrayList<>();
        (other == null ? this : other).all(others);
        into.inside.add(others.get(random.nextInt(others.size())).copy());
      }
      case 3 -> {
        for (int i = random.nextInt(40); i > 0; i--) {
          Chunks outer = one.copy();
          one.inside.clear();
          one.inside.add(outer.inside.isEmpty() ? outer : outer.inside.get(0));
        }
      }
      case 4 -> Collections.shuffle(one.inside, random);
      default -> one.own = numbers.apply(one.own);
    }
  }

  /** The file, with lengths as they are now. */
  byte[] file() {
    ByteArrayOutputStream body = new ByteArrayOutputStream();
    body.writeBytes(own);
    inside.forEach(chunk -> body.writeBytes(chunk.file()));
    ByteBuffer head = ByteBuffer.allocate(HEAD).order(ByteOrder.LITTLE_ENDIAN);
    head.put(tag).putInt(body.size());
    byte[] file = Arrays.copyOf(head.array(), HEAD + body.size());
    System.arraycopy(body.toByteArray(), 0, file, HEAD, body.size());
    return file;
  }
}
