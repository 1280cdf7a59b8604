package org.trackwalk.check.kept;

import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
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

  /** What a person is told first; then where it is, as far as anybody got. */
  private static final String BROKEN = "it is broken";

  private final List<String> known = new ArrayList<>();
  private final Map<String, Class<?>> classes = new LinkedHashMap<>();
  private final Map<Class<?>, Maker> makers = new LinkedHashMap<>();
  private final StringBuilder place = new StringBuilder();
  private int depth;

  /** How a record is made, and of what. */
  private record Maker(Constructor<?> constructor, Fitting fitting, RecordComponent[] parts) {}

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
   * @throws IOException when something else stands there, or nothing, or what a record refuses; the
   *     message has its place
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
      throw refused(e);
    }
  }

  /** What a constructor says to what stands there. */
  private IOException refused(IllegalArgumentException why) {
    String words = why.getMessage();
    String where = place.isEmpty() ? "" : place + ": ";
    return new IOException(BROKEN + (words == null ? "" : ": " + where + words), why);
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
      items.add(part("[" + i + ']'));
    }
    return Collections.unmodifiableList(items);
  }

  private Map<Object, Object> map() throws IOException {
    int length = length();
    Map<Object, Object> entries = new LinkedHashMap<>();
    for (int i = 0; i < length; i++) {
      Object key = read();
      entries.put(key, part("[" + i + ']'));
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

  /** Reads what stands at a place inside of what is being read. */
  private Object part(String name) throws IOException {
    int before = place.length();
    place.append(name);
    Object value = read();
    place.setLength(before);
    return value;
  }

  private Object record() throws IOException {
    Maker maker = maker(ours(text()));
    Object[] values = new Object[length()];
    if (values.length != maker.parts().length) {
      throw new IOException(BROKEN);
    }
    for (int i = 0; i < values.length; i++) {
      String name = maker.parts()[i].getName();
      values[i] = part(place.isEmpty() ? name : '.' + name);
    }
    if (!maker.fitting().fit(values)) {
      throw refused(new IllegalArgumentException("something is missing, or something else there"));
    }
    try {
      return maker.constructor().newInstance(values);
    } catch (InvocationTargetException e) {
      if (e.getCause() instanceof IllegalArgumentException why) {
        throw refused(why);
      }
      throw new IOException(BROKEN, e);
    } catch (ReflectiveOperationException | IllegalArgumentException e) {
      throw new IOException(BROKEN, e);
    }
  }

  private Maker maker(Class<?> type) throws IOException {
    Maker maker = makers.get(type);
    if (maker == null) {
      if (!type.isRecord()) {
        throw new IOException(BROKEN);
      }
      RecordComponent[] parts = type.getRecordComponents();
      Class<?>[] types = new Class<?>[parts.length];
      for (int i = 0; i < parts.length; i++) {
        types[i] = parts[i].getType();
      }
      try {
        maker = new Maker(type.getConstructor(types), new Fitting(parts), parts);
      } catch (NoSuchMethodException e) {
        throw new IOException(BROKEN, e);
      }
      makers.put(type, maker);
    }
    return maker;
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
