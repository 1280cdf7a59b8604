package org.trackwalk.io.source;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntPredicate;

/**
 * A pattern as places between its signs, with steps from place to place: one that takes a letter,
 * and any number that take none. All places that a text can have got to are followed at once
 * (Thompson, Regular expression search algorithm, 1968), so work grows with pattern times text,
 * however many stars there are.
 */
final class GlobSteps {

  private static final int BEGIN = 0;

  private final List<IntPredicate> letters = new ArrayList<>();
  private final List<Integer> behind = new ArrayList<>();
  private final List<List<Integer>> free = new ArrayList<>();
  private int end;

  GlobSteps() {
    end = place();
  }

  /** A new place that nothing leads to yet. */
  int place() {
    letters.add(null);
    behind.add(-1);
    free.add(new ArrayList<>(2));
    return free.size() - 1;
  }

  /** The place where what was added last ends. */
  int end() {
    return end;
  }

  /** From now on the pattern goes on from here. */
  void goOn(int from) {
    end = from;
  }

  /** A step that takes no letter. */
  void free(int from, int to) {
    free.get(from).add(to);
  }

  /** One letter of some. */
  void letter(IntPredicate one) {
    int to = place();
    step(end, one, to);
    end = to;
  }

  /** Any number of letters of some. */
  void letters(IntPredicate some) {
    int loop = place();
    free(end, loop);
    step(loop, some, loop);
    end = place();
    free(loop, end);
  }

  private void step(int from, IntPredicate one, int to) {
    letters.set(from, one);
    behind.set(from, to);
  }

  /** Whether the whole of a text fits. */
  boolean fit(String text) {
    Walk walk = new Walk();
    walk.begin();
    for (int at = 0; at < text.length() && walk.count > 0; ) {
      int letter = text.codePointAt(at);
      walk.take(letter);
      at += Character.charCount(letter);
    }
    return walk.at(end);
  }

  /** Whether a run of names in a path fits, from a slash or the begin to a slash or the end. */
  boolean fitWithin(String path) {
    Walk walk = new Walk();
    walk.begin();
    for (int at = 0; at < path.length(); ) {
      int letter = path.codePointAt(at);
      if (letter == '/' && walk.at(end)) {
        return true;
      }
      walk.take(letter);
      if (letter == '/') {
        walk.begin();
      }
      at += Character.charCount(letter);
    }
    return walk.at(end);
  }

  /** The places that what was read so far leads to. */
  private final class Walk {
    private int[] now = new int[free.size()];
    private int[] then = new int[free.size()];
    private final int[] seen = new int[free.size()];
    private int round = 1;
    private int count;

    private void begin() {
      count = reach(BEGIN, now, count);
    }

    private void take(int letter) {
      round++;
      int next = 0;
      for (int i = 0; i < count; i++) {
        IntPredicate one = letters.get(now[i]);
        if (one != null && one.test(letter)) {
          next = reach(behind.get(now[i]), then, next);
        }
      }
      int[] old = now;
      now = then;
      then = old;
      count = next;
    }

    private boolean at(int place) {
      return Arrays.stream(now, 0, count).anyMatch(p -> p == place);
    }

    /** Adds a place and all that free steps lead to from it; a place is looked at once a round. */
    private int reach(int place, int[] list, int size) {
      if (seen[place] == round) {
        return size;
      }
      seen[place] = round;
      list[size] = place;
      int filled = size + 1;
      for (int i = size; i < filled; i++) {
        for (int to : free.get(list[i])) {
          if (seen[to] != round) {
            seen[to] = round;
            list[filled++] = to;
          }
        }
      }
      return filled;
    }
  }
}
