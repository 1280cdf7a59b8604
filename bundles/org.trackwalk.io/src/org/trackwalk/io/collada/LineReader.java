package org.trackwalk.io.collada;

import org.trackwalk.io.importer.ImportException;

/**
 * Counts the edges of a {@code lines} or {@code linestrips} element. Nothing is made of them, so
 * nothing about them refuses a file.
 */
final class LineReader {

  private final DaeXml xml;
  private int stride = 1;
  private int edges;
  private int numbers;
  private boolean inNumber;

  LineReader(DaeXml xml) {
    this.xml = xml;
  }

  /**
   * Counts the edges of the element that was just entered, and goes to its end.
   *
   * @param pairs whether two corners make a line, as in {@code lines}; else each joins the one
   *     before
   */
  int edges(boolean pairs) throws ImportException {
    xml.children(
        child -> {
          if (child.equals("input")) {
            stride = Math.max(stride, GroupReader.input(xml, child).offset() + 1);
            xml.skip();
          } else if (child.equals("p")) {
            numbers = 0;
            inNumber = false;
            xml.text(this::text);
            int corners = numbers / stride; // the schema has all inputs before the first p
            edges += pairs ? corners / 2 : Math.max(0, corners - 1);
          } else {
            xml.skip();
          }
        });
    return edges;
  }

  private void text(char[] text, int from, int length) {
    for (int i = from; i < from + length; i++) {
      boolean blank = text[i] <= ' ';
      if (!blank && !inNumber) {
        numbers++;
      }
      inNumber = !blank;
    }
  }
}
