package org.trackwalk.eclipse.core.settings;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Settings that are lists, as text with commas and back. */
public final class SettingWords {

  private SettingWords() {}

  /** The words between commas, without blanks around them. */
  public static List<String> list(String text) {
    List<String> words = new ArrayList<>();
    for (String word : text.split(",")) {
      if (!word.isBlank()) {
        words.add(word.strip());
      }
    }
    return words;
  }

  /** Words with commas between. */
  public static String text(List<String> words) {
    return String.join(",", words);
  }

  /**
   * Thresholds by {@code rule.parameter}, sorted; the map may be changed.
   *
   * @throws SettingException when an entry is not {@code name=number}
   */
  public static Map<String, Double> limits(String text) throws SettingException {
    Map<String, Double> limits = new TreeMap<>();
    for (String word : list(text)) {
      int equals = word.indexOf('=');
      try {
        limits.put(
            word.substring(0, Math.max(0, equals)).strip(),
            Double.valueOf(word.substring(equals + 1).strip()));
      } catch (NumberFormatException e) {
        throw new SettingException("'" + word + "' is no threshold like seam.step.warning=0.004");
      }
    }
    if (limits.remove("") != null) {
      throw new SettingException("a threshold is written like seam.step.warning=0.004");
    }
    return limits;
  }

  /** Thresholds as text. */
  public static String text(Map<String, Double> limits) {
    List<String> words = new ArrayList<>();
    new TreeMap<>(limits).forEach((key, value) -> words.add(key + "=" + value));
    return text(words);
  }
}
