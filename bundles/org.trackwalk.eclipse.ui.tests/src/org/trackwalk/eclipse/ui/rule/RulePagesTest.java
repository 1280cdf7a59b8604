package org.trackwalk.eclipse.ui.rule;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.trackwalk.check.rules.RuleList;

/** The handbook inside the plug-in. */
class RulePagesTest {

  private static final Pattern LINK = Pattern.compile("\\]\\(([^)]+)\\)");

  private final RulePages pages = new RulePages();

  static Stream<String> rules() {
    return RuleList.all().stream().map(rule -> rule.info().id());
  }

  @ParameterizedTest
  @MethodSource("rules")
  void everyRuleHasAPageAndItsPicturesAreThere(String rule) {
    String path = RulePages.path(rule);
    String page = pages.page(path);
    assertTrue(page.startsWith("# " + rule + ":"), page);
    Matcher link = LINK.matcher(page);
    while (link.find()) {
      String target = link.group(1);
      if (target.endsWith(".svg") && pages.file(path) != null) {
        assertNotNull(pages.file(RulePages.resolve(path, target)), target);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("rules")
  void noPageSendsItsReaderToTheCommandLine(String rule) throws Exception {
    Path docs = Path.of(System.getProperty("trackwalk.root"), "docs");
    for (String path : List.of(RulePages.path(rule), RulePages.ALL)) {
      String page = WorkbenchWords.of(Files.readString(docs.resolve(path)));
      assertFalse(page.contains("`./trackwalk"), path + ": " + page);
      assertFalse(page.contains("`--set"), path);
      assertFalse(page.contains("| by value |") || page.contains("** by value"), path);
    }
  }

  @Test
  void aFindingWithoutARuleOfItsOwnIsReadInFull() {
    String path = RulePages.path("import.unreadable");
    assertTrue(pages.tell(path, "lap.obj cannot be read: line 3"));
    assertEquals("lap.obj cannot be read: line 3", pages.page(path));
    assertFalse(pages.tell(path, "lap.obj cannot be read: line 3"), "nothing new");
    assertTrue(pages.tell(path, "another"));

    String known = RulePages.path("seam.gap");
    assertFalse(pages.tell(known, "a gap"), "it has a page");
    assertTrue(pages.page(known).startsWith("# seam.gap:"));
  }

  @Test
  void linksLeadFromFolderToFolder() {
    assertEquals("engines.md", RulePages.resolve("rules/seam.gap.md", "../engines.md#profiles"));
    assertEquals("rules/seam.gap.md", RulePages.resolve("rules/README.md", "seam.gap.md"));
    assertEquals("rules/seam.gap.md", RulePages.resolve("rules/seam.gap.md", "#numbers"));
  }
}
