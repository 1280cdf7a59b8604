package org.trackwalk.cli.config;

/**
 * What is said about one option, and where.
 *
 * @param value as text; in words where nothing was said
 * @param origin who says it
 * @param file the file that says it; null for none
 * @param line in that file, from 1; 0 without a file
 */
public record Said(String value, Origin origin, String file, int line) {

  /** Who may say it, the strongest first. */
  public enum Origin {
    /** Typed. */
    COMMAND_LINE("command line"),
    /** An environment variable. */
    ENVIRONMENT("environment"),
    /** A file of options. */
    CONFIG("trackwalk.json"),
    /** A level's manifest. */
    MANIFEST("manifest"),
    /** Nobody. */
    DEFAULT("default");

    private final String id;

    Origin(String id) {
      this.id = id;
    }

    /** As reports name it. */
    public String id() {
      return id;
    }
  }

  /** Where, for a person. */
  public String where() {
    return file == null ? origin.id() : file + ", line " + line;
  }
}
