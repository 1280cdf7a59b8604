package org.trackwalk.io.off;

import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.text.TextCursor;

/**
 * The keyword and the counts.
 *
 * @param normals whether three numbers of a normal follow each position
 * @param furtherNumbers of a colour (four) and texture coordinates (two) at each vertex
 * @param vertices how many there are
 * @param faces how many there are
 */
record OffHeader(boolean normals, int furtherNumbers, int vertices, int faces) {

  /** Reads the head of a file. */
  static OffHeader read(OffWords words) throws ImportException {
    if (!words.more()) {
      throw words.refusal("the file has no words; export it again");
    }
    String keyword = keyword(words);
    boolean normals = keyword.contains("N");
    int further = (keyword.startsWith("ST") ? 2 : 0) + (keyword.contains("C") ? 4 : 0);
    if (words.more() && words.cursor().word("binary")) {
      throw words.refusal("binary OFF is not read; export as text, or as PLY");
    }
    int vertices = words.integer("the number of vertices");
    int faces = words.integer("the number of faces");
    if (vertices < 0 || faces < 0) {
      throw words.refusal("a number of vertices or faces is negative");
    }
    words.edges();
    return new OffHeader(normals, further, vertices, faces);
  }

  /**
   * Steps over the keyword {@code [ST][C][N][4][n]OFF}, which may be left out, and may be followed
   * by the first count without a blank.
   *
   * @return the letters before "OFF"
   */
  private static String keyword(OffWords words) throws ImportException {
    TextCursor cursor = words.cursor();
    int most = 8;
    StringBuilder head = new StringBuilder();
    while (head.length() < most && cursor.peek(head.length()) > ' ') {
      head.append((char) cursor.peek(head.length()));
      if (head.toString().endsWith("OFF")) {
        break;
      }
    }
    String keyword = head.toString();
    if (!keyword.endsWith("OFF")) {
      if (Character.isDigit(cursor.peek())) {
        return "";
      }
      throw words.refusal("this is not OFF: the file does not begin with that word");
    }
    String prefix = keyword.substring(0, keyword.length() - 3);
    if (prefix.contains("4") || prefix.contains("n")) {
      throw words.refusal(
          "'" + keyword + "' has vertices of other than three numbers, which is not read");
    }
    if (!prefix.matches("(ST)?C?N?")) {
      throw words.refusal("this is not OFF: '" + keyword + "' is none of its words");
    }
    cursor.skip(keyword.length());
    return prefix;
  }
}
