package org.trackwalk.eclipse.ui.problems;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.trackwalk.eclipse.ui.marker.ReadFindings;

/** A search through one text finds what a look at each finding's words does. */
class SearchTextTest {

  private static final String LETTERS = "aab_7\u00e4\u4e16\n ";

  @Test
  void findsWhatALookAtEachDoes() {
    Random random = new Random(7);
    for (int scene = 0; scene < 2_000; scene++) {
      ReadFindings.Entry[] findings = new ReadFindings.Entry[random.nextInt(12)];
      for (int i = 0; i < findings.length; i++) {
        findings[i] =
            random.nextInt(8) == 0 ? null : new ReadFindings.Entry(null, text(random, 12));
      }
      SearchText text = new SearchText(findings);
      for (int search = 0; search < 4; search++) {
        List<String> words = words(random);
        assertEquals(one(findings, words), text.with(words), () -> scene(findings, words));
      }
    }
  }

  private static BitSet one(ReadFindings.Entry[] findings, List<String> words) {
    BitSet found = new BitSet();
    for (int i = 0; i < findings.length; i++) {
      ReadFindings.Entry entry = findings[i];
      found.set(i, entry != null && words.stream().allMatch(entry.words()::contains));
    }
    return found;
  }

  /** As a search is taken apart: without spaces and line ends. */
  private static List<String> words(Random random) {
    List<String> words = new ArrayList<>();
    while (words.size() < 1 + random.nextInt(3)) {
      String word = text(random, 3).replaceAll("\\s", "");
      if (!word.isEmpty()) {
        words.add(word);
      }
    }
    return words;
  }

  private static String text(Random random, int most) {
    StringBuilder text = new StringBuilder();
    for (int left = random.nextInt(most + 1); left > 0; left--) {
      text.append(LETTERS.charAt(random.nextInt(LETTERS.length())));
    }
    return text.toString();
  }

  private static String scene(ReadFindings.Entry[] findings, List<String> words) {
    return List.of(findings.length, words).toString();
  }
}
