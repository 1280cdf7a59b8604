package org.trackwalk.book;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The book is whole: every page is there, and whatever points somewhere points into the book. */
class BookTest {

  private static final Path ROOT = Path.of(System.getProperty("trackwalk.root", "../.."));
  private static final Pattern REFERENCE = Pattern.compile("(?:href|src)=\"([^\"#]+)");

  @TempDir Path folder;

  private void docs(String file, String text) throws IOException {
    Path path = folder.resolve("docs").resolve(file);
    Files.createDirectories(path.getParent());
    Files.writeString(path, text);
  }

  private Path make(String outline) throws IOException {
    Path bundle = folder.resolve("bundle");
    new Book(folder.resolve("docs"), outline).write(bundle);
    return bundle;
  }

  @Test
  void everyReferenceOfTheHousesBookLeadsToAFileOfIt() throws IOException {
    Path bundle = folder.resolve("bundle");
    String outline =
        Files.readString(ROOT.resolve("bundles/org.trackwalk.eclipse.help/outline.txt"));
    new Book(ROOT.resolve("docs"), outline).write(bundle);

    List<String> dead = new ArrayList<>();
    try (Stream<Path> files = Files.walk(bundle)) {
      for (Path file : files.filter(f -> f.toString().matches(".*\\.(html|xml)")).toList()) {
        Matcher reference = REFERENCE.matcher(Files.readString(file));
        while (reference.find()) {
          String to = reference.group(1);
          if (!to.matches("[a-z]+:.*") && !Files.exists(file.resolveSibling(to))) {
            dead.add(folder.relativize(file) + " -> " + to);
          }
        }
      }
    }
    assertEquals(List.of(), dead);
  }

  /**
   * Help contexts name pages and headings by hand; a renamed heading must not leave them behind.
   */
  @Test
  void contextsNamePagesAndHeadingsThatAreThere() throws IOException {
    Path help = ROOT.resolve("bundles/org.trackwalk.eclipse.help");
    Path bundle = folder.resolve("bundle");
    new Book(ROOT.resolve("docs"), Files.readString(help.resolve("outline.txt"))).write(bundle);
    for (String file : List.of("contexts.xml", "contexts-wizards.xml")) {
      Matcher topic =
          Pattern.compile("href=\"([^\"#]+)#?([^\"]*)\"")
              .matcher(Files.readString(help.resolve(file)));
      while (topic.find()) {
        String page = Files.readString(bundle.resolve(topic.group(1)));
        String heading = topic.group(2);
        assertTrue(heading.isEmpty() || page.contains("id=\"" + heading + "\""), topic.group());
      }
    }
  }

  @Test
  void linksBetweenPagesChangeTheirEndingAndKeepTheirAnchor() throws IOException {
    docs(
        "a.md", "# A\n\nSee [b](deep/b.md#here), [the tool](../src/Tool.java), [us](https://x.y).");
    docs("deep/b.md", "# B & C\n\n[back](../a.md)");
    String page = Files.readString(make("# One\na.md\ndeep/b.md").resolve("book/a.html"));
    assertTrue(page.contains("<a href=\"deep/b.html#here\">b</a>"), page);
    assertTrue(page.contains(" the tool, "), page);
    assertTrue(page.contains("<a href=\"https://x.y\">us</a>"), page);
  }

  @Test
  void theContentsHaveTheOrderOfTheOutlineAndWhatItForgot() throws IOException {
    docs("a.md", "# A");
    docs("b.md", "# B & C");
    docs("z.md", "# Z");
    String toc = Files.readString(make("# One\nb.md\na.md").resolve("toc.xml"));
    assertEquals(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <toc label="Trackwalk" topic="book/b.html">
          <topic label="One" href="book/b.html">
            <topic label="B &amp; C" href="book/b.html"/>
            <topic label="A" href="book/a.html"/>
          </topic>
          <topic label="More" href="book/z.html">
            <topic label="Z" href="book/z.html"/>
          </topic>
        </toc>
        """,
        toc);
  }

  @Test
  void rulesStandInTheGroupsOfTheirList() throws IOException {
    docs(
        "rules/README.md",
        "# Rules\n\n"
            + "## seam, weld: where\n\n"
            + "| rule | |\n"
            + "|--|--|\n"
            + "| [seam.gap](seam.gap.md) | x |\n");
    docs("rules/seam.gap.md", "# seam.gap: a slit");
    String toc = Files.readString(make("# Findings\nrules/README.md").resolve("toc.xml"));
    assertTrue(toc.contains("<topic label=\"seam, weld: where\" href=\"book/rules/README.html\">"));
    assertTrue(
        toc.contains("<topic label=\"seam.gap: a slit\" href=\"book/rules/seam.gap.html\"/>"));
    assertFalse(toc.contains("More"), toc);
  }

  @Test
  void aPictureThatIsMissingIsAnError() throws IOException {
    docs("a.md", "# A\n\n![no](no.png)");
    assertThrows(IllegalArgumentException.class, () -> make("# One\na.md"));
  }

  @Test
  void pagesOfAnEarlierBookGoAway() throws IOException {
    docs("a.md", "# A");
    docs("b.md", "# B");
    Path bundle = make("# One\na.md\nb.md");
    Files.delete(folder.resolve("docs/b.md"));
    make("# One\na.md");
    assertFalse(Files.exists(bundle.resolve("book/b.html")));
    assertTrue(Files.exists(bundle.resolve("book/a.html")));
  }
}
