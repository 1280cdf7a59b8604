package org.trackwalk.report.drawing;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Tells a drawing in SVG from other markup: shapes and texts that belong together, with attributes
 * that say where they are and how they look, and nothing that runs, is fetched or leads out of the
 * drawing.
 */
public final class DrawnMarkup {

  private static final Set<String> ELEMENTS =
      Set.of(
          "svg",
          "g",
          "defs",
          "clipPath",
          "path",
          "line",
          "polyline",
          "polygon",
          "rect",
          "circle",
          "ellipse",
          "text",
          "tspan",
          "title",
          "desc");

  private static final Set<String> ATTRIBUTES =
      Set.of(
          "xmlns",
          "class",
          "id",
          "role",
          "style",
          "viewBox",
          "width",
          "height",
          "x",
          "y",
          "x1",
          "y1",
          "x2",
          "y2",
          "cx",
          "cy",
          "r",
          "rx",
          "ry",
          "d",
          "points",
          "transform",
          "fill",
          "fill-opacity",
          "fill-rule",
          "stroke",
          "stroke-width",
          "stroke-opacity",
          "stroke-linecap",
          "stroke-linejoin",
          "stroke-dasharray",
          "opacity",
          "clip-path",
          "shape-rendering",
          "text-anchor",
          "font-size",
          "font-family",
          "font-weight");

  private static final Pattern TAG =
      Pattern.compile("<(/?)([a-zA-Z]+)((?:\\s+[a-zA-Z0-9-]+=\"[^\"<>]*\")*+)\\s*(/?)>");

  private static final Pattern ATTRIBUTE = Pattern.compile("([a-zA-Z0-9-]+)=\"([^\"]*)\"");

  /** Read aloud, and nothing else. */
  private static final String WORDS = "aria-label";

  /** Numbers, words and colours; no function, and nothing that is spelt otherwise than it reads. */
  private static final Pattern PLAIN = Pattern.compile("[^\\\\&()]*");

  private static final Pattern STYLE =
      Pattern.compile("(?:(?:fill|stroke|opacity)\\s*+:\\s*+[#.a-zA-Z0-9]++\\s*+;?\\s*+)*+");

  /** A part of the same drawing. */
  private static final Pattern OWN = Pattern.compile("url\\(#[a-zA-Z0-9-]+\\)");

  private static final Pattern MOVED =
      Pattern.compile("(?:(?:translate|rotate|scale|matrix)\\([-+.,eE0-9 ]*+\\)\\s*+)++");

  private DrawnMarkup() {}

  /** Whether a text is one drawing from its first character to its last, or nothing at all. */
  public static boolean isDrawing(String markup) {
    String text = markup.strip();
    Deque<String> open = new ArrayDeque<>();
    Matcher tag = TAG.matcher(text);
    int at = 0;
    while (at < text.length()) {
      int next = text.indexOf('<', at);
      int end = next < 0 ? text.length() : next;
      // Between tags there is text, within the drawing.
      if (end > at && open.isEmpty() || !isText(text, at, end)) {
        return false;
      }
      if (next < 0) {
        break;
      }
      if (!tag.region(next, text.length()).lookingAt() || !fits(tag, open, next == 0)) {
        return false;
      }
      at = tag.end();
    }
    return open.isEmpty();
  }

  /** Whether a tag may stand there; notes what it opens and closes. */
  private static boolean fits(Matcher tag, Deque<String> open, boolean first) {
    String name = tag.group(2);
    boolean closes = !tag.group(1).isEmpty();
    boolean single = !tag.group(4).isEmpty();
    if (closes) {
      return !single && tag.group(3).isEmpty() && name.equals(open.poll());
    }
    boolean outermost = name.equals("svg");
    boolean placed = outermost ? first : !open.isEmpty();
    if (!placed || !ELEMENTS.contains(name) || !plain(tag.group(3))) {
      return false;
    }
    if (!single) {
      open.push(name);
    }
    return true;
  }

  private static boolean plain(String attributes) {
    Matcher attribute = ATTRIBUTE.matcher(attributes);
    while (attribute.find()) {
      String value = attribute.group(2);
      if (!isText(value, 0, value.length()) || !plain(attribute.group(1), value)) {
        return false;
      }
    }
    return true;
  }

  private static boolean plain(String name, String value) {
    if (name.equals(WORDS)) {
      return true;
    }
    if (!ATTRIBUTES.contains(name)) {
      return false;
    }
    return switch (name) {
      case "style" -> STYLE.matcher(value).matches();
      case "transform" -> MOVED.matcher(value).matches();
      case "clip-path", "fill" -> PLAIN.matcher(value).matches() || OWN.matcher(value).matches();
      default -> PLAIN.matcher(value).matches();
    };
  }

  private static boolean isText(String text, int from, int to) {
    for (int i = from; i < to; i++) {
      char c = text.charAt(i);
      if (c < ' ' && c != '\n' && c != '\t' || c >= 0x7f && c < 0xa0 || c == '<') {
        return false;
      }
    }
    return true;
  }
}
