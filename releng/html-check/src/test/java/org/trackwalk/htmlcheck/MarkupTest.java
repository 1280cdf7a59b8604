package org.trackwalk.htmlcheck;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.parser.Parser;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The page is what its markup says, for whatever reads it without scripts. */
class MarkupTest {

  @TempDir private static Path folder;

  private static Document parsed(Path page) throws IOException {
    Parser parser = Parser.htmlParser().setTrackErrors(50);
    Document document = Jsoup.parse(Files.readString(page), "", parser);
    assertEquals(List.of(), parser.getErrors().stream().map(Object::toString).toList());
    return document;
  }

  @Test
  void theMarkupHasNoErrorsAndAllThatItRefersToIsThere() throws IOException {
    Document page = parsed(Pages.several(folder));
    Set<String> ids = new HashSet<>();
    for (Element element : page.select("[id]")) {
      assertTrue(ids.add(element.id()), "twice: " + element.id());
    }
    for (String attribute : List.of("aria-labelledby", "for", "list", "aria-controls")) {
      for (Element element : page.select("[" + attribute + "]")) {
        assertTrue(
            ids.contains(element.attr(attribute)), attribute + "=" + element.attr(attribute));
      }
    }
    for (Element link : page.select("a[href]")) {
      assertTrue(ids.contains(link.attr("href").substring(1)), link.outerHtml());
    }
    for (Element button : page.select("button")) {
      assertFalse(button.text().isBlank(), button.outerHtml());
    }
  }

  @Test
  void headingsStepDownOneByOne() throws IOException {
    Document page = parsed(Pages.planted(folder));
    int before = 0;
    for (Element heading : page.select("h1, h2, h3, h4")) {
      int level = heading.tagName().charAt(1) - '0';
      assertTrue(level <= before + 1, heading.outerHtml());
      before = level;
    }
    assertNotNull(page.selectFirst("html[lang]"));
  }

  @Test
  void aFileThatCannotBeReadIsNamedAsItIsCalled() throws IOException {
    Document page = parsed(Pages.several(folder));
    assertTrue(page.select(".inputs.failed li b").text().contains("broken <b>.glb"));
  }

  @Test
  void aLevelOfTheExamplesIsFarBelowFiveMegabytes() throws IOException {
    assertTrue(Files.size(Pages.planted(folder)) < 1_500_000);
  }
}
