package org.trackwalk.fuzz.mutants;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
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
import java.util.zip.DeflaterOutputStream;
import java.util.zip.InflaterInputStream;

/**
 * A binary FBX file as the tree of nodes that it is, changed and written with the places and
 * lengths that it has then; what is packed is unpacked, changed and packed again.
 */
final class FbxTree {

  private static final byte[] MAGIC = "Kaydara FBX Binary".getBytes(StandardCharsets.ISO_8859_1);
  private static final int HEAD = 27;
  private static final int VERSION_AT = 23;

  /** From this version on places are of eight bytes. */
  private static final int WIDE = 7500;

  private static final int DEEPEST = 20;

  /** Its type, count, packing and length. */
  private static final int HEAD_OF_ARRAY = 13;

  private static final String ARRAYS = "fdlib";
  private static final int MOST = 30;

  private static final class Node {
    byte[] name;
    final List<byte[]> values = new ArrayList<>();
    final List<Node> inside = new ArrayList<>();

    Node copy() {
      Node copy = new Node();
      copy.name = name;
      copy.values.addAll(values);
      inside.forEach(node -> copy.inside.add(node.copy()));
      return copy;
    }

    void all(List<Node> to) {
      to.add(this);
      inside.forEach(node -> node.all(to));
    }
  }

  private final byte[] head;
  private final boolean wide;
  private final Node root = new Node();
  private byte[] tail = {};

  private FbxTree(byte[] file) {
    head = Arrays.copyOf(file, HEAD);
    ByteBuffer in = ByteBuffer.wrap(file).order(ByteOrder.LITTLE_ENDIAN);
    wide = in.getInt(VERSION_AT) >= WIDE;
    in.position(HEAD);
    nodes(in, root, file.length, 0);
    tail = Arrays.copyOfRange(file, in.position(), file.length);
  }

  /** Empty for what is none or broken. */
  static Optional<FbxTree> of(byte[] file) {
    if (file.length <= HEAD || !Arrays.equals(MAGIC, Arrays.copyOf(file, MAGIC.length))) {
      return Optional.empty();
    }
    try {
      return Optional.of(new FbxTree(file));
    } catch (RuntimeException e) {
      return Optional.empty();
    }
  }

  private long place(ByteBuffer in) {
    return wide ? in.getLong() : in.getInt();
  }

  private int empty() {
    return wide ? 25 : 13;
  }

  /** Nodes up to an empty one, or to the end. */
  private void nodes(ByteBuffer in, Node into, long end, int depth) {
    while (in.position() + empty() <= end && depth < DEEPEST) {
      long to = place(in);
      int count = (int) place(in);
      int length = (int) place(in);
      byte[] name = new byte[in.get() & 0xff];
      if (to == 0) {
        return;
      }
      Node node = new Node();
      in.get(name);
      node.name = name;
      int behind = in.position() + length;
      for (int i = 0; i < count; i++) {
        node.values.add(value(in));
      }
      in.position(behind);
      if (behind < to) {
        nodes(in, node, to, depth + 1);
      }
      in.position((int) to);
      into.inside.add(node);
    }
  }

  private static byte[] value(ByteBuffer in) {
    int from = in.position();
    char type = (char) in.get();
    int size =
        switch (type) {
          case 'C', 'B' -> 1;
          case 'Y' -> 2;
          case 'I', 'F' -> 4;
          case 'D', 'L' -> 8;
          case 'S', 'R' -> 4 + in.getInt(from + 1);
          default -> 12 + in.getInt(from + 9);
        };
    byte[] value = new byte[1 + size];
    in.get(from, value);
    in.position(from + value.length);
    return value;
  }

  /**
   * Changes one node, one of its values, or where it lies.
   *
   * @param other a file of the kind, from which nodes may come; null for none
   * @param numbers changes runs of numbers
   */
  void change(Random random, FbxTree other, UnaryOperator<byte[]> numbers) {
    List<Node> all = new ArrayList<>();
    root.all(all);
    Node one = all.get(random.nextInt(all.size()));
    Node into = all.get(random.nextInt(all.size()));
    switch (random.nextInt(9)) {
      case 0 -> one.inside.clear();
      case 1 -> into.inside.add(one.copy());
      case 2 -> {
        List<Node> others = new ArrayList<>();
        (other == null ? this : other).root.all(others);
        into.inside.add(others.get(random.nextInt(others.size())).copy());
      }
      case 3 -> Collections.shuffle(one.inside, random);
      case 4 -> into.name = one.name;
      case 5 -> {
        for (int i = random.nextInt(MOST); i >= 0 && !one.inside.isEmpty(); i--) {
          one.inside.add(one.inside.get(random.nextInt(one.inside.size())).copy());
        }
      }
      default -> {
        List<Node> valued = all.stream().filter(node -> !node.values.isEmpty()).toList();
        if (!valued.isEmpty()) {
          Node node = valued.get(random.nextInt(valued.size()));
          int at = random.nextInt(node.values.size());
          node.values.set(at, changed(node.values.get(at), random, numbers));
        }
      }
    }
  }

