package org.trackwalk.io.names;

/**
 * A name in which {@code *} stands for any run of characters. Without a star it is the name itself.
 * Only the last star is ever tried again, so work grows with pattern times name.
 *
 * @param text the pattern as typed
 * @param anyCase whether large and small letters are the same
 */
public record NamePattern(String text, boolean anyCase) {

  /** With regard to case. */
  public NamePattern(String text) {
    this(text, false);
  }

  /** Whether the whole of {@code name} fits. */
  public boolean matches(String name) {
    int p = 0;
    int n = 0;
    int star = -1;
    int restart = 0;
    while (n < name.length()) {
      if (p < text.length() && text.charAt(p) == '*') {
        star = p++;
        restart = n;
      } else if (p < text.length() && same(text.charAt(p), name.charAt(n))) {
        p++;
        n++;
      } else if (star >= 0) {
        p = star + 1;
        n = ++restart;
      } else {
        return false;
      }
    }
    while (p < text.length() && text.charAt(p) == '*') {
      p++;
    }
    return p == text.length();
  }

  private boolean same(char a, char b) {
    return a == b || anyCase && folded(a) == folded(b);
  }

  private static char folded(char c) {
    return Character.toLowerCase(Character.toUpperCase(c));
  }
}
