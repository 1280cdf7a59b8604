package org.trackwalk.report.html;

import org.trackwalk.mesh.names.ShownText;

/** Collects markup; whatever comes from a level is escaped and cannot turn the text around it. */
final class HtmlText {

  private final StringBuilder out = new StringBuilder(1 << 16);

  /** Appends markup as it stands. */
  HtmlText raw(String markup) {
    out.append(markup);
    return this;
  }

  /** Appends a number. */
  HtmlText number(long value) {
    out.append(value);
    return this;
  }

  /**
   * Appends text; what HTML would read as markup, or not at all, is replaced, and so is what would
   * turn or hide the letters around it.
   */
  HtmlText text(String text) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      switch (c) {
        case '&' -> out.append("&amp;");
        case '<' -> out.append("&lt;");
        case '>' -> out.append("&gt;");
        case '"' -> out.append("&quot;");
        case '\'' -> out.append("&#39;");
        default -> plain(text, i);
      }
    }
    return this;
  }

  /** A character that may be half of one; halves alone and what no page may hold are replaced. */
  private void plain(String text, int at) {
    char c = text.charAt(at);
    boolean second =
        at > 0 && Character.isLowSurrogate(c) && Character.isHighSurrogate(text.charAt(at - 1));
    if (second) {
      return;
    }
    int whole = text.codePointAt(at);
    boolean none = whole >= 0xfdd0 && whole <= 0xfdef || (whole & 0xfffe) == 0xfffe;
    boolean space = c == '\n' || c == '\t';
    out.appendCodePoint(none ? ShownText.REPLACEMENT : space ? c : ShownText.shown(whole));
  }

  /** Text of the level's makers: letters that run from right to left turn around nothing else. */
  HtmlText named(String text) {
    return raw("<bdi>").text(text).raw("</bdi>");
  }

  /** An attribute with its value, after a blank. */
  HtmlText attribute(String name, String value) {
    return raw(" ").raw(name).raw("=\"").text(value).raw("\"");
  }

  /** An element with text of the level's makers in it. */
  HtmlText element(String tag, String className, String text) {
    raw("<").raw(tag).attribute("class", className).raw(">");
    return named(text).raw("</").raw(tag).raw(">");
  }

  @Override
  public String toString() {
    return out.toString();
  }
}