  private static byte[] changed(byte[] value, Random random, UnaryOperator<byte[]> numbers) {
    ByteBuffer b = ByteBuffer.wrap(value.clone()).order(ByteOrder.LITTLE_ENDIAN);
    char type = (char) value[0];
    int odd = Mutator.INTEGERS[random.nextInt(Mutator.INTEGERS.length)];
    if (ARRAYS.indexOf(type) >= 0) {
      return array(b, type, random, numbers);
    }
    switch (type) {
      case 'I' -> b.putInt(1, odd);
      case 'L' -> b.putLong(1, random.nextBoolean() ? odd : random.nextLong());
      case 'F' -> b.putFloat(1, (float) number(random));
      case 'D' -> b.putDouble(1, number(random));
      case 'Y' -> b.putShort(1, (short) odd);
      case 'S', 'R' -> {
        byte[] name =
            Mutator.NAMES[random.nextInt(Mutator.NAMES.length)].getBytes(StandardCharsets.UTF_8);
        b = ByteBuffer.allocate(5 + name.length).order(ByteOrder.LITTLE_ENDIAN);
        b.put(value[0]).putInt(name.length).put(name);
      }
      default -> b.put(0, (byte) "CYIFDLSR".charAt(random.nextInt(8)));
    }
    return b.array();
  }

  private static double number(Random random) {
    double[] odd = {Double.NaN, Double.NEGATIVE_INFINITY, 1e308, 1e-320, -0.0, 1e20, -1, 0.001};
    return odd[random.nextInt(odd.length)] * (random.nextBoolean() ? 1 : random.nextGaussian());
  }

  private static byte[] array(
      ByteBuffer b, char type, Random random, UnaryOperator<byte[]> numbers) {
    boolean packed = b.getInt(5) == 1;
    byte[] plain = Arrays.copyOfRange(b.array(), HEAD_OF_ARRAY, b.array().length);
    if (packed) {
      try {
        plain = new InflaterInputStream(new ByteArrayInputStream(plain)).readAllBytes();
      } catch (IOException e) {
        return b.array();
      }
    }
    int width = type == 'b' ? 1 : type == 'f' || type == 'i' ? 4 : 8;
    int kind = random.nextInt(8);
    if (kind == 0) {
      plain = Arrays.copyOf(plain, random.nextInt(plain.length + 1));
    } else if (kind == 1) {
      plain = Arrays.copyOf(plain, plain.length + width * random.nextInt(MOST));
    } else if (type == 'd') {
      doubles(ByteBuffer.wrap(plain).order(ByteOrder.LITTLE_ENDIAN), random);
    } else {
      plain = numbers.apply(plain);
    }
    int count = random.nextInt(8) == 0 ? random.nextInt(MOST) - 2 : plain.length / width;
    boolean again = random.nextInt(8) == 0 ? !packed : packed;
    byte[] data = again ? deflated(plain) : plain;
    ByteBuffer made = ByteBuffer.allocate(HEAD_OF_ARRAY + data.length);
    made.order(ByteOrder.LITTLE_ENDIAN).put((byte) type).putInt(count).putInt(again ? 1 : 0);
    return made.putInt(data.length).put(data).array();
  }

  private static void doubles(ByteBuffer b, Random random) {
    int stride = 1 + random.nextInt(4);
    int column = random.nextInt(stride);
    double by = number(random);
    boolean whole = random.nextBoolean();
    for (int i = column; 8 * i + 8 <= b.limit(); i += stride) {
      b.putDouble(8 * i, whole ? by : b.getDouble(8 * i) * by);
    }
  }

  private static byte[] deflated(byte[] plain) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (DeflaterOutputStream deflated = new DeflaterOutputStream(out)) {
      deflated.write(plain);
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
    return out.toByteArray();
  }

  /** The file, with places and lengths as they are now. */
  byte[] file() {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    out.writeBytes(head);
    root.inside.forEach(node -> write(node, out));
    out.writeBytes(new byte[empty()]);
    out.writeBytes(tail);
    return out.toByteArray();
  }

  private void write(Node node, ByteArrayOutputStream out) {
    ByteArrayOutputStream values = new ByteArrayOutputStream();
    node.values.forEach(values::writeBytes);
    byte[] name = node.name == null ? new byte[0] : node.name;
    int body = out.size() + empty() + name.length;
    // Nodes inside say where they end in the file, so they are written behind what is there.
    ByteArrayOutputStream ahead = new ByteArrayOutputStream();
    ahead.writeBytes(new byte[body + values.size()]);
    node.inside.forEach(child -> write(child, ahead));
    if (!node.inside.isEmpty()) {
      ahead.writeBytes(new byte[empty()]);
    }
    ByteBuffer b = ByteBuffer.allocate(empty()).order(ByteOrder.LITTLE_ENDIAN);
    for (long number : new long[] {ahead.size(), node.values.size(), values.size()}) {
      if (wide) {
        b.putLong(number);
      } else {
        b.putInt((int) number);
      }
    }
    out.writeBytes(b.put((byte) name.length).array());
    out.writeBytes(name);
    out.writeBytes(values.toByteArray());
    byte[] behind = ahead.toByteArray();
    out.write(behind, body + values.size(), behind.length - body - values.size());
  }
}
