package org.trackwalk.report.junit;

import java.io.IOException;

/**
 * Writes XML in the order in which it is called; elements are indented, texts stand as they are.
 */
final class XmlText {

  /** What no XML 1.0 document may hold, escaped or not, becomes this. */
  private static final char REPLACEMENT = '\ufffd';

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

  private void escaped(String text, boolean attribute) throws IOException {
    for (int i = 0; i < text.length(); ) {
      int c = text.codePointAt(i);
      i += Character.charCount(c);
      switch (c) {
        case '&' -> out.append("&amp;");
        case '<' -> out.append("&lt;");
        case '>' -> out.append("&gt;");
        case '"' -> out.append(attribute ? "&quot;" : "\"");
        case '\n', '\t' -> {
          // An attribute would be read back with spaces for these.
          if (attribute) {
            out.append("&#").append(Integer.toString(c)).append(';');
          } else {
            out.append((char) c);
          }
        }
        case '\r' -> out.append("&#13;");
        default -> {
          if (!isAllowed(c)) {
            out.append(REPLACEMENT);
          } else if (isUnseen(c)) {
            out.append("&#").append(Integer.toString(c)).append(';');
          } else {
            out.append(Character.toString(c));
          }
        }
      }
    }
  }

  /** What moves a cursor or turns the letters around it, should somebody look at the text. */
  private static boolean isUnseen(int c) {
    return Character.isISOControl(c) || Character.getType(c) == Character.FORMAT;
  }

  /** XML 1.0, production 2 (Char), without what is treated before. */
  private static boolean isAllowed(int c) {
    return (c >= 0x20 && c <= 0xd7ff) || (c >= 0xe000 && c <= 0xfffd) || c >= 0x10000;
  }
}
