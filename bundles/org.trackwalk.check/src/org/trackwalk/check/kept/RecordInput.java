package org.trackwalk.check.kept;

import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Constructor;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.mesh.level.LengthUnit;
import org.trackwalk.mesh.level.UpAxis;

/**
 * Reads what {@link RecordOutput} wrote. Only records and enums of this tool are made, by their
 * constructors; lengths are those of what is really there, so broken bytes cost no memory.
 */
final class RecordInput {

  private static final String OURS = "org.trackwalk.";

  /** More than the deepest report; what is deeper is broken. */
  private static final int DEEPEST = 50;

  private final DataInputStream in;
  private final int size;

  /** What a person is told: what stands there are names of our own, which say nothing. */
  private static final String BROKEN = "it is broken";

  private final List<String> known = new ArrayList<>();
  private final Map<String, Class<?>> classes = new LinkedHashMap<>();
  private final Map<Class<?>, Maker> makers = new LinkedHashMap<>();
  private int depth;

  /** How a record is made, and of what. */
  private record Maker(Constructor<?> constructor, Fitting fitting) {}

  /**
   * Reads from a stream.
   *
   * @param size bytes in it; nothing in it can be longer
   */
  RecordInput(InputStream stream, int size) {
    in = new DataInputStream(stream);
    this.size = size;
  }

  /**
   * Reads a value of a type.
   *
   * @throws IOException when something else stands there, or nothing
   */
  <T> T read(Class<T> type) throws IOException {
    Object value = read();
    if (!type.isInstance(value)) {
      throw new IOException(BROKEN);
    }
    return type.cast(value);
  }

  private Object read() throws IOException {
    int tag = in.readUnsignedByte();
    if (tag >= RecordTag.values().length || ++depth > DEEPEST) {
      throw new IOException(BROKEN);
    }
    Object value =
        switch (RecordTag.values()[tag]) {
          case NULL -> null;
          case TEXT -> text();
          case INT -> in.readInt();
          case DOUBLE -> Double.longBitsToDouble(in.readLong());
          case TRUTH -> in.readBoolean();
          case DOUBLES -> doubles();
          case BYTES -> in.readNBytes(length());
          case ENUM -> constant();
          case LIST -> list();
          case MAP -> map();
          case FRAME -> frame();
          case RECORD -> record();
          case FLOAT -> Float.intBitsToFloat(in.readInt());
        };
    depth--;
    return value;
  }

  private Frame frame() throws IOException {
    double[] placement = read(double[].class);
    UpAxis up = read(UpAxis.class);
    LengthUnit unit = read(LengthUnit.class);
    try {
      return Frame.of(placement, up, unit);
    } catch (IllegalArgumentException e) {
      throw new IOException(BROKEN, e);
    }
  }

  private int length() throws IOException {
    int length = in.readInt();
    if (length < 0 || length > size) {
      throw new IOException(BROKEN);
    }
    return length;
  }

  private double[] doubles() throws IOException {
    double[] values = new double[length()];
    for (int i = 0; i < values.length; i++) {
      values[i] = Double.longBitsToDouble(in.readLong());
    }
    return values;
  }

  private List<Object> list() throws IOException {
    int length = length();
    List<Object> items = new ArrayList<>();
    for (int i = 0; i < length; i++) {
      items.add(read());
    }
    return Collections.unmodifiableList(items);
  }

  private Map<Object, Object> map() throws IOException {
    int length = length();
    Map<Object, Object> entries = new LinkedHashMap<>();
    for (int i = 0; i < length; i++) {
      Object key = read();
      entries.put(key, read());
    }
    return Collections.unmodifiableMap(entries);
  }

  private Object constant() throws IOException {
    Class<?> type = ours(text());
    String name = text();
    Object[] constants = type.getEnumConstants();
    for (Object constant : constants == null ? new Object[0] : constants) {
      if (((Enum<?>) constant).name().equals(name)) {
        return constant;
      }
    }
    throw new IOException(BROKEN);
  }

  private Object record() throws IOException {
    Class<?> type = ours(text());
    Object[] parts = new Object[length()];
    for (int i = 0; i < parts.length; i++) {
      parts[i] = read();
    }
    try {
      Maker maker = makers.get(type);
      if (maker == null) {
        maker = maker(type);
        makers.put(type, maker);
      }
      if (!maker.fitting().fit(parts)) {
        throw new IOException(BROKEN);
      }
      return maker.constructor().newInstance(parts);
    } catch (ReflectiveOperationException | IllegalArgumentException e) {
      throw new IOException(BROKEN, e);
    }
  }

  private static Maker maker(Class<?> type) throws NoSuchMethodException, IOException {
    if (!type.isRecord()) {
      throw new IOException(BROKEN);
    }
    RecordComponent[] parts = type.getRecordComponents();
    Class<?>[] types = new Class<?>[parts.length];
    for (int i = 0; i < parts.length; i++) {
      types[i] = parts[i].getType();
    }
    return new Maker(type.getConstructor(types), new Fitting(parts));
  }

  private Class<?> ours(String name) throws IOException {
    Class<?> type = classes.get(name);
    if (type == null) {
      if (!name.startsWith(OURS)) {
        throw new IOException(BROKEN);
      }
      try {
        type = Class.forName(name, false, RecordInput.class.getClassLoader());
      } catch (ClassNotFoundException | LinkageError e) {
        throw new IOException(BROKEN, e);
      }
      classes.put(name, type);
    }
    return type;
  }

  private String text() throws IOException {
    int length = in.readInt();
    if (length < 0) {
      int before = -1 - length;
      if (before >= known.size()) {
        throw new IOException(BROKEN);
      }
      return known.get(before);
    }
    if (length > size) {
      throw new IOException(BROKEN);
    }
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < length; i++) {
      text.append(in.readChar());
    }
    known.add(text.toString());
    return text.toString();
  }
}
