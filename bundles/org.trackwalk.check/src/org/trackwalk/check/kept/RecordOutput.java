package org.trackwalk.check.kept;

import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.lang.reflect.RecordComponent;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import org.trackwalk.mesh.level.Frame;

/**
 * Writes records of numbers, texts, lists and further records bit by bit, so that what is read back
 * makes every writer write the same bytes: a number in a JSON report has been through the file's
 * axes and unit and may have lost its last bit there. What a record is made of is asked of the
 * record itself, so nothing is forgotten here when one grows.
 */
final class RecordOutput {

  private final DataOutputStream out;
  private final Map<Class<?>, RecordComponent[]> components = new LinkedHashMap<>();
  private final Map<String, Integer> known = new LinkedHashMap<>();

  RecordOutput(OutputStream stream) {
    out = new DataOutputStream(stream);
  }

  /**
   * Writes a value.
   *
   * @throws IOException when the stream fails, or the value holds something else than records,
   *     enums, lists, maps, texts, numbers and their arrays
   */
  void write(Object value) throws IOException {
    switch (value) {
      case null -> tag(RecordTag.NULL);
      case String s -> {
        tag(RecordTag.TEXT);
        text(s);
      }
      case Integer i -> {
        tag(RecordTag.INT);
        out.writeInt(i);
      }
      case Float f -> {
        tag(RecordTag.FLOAT);
        out.writeInt(Float.floatToRawIntBits(f));
      }
      case Double d -> {
        tag(RecordTag.DOUBLE);
        out.writeLong(Double.doubleToRawLongBits(d));
      }
      case Boolean b -> {
        tag(RecordTag.TRUTH);
        out.writeBoolean(b);
      }
      case double[] a -> {
        tag(RecordTag.DOUBLES);
        out.writeInt(a.length);
        for (double d : a) {
          out.writeLong(Double.doubleToRawLongBits(d));
        }
      }
      case byte[] a -> {
        tag(RecordTag.BYTES);
        out.writeInt(a.length);
        out.write(a);
      }
      case Enum<?> e -> {
        tag(RecordTag.ENUM);
        text(e.getDeclaringClass().getName());
        text(e.name());
      }
      case Collection<?> c -> {
        tag(RecordTag.LIST);
        out.writeInt(c.size());
        for (Object item : c) {
          write(item);
        }
      }
      case Map<?, ?> m -> {
        tag(RecordTag.MAP);
        out.writeInt(m.size());
        for (Map.Entry<?, ?> entry : m.entrySet()) {
          write(entry.getKey());
          write(entry.getValue());
        }
      }
      case Frame f -> {
        tag(RecordTag.FRAME);
        write(f.placement());
        write(f.up());
        write(f.unit());
      }
      case Record r -> record(r);
      default -> throw new IOException("a " + value.getClass().getName() + " is not kept");
    }
  }

  /** Passes everything on to the stream. */
  void flush() throws IOException {
    out.flush();
  }

  private void record(Record value) throws IOException {
    tag(RecordTag.RECORD);
    text(value.getClass().getName());
    RecordComponent[] parts =
        components.computeIfAbsent(value.getClass(), Class::getRecordComponents);
    out.writeInt(parts.length);
    for (RecordComponent part : parts) {
      try {
        write(part.getAccessor().invoke(value));
      } catch (ReflectiveOperationException e) {
        throw new IOException("a " + value.getClass().getName() + " does not open", e);
      }
    }
  }

  private void tag(RecordTag tag) throws IOException {
    out.writeByte(tag.ordinal());
  }

  /** A text that came before is its number. */
  private void text(String text) throws IOException {
    Integer before = known.putIfAbsent(text, known.size());
    if (before != null) {
      out.writeInt(-1 - before);
      return;
    }
    out.writeInt(text.length());
    out.writeChars(text);
  }
}
