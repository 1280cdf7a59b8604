package org.trackwalk.io.engine;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;

/**
 * What both ends of the wire know (docs/confirm.md#the-wire). All numbers are big-endian, as Java's
 * data streams write them; a text is an int with its length in bytes, then UTF-8.
 */
public final class EngineWire {

  /** Changes with every change of the layout; a runner of another version is not used. */
  public static final int VERSION = 2;

  /** First int of the hello, "TWEN". */
  public static final int HELLO = 0x5457454E;

  /** Bytes of the secret by which this program knows its own runner. */
  public static final int TOKEN_BYTES = 16;

  /** Request: makes a world; the answer is {@link #DONE}, two texts and a list of ints. */
  public static final int OPEN = 1;

  /** Request: moves the body along ways; the answer is {@link #DONE} and a trace per way. */
  public static final int PASSES = 2;

  /** First int of an answer: what was asked for follows. */
  public static final int DONE = 0;

  /** First int of an answer: a text follows, why it cannot be done. */
  public static final int REFUSED = 1;

  /**
   * Numbers that a trace has per step: position, then velocity after the step. A car has more: the
   * load of each wheel, N, then how fast the chassis rises at each, m/s.
   */
  public static final int PER_STEP = 6;

  /** A longer list or text is no answer. */
  private static final int MOST = 1 << 28;

  private static final int CHUNK = 1 << 16;

  private EngineWire() {}

  /** Writes a text. */
  public static void text(DataOutputStream out, String text) throws IOException {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    out.writeInt(bytes.length);
    out.write(bytes);
  }

  /** Reads a text. */
  public static String text(DataInputStream in) throws IOException {
    return new String(bytes(in, length(in)), StandardCharsets.UTF_8);
  }

  /** Writes a list of floats with its length; the sign of a zero is kept. */
  public static void floats(DataOutputStream out, float[] values) throws IOException {
    out.writeInt(values.length);
    ByteBuffer buffer = ByteBuffer.allocate(Float.BYTES * CHUNK);
    for (int from = 0; from < values.length; from += CHUNK) {
      int n = Math.min(CHUNK, values.length - from);
      buffer.asFloatBuffer().put(values, from, n);
      out.write(buffer.array(), 0, Float.BYTES * n);
    }
  }

  /** Reads what {@link #floats} writes. */
  public static float[] floats(DataInputStream in) throws IOException {
    float[] values = new float[length(in)];
    for (int from = 0; from < values.length; from += CHUNK) {
      int n = Math.min(CHUNK, values.length - from);
      ByteBuffer.wrap(bytes(in, Float.BYTES * n)).asFloatBuffer().get(values, from, n);
    }
    return values;
  }

  /** Writes a list of ints with its length. */
  public static void ints(DataOutputStream out, int[] values) throws IOException {
    out.writeInt(values.length);
    ByteBuffer buffer = ByteBuffer.allocate(Integer.BYTES * CHUNK);
    for (int from = 0; from < values.length; from += CHUNK) {
      int n = Math.min(CHUNK, values.length - from);
      buffer.asIntBuffer().put(values, from, n);
      out.write(buffer.array(), 0, Integer.BYTES * n);
    }
  }

  /** Reads what {@link #ints} writes. */
  public static int[] ints(DataInputStream in) throws IOException {
    int[] values = new int[length(in)];
    for (int from = 0; from < values.length; from += CHUNK) {
      int n = Math.min(CHUNK, values.length - from);
      ByteBuffer.wrap(bytes(in, Integer.BYTES * n)).asIntBuffer().get(values, from, n);
    }
    return values;
  }

  /** Writes a list of doubles with its length. */
  public static void doubles(DataOutputStream out, double[] values) throws IOException {
    out.writeInt(values.length);
    for (double value : values) {
      out.writeDouble(value);
    }
  }

  /** Reads what {@link #doubles} writes. */
  public static double[] doubles(DataInputStream in) throws IOException {
    double[] values = new double[length(in)];
    for (int i = 0; i < values.length; i++) {
      values[i] = in.readDouble();
    }
    return values;
  }

  private static int length(DataInputStream in) throws IOException {
    int length = in.readInt();
    if (length < 0 || length > MOST) {
      throw new IOException("a list of " + length + " makes no sense");
    }
    return length;
  }

  private static byte[] bytes(DataInputStream in, int count) throws IOException {
    byte[] bytes = in.readNBytes(count);
    if (bytes.length < count) {
      throw new EOFException();
    }
    return bytes;
  }
}
