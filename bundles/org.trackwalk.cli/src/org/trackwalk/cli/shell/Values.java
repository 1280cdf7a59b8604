package org.trackwalk.cli.shell;

import java.util.List;

/**
 * What may stand for an option's value or an argument.
 *
 * @param kind how words and files are put together
 * @param words known ones, in the order to show them
 */
public record Values(Kind kind, List<String> words) {

  /** How a value is built. */
  public enum Kind {
    /** Nothing is known of it, for instance a number. */
    ANY,
    /** One of the words. */
    WORD,
    /** One of the words; where none fits, a JSON file. */
    WORD_OR_FILE,
    /** Words with commas between them. */
    LIST,
    /** A word, an equals sign, a file. */
    WORD_AND_FILE,
    /** A word that goes on: it ends with a colon or an equals sign. */
    START,
    /** A file or folder. */
    FILE,
    /** A folder. */
    FOLDER
  }

  /** Copies the words. */
  public Values {
    words = List.copyOf(words);
  }

  static Values of(Kind kind, List<String> words) {
    return new Values(kind, words);
  }

  static Values of(Kind kind) {
    return new Values(kind, List.of());
  }
}
