package org.trackwalk.model.profile;

import org.trackwalk.io.json.JsonException;
import org.trackwalk.io.json.JsonValue;
import org.trackwalk.io.json.StrictObject;

/** Readers of a file's small objects: a value and its source. */
final class Part {

  private static final String SOURCE = "source";

  /** No engine looks farther for contacts than a wheel is high; more is millimetres in disguise. */
  private static final double MOST_METRES = 1;

  private static final double RIGHT_ANGLE = 90;

  private Part() {}

  /** An object behind a key; null when it is not there. */
  static StrictObject of(StrictObject file, String key, String... keys) throws JsonException {
    JsonValue value = file.get(key);
    return value == null ? null : new StrictObject(value, keys);
  }

  /** A length with its source, {@code {metres, source}}; the usual one when it is not there. */
  static Sourced<Double> metres(StrictObject file, String key, Sourced<Double> usual)
      throws JsonException {
    StrictObject part = of(file, key, "metres", SOURCE);
    return part == null ? usual : new Sourced<>(metres(part, "metres"), source(part));
  }

  /** An angle from 0 to a right one with its source; the usual one when the key is not there. */
  static Sourced<Double> degrees(StrictObject file, String key, Sourced<Double> usual)
      throws JsonException {
    StrictObject part = of(file, key, "degrees", SOURCE);
    if (part == null) {
      return usual;
    }
    double degrees = atLeast(part, "degrees", 0);
    if (degrees > RIGHT_ANGLE) {
      throw new JsonException(part.get("degrees"), "'degrees' is an angle, at most 90");
    }
    return new Sourced<>(degrees, source(part));
  }

  /** Metres a second with their source; the usual ones when the key is not there. */
  static Sourced<Double> speed(StrictObject file, String key, Sourced<Double> usual)
      throws JsonException {
    StrictObject part = of(file, key, "metresPerSecond", SOURCE);
    return part == null ? usual : new Sourced<>(atLeast(part, "metresPerSecond", 0), source(part));
  }

  /** One of an enumeration's words with its source; the usual one when the key is not there. */
  static <T> Sourced<T> word(
      StrictObject file, String key, T[] values, String[] ids, Sourced<T> usual)
      throws JsonException {
    StrictObject part = of(file, key, "is", SOURCE);
    if (part == null) {
      return usual;
    }
    return new Sourced<>(oneOf(part, "is", values, ids), source(part));
  }

  /** One of an enumeration's words. */
  static <T> T oneOf(StrictObject part, String key, T[] values, String[] ids) throws JsonException {
    part.required(key);
    String id = part.oneOf(key, ids);
    for (int i = 0; i < ids.length; i++) {
      if (ids[i].equals(id)) {
        return values[i];
      }
    }
    throw new IllegalStateException(id);
  }

  /** A finite number that is not below a limit. */
  static double atLeast(StrictObject part, String key, double least) throws JsonException {
    return atLeast(part.required(key), key, least);
  }

  /** A finite number that is not below a limit. */
  static double atLeast(JsonValue value, String key, double least) throws JsonException {
    double number = value.number();
    if (!(number >= least) || Double.isInfinite(number)) {
      throw new JsonException(value, "'" + key + "' is a number not below " + (long) least);
    }
    return number + 0.0;
  }

  /** A length in metres from 0 to {@link #MOST_METRES}. */
  static double metres(StrictObject part, String key) throws JsonException {
    double length = atLeast(part, key, 0);
    if (length > MOST_METRES) {
      String most = Long.toString((long) MOST_METRES);
      throw new JsonException(part.get(key), "'" + key + "' is in metres, at most " + most);
    }
    return length;
  }

  /** A number between two limits, which themselves may be. */
  static double within(StrictObject part, String key, Range range) throws JsonException {
    double number = part.required(key).number();
    if (!(number >= range.least() && number <= range.most())) {
      throw new JsonException(part.get(key), "'" + key + "' is " + range.words());
    }
    return number;
  }

  /** A finite number above zero. */
  static double above(StrictObject part, String key) throws JsonException {
    part.required(key);
    return part.positive(key);
  }

  /** Where a value comes from: no number without. */
  static String source(StrictObject part) throws JsonException {
    part.required(SOURCE);
    return part.text(SOURCE);
  }

  /** A text that must be there unless another file gives it. */
  static String text(StrictObject file, String key, String usual) throws JsonException {
    if (usual == null) {
      file.required(key);
    }
    String text = file.text(key);
    return text == null ? usual : text;
  }
}
