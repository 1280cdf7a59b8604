package org.trackwalk.io.b3d;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import org.trackwalk.io.buffer.FileBytes;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.names.PrintableName;

/** The numbers and names of a file; every one is asked for inside a chunk and never beyond it. */
final class B3dInput {

  private static final VarHandle INT =
      MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);

  private static final VarHandle FLOAT =
      MethodHandles.byteArrayViewVarHandle(float[].class, ByteOrder.LITTLE_ENDIAN);

  private final byte[] bytes;
  private final int size;
  private final String shown;

  B3dInput(FileBytes file, String shown) {
    this.bytes = file.bytes();
    this.size = file.size();
    this.shown = shown;
  }

  /** Bytes of the file. */
  int size() {
    return size;
  }

  /** The number at an offset that is known to be in the file. */
  int intAt(int offset) {
    return (int) INT.get(bytes, offset);
  }

  /** Likewise; every bit pattern is a float. */
  float floatAt(int offset) {
    return (float) FLOAT.get(bytes, offset);
  }

  /** Whether a byte is zero. */
  boolean isZero(int offset) {
    return bytes[offset] == 0;
  }

  /** Four letters; what is no letter becomes {@code ?}. */
  String tagAt(int offset) {
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
  int endOfName(int offset, int end) throws ImportException {
    for (int i = offset; i < end; i++) {
      if (bytes[i] == 0) {
        return i;
      }
    }
    throw refusal(offset, "a name has no end; the file is damaged, export it again");
  }

  /** A name as it can be shown: UTF-8, else Latin 1, which is what old exporters wrote. */
  String name(int from, int to) {
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
  void require(int offset, int needed, int end, String what) throws ImportException {
    if (needed > end - offset) {
      throw refusal(offset, what + " is cut off; the file is damaged, export it again");
    }
  }

  ImportException refusal(int offset, String problem) {
    return new ImportException(shown, "byte " + offset, problem);
  }
}
