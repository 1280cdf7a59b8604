package org.trackwalk.cli;

import java.lang.reflect.Constructor;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.BiConsumer;

/**
 * A record with one thing in it missing, too short or no number that there is: each component null,
 * each array without its last number or without any, each list and map empty, each count below
 * none, each measure and coordinate not finite. Of the items of a list the first that has something
 * there is changed.
 */
final class RecordChanges {

  private final Map<String, Object> changes = new LinkedHashMap<>();

  private RecordChanges() {}

  /** The changed ones by what was changed; those that their constructor refuses are left out. */
  static Map<String, Object> of(Record value) {
    RecordChanges all = new RecordChanges();
    all.inside(value, value.getClass().getSimpleName(), all.changes::putIfAbsent);
    return all.changes;
  }

  private void inside(Object value, String where, BiConsumer<String, Object> put) {
    switch (value) {
      case Record r -> components(r, where, put);
      case List<?> items -> {
        for (int i = 0; i < items.size(); i++) {
          int at = i;
          inside(
              items.get(i),
              where + "[]",
              (what, item) -> {
                List<Object> changed = new ArrayList<>(items);
                changed.set(at, item);
                put.accept(what, changed);
              });
        }
      }
      case Map<?, ?> map ->
          map.forEach(
              (key, old) ->
                  inside(
                      old,
                      where + "{}",
                      (what, item) -> {
                        Map<Object, Object> changed = new LinkedHashMap<>(map);
                        changed.put(key, item);
                        put.accept(what, changed);
                      }));
      case null, default -> {
        // nothing is inside
      }
    }
  }

  private void components(Record record, String where, BiConsumer<String, Object> put) {
    RecordComponent[] parts = record.getClass().getRecordComponents();
    for (int i = 0; i < parts.length; i++) {
      int at = i;
      String name = where + '.' + parts[i].getName();
      Object old = value(parts[i], record);
      BiConsumer<String, Object> with =
          (what, changed) -> {
            if (!changes.containsKey(what)) {
              Object made = made(record, at, changed);
              if (made != null) {
                put.accept(what, made);
              }
            }
          };
      if (old != null && !parts[i].getType().isPrimitive()) {
        with.accept(name + " = null", null);
      }
      if (old != null) {
        shorter(old, name, with);
        odd(old, name, with);
        inside(old, name, with);
      }
    }
  }

  private static void shorter(Object old, String name, BiConsumer<String, Object> with) {
    switch (old) {
      case double[] a when a.length > 0 -> {
        with.accept(name + " one shorter", Arrays.copyOf(a, a.length - 1));
        with.accept(name + " empty", new double[0]);
      }
      case byte[] a when a.length > 0 -> {
        with.accept(name + " one shorter", Arrays.copyOf(a, a.length - 1));
        with.accept(name + " empty", new byte[0]);
      }
      case List<?> a when !a.isEmpty() -> with.accept(name + " empty", List.of());
      case Map<?, ?> a when !a.isEmpty() -> with.accept(name + " empty", new TreeMap<>());
      default -> {
        // there is no shorter one
      }
    }
  }

  private static void odd(Object old, String name, BiConsumer<String, Object> with) {
    switch (old) {
      case Integer n -> with.accept(name + " = -2", -2);
      case Double d -> {
        with.accept(name + " = NaN", Double.NaN);
        with.accept(name + " = -7", -7.0);
      }
      case double[] a when a.length > 0 -> {
        double[] changed = a.clone();
        changed[a.length - 1] = Double.NEGATIVE_INFINITY;
        with.accept(name + " not finite", changed);
      }
      default -> {
        // no number
      }
    }
  }

  private static Object made(Record record, int at, Object changed) {
    RecordComponent[] parts = record.getClass().getRecordComponents();
    Object[] values = new Object[parts.length];
    for (int i = 0; i < parts.length; i++) {
      values[i] = i == at ? changed : value(parts[i], record);
    }
    Class<?>[] types = Arrays.stream(parts).map(RecordComponent::getType).toArray(Class<?>[]::new);
    try {
      Constructor<?> maker = record.getClass().getConstructor(types);
      return maker.newInstance(values);
    } catch (ReflectiveOperationException e) {
      return null; // whoever reads it makes it the same way
    }
  }

  /** What a component holds. */
  static Object value(RecordComponent part, Record record) {
    try {
      return part.getAccessor().invoke(record);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }
}
