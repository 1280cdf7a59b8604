package org.trackwalk.io.worker;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.net.SocketTimeoutException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.importer.MemoryNeed;

/**
 * What a worker answers, number by number. Nothing that it says is believed: lengths are compared
 * with the memory there is before anything is made for them. Waiting ends when the user cancels or
 * the time is up.
 */
public final class AnswerInput {

  private static final int BUFFER = 1 << 16;

  /** Something that is looked at while nothing comes, and now and then while much comes. */
  interface Watch {
    /** Throws what ends the wait. */
    void look() throws WorkerException;
  }

  /** Carries the end of a wait through readers that know only of input and output. */
  static final class EndedException extends IOException {
    private static final long serialVersionUID = 1L;
    private final transient WorkerException reason;

    EndedException(WorkerException reason) {
      super(reason.getMessage(), reason);
      this.reason = reason;
    }

    WorkerException reason() {
      return reason;
    }
  }

  private final InputStream in;
  private final Watch watch;
  private final String shown;
  private final byte[] bytes = new byte[BUFFER];
  private final ByteBuffer buffer = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);

  /**
   * An answer from a stream whose reads time out after some milliseconds.
   *
   * @param shown names the file in refusals
   */
  AnswerInput(InputStream in, Watch watch, String shown) {
    this.in = in;
    this.watch = watch;
    this.shown = shown;
    buffer.limit(0);
  }

  /** The next int. */
  public int integer() throws IOException {
    need(Integer.BYTES);
    return buffer.getInt();
  }

  /** The next int, which must be from 0 to {@code most}. */
  public int count(int most) throws IOException {
    int count = integer();
    if (count < 0 || count > most) {
      throw new IOException("a count of " + count + " where " + most + " are possible");
    }
    return count;
  }

  /** The next double. */
  public double real() throws IOException {
    need(Double.BYTES);
    return buffer.getDouble();
  }

  /** The next float. */
  public float single() throws IOException {
    need(Float.BYTES);
    return buffer.getFloat();
  }

  /** The next text; what is no UTF-8 is replaced. */
  public String text() throws IOException {
    byte[] text = new byte[count(WorkerProtocol.MOST_TEXT_BYTES)];
    int at = 0;
    while (at < text.length) {
      int here = some(text.length - at, 1);
      buffer.get(text, at, here);
      at += here;
    }
    return new String(text, StandardCharsets.UTF_8);
  }

  /** The next {@code count} floats, bit by bit. */
  public float[] floats(int count) throws ImportException, IOException {
    float[] floats = new float[room(count, Float.BYTES)];
    int at = 0;
    while (at < count) {
      int here = some(count - at, Float.BYTES);
      buffer.asFloatBuffer().get(floats, at, here);
      buffer.position(buffer.position() + here * Float.BYTES);
      at += here;
    }
    return floats;
  }

  /** The next {@code count} ints. */
  public int[] integers(int count) throws ImportException, IOException {
    int[] integers = new int[room(count, Integer.BYTES)];
    int at = 0;
    while (at < count) {
      int here = some(count - at, Integer.BYTES);
      buffer.asIntBuffer().get(integers, at, here);
      buffer.position(buffer.position() + here * Integer.BYTES);
      at += here;
    }
    return integers;
  }

  /** The next {@code count} bytes. */
  public byte[] bytes(int count) throws ImportException, IOException {
    byte[] copy = new byte[room(count, 1)];
    int at = 0;
    while (at < count) {
      int here = some(count - at, 1);
      buffer.get(copy, at, here);
      at += here;
    }
    return copy;
  }

  private int room(int count, int size) throws ImportException, IOException {
    if (count < 0) {
      throw new IOException("a count of " + count);
    }
    MemoryNeed.check((long) count * size, shown, "");
    return count;
  }

  /** How many items of a size can be taken now: at least one, at most {@code most}. */
  private int some(int most, int size) throws IOException {
    need(size);
    return Math.min(most, buffer.remaining() / size);
  }

  private void need(int count) throws IOException {
    if (buffer.remaining() >= count) {
      return;
    }
    buffer.compact();
    try {
      while (buffer.position() < count) {
        try {
          watch.look();
          int more = in.read(bytes, buffer.position(), buffer.remaining());
          if (more < 0) {
            throw new EOFException("the answer ends in the middle");
          }
          buffer.position(buffer.position() + more);
        } catch (SocketTimeoutException e) {
          continue; // nothing yet
        } catch (WorkerException e) {
          throw new EndedException(e);
        }
      }
    } finally {
      buffer.flip();
    }
  }
}
