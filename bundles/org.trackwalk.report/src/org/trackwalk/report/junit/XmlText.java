package org.trackwalk.report.junit;

import java.io.IOException;
import org.trackwalk.mesh.names.ShownText;

/**
 * Writes XML in the order in which it is called; elements are indented, texts stand as they are.
 */
final class XmlText {

  private final Appendable out;
  private int depth;

  XmlText(Appendable out) throws IOException {
    this.out = out;
    out.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
  }

  /** Opens an element that has others; names and values of attributes alternate. */
  void open(String name, String... attributes) throws IOException {
    tag(name, attributes);
    out.append(">\n");
    depth++;
  }

  /** Closes the element opened last. */
  void close(String name) throws IOException {
    depth--;
    indent();
    out.append("</").append(name).append(">\n");
  }

  /** An element without content. */
  void empty(String name, String... attributes) throws IOException {
    tag(name, attributes);
    out.append("/>\n");
  }

  /** An element with text alone. */
  void text(String name, String text, String... attributes) throws IOException {
    tag(name, attributes);
    out.append('>');
    escaped(text, false);
    out.append("</").append(name).append(">\n");
  }

  private void tag(String name, String... attributes) throws IOException {
    indent();
    out.append('<').append(name);
    for (int i = 0; i + 1 < attributes.length; i += 2) {
      out.append(' ').append(attributes[i]).append("=\"");
      escaped(attributes[i + 1], true);
      out.append('"');
    }
  }

  private void indent() throws IOException {
    for (int i = 0; i < depth; i++) {
      out.append("  ");
    }
  }

  /**
   * What would turn or hide the letters around it, and what no document may hold, is replaced:
   * build servers show names as they stand. Lines are for texts, not for attributes.
   */
  private void escaped(String text, boolean attribute) throws IOException {
    for (int i = 0; i < text.length(); ) {
      int c = text.codePointAt(i);
      i += Character.charCount(c);
      switch (c) {
        case '&' -> out.append("&amp;");
        case '<' -> out.append("&lt;");
        case '>' -> out.append("&gt;");
        case '"' -> out.append(attribute ? "&quot;" : "\"");
        default -> {
          boolean space = c == '\n' || c == '\t';
          int shown = space && !attribute ? c : ShownText.shown(c);
          out.append(Character.toString(isAllowed(shown) ? shown : ShownText.REPLACEMENT));
        }
      }
    }
  }

  /** XML 1.0, production 2 (Char). */
  private static boolean isAllowed(int c) {
    return c == '\n'
        || c == '\t'
        || (c >= 0x20 && c <= 0xd7ff)
        || (c >= 0xe000 && c <= 0xfffd)
        || c >= 0x10000;
  }
}
