package org.trackwalk.io.names;

/**
 * A name in which {@code *} stands for any run of characters, compared with regard to case unless
 * somebody asks otherwise. Without a star it is the name itself.
 *
 * @param text the pattern as typed
 */
public record NamePattern(String text) {

  /** Whether the whole of {@code name} fits. */
  public boolean matches(String name) {
    return matches(name, false);
  }

  /** Whether the whole of {@code name} fits, small letters for large ones and the reverse. */
  public boolean matchesAnyCase(String name) {
    return matches(name, true);
  }

  /** In steps of at most the product of both lengths, however many stars there are. */
  private boolean matches(String name, boolean anyCase) {
    int p = 0;
    int n = 0;
    int star = -1;
    int restart = 0;
    while (n < name.length()) {
      if (p < text.length() && text.charAt(p) == '*') {
        star = p++;
        restart = n;
      } else if (p < text.length() && same(text.charAt(p), name.charAt(n), anyCase)) {
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

  private static boolean same(char a, char b, boolean anyCase) {
    return a == b
        || anyCase
            && Character.toLowerCase(Character.toUpperCase(a))
                == Character.toLowerCase(Character.toUpperCase(b));
  }
}
