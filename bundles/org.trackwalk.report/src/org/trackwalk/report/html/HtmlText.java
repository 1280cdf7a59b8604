package org.trackwalk.report.html;

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

  /** Appends text; what HTML would read as markup, or not at all, is replaced. */
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

  private void plain(String text, int at) {
    char c = text.charAt(at);
    boolean low = Character.isLowSurrogate(c);
    boolean paired =
        low
            ? at > 0 && Character.isHighSurrogate(text.charAt(at - 1))
            : at + 1 < text.length() && Character.isLowSurrogate(text.charAt(at + 1));
    boolean control = c < ' ' && c != '\n' && c != '\t';
    boolean none = control || (c >= 0x7f && c < 0xa0) || (c >= 0xfdd0 && c <= 0xfdef);
    boolean bad = none || c >= '\ufffe' || (Character.isSurrogate(c) && !paired) || last(text, at);
    out.append(bad ? '\ufffd' : c);
  }

  /** True for the halves of the last two code points of a plane, which no page may hold. */
  private static boolean last(String text, int at) {
    int first = Character.isLowSurrogate(text.charAt(at)) ? at - 1 : at;
    return first >= 0
        && Character.isHighSurrogate(text.charAt(first))
        && (text.codePointAt(first) & 0xfffe) == 0xfffe;
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
