package org.trackwalk.htmlcheck;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonArray;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A reader opens the ride of a level and goes along it. */
class RidePageTest extends PageInABrowser {

  private static final String RIDE = "document.querySelector('section.level').ride";
  private static final String CHART = RIDE + ".charts[0]";
  private static final String BOX = CHART + ".box.getBoundingClientRect()";

  /** A row of the road and a column of the chart, and what the road turns beside it, metres. */
  private static final double NEAR = 3;

  @BeforeEach
  void opened() {
    tab.until("window.trackwalk.view");
    tab.value("(document.querySelector('details.ride').open = true)");
    tab.until(RIDE + ".charts.length > 0 && " + BOX + ".width > 0");
    tab.value("(document.querySelector('details.ride').scrollIntoView(), 1)");
    tab.until("document.querySelector('.slot .view')");
  }

  private static void pointAt(String x) {
    tab.point(tab.number(BOX + ".left + " + x), tab.number(BOX + ".top + 200"));
  }

  @Test
  void theCursorAtAFindingsMarkIsAtTheFindingInThe3dView() {
    int marks = (int) tab.number(CHART + ".marks.length");
    assertTrue(marks >= 10, "the planted faults are marked: " + marks);
    for (int i = 0; i < marks; i++) {
      tab.value("(trackwalk.view.mark(undefined), 1)");
      pointAt(CHART + ".x(" + CHART + ".marks[" + i + "].station)");
      tab.until("trackwalk.view.marked");
      double away = fromFinding(i, "[trackwalk.view.marked]");
      double least = fromFinding(i, CHART + ".stretch.places");
      assertTrue(away < least + NEAR, "mark " + i + " is " + away + " m off, not " + least);
    }
  }

  /** How far the finding of a mark is from the nearest of some places. */
  private static double fromFinding(int mark, String places) {
    String finding = "trackwalk.view.findings[" + CHART + ".marks[" + mark + "].index].p";
    return tab.number(
        "(f => Math.min(..."
            + places
            + ".map(p => Math.hypot(...f.map((c, k) => c - p[k])))))("
            + (finding + ")"));
  }

  /** The page's heights are those of the places that it marks. */
  @Test
  void theHeightAtTheCursorIsThatOfItsPlace() {
    for (double part : new double[] {0.1, 0.35, 0.6, 0.85}) {
      tab.value("(trackwalk.view.mark(undefined), 1)");
      pointAt(part + " * " + BOX + ".width");
      tab.until("trackwalk.view.marked");
      double height = tab.number("trackwalk.view.marked[1]");
      String strip = CHART + ".stretch.strips[0]";
      assertEquals("height, m", tab.text(strip + ".title"));
      double shown = tab.number("+" + CHART + ".value(" + strip + ", 'forward')");
      assertEquals(height, shown, 0.03);
    }
  }

  @Test
  void aMarkLeadsToItsLineAndKeysMoveTheCursor() {
    tab.point(1, 1); // or what scrolls under it would move the cursor
    tab.value("(" + CHART + ".box.focus(), " + RIDE + ".point(" + CHART + ", 100), 1)");
    tab.key("ArrowRight");
    tab.until(CHART + ".column === 101");
    tab.key("ArrowLeft");
    tab.until(CHART + ".column === 100");
    JsonArray at =
        tab.value(CHART + ".marks.find(m => m.number === 1 && m.lead).at").getAsJsonArray();
    double left = tab.number(BOX + ".left");
    double top = tab.number(BOX + ".top");
    tab.click(left + at.get(0).getAsDouble(), top + at.get(1).getAsDouble());
    tab.until("trackwalk.view.selected === 0");
  }

  @Test
  void theViewGoesBackToItsPlace() {
    tab.value("(scrollTo(0, 0), 1)");
    tab.until("document.querySelector('.stage .view')");
    assertTrue(tab.holds("!document.querySelector('.slot .view')"));
  }

  @Test
  void theNumbersStandInThePageAsText() {
    String text = tab.text("document.querySelector('.numbers pre').textContent");
    assertTrue(text.contains("IRI m/km") && text.contains("+0.0     forward"), text);
  }
}
