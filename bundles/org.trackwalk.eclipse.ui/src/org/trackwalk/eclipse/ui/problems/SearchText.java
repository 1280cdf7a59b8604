package org.trackwalk.eclipse.ui.problems;

import java.util.BitSet;
import java.util.List;
import org.trackwalk.eclipse.ui.marker.ReadFindings;

/**
 * The words of many findings in one text, which is searched from its beginning to its end: to go to
 * the words of a hundred thousand findings one by one takes several times as long.
 */
final class SearchText {

  /** Stands between two findings; no word that is searched for has it. */
  private static final char BETWEEN = '\n';

  private final ReadFindings.Entry[] findings;

  /** Made when it is searched first. */
  private String text;

  /** Where the words of each end. */
  private final int[] ends;

  /**
   * What is known of findings.
   *
   * @param findings null for a line that has none: no word is found there
   */
  SearchText(ReadFindings.Entry[] findings) {
    this.findings = findings;
    this.ends = new int[findings.length];
  }

  private String joined() {
    int size = 0;
    for (ReadFindings.Entry finding : findings) {
      size += 1 + (finding == null ? 0 : finding.words().length());
    }
    StringBuilder joined = new StringBuilder(size);
    for (int i = 0; i < findings.length; i++) {
      if (findings[i] != null) {
        joined.append(findings[i].words());
      }
      joined.append(BETWEEN);
      ends[i] = joined.length();
    }
    return joined.toString();
  }

  /**
   * Which findings have all words.
   *
   * @param words in small letters, without spaces and line ends
   */
  BitSet with(List<String> words) {
    text = text == null ? joined() : text;
    BitSet all = new BitSet(ends.length);
    all.set(0, ends.length);
    for (String word : words) {
      all.and(with(word));
    }
    return all;
  }

  private BitSet with(String word) {
    BitSet found = new BitSet(ends.length);
    int finding = 0;
    int from = 0;
    while ((from = text.indexOf(word, from)) >= 0) {
      while (ends[finding] <= from) {
        finding++;
      }
      found.set(finding);
      from = ends[finding];
    }
    return found;
  }
}
