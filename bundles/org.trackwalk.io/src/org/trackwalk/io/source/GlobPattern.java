package org.trackwalk.io.source;

import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/**
 * A pattern of paths as shells have it, with {@code /} on every system: {@code *} and {@code ?}
 * stand for anything but a slash, {@code **}{@code /} for any folders or none, {@code [ab]} for one
 * of some letters, <code>{obj,glb}</code> for one of some words.
 */
public final class GlobPattern {

  private static final String SPECIAL = "*?[{";

  private final String text;
  private final Pattern pattern;

  private GlobPattern(String text, Pattern pattern) {
    this.text = text;
    this.pattern = pattern;
  }

  /** Whether a text has anything of a pattern in it. */
  public static boolean is(String text) {
    return text.chars().anyMatch(c -> SPECIAL.indexOf(c) >= 0);
  }

  /**
   * A pattern.
   *
   * @throws IllegalArgumentException with a reason, when a bracket or brace is not closed
   */
  public static GlobPattern of(String text) {
    try {
      return new GlobPattern(text, Pattern.compile(new Regex(text).convert()));
    } catch (PatternSyntaxException e) {
      throw new IllegalArgumentException("a bracket in it makes no sense", e);
    }
  }

  /** Whether a path fits, separated by {@code /}. */
  public boolean matches(String path) {
    return pattern.matcher(path).matches();
  }

  /**
   * Whether a path is what somebody wants left out, or lies in it: whether any run of its names
   * fits, from a slash or the begin to a slash or the end.
   */
  public boolean leavesOut(String path) {
    for (int from = 0; from >= 0; from = after(path, from)) {
      for (int to = path.indexOf('/', from); to >= 0; to = path.indexOf('/', to + 1)) {
        if (matches(path.substring(from, to))) {
          return true;
        }
      }
      if (matches(path.substring(from))) {
        return true;
      }
    }
    return false;
  }

  private static int after(String path, int from) {
    int slash = path.indexOf('/', from);
    return slash < 0 ? -1 : slash + 1;
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

  /** The same as a regular expression. */
  private static final class Regex {
    private final String glob;
    private final StringBuilder out = new StringBuilder();
    private int at;
    private int braces;

    private Regex(String glob) {
      this.glob = glob;
    }

    private String convert() {
      while (at < glob.length()) {
        char c = glob.charAt(at++);
        switch (c) {
          case '*' -> star();
          case '?' -> out.append("[^/]");
          case '[' -> oneOf();
          case '{' -> {
            braces++;
            out.append("(?:");
          }
          case '}' -> brace(c, ")");
          case ',' -> out.append(braces > 0 ? "|" : ",");
          default -> out.append(Pattern.quote(String.valueOf(c)));
        }
      }
      if (braces != 0) {
        throw new IllegalArgumentException("a { in it is not closed");
      }
      return out.toString();
    }

    private void brace(char c, String closed) {
      if (braces == 0) {
        out.append(Pattern.quote(String.valueOf(c)));
      } else {
        braces--;
        out.append(closed);
      }
    }

    private void star() {
      if (!glob.startsWith("*", at)) {
        out.append("[^/]*");
        return;
      }
      at++;
      boolean wholeName = at == 2 || glob.charAt(at - 3) == '/';
      if (wholeName && glob.startsWith("/", at)) {
        at++;
        out.append("(?:.*/)?");
      } else {
        out.append(".*");
      }
    }

    private void oneOf() {
      int end = glob.indexOf(']', at + 1);
      if (end < 0) {
        throw new IllegalArgumentException("a [ in it is not closed");
      }
      String inside = glob.substring(at, end);
      boolean not = inside.startsWith("!") || inside.startsWith("^");
      String letters = not ? inside.substring(1) : inside;
      out.append(not ? "[^/" : "[");
      for (char c : letters.toCharArray()) {
        out.append("\\[]^&".indexOf(c) >= 0 ? "\\" : "").append(c);
      }
      out.append(']');
      at = end + 1;
    }
  }
}
