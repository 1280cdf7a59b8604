package org.trackwalk.io.json;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.trackwalk.io.names.NearestName;
import org.trackwalk.io.names.PrintableName;

/** A JSON object of which every key is known, none comes twice, and every value has its kind. */
public final class StrictObject {

  private final JsonValue object;

  /**
   * Checks the keys of an object.
   *
   * @throws JsonException when it is none, a key is not among those given, or one comes twice
   */
  public StrictObject(JsonValue object, String... keys) throws JsonException {
    this.object = object;
    List<String> known = Arrays.asList(keys);
    for (JsonMember member : object.members()) {
      if (!known.contains(member.name())) {
        String near = NearestName.hint(member.name(), known);
        String hint = near.isEmpty() ? "; known here: " + String.join(", ", known) : near;
        throw at(member, "unknown key '" + member.name() + "'" + hint);
      }
    }
    if (object.repeated() != null) {
      throw at(object.repeated(), "the key '" + object.repeated().name() + "' comes twice");
    }
  }

  /** A problem with a key. */
  public static JsonException at(JsonMember member, String problem) {
    return new JsonException(member.line(), member.column(), problem);
  }

  /** The value behind a key; null when it is not there. */
  public JsonValue get(String key) throws JsonException {
    return object.get(key);
  }

  /** The value behind a key that must be there. */
  public JsonValue required(String key) throws JsonException {
    JsonValue value = object.get(key);
    if (value == null) {
      throw new JsonException(object, "'" + key + "' is missing");
    }
    return value;
  }

  /** A text that is not blank; null when the key is not there. */
  public String text(String key) throws JsonException {
    JsonValue value = object.get(key);
    return value == null ? null : words(value);
  }

  /** True or false; null when the key is not there. */
  public Boolean truth(String key) throws JsonException {
    JsonValue value = object.get(key);
    return value == null ? null : Boolean.valueOf(value.truth());
  }

  /** A number above zero; null when the key is not there. */
  public Double positive(String key) throws JsonException {
    JsonValue value = object.get(key);
    if (value == null) {
      return null;
    }
    double number = value.number();
    if (!(number > 0) || Double.isInfinite(number)) {
      throw new JsonException(value, "'" + key + "' is a number above 0");
    }
    return number;
  }

  /** One of some words; null when the key is not there. */
  public String oneOf(String key, String... words) throws JsonException {
    String text = text(key);
    if (text != null && !Arrays.asList(words).contains(text)) {
      String near = NearestName.hint(text, Arrays.asList(words));
      String said = ", not '" + PrintableName.of(text) + "'" + near;
      throw new JsonException(
          object.get(key), "'" + key + "' is one of " + String.join(", ", words) + said);
    }
    return text;
  }

  /** Texts; empty when the key is not there. */
  public List<String> texts(String key) throws JsonException {
    JsonValue list = object.get(key);
    List<String> texts = new ArrayList<>();
    if (list != null) {
      for (JsonValue item : list.items()) {
        texts.add(words(item));
      }
    }
    return texts;
  }

  /** A fixed number of finite numbers; null when the key is not there. */
  public double[] numbers(String key, int count) throws JsonException {
    return numbers(key, count, "numbers");
  }

  /**
   * The same.
   *
   * @param what the numbers are, for who gives another number of them
   */
  public double[] numbers(String key, int count, String what) throws JsonException {
    JsonValue list = object.get(key);
    return list == null ? null : numbers(list, count, what);
  }

  /** A fixed number of finite numbers. */
  public static double[] numbers(JsonValue list, int count) throws JsonException {
    return numbers(list, count, "numbers");
  }

  private static double[] numbers(JsonValue list, int count, String what) throws JsonException {
    List<JsonValue> items = list.items();
    if (items.size() != count) {
      throw new JsonException(list, count + " " + what + " belong here, not " + items.size());
    }
    double[] numbers = new double[count];
    for (int i = 0; i < count; i++) {
      numbers[i] = items.get(i).number();
      if (Double.isInfinite(numbers[i])) {
        throw new JsonException(items.get(i), "this number is too large");
      }
    }
    return numbers;
  }

  private static String words(JsonValue value) throws JsonException {
    if (value.text().isBlank()) {
      throw new JsonException(value, "this text is empty");
    }
    return value.text();
  }
}
