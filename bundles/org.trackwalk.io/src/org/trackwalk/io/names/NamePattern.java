package org.trackwalk.io.names;

/**
 * A name in which {@code *} stands for any run of characters, compared with regard to case. Without
 * a star it is the name itself.
 *
 * @param text the pattern as typed
 */
public record NamePattern(String text) {

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
      } else if (p < text.length() && text.charAt(p) == name.charAt(n)) {
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
}
