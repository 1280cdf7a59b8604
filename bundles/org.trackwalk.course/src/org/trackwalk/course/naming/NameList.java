package org.trackwalk.course.naming;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Names that have something in common, whatever class of surface they are of: the lines of {@code
 * names.txt} with the word {@code list}.
 */
public final class NameList {

  /** The word of its lines, where those of the dictionary have a class. */
  static final String LIST = "list";

  private enum Where {
    /** The pattern is somewhere in the name. */
    INSIDE,
    /** The name begins with it. */
    START,
    /** The name is it. */
    WHOLE
  }

  private record Line(Where where, Pattern pattern) {}

  private final List<Line> lines = new ArrayList<>();

  private NameList() {}

  /**
   * A list that ships with the tool.
   *
   * @param list what stands at the beginning of its lines
   * @throws IllegalArgumentException when there is none of that name
   */
  public static NameList shipped(String list) {
    NameList names = new NameList();
    for (String[] columns : NameDictionary.lines()) {
      if (columns[0].equals(list) && columns[1].equals(LIST)) {
        names.lines.add(
            new Line(
                Where.valueOf(columns[2].toUpperCase(Locale.ROOT)),
                NameDictionary.pattern(columns[3])));
      }
    }
    if (names.lines.isEmpty()) {
      throw new IllegalArgumentException("no list of names is called " + list);
    }
    return names;
  }

  /** Whether a name is on the list, in capitals or not. */
  public boolean has(String name) {
    return found(name).isPresent();
  }

  /** The part of a name for which it is on the list; empty when it is not. */
  public Optional<String> found(String name) {
    for (Line line : lines) {
      Matcher matcher = line.pattern.matcher(name);
      if (fits(line.where, matcher)) {
        return Optional.of(matcher.group());
      }
    }
    return Optional.empty();
  }

  /** The words of a list whose lines are words, with {@code |} between those of one line. */
  public List<String> words() {
    return lines.stream().flatMap(line -> Stream.of(line.pattern.pattern().split("\\|"))).toList();
  }

  private static boolean fits(Where where, Matcher matcher) {
    return switch (where) {
      case INSIDE -> matcher.find();
      case START -> matcher.lookingAt();
      case WHOLE -> matcher.matches();
    };
  }
}
