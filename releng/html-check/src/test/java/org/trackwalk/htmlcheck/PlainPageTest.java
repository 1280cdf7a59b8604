package org.trackwalk.htmlcheck;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The page where there are no scripts, no graphics, or no screen: the list and the plan remain. */
class PlainPageTest extends PageInABrowser {

  @Test
  void withoutScriptsThereIsTheListAndThePlan() {
    tab.call("Emulation.setScriptExecutionDisabled", Map.of("value", true));
    try {
      tab.open(planted.toUri());
      assertFalse(tab.holds(CANVAS));
      assertTrue(
          tab.holds("document.querySelector('.plan svg').getBoundingClientRect().height > 99"));
      assertTrue(tab.holds(SHOWN + ".every(g => g.getBoundingClientRect().height > 20)"));
      assertTrue(tab.holds("document.querySelector('.filters').hidden"));
    } finally {
      tab.call("Emulation.setScriptExecutionDisabled", Map.of("value", false));
    }
  }

  @Test
  void withoutWebglThereIsTheListAndThePlan() {
    String script =
        "HTMLCanvasElement.prototype.getContext = new Proxy(HTMLCanvasElement.prototype.getContext,"
            + " {apply: (f, c, a) => a[0] === 'webgl2' ? null : Reflect.apply(f, c, a)})";
    String id =
        tab.call("Page.addScriptToEvaluateOnNewDocument", Map.of("source", script))
            .get("identifier")
            .getAsString();
    try {
      show(planted);
      tab.until("document.querySelector('.no-view')");
      assertTrue(
          tab.holds("document.querySelector('.plan svg').getBoundingClientRect().height > 99"));
      int line = lead(2);
      tab.click("[data-finding=\"" + line + "\"]");
      assertEquals(line, pressed());
      tab.value("document.querySelectorAll('.plan a')[4].dispatchEvent(new MouseEvent('click'))");
      tab.until(
          PICKS
              + "["
              + PICKS
              + ".findIndex(p => p.getAttribute('aria-pressed') === 'true')]"
              + ".closest('.group').id === location.hash.slice(1)");
    } finally {
      tab.call("Page.removeScriptToEvaluateOnNewDocument", Map.of("identifier", id));
    }
  }

  @Test
  void onPaperThereIsThePlanAndNoTools() {
    drawn();
    tab.call("Emulation.setEmulatedMedia", Map.of("media", "print"));
    assertTrue(
        tab.holds("document.querySelector('.plan svg').getBoundingClientRect().height > 99"));
    for (String tool : List.of(".view", ".tools", ".filters", "header nav")) {
      assertTrue(
          tab.holds("getComputedStyle(document.querySelector('" + tool + "')).display === 'none'"),
          tool);
    }
    int length = tab.call("Page.printToPDF", Map.of()).get("data").getAsString().length();
    assertTrue(length > 20_000, length + " letters of PDF");
  }
}
