package org.trackwalk.book;

/** Text as XML and HTML write it. */
final class Escape {

  private Escape() {}

  static String xml(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }
}
