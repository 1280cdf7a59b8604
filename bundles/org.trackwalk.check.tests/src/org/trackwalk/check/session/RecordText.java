package org.trackwalk.check.session;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.Collection;
import java.util.Map;
import org.trackwalk.check.run.CheckedLevel;

/** All that a finished check says, as text: every component of every record, to the last digit. */
final class RecordText {

  private RecordText() {}

  /** Report and single findings; without the time that it took and what is looked up later. */
  static String of(CheckedLevel checked) {
    StringBuilder text = new StringBuilder();
    write(checked.report(), text);
    text.append("\nONE BY ONE");
    write(checked.findings(), text);
    int n = checked.context().surface().triangleCount();
    for (int t = 0; t < n; t++) {
      text.append(checked.report().surfaceClass().apply(t).ordinal());
    }
    return text.toString();
  }

  private static void write(Object value, StringBuilder text) {
    switch (value) {
      case null -> text.append("null");
      case double[] numbers -> text.append(Arrays.toString(numbers));
      case float[] numbers -> text.append(Arrays.toString(numbers));
      case int[] numbers -> text.append(Arrays.toString(numbers));
      case Collection<?> list ->
          list.forEach(
              item -> {
                text.append('\n');
                write(item, text);
              });
      case Map<?, ?> map ->
          map.forEach(
              (key, item) -> {
                text.append(' ').append(key).append('=');
                write(item, text);
              });
      case Record record -> components(record, text);
      default -> text.append(value);
    }
  }

  private static void components(Record record, StringBuilder text) {
    for (RecordComponent component : record.getClass().getRecordComponents()) {
      String name = component.getName();
      if (name.equals("seconds") || record.getClass().getSimpleName().equals("LevelGeometry")) {
        continue;
      }
      text.append(' ').append(name).append(':');
      try {
        write(component.getAccessor().invoke(record), text);
      } catch (IllegalAccessException | InvocationTargetException e) {
        throw new AssertionError(e);
      }
    }
  }
}
