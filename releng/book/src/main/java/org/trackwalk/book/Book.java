package org.trackwalk.book;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Makes the book: every Markdown page below the docs folder and the pictures that stand there.
 *
 * <p>Files whose text would not change are not written again, so that a build after a build finds
 * nothing new.
 */
final class Book {

  private static final String RULE_LIST = "rules/README.md";

  private final Path docs;
  private final String outline;

  /**
   * @param docs the folder with the Markdown
   * @param outline chapters and pages, see {@link Chapter#outline}
   */
  Book(Path docs, String outline) {
    this.docs = docs;
    this.outline = outline;
  }

  /**
   * @param bundle the folder that gets {@code toc.xml} and the folder {@code book}
   * @throws IllegalArgumentException when the outline names a page, or a page a picture, that is
   *     not there
   */
  void write(Path bundle) throws IOException {
    Set<String> files = files();
    PageWriter writer = new PageWriter(files);
    Map<String, Page> pages = new LinkedHashMap<>();
    for (String file : files) {
      if (file.endsWith(".md")) {
        pages.put(file, writer.write(file, Files.readString(docs.resolve(file))));
      }
    }
    List<Chapter> groups =
        pages.containsKey(RULE_LIST)
            ? Chapter.ruleGroups(Files.readString(docs.resolve(RULE_LIST)))
            : List.of();
    List<Chapter> chapters = withTheRest(pages.keySet(), Chapter.outline(outline), groups);
    String contents = new Contents(pages).write(chapters, groups, "book");

    Path book = bundle.resolve("book");
    Set<Path> kept = new TreeSet<>();
    for (Page page : pages.values()) {
      kept.add(text(book.resolve(page.path()), page.html()));
    }
    for (String file : files) {
      if (!file.endsWith(".md")) {
        kept.add(picture(docs.resolve(file), book.resolve(file)));
      }
    }
    kept.add(text(book.resolve("book.css"), style()));
    text(bundle.resolve("toc.xml"), contents);
    removeOthers(book, kept);
  }

  /** Pages and pictures below the docs folder, with {@code /}, in order. */
  private Set<String> files() throws IOException {
    try (Stream<Path> all = Files.walk(docs)) {
      return all.filter(Files::isRegularFile)
          .map(f -> docs.relativize(f).toString().replace('\\', '/'))
          .filter(f -> f.matches(".*\\.(md|png|svg|jpg)"))
          .collect(Collectors.toCollection(TreeSet::new));
    }
  }

  /** The chapters, and a last one of the pages that neither they nor the groups name. */
  private static List<Chapter> withTheRest(
      Set<String> pages, List<Chapter> chapters, List<Chapter> groups) {
    Set<String> rest = new TreeSet<>(pages);
    Stream.concat(chapters.stream(), groups.stream()).map(Chapter::files).forEach(rest::removeAll);
    List<Chapter> all = new ArrayList<>(chapters);
    if (!rest.isEmpty()) {
      all.add(new Chapter("More", List.copyOf(rest)));
    }
    return all;
  }

  private static String style() throws IOException {
    try (var in = Book.class.getResourceAsStream("book.css")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  private static Path text(Path file, String text) throws IOException {
    if (!Files.exists(file) || !Files.readString(file).equals(text)) {
      Files.createDirectories(file.getParent());
      Files.writeString(file, text);
    }
    return file;
  }

  private static Path picture(Path from, Path to) throws IOException {
    if (!Files.exists(to) || Files.mismatch(from, to) >= 0) {
      Files.createDirectories(to.getParent());
      Files.copy(from, to, StandardCopyOption.REPLACE_EXISTING);
    }
    return to;
  }

  /** What an earlier run wrote and this one did not. */
  private static void removeOthers(Path book, Set<Path> kept) throws IOException {
    List<Path> old = new ArrayList<>();
    try (Stream<Path> all = Files.walk(book)) {
      all.filter(Files::isRegularFile).filter(f -> !kept.contains(f)).forEach(old::add);
    }
    for (Path file : old) {
      Files.delete(file);
    }
  }
}
