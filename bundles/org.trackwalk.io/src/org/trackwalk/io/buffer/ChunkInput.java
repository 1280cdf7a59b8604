package org.trackwalk.io.buffer;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.names.PrintableName;

/**
 * The numbers and names of a file made of chunks, little-endian; every one is asked for inside a
 * chunk and never beyond it.
 */
public final class ChunkInput {

  private static final VarHandle SHORT =
      MethodHandles.byteArrayViewVarHandle(short[].class, ByteOrder.LITTLE_ENDIAN);

  private static final VarHandle INT =
      MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);

  private static final VarHandle FLOAT =
      MethodHandles.byteArrayViewVarHandle(float[].class, ByteOrder.LITTLE_ENDIAN);

  private final byte[] bytes;
  private final int size;
  private final String shown;

  /**
   * A file.
   *
   * @param shown its name for messages
   */
  public ChunkInput(FileBytes file, String shown) {
    this.bytes = file.bytes();
    this.size = file.size();
    this.shown = shown;
  }

  /** Bytes of the file. */
  public int size() {
    return size;
  }

  /** The number of two bytes, from 0 to 65,535, at an offset that is known to be in the file. */
  public int unsignedShortAt(int offset) {
    return (short) SHORT.get(bytes, offset) & 0xFFFF;
  }

  /** The number of four bytes likewise. */
  public int intAt(int offset) {
    return (int) INT.get(bytes, offset);
  }

  /** Likewise; every bit pattern is a float. */
  public float floatAt(int offset) {
    return (float) FLOAT.get(bytes, offset);
  }

  /** The byte at an offset that is known to be in the file, from 0 to 255. */
  public int octetAt(int offset) {
    return bytes[offset] & 0xFF;
  }

  /** Whether a byte is zero. */
  public boolean isZero(int offset) {
    return bytes[offset] == 0;
  }

  /** Four letters; what is no letter becomes {@code ?}. */
  public String tagAt(int offset) {
    StringBuilder tag = new StringBuilder(4);
    for (int i = offset; i < offset + 4; i++) {
      boolean plain = bytes[i] > ' ' && bytes[i] < 0x7F;
      tag.append(plain ? (char) bytes[i] : '?');
    }
    return tag.toString();
  }

  /**
   * The zero that ends a name.
   *
   * @param end of the chunk that the name stands in
   * @throws ImportException when there is none before {@code end}
   */
  public int endOfName(int offset, int end) throws ImportException {
    for (int i = offset; i < end; i++) {
      if (bytes[i] == 0) {
        return i;
      }
    }
    throw refusal(offset, "a name has no end; the file is damaged, export it again");
  }

  /** A name as it can be shown: UTF-8, else Latin 1, which is what old exporters wrote. */
  public String name(int from, int to) {
    String text;
    try {
      text =
          StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes, from, to - from)) + "";
    } catch (CharacterCodingException e) {
      text = new String(bytes, from, to - from, StandardCharsets.ISO_8859_1);
    }
    return PrintableName.of(text);
  }

  /** Refuses a chunk that ends before what must be in it. */
  public void require(int offset, int needed, int end, String what) throws ImportException {
    if (needed > end - offset) {
      throw refusal(offset, what + " is cut off; the file is damaged, export it again");
    }
  }

  /** The refusal of the file for what stands at a byte. */
  public ImportException refusal(int offset, String problem) {
    return new ImportException(shown, "byte " + offset, problem);
  }
}
