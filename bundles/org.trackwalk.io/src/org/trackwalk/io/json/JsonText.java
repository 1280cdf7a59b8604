package org.trackwalk.io.json;

import java.nio.charset.StandardCharsets;

/** Turns a text into a {@link JsonValue}. */
public final class JsonText {

  /** Real scenes nest a few dozen deep; more would only serve to exhaust the stack. */
  static final int MAX_DEPTH = 500;

  private static final int MAX_SHOWN = 40;

  private final String text;
  private int at;
  private int line = 1;
  private int lineStart;

  private JsonText(String text) {
    this.text = text;
  }

  /** Parses bytes as UTF-8, with or without a byte order mark. */
  public static JsonValue parse(byte[] utf8) throws JsonException {
    return parse(utf8, 0, utf8.length);
  }

  /** Parses a part of an array as UTF-8; bytes that are not UTF-8 become replacement characters. */
  public static JsonValue parse(byte[] utf8, int from, int length) throws JsonException {
    return parse(new String(utf8, from, length, StandardCharsets.UTF_8));
  }

  /** Parses a text that holds exactly one value. */
  public static JsonValue parse(String text) throws JsonException {
    JsonText parser = new JsonText(text);
    if (text.startsWith("\uFEFF")) {
      parser.at = 1;
      parser.lineStart = 1;
    }
    JsonValue value = parser.value(0);
    parser.space();
    if (parser.at < text.length() && !parser.onlyZerosLeft()) {
      throw parser.wrong("nothing more belongs here, but there is " + parser.shown());
    }
    return value;
  }

  private JsonValue value(int depth) throws JsonException {
    space();
    if (at >= text.length()) {
      throw wrong("the text ends where a value belongs");
    }
    if (depth > MAX_DEPTH) {
      throw wrong("more than " + MAX_DEPTH + " levels of brackets");
    }
    int column = column();
    char c = text.charAt(at);
    switch (c) {
      case '{':
        return object(depth);
      case '[':
        return array(depth);
      case '"':
        return new JsonValue(JsonValue.Kind.STRING, line, column, string());
      case 't':
        return word("true", JsonValue.Kind.BOOLEAN, Boolean.TRUE);
      case 'f':
        return word("false", JsonValue.Kind.BOOLEAN, Boolean.FALSE);
      case 'n':
        return word("null", JsonValue.Kind.NULL, null);
      default:
        if (c == '-' || (c >= '0' && c <= '9')) {
          return new JsonValue(JsonValue.Kind.NUMBER, line, column, number());
        }
        throw wrong("a value belongs here, not " + shown());
    }
  }

  private JsonValue object(int depth) throws JsonException {
    JsonValue object = JsonValue.object(line, column());
    at++;
    space();
    if (take('}')) {
      return object;
    }
    do {
      space();
      if (at >= text.length() || text.charAt(at) != '"') {
        throw wrong("a name in double quotes belongs here, not " + shown());
      }
      int keyLine = line;
      int keyColumn = column();
      String name = string();
      space();
      if (!take(':')) {
        throw wrong("a colon belongs after '" + name + "', not " + shown());
      }
      object.put(new JsonMember(name, keyLine, keyColumn, value(depth + 1)));
      space();
    } while (take(','));
    if (!take('}')) {
      throw wrong("a comma or } belongs here, not " + shown());
    }
    return object;
  }

  private JsonValue array(int depth) throws JsonException {
    JsonValue array = JsonValue.array(line, column());
    at++;
    space();
    if (take(']')) {
      return array;
    }
    do {
      array.add(value(depth + 1));
      space();
    } while (take(','));
    if (!take(']')) {
      throw wrong("a comma or ] belongs here, not " + shown());
    }
    return array;
  }

