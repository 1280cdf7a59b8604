package org.trackwalk.io.names;

import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Finds the known name that somebody most likely meant: the smallest edit distance, without regard
 * to case (Damerau 1964: a letter too many, missing, wrong, or two swapped), ties by alphabet.
 */
public final class NearestName {

  /** A name may differ in a third of its letters, and in one letter however short it is. */
  private static final int LETTERS_PER_MISTAKE = 3;

  /** A word that is shorter than this is part of too many names. */
  private static final int FEWEST_LETTERS = 3;

  private static final int MOST_MEANT = 3;

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

  /**
   * {@code " (did you mean 'x'?)"}, or nothing when no known name is near and none has all words of
   * what was typed in it.
   */
  public static String hint(String typed, Collection<String> known) {
    return to(typed, known)
        .map(name -> asked(List.of(name)))
        .orElseGet(() -> asked(holding(typed, known)));
  }

  /** {@code " (did you mean 'x' or 'y'?)"}; nothing when there is none, or too many to be meant. */
  public static String asked(List<String> meant) {
    return meant.isEmpty() || meant.size() > MOST_MEANT
        ? ""
        : " (did you mean '" + String.join("' or '", meant) + "'?)";
  }

  /**
   * The known names that have each word of a text in them, sorted: part of a name, or its begin.
   */
  private static List<String> holding(String typed, Collection<String> known) {
    List<String> words =
        Stream.of(typed.toLowerCase(Locale.ROOT).split("[^\\p{L}\\p{N}]+"))
            .filter(word -> !word.isEmpty())
            .toList();
    return words.isEmpty() || words.stream().anyMatch(word -> word.length() < FEWEST_LETTERS)
        ? List.of()
        : known.stream()
            .filter(name -> words.stream().allMatch(name.toLowerCase(Locale.ROOT)::contains))
            .sorted()
            .toList();
  }

  private static int distance(String a, String b) {
    int[] before = new int[b.length() + 1];
    int[] last = new int[b.length() + 1];
    int[] row = new int[b.length() + 1];
    for (int j = 0; j <= b.length(); j++) {
      last[j] = j;
    }
    for (int i = 1; i <= a.length(); i++) {
      row[0] = i;
      for (int j = 1; j <= b.length(); j++) {
        int change = last[j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
        row[j] = Math.min(change, Math.min(last[j], row[j - 1]) + 1);
        boolean swapped =
            i > 1
                && j > 1
                && a.charAt(i - 1) == b.charAt(j - 2)
                && a.charAt(i - 2) == b.charAt(j - 1);
        if (swapped) {
          row[j] = Math.min(row[j], before[j - 2] + 1);
        }
      }
      int[] free = before;
      before = last;
      last = row;
      row = free;
    }
    return last[b.length()];
  }
}
