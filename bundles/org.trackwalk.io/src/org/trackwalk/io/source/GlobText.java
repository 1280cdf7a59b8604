package org.trackwalk.io.source;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.IntPredicate;

/** Reads the text of a pattern of paths. */
final class GlobText {

  private static final IntPredicate IN_A_NAME = c -> c != '/';
  private static final IntPredicate ANY = c -> true;

  private record Braces(int begin, int end) {}

  private final String glob;
  private final GlobSteps steps = new GlobSteps();
  private final Deque<Braces> open = new ArrayDeque<>();
  private int at;

  GlobText(String glob) {
    this.glob = glob;
  }

  GlobSteps read() {
    while (at < glob.length()) {
      int c = glob.codePointAt(at);
      at += Character.charCount(c);
      switch (c) {
        case '*' -> star();
        case '?' -> steps.letter(IN_A_NAME);
        case '[' -> oneOf();
        case '{' -> openBraces();
        case ',' -> comma();
        case '}' -> closeBraces();
        default -> exactly(c);
      }
    }
    if (!open.isEmpty()) {
      throw new IllegalArgumentException("a { in it is not closed");
    }
    return steps;
  }

  private void exactly(int c) {
    steps.letter(letter -> letter == c);
  }

  private void openBraces() {
    Braces braces = new Braces(steps.end(), steps.place());
    open.push(braces);
    branch(braces);
  }

  private void branch(Braces braces) {
    int begin = steps.place();
    steps.free(braces.begin(), begin);
    steps.goOn(begin);
  }

  private void comma() {
    if (open.isEmpty()) {
      exactly(',');
      return;
    }
    steps.free(steps.end(), open.peek().end());
    branch(open.peek());
  }

  private void closeBraces() {
    if (open.isEmpty()) {
      exactly('}');
      return;
    }
    int end = open.pop().end();
    steps.free(steps.end(), end);
    steps.goOn(end);
  }

  private void star() {
    if (!glob.startsWith("*", at)) {
      steps.letters(IN_A_NAME);
      return;
    }
    at++;
    boolean wholeName = at == 2 || glob.charAt(at - 3) == '/';
    int begin = steps.end();
    steps.letters(ANY);
    if (wholeName && glob.startsWith("/", at)) {
      at++;
      exactly('/');
      steps.free(begin, steps.end()); // no folder at all
    }
  }

  private void oneOf() {
    int end = glob.indexOf(']', at + 1);
    if (end < 0) {
      throw new IllegalArgumentException("a [ in it is not closed");
    }
    String inside = glob.substring(at, end);
    boolean not = inside.startsWith("!") || inside.startsWith("^");
    int[] letters = (not ? inside.substring(1) : inside).codePoints().toArray();
    for (int i = 1; i + 1 < letters.length; i++) {
      if (letters[i] == '-' && letters[i - 1] > letters[i + 1]) {
        throw new IllegalArgumentException("a bracket in it makes no sense");
      }
    }
    steps.letter(not ? c -> c != '/' && !among(letters, c) : c -> among(letters, c));
    at = end + 1;
  }

  /** Whether a letter is one of some, or of a span such as {@code a-z}. */
  private static boolean among(int[] letters, int c) {
    for (int i = 0; i < letters.length; i++) {
      boolean span = i + 2 < letters.length && letters[i + 1] == '-';
      if (span ? letters[i] <= c && c <= letters[i + 2] : letters[i] == c) {
        return true;
      }
      i += span ? 2 : 0;
    }
    return false;
  }
}
