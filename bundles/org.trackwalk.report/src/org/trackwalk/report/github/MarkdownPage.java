package org.trackwalk.report.github;

import java.nio.charset.StandardCharsets;
import org.trackwalk.mesh.names.ShownText;

/** Markdown that stops before it is larger than a page may be. */
final class MarkdownPage {

  private final StringBuilder text = new StringBuilder();
  private final int most;
  private int size;

  /**
   * An empty page.
   *
   * @param most bytes of UTF-8 that rows may fill
   */
  MarkdownPage(int most) {
    this.most = most;
  }

  /** Adds what is short and must be there. */
  MarkdownPage add(String part) {
    text.append(part);
    size += bytes(part);
    return this;
  }

  /**
   * Adds a row if it fits.
   *
   * @param left bytes that are kept for what comes after this section
   * @return false when there is no room; nothing is added then
   */
  boolean row(String row, int left) {
    int bytes = bytes(row);
    if (size + bytes > most - left) {
      return false;
    }
    text.append(row);
    size += bytes;
    return true;
  }

  private static int bytes(String part) {
    return part.getBytes(StandardCharsets.UTF_8).length;
  }

  /** A text in a table: no mark-up of its own, no line ends. */
  static String cell(String text) {
    StringBuilder cell = new StringBuilder();
    for (char c : ShownText.of(text).toCharArray()) {
      if (c == '<') {
        cell.append("&lt;");
      } else {
        cell.append("\\`*_[]|".indexOf(c) >= 0 ? "\\" : "").append(c);
      }
    }
    return cell.toString();
  }

  @Override
  public String toString() {
    return text.toString();
  }
}
