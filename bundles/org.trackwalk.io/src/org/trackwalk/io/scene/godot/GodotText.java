package org.trackwalk.io.scene.godot;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.trackwalk.io.buffer.FileBytes;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.importer.ImportRequest;
import org.trackwalk.mesh.progress.Progress;

/** Reads a text resource of Godot into sections. */
final class GodotText {

  /** Values inside each other. */
  private static final int DEEPEST = 64;

  private final String text;
  private final String file;
  private int at;
  private int line = 1;
  private int depth;

  private GodotText(String text, String file) {
    this.text = text;
    this.file = file;
  }

  /**
   * Reads a file.
   *
   * @param shown the file for messages
   * @return sections in the order of the file
   * @throws ImportException when it is not such a text, with the line
   * @throws IOException when it cannot be read from disk
   */
  static List<GodotSection> read(Path file, String shown) throws ImportException, IOException {
    Path folder = file.toAbsolutePath().getParent();
    ImportRequest request = new ImportRequest(file, shown, folder, false, null, null);
    FileBytes bytes = FileBytes.readText(request, Progress.none());
    return read(
        new String(bytes.bytes(), bytes.start(), bytes.size(), StandardCharsets.UTF_8), shown);
  }

  /** The same for a text in memory. */
  static List<GodotSection> read(String text, String shown) throws ImportException {
    return new GodotText(text, shown).sections();
  }

  private List<GodotSection> sections() throws ImportException {
    List<GodotSection> sections = new ArrayList<>();
    if (text.startsWith("RSRC") || text.startsWith("RSCC")) {
      throw refusal("this is a binary resource; save it as text (.tscn, .tres) in Godot");
    }
    for (skip(); at < text.length(); skip()) {
      if (text.charAt(at) != '[') {
        throw refusal("a section in '[ ]' should begin here");
      }
      sections.add(section());
    }
    return sections;
  }

  private GodotSection section() throws ImportException {
    final int start = line;
    at++;
    skip();
    String tag = word();
    Map<String, Object> attributes = new LinkedHashMap<>();
    for (skip(); !take(']'); skip()) {
      String name = word();
      expect('=');
      attributes.put(name, value());
    }
    Map<String, Object> properties = new LinkedHashMap<>();
    for (skip(); at < text.length() && text.charAt(at) != '['; skip()) {
      String name = text.charAt(at) == '"' ? quoted() : propertyName();
      expect('=');
      properties.put(name, value());
    }
    return new GodotSection(tag, attributes, properties, start);
  }

  private String propertyName() throws ImportException {
    int from = at;
    while (at < text.length() && text.charAt(at) != '=' && text.charAt(at) != '\n') {
      at++;
    }
    if (at >= text.length() || text.charAt(at) != '=') {
      throw refusal("a property 'name = value' should stand here");
    }
    return text.substring(from, at).strip();
  }

  private Object value() throws ImportException {
    if (++depth > DEEPEST) {
      throw refusal("values are nested too deeply");
    }
    skip();
    char c = at < text.length() ? text.charAt(at) : '\0';
    Object value;
    if (c == '"') {
      value = quoted();
    } else if ((c == '&' || c == '^') && at + 1 < text.length() && text.charAt(at + 1) == '"') {
      at++;
      value = quoted();
    } else if (c == '[') {
      at++;
      value = list(']');
    } else if (c == '{') {
      at++;
      value = map();
    } else if (c == '-' || c == '+' || c == '.' || c >= '0' && c <= '9') {
      value = number();
    } else {
      value = named();
    }
    depth--;
    return value;
  }

  /**
   * {@code true}, {@code null}, {@code inf}, a call, or a call with a type: {@code Array[int]()}. A
   * word that is complete is not looked behind: the next section may begin there.
   */
  private Object named() throws ImportException {
    String name = word();
    return switch (name) {
      case "true" -> Boolean.TRUE;
      case "false" -> Boolean.FALSE;
      case "inf" -> Double.POSITIVE_INFINITY;
      case "nan" -> Double.NaN;
      case "null", "nil" -> name;
      default -> call(name);
    };
  }

  private Object call(String name) throws ImportException {
    if (take('[')) {
      list(']');
    }
    skip();
    return take('(') ? new GodotCall(name, list(')')) : name;
  }

  private List<Object> list(char end) throws ImportException {
    List<Object> values = new ArrayList<>();
    for (skip(); !take(end); skip()) {
      Object value = value();
      skip();
      if (take(':')) { // Object(Node, "name": value)
        value = value();
        skip();
      }
      values.add(value);
      if (!take(',') && (at >= text.length() || text.charAt(at) != end)) {
        throw refusal("',' or '" + end + "' should stand here");
      }
    }
    return values;
  }

  private Map<Object, Object> map() throws ImportException {
    Map<Object, Object> values = new LinkedHashMap<>();
    for (skip(); !take('}'); skip()) {
      Object key = value();
      expect(':');
      values.put(key, value());
      skip();
      if (!take(',') && (at >= text.length() || text.charAt(at) != '}')) {
        throw refusal("',' or '}' should stand here");
      }
    }
    return values;
  }

  private Double number() throws ImportException {
    int from = at;
    while (at < text.length() && "+-.0123456789eExXabcdefABCDEFinf".indexOf(text.charAt(at)) >= 0) {
      at++;
    }
    String word = text.substring(from, at);
    try {
      if (word.startsWith("0x")) {
        return (double) Long.parseLong(word.substring(2), 16);
      }
      return switch (word) {
        case "-inf" -> Double.NEGATIVE_INFINITY;
        case "+inf" -> Double.POSITIVE_INFINITY;
        default -> Double.valueOf(word);
      };
    } catch (NumberFormatException e) {
      throw refusal("'" + word + "' is not a number");
    }
  }

  private String quoted() throws ImportException {
    StringBuilder word = new StringBuilder();
    for (at++; at < text.length(); at++) {
      char c = text.charAt(at);
      if (c == '"') {
        at++;
        return word.toString();
      }
      if (c == '\\' && at + 1 < text.length()) {
        c = escaped(text.charAt(++at));
      } else if (c == '\n') {
        line++;
      }
      word.append(c);
    }
    throw refusal("a text in '\"' does not end");
  }

  private static char escaped(char c) {
    return switch (c) {
      case 'n' -> '\n';
      case 't' -> '\t';
      case 'r' -> '\r';
      default -> c;
    };
  }

  private String word() throws ImportException {
    int from = at;
    while (at < text.length()
        && (Character.isLetterOrDigit(text.charAt(at)) || "_/.-".indexOf(text.charAt(at)) >= 0)) {
      at++;
    }
    if (from == at) {
      throw refusal("this is not a scene or resource of Godot, or it is cut off");
    }
    return text.substring(from, at);
  }

  private boolean take(char c) {
    if (at < text.length() && text.charAt(at) == c) {
      at++;
      return true;
    }
    return false;
  }

  private void expect(char c) throws ImportException {
    skip();
    if (!take(c)) {
      throw refusal("'" + c + "' should stand here");
    }
  }

  /** Blanks and comments. */
  private void skip() {
    for (; at < text.length(); at++) {
      char c = text.charAt(at);
      if (c == ';') {
        while (at + 1 < text.length() && text.charAt(at + 1) != '\n') {
          at++;
        }
      } else if (c == '\n') {
        line++;
      } else if (!Character.isWhitespace(c) && c != '\uFEFF') {
        return;
      }
    }
  }

  private ImportException refusal(String problem) {
    return new ImportException(file, "line " + line, problem);
  }
}
