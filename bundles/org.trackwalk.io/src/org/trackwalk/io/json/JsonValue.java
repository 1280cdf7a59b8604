package org.trackwalk.io.json;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A JSON value and where it starts in the text. */
public final class JsonValue {

  /** What a value can be. */
  public enum Kind {
    OBJECT("an object {…}"),
    ARRAY("a list […]"),
    STRING("a text in quotes"),
    NUMBER("a number"),
    BOOLEAN("true or false"),
    NULL("null");

    private final String words;

    Kind(String words) {
      this.words = words;
    }

    /** For messages, with its article. */
    public String words() {
      return words;
    }
  }

  private final Kind kind;
  private final int line;
  private final int column;
  private final Object content;
  private JsonMember repeated;

  JsonValue(Kind kind, int line, int column, Object content) {
    this.kind = kind;
    this.line = line;
    this.column = column;
    this.content = content;
  }

  static JsonValue object(int line, int column) {
    return new JsonValue(Kind.OBJECT, line, column, new LinkedHashMap<String, JsonMember>());
  }

  static JsonValue array(int line, int column) {
    return new JsonValue(Kind.ARRAY, line, column, new ArrayList<JsonValue>());
  }

  /** What it is. */
  public Kind kind() {
    return kind;
  }

  /** Line of its first character, from 1. */
  public int line() {
    return line;
  }

  /** Column of its first character, from 1. */
  public int column() {
    return column;
  }

  /** Whether it is of this kind. */
  public boolean is(Kind wanted) {
    return kind == wanted;
  }

  /** The members of an object in the order of the text; of a repeated name the last one. */
  public Collection<JsonMember> members() throws JsonException {
    return map().values();
  }

  /** The member of an object, or null when it has none of this name. */
  public JsonValue get(String name) throws JsonException {
    JsonMember member = map().get(name);
    return member == null ? null : member.value();
  }

  /** The first member of an object whose name came before; null when there is none. */
  public JsonMember repeated() {
    return repeated;
  }

  /** The elements of a list. */
  public List<JsonValue> items() throws JsonException {
    return list();
  }

  /** The characters of a text. */
  public String text() throws JsonException {
    expect(Kind.STRING);
    return (String) content;
  }

  /** The nearest double of a number; too large a number is infinite. */
  public double number() throws JsonException {
    expect(Kind.NUMBER);
    return (Double) content;
  }

  /** True or false. */
  public boolean truth() throws JsonException {
    expect(Kind.BOOLEAN);
    return (Boolean) content;
  }

  /** A number that is a whole one from 0 to {@code largest}. */
  public int index(int largest) throws JsonException {
    double value = number();
    if (!(value >= 0) || value > largest || value != StrictMath.rint(value)) {
      throw new JsonException(this, "a whole number from 0 to " + largest + " belongs here");
    }
    return (int) value;
  }

  /** Refuses any other kind with a message that says what belongs here. */
  public void expect(Kind wanted) throws JsonException {
    if (kind != wanted) {
      throw new JsonException(this, wanted.words() + " belongs here, not " + kind.words());
    }
  }

  void put(JsonMember member) {
    @SuppressWarnings("unchecked")
    Map<String, JsonMember> map = (Map<String, JsonMember>) content;
    if (map.put(member.name(), member) != null && repeated == null) {
      repeated = member;
    }
  }

  void add(JsonValue item) {
    @SuppressWarnings("unchecked")
    List<JsonValue> list = (List<JsonValue>) content;
    list.add(item);
  }

  @SuppressWarnings("unchecked")
  private Map<String, JsonMember> map() throws JsonException {
    expect(Kind.OBJECT);
    return (Map<String, JsonMember>) content;
  }

  @SuppressWarnings("unchecked")
  private List<JsonValue> list() throws JsonException {
    expect(Kind.ARRAY);
    return (List<JsonValue>) content;
  }
}