  private String string() throws JsonException {
    int start = ++at;
    while (at < text.length() && text.charAt(at) != '"' && text.charAt(at) != '\\') {
      noControl();
      at++;
    }
    if (at < text.length() && text.charAt(at) == '"') {
      return text.substring(start, at++);
    }
    StringBuilder built = new StringBuilder(text.substring(start, at));
    while (at < text.length()) {
      char c = text.charAt(at);
      if (c == '"') {
        at++;
        return built.toString();
      }
      if (c == '\\') {
        built.append(escaped());
      } else {
        noControl();
        built.append(c);
        at++;
      }
    }
    throw wrong("the text ends inside quotes");
  }

  private char escaped() throws JsonException {
    at++;
    char c = at < text.length() ? text.charAt(at++) : '\0';
    switch (c) {
      case '"', '\\', '/':
        return c;
      case 'b':
        return '\b';
      case 'f':
        return '\f';
      case 'n':
        return '\n';
      case 'r':
        return '\r';
      case 't':
        return '\t';
      case 'u':
        int code = 0;
        for (int i = 0; i < 4; i++) {
          int digit = at < text.length() ? Character.digit(text.charAt(at), 16) : -1;
          if (digit < 0) {
            throw wrong("four hexadecimal digits belong after \\u");
          }
          code = 16 * code + digit;
          at++;
        }
        return (char) code;
      default:
        at = Math.min(at, text.length()) - 1;
        throw wrong("a backslash stands before \" \\ / b f n r t or u only; write \\\\ for one");
    }
  }

  private Double number() throws JsonException {
    int start = at;
    take('-');
    boolean leadingZero = at < text.length() && text.charAt(at) == '0';
    int whole = digits();
    if (whole == 0 || (leadingZero && whole > 1)) {
      throw badNumber(start);
    }
    if (take('.') && digits() == 0) {
      throw badNumber(start);
    }
    if (take('e') || take('E')) {
      if (!take('+')) {
        take('-');
      }
      if (digits() == 0) {
        throw badNumber(start);
      }
    }
    return Double.valueOf(text.substring(start, at));
  }

  private int digits() {
    int start = at;
    while (at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9') {
      at++;
    }
    return at - start;
  }

  private JsonException badNumber(int start) {
    at = start;
    return wrong("this is not a number: " + shown());
  }

  private JsonValue word(String word, JsonValue.Kind kind, Object content) throws JsonException {
    if (!text.startsWith(word, at)) {
      throw wrong("a value belongs here, not " + shown());
    }
    JsonValue value = new JsonValue(kind, line, column(), content);
    at += word.length();
    return value;
  }

  private void space() {
    for (; at < text.length(); at++) {
      char c = text.charAt(at);
      if (c == '\n' || (c == '\r' && !text.startsWith("\n", at + 1))) {
        line++;
        lineStart = at + 1;
      } else if (c != ' ' && c != '\t' && c != '\r') {
        return;
      }
    }
  }

  private boolean take(char wanted) {
    if (at < text.length() && text.charAt(at) == wanted) {
      at++;
      return true;
    }
    return false;
  }

  private void noControl() throws JsonException {
    if (text.charAt(at) < ' ') {
      throw wrong("a line end or control character stands inside quotes");
    }
  }

  /** Some writers of binary glTF fill the JSON chunk with zero bytes. */
  private boolean onlyZerosLeft() {
    for (int i = at; i < text.length(); i++) {
      if (text.charAt(i) != '\0') {
        return false;
      }
    }
    return true;
  }

  private int column() {
    return at - lineStart + 1;
  }

  private JsonException wrong(String problem) {
    return new JsonException(line, column(), problem);
  }

  private String shown() {
    if (at >= text.length()) {
      return "the end of the text";
    }
    int end = at + 1;
    while (end < text.length()
        && end - at < MAX_SHOWN
        && Character.isLetterOrDigit(text.charAt(end - 1))
        && Character.isLetterOrDigit(text.charAt(end))) {
      end++;
    }
    String part = text.substring(at, end);
    return Character.isISOControl(part.charAt(0)) ? "a control character" : "'" + part + "'";
  }
}
