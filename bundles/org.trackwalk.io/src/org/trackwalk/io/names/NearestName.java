package org.trackwalk.io.names;

import java.util.Collection;
import java.util.Locale;
import java.util.Optional;

/**
 * Finds the known name that somebody most likely meant: the smallest edit distance, without regard
 * to case (Levenshtein 1966), ties by alphabet.
 */
public final class NearestName {

  /** A name may differ in a third of its letters, and in one letter however short it is. */
  private static final int LETTERS_PER_MISTAKE = 3;

  private NearestName() {}

  /** The known name nearest to {@code typed}; empty when none is near enough to be meant. */
  public static Optional<String> to(String typed, Collection<String> known) {
    String wanted = typed.toLowerCase(Locale.ROOT);
    int limit = Math.max(1, wanted.length() / LETTERS_PER_MISTAKE);
    String best = null;
    int bestDistance = Integer.MAX_VALUE;
    for (String name : known) {
      if (Math.abs(name.length() - wanted.length()) > limit) {
        continue;
      }
      int distance = distance(wanted, name.toLowerCase(Locale.ROOT));
      if (distance < bestDistance
          || (distance == bestDistance && best != null && name.compareTo(best) < 0)) {
        best = name;
        bestDistance = distance;
      }
    }
    return bestDistance <= limit ? Optional.ofNullable(best) : Optional.empty();
  }

  /** {@code " (did you mean 'x'?)"}, or nothing when no known name is near. */
  public static String hint(String typed, Collection<String> known) {
    return to(typed, known).map(name -> " (did you mean '" + name + "'?)").orElse("");
  }

  private static int distance(String a, String b) {
    int[] row = new int[b.length() + 1];
    for (int j = 0; j <= b.length(); j++) {
      row[j] = j;
    }
    for (int i = 1; i <= a.length(); i++) {
      int diagonal = row[0];
      row[0] = i;
      for (int j = 1; j <= b.length(); j++) {
        int change = diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
        diagonal = row[j];
        row[j] = Math.min(change, Math.min(row[j - 1], diagonal) + 1);
      }
    }
    return row[b.length()];
  }
}
