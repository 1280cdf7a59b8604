package org.trackwalk.book;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A chapter of the book.
 *
 * @param title what the table of contents calls it
 * @param files its pages below the docs folder, in order; the first one is opened for the chapter
 */
record Chapter(String title, List<String> files) {

  private static final Pattern TITLE = Pattern.compile("# +(.+)");
  private static final Pattern GROUP = Pattern.compile("## +([a-z]+(?:, [a-z]+)*: .+)");
  private static final Pattern RULE = Pattern.compile("\\| *\\[[^]]*]\\(([a-z.-]+\\.md)\\).*");

  /**
   * Reads an outline: a line {@code # title} begins a chapter, every other line names a page.
   *
   * @throws IllegalArgumentException when a page stands before the first chapter
   */
  static List<Chapter> outline(String text) {
    List<Chapter> chapters = new ArrayList<>();
    for (String line : text.lines().map(String::strip).filter(l -> !l.isEmpty()).toList()) {
      Matcher title = TITLE.matcher(line);
      if (title.matches()) {
        chapters.add(new Chapter(title.group(1), new ArrayList<>()));
      } else if (chapters.isEmpty()) {
        throw new IllegalArgumentException("a page before the first chapter: " + line);
      } else {
        chapters.getLast().files().add(line);
      }
    }
    return chapters;
  }

  /**
   * The groups of rules, from the page that lists them: headings {@code ## group: words}, and below
   * each a table whose first column links to the rules' pages.
   *
   * @param markdown the page {@code rules/README.md}
   */
  static List<Chapter> ruleGroups(String markdown) {
    List<Chapter> groups = new ArrayList<>();
    for (String line : markdown.lines().toList()) {
      Matcher group = GROUP.matcher(line);
      Matcher rule = RULE.matcher(line);
      if (group.matches()) {
        groups.add(new Chapter(group.group(1), new ArrayList<>()));
      } else if (rule.matches() && !groups.isEmpty()) {
        groups.getLast().files().add("rules/" + rule.group(1));
      }
    }
    return groups;
  }
}
