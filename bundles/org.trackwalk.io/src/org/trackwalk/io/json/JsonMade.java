package org.trackwalk.io.json;

/** What is made of a value: what its constructor refuses is told with the value's place. */
public final class JsonMade {

  private JsonMade() {}

  /** How it is made. */
  public interface Making<T> {

    /**
     * Makes it.
     *
     * @throws JsonException when something in the value is not what was expected
     */
    T make() throws JsonException;
  }

  /**
   * What is made of a value.
   *
   * @throws JsonException when that does, or when a constructor refuses its arguments
   */
  public static <T> T of(JsonValue at, Making<T> making) throws JsonException {
    try {
      return making.make();
    } catch (IllegalArgumentException e) {
      throw new JsonException(at, e.getMessage());
    }
  }
}
