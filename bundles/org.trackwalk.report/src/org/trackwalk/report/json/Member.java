package org.trackwalk.report.json;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.trackwalk.io.json.JsonException;
import org.trackwalk.io.json.JsonValue;

/** Members of JSON objects that must be there, as what they must be. */
final class Member {

  private Member() {}

  /** What stands behind a name. */
  static JsonValue of(JsonValue object, String name) throws JsonException {
    JsonValue value = object.get(name);
    if (value == null) {
      throw new JsonException(object, "'" + name + "' is missing");
    }
    return value;
  }

  static String text(JsonValue object, String name) throws JsonException {
    return of(object, name).text();
  }

  /** A text, or null where null is written. */
  static String textOrNull(JsonValue object, String name) throws JsonException {
    JsonValue value = of(object, name);
    return isNull(value) ? null : value.text();
  }

  /** A text, or null where the name does not come. */
  static String textIfAny(JsonValue object, String name) throws JsonException {
    JsonValue value = object.get(name);
    return value == null ? null : value.text();
  }

  static List<String> texts(JsonValue object, String name) throws JsonException {
    List<String> texts = new ArrayList<>();
    for (JsonValue item : of(object, name).items()) {
      texts.add(item.text());
    }
    return List.copyOf(texts);
  }

  static boolean truth(JsonValue object, String name) throws JsonException {
    return of(object, name).truth();
  }

  /** A count. */
  static int whole(JsonValue object, String name) throws JsonException {
    return of(object, name).index(Integer.MAX_VALUE);
  }

  /** Whole numbers that may be negative: an index that is not known is -1. */
  static List<Integer> wholes(JsonValue list) throws JsonException {
    List<Integer> numbers = new ArrayList<>();
    for (JsonValue item : list.items()) {
      double number = item.number();
      if (number != (int) number) {
        throw new JsonException(item, "a whole number belongs here");
      }
      numbers.add((int) number);
    }
    return numbers;
  }

  static double number(JsonValue object, String name) throws JsonException {
    return number(of(object, name));
  }

  /** Numbers, as many as there are. */
  static double[] numbers(JsonValue list) throws JsonException {
    List<JsonValue> items = list.items();
    double[] numbers = new double[items.size()];
    for (int i = 0; i < numbers.length; i++) {
      numbers[i] = number(items.get(i));
    }
    return numbers;
  }

  /** Three numbers for each of any count of points. */
  static double[] points(JsonValue list) throws JsonException {
    double[] numbers = numbers(list);
    if (numbers.length % 3 != 0) {
      throw new JsonException(list, "three numbers for each point belong here");
    }
    return numbers;
  }

  /** Three numbers. */
  static double[] point(JsonValue list) throws JsonException {
    double[] numbers = numbers(list);
    if (numbers.length != 3) {
      throw new JsonException(list, "3 numbers belong here, not " + numbers.length);
    }
    return numbers;
  }

  /** Six numbers, or none. */
  static double[] box(JsonValue list) throws JsonException {
    double[] numbers = numbers(list);
    if (numbers.length != 6 && numbers.length != 0) {
      throw new JsonException(list, "6 numbers belong here, or none");
    }
    return numbers;
  }

  /** The value of an enumeration by the name that reports use. */
  static <T> T oneOf(JsonValue json, T[] values, Function<T, String> id) throws JsonException {
    String text = json.text();
    for (T value : values) {
      if (id.apply(value).equals(text)) {
        return value;
      }
    }
    List<String> known = Stream.of(values).map(id).toList();
    throw new JsonException(json, "'" + text + "' is none of " + String.join(", ", known));
  }

  static boolean isNull(JsonValue value) {
    return value.is(JsonValue.Kind.NULL);
  }

  /** What is not finite is written as null. */
  private static double number(JsonValue value) throws JsonException {
    return isNull(value) ? Double.NaN : value.number();
  }
}
