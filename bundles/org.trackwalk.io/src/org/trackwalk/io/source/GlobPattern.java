package org.trackwalk.io.source;

/**
 * A pattern of paths as shells have it, with {@code /} on every system: {@code *} and {@code ?}
 * stand for anything but a slash, {@code **}{@code /} for any folders or none, {@code [ab]} for one
 * of some letters, <code>{obj,glb}</code> for one of some words.
 */
public final class GlobPattern {

  private static final String SPECIAL = "*?[{";

  /** Letters: as long as a path may be. */
  private static final int LONGEST = 4_096;

  private final String text;
  private final GlobSteps steps;

  private GlobPattern(String text, GlobSteps steps) {
    this.text = text;
    this.steps = steps;
  }

  /** Whether a text has anything of a pattern in it. */
  public static boolean is(String text) {
    return text.chars().anyMatch(c -> SPECIAL.indexOf(c) >= 0);
  }

  /**
   * A pattern.
   *
   * @throws IllegalArgumentException with a reason, when a bracket or brace is not closed, or it is
   *     longer than a path may be
   */
  public static GlobPattern of(String text) {
    if (text.length() > LONGEST) {
      throw new IllegalArgumentException("it is longer than " + LONGEST + " letters");
    }
    return new GlobPattern(text, new GlobText(text).read());
  }

  /** Whether a path fits, separated by {@code /}. */
  public boolean matches(String path) {
    return steps.fit(path);
  }

  /**
   * Whether a path is what somebody wants left out, or lies in it: whether any run of its names
   * fits, from a slash or the begin to a slash or the end.
   */
  public boolean leavesOut(String path) {
    return steps.fitWithin(path);
  }

  /** The leading folders without anything of a pattern; empty when there are none. */
  String base() {
    int end = 0;
    while (end < text.length() && SPECIAL.indexOf(text.charAt(end)) < 0) {
      end++;
    }
    int slash = text.lastIndexOf('/', end == 0 ? 0 : end - 1);
    return slash < 0 ? "" : text.substring(0, slash + 1);
  }

  /** Whether the last name of it stands for several. */
  boolean endsWild() {
    return is(text.substring(text.lastIndexOf('/') + 1));
  }

  @Override
  public String toString() {
    return text;
  }
}
