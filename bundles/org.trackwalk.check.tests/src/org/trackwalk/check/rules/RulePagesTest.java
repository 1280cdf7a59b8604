package org.trackwalk.check.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.trackwalk.check.rule.Parameter;
import org.trackwalk.check.rule.Rule;
import org.trackwalk.check.rule.RuleInfo;

/** Each rule has its page in {@code docs/rules}, and the page has the numbers of the code. */
class RulePagesTest {

  /** What a page of the documentation links to: {@code [text](target)}, without its anchor. */
  private static final Pattern LINK = Pattern.compile("\\]\\(([^)#:]+)(#[^)]*)?\\)");

  private static final List<String> SECTIONS =
      List.of(
          "## What it finds",
          "## Why it hurts",
          "## Numbers",
          "## Engines",
          "## How to fix it in Blender",
          "## How to silence it");

  private static Path docs;

  @BeforeAll
  static void findDocumentation() {
    docs = repository().resolve("docs");
    assumeTrue(
        Files.isDirectory(docs.resolve("rules")),
        "no docs/rules above " + System.getProperty("user.dir") + "; set trackwalk.root");
  }

  /**
   * The folder with {@code trackwalk} and {@code bundles}; the working folder when there is none.
   */
  private static Path repository() {
    String given = System.getProperty("trackwalk.root");
    Path start = Path.of(System.getProperty("user.dir")).toAbsolutePath();
    if (given != null) {
      return Path.of(given);
    }
    for (Path folder = start; folder != null; folder = folder.getParent()) {
      if (Files.isRegularFile(folder.resolve("trackwalk"))
          && Files.isDirectory(folder.resolve("bundles"))) {
        return folder;
      }
    }
    return start;
  }

  static Stream<String> ids() {
    return RuleList.all().stream().map(rule -> rule.info().id());
  }

  private static RuleInfo info(String id) {
    return RuleList.byId(id).orElseThrow().info();
  }

  private static String page(String id) {
    return read(docs.resolve("rules").resolve(id + ".md"));
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @ParameterizedTest
  @MethodSource("ids")
  void pageNamesTheRuleItsTitleAndItsSeverity(String id) {
    String page = page(id);
    assertEquals("# " + id + ": " + info(id).title(), page.lines().findFirst().orElse(""));
    assertTrue(page.contains("**Severity:** " + info(id).severity()), info(id).severity());
    assertTrue(page.contains("](../pictures/rules/" + id + ".svg)"), "no picture");
    SECTIONS.forEach(section -> assertTrue(page.contains("\n" + section + "\n"), section));
  }

  @ParameterizedTest
  @MethodSource("ids")
  void pageListsEachParameterWithItsDefault(String id) {
    List<String> expected = new ArrayList<>();
    for (Parameter p : info(id).parameters()) {
      String number = BigDecimal.valueOf(p.value()).stripTrailingZeros().toPlainString();
      String value = p.unit().isEmpty() ? number : number + " " + p.unit();
      expected.add("| `" + p.name() + "` | " + value + " | " + p.meaning() + " |");
    }
    List<String> listed = page(id).lines().filter(line -> line.startsWith("| `")).toList();
    assertEquals(expected, listed);
  }

  @Test
  void thereIsNoPageWithoutARuleAndTheIndexNamesAll() throws IOException {
    TreeSet<String> pages = new TreeSet<>();
    try (Stream<Path> files = Files.list(docs.resolve("rules"))) {
      files.map(file -> file.getFileName().toString()).forEach(pages::add);
    }
    assertTrue(pages.remove("README.md"));
    TreeSet<String> expected = new TreeSet<>();
    RuleList.all().stream().map(Rule::info).forEach(info -> expected.add(info.id() + ".md"));
    assertEquals(expected, pages);
    String index = read(docs.resolve("rules/README.md"));
    expected.forEach(name -> assertTrue(index.contains("](" + name + ")"), name));
  }

  @Test
  void whatPagesLinkToIsThere() throws IOException {
    List<Path> pages = new ArrayList<>();
    try (Stream<Path> files = Files.list(docs.resolve("rules"))) {
      files.filter(file -> file.toString().endsWith(".md")).sorted().forEach(pages::add);
    }
    assertFalse(pages.isEmpty());
    for (Path page : pages) {
      Matcher link = LINK.matcher(read(page));
      while (link.find()) {
        Path target = page.resolveSibling(link.group(1)).normalize();
        assertTrue(Files.exists(target), page.getFileName() + " links to " + link.group(1));
        if (link.group(2) != null) {
          assertTrue(anchors(target).contains(link.group(2)), page.getFileName() + link.group());
        }
      }
    }
  }

  /** The anchors of a page's headings, as they are made for Markdown. */
  private static List<String> anchors(Path page) {
    return read(page)
        .lines()
        .filter(line -> line.startsWith("#"))
        .map(line -> line.replaceFirst("^#+ ", "").toLowerCase(Locale.ROOT))
        .map(line -> "#" + line.replaceAll("[^a-z0-9 -]", "").replace(' ', '-'))
        .toList();
  }

  @ParameterizedTest
  @MethodSource("ids")
  void referencesOfARuleToTheDocumentationExist(String id) {
    Matcher file = Pattern.compile("docs/[a-z-]+\\.md").matcher(info(id).source());
    while (file.find()) {
      assertTrue(Files.exists(docs.resolveSibling(file.group())), file.group());
    }
  }
}
