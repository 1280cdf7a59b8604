package org.trackwalk.io.patch.format;

import org.trackwalk.io.patch.Bits;

/** The numbers of a line of text, found and replaced in place. */
final class Numbers {

  private Numbers() {}

  /**
   * A line whose numbers are replaced, everything between them kept.
   *
   * @param line for instance {@code v 1.0 2.0 3.0}
   * @param first which word, from 0, is the first number
   * @param old what the three numbers say now; a number that stays the same float keeps its text
   */
  static String replace(String line, int first, Bits old, Bits to) {
    int[] was = {old.x(), old.y(), old.z()};
    int[] is = {to.x(), to.y(), to.z()};
    StringBuilder out = new StringBuilder(line.length() + 16);
    int at = 0;
    for (int word = 0; word < first + 3; word++) {
      int start = at;
      while (start < line.length() && line.charAt(start) <= ' ') {
        start++;
      }
      int end = start;
      while (end < line.length() && line.charAt(end) > ' ') {
        end++;
      }
      out.append(line, at, start);
      int k = word - first;
      String text = line.substring(start, end);
      boolean same = k < 0 || was[k] == is[k];
      out.append(same ? text : NumberText.like(text, Float.intBitsToFloat(is[k])));
      at = end;
    }
    return out.append(line.substring(at)).toString();
  }
}
