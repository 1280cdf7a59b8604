package org.trackwalk.io.obj;

import org.trackwalk.io.buffer.FileBytes;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.text.TextCursor;

/**
 * Whether the file ends where its writer ended it. The format has neither counts nor an end, but a
 * writer ends its last line: where that is not ended, and has less in it than it must have or is a
 * vertex that no face uses, the rest is missing.
 */
final class ObjEnd {

  private static final int QUOTED = 60;

  private ObjEnd() {}

  /**
   * Refuses a file that was cut off inside a line.
   *
   * @param lastVertexUsed whether a face of the file uses its last vertex
   */
  static void requireWhole(String file, FileBytes content, boolean lastVertexUsed)
      throws ImportException {
    int from = lastLine(content);
    String line = new TextCursor(content.bytes(), from, content.end(), 1).restOfLine();
    String[] words = line.split("[ \t]+");
    if (goesOn(content, from) || line.contains("#") || !isMesh(words[0])) {
      return;
    }
    if (incomplete(words)) {
      String shown = line.length() <= QUOTED ? line : line.substring(0, QUOTED) + "…";
      throw new ImportException(
          file,
          "line " + number(content, from),
          "the file ends inside this line (\"" + shown + "\"): it was cut off; export it again");
    }
    if (!lastVertexUsed && !words[0].equals("f")) {
      throw new ImportException(
          file,
          "line " + number(content, from),
          "the file ends here, without the end of a line, before its last vertices have faces: it"
              + " was cut off; export it again, or end the line if it is whole");
    }
  }

  /** Where the text behind the last end of a line begins. */
  private static int lastLine(FileBytes content) {
    int from = content.end();
    while (from > content.start() && !endsLine(content.bytes()[from - 1])) {
      from--;
    }
    return from;
  }

  private static boolean endsLine(byte b) {
    return b == '\n' || b == '\r';
  }

  /** Whether a line goes on with one that began before it. */
  private static boolean goesOn(FileBytes content, int from) {
    int before = from;
    while (before > content.start() && endsLine(content.bytes()[before - 1])) {
      before--;
    }
    return before > content.start() && content.bytes()[before - 1] == '\\';
  }

  private static int number(FileBytes content, int from) {
    int line = 1;
    for (int i = content.start(); i < from; i++) {
      byte b = content.bytes()[i];
      boolean pair = b == '\r' && i + 1 < from && content.bytes()[i + 1] == '\n';
      line += endsLine(b) && !pair ? 1 : 0;
    }
    return line;
  }

  private static boolean isMesh(String word) {
    return word.equals("v") || word.equals("vn") || word.equals("vt") || word.equals("f");
  }

  private static boolean incomplete(String[] words) {
    int least = words[0].equals("vt") ? 1 : 3;
    if (words.length <= least) {
      return true;
    }
    String last = words[words.length - 1];
    if (words[0].equals("f")) {
      return slashes(last) != slashes(words[1])
          || last.endsWith("/") && !words[1].endsWith("/")
          || last.endsWith("-");
    }
    return !last.matches("(?i)[-+]?([0-9]+\\.?[0-9]*|\\.[0-9]+)(e[-+]?[0-9]+)?|[-+]?(nan|inf).*");
  }

  private static long slashes(String corner) {
    return corner.chars().filter(c -> c == '/').count();
  }
}
