package org.trackwalk.htmlcheck;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** A reader opens the page, clicks, types, turns the lights off and prints. */
class ReportPageTest extends PageInABrowser {

  private static Path several;

  @BeforeAll
  static void further() throws IOException {
    several = Pages.several(folder);
  }

  private static String camera() {
    drawn();
    return tab.text(CANVAS + ".dataset.camera");
  }

  /** Where the glyph of a finding is in the window. */
  private static double[] glyph(int index) {
    JsonObject place =
        tab.value(
                "(() => { const v = trackwalk.view, r = v.canvas.getBoundingClientRect(); const p ="
                    + " v.camera.project(v.findings["
                    + index
                    + "].p); return {x: r.left + p[0] * r.width, y: r.top + p[1] * r.height}; })()")
            .getAsJsonObject();
    return new double[] {place.get("x").getAsDouble(), place.get("y").getAsDouble()};
  }

  @Test
  void aClickOnALineFliesTheCameraThere() {
    String before = camera();
    int line = lead(2);
    tab.click("[data-finding=\"" + line + "\"]");
    tab.until(CANVAS + ".dataset.camera !== '" + before + "'");
    String[] at = camera().split(" ");
    JsonArray box = tab.value("trackwalk.view.findings[" + line + "].b").getAsJsonArray();
    for (int k = 0; k < 3; k++) {
      double middle = (box.get(k).getAsDouble() + box.get(k + 3).getAsDouble()) / 2;
      assertEquals(middle, Double.parseDouble(at[k]), 0.01, "axis " + k);
    }
    assertTrue(Double.parseDouble(at[3]) < Double.parseDouble(before.split(" ")[3]) / 4, "nearer");
    assertEquals(line, (int) tab.number("trackwalk.view.selected"));
    assertEquals(line, pressed());
  }

  @Test
  void aClickOnAGlyphSelectsItsLine() {
    drawn();
    // The glyph with most room around it, of those whose line is out of sight.
    int index =
        (int)
            tab.number(
                "(() => { const v = trackwalk.view, at = v.findings.map(f =>"
                    + " v.camera.project(f.p)); let best = -1, room = 0; at.forEach((p, i) => {"
                    + " const near = Math.min(...at.map((q, j) => j === i ? 9 : Math.hypot(p[0] -"
                    + " q[0], p[1] - q[1]))); if (i > 4 && near > room) { room = near; best = i; }"
                    + " }); return best; })()");
    double[] place = glyph(index);
    tab.click(place[0], place[1]);
    tab.until("trackwalk.view.selected === " + index);
    String line = "document.querySelector('[data-finding=\"" + index + "\"]')";
    assertEquals("true", tab.text(line + ".getAttribute('aria-pressed')"));
    tab.until("(r => r.top >= 0 && r.bottom <= innerHeight)(" + line + ".getBoundingClientRect())");
  }

  @Test
  void filtersLeaveWhatFitsInTheListAndInTheView() {
    drawn();
    int all = (int) tab.number("trackwalk.view.findings.length");
    assertEquals(all + " findings", tab.text("document.querySelector('.count').textContent"));
    String rule = tab.text("trackwalk.view.findings[0].r");
    tab.value(
        "(s => { s.value = '"
            + rule
            + "'; s.dispatchEvent(new Event('input', {bubbles: true})); })"
            + "(document.querySelector('select[name=rule]'))");
    int fitting =
        (int) tab.number("trackwalk.view.findings.filter(f => f.r === '" + rule + "').length");
    assertTrue(fitting > 0 && fitting < all);
    assertEquals(
        fitting + " of " + all + " findings shown",
        tab.text("document.querySelector('.count').textContent"));
    assertEquals(fitting, (int) tab.number("trackwalk.view.order.length"));
    assertTrue(
        tab.holds(SHOWN + ".every(g => g.querySelector('dd a').textContent === '" + rule + "')"));
    tab.click(".filters button[type=reset]");
    tab.until("trackwalk.view.order.length === " + all);
    tab.click(".filters input[value=error]");
    tab.until(SHOWN + ".length > 0 && !" + SHOWN + ".some(g => g.matches('.error'))");
    tab.click(".filters input[name=text]");
    "zzz".chars().forEach(c -> tab.key(Character.toString(c)));
    tab.until(SHOWN + ".length === 0");
    assertEquals("polite", tab.text("document.querySelector('.count').ariaLive"));
  }

  @Test
  void whatIsFoldedAwayIsShownWhereItFitsAndItsFirstLineDoesNot() {
    drawn();
    int folded =
        (int)
            tab.number(
                "trackwalk.view.findings.findIndex((f, i) => { const p = "
                    + PICKS
                    + "[i]; const lead ="
                    + " +p.closest('.group').querySelector('.pick').dataset.finding; return"
                    + " p.closest('.more') && !trackwalk.view.findings[lead].q.some(n =>"
                    + " n.includes(f.q[0])); })");
    String line = PICKS + "[" + folded + "]";
    assertTrue(folded >= 0 && !tab.holds(line + ".checkVisibility()"));
    tab.click(".filters input[name=piece]");
    tab.text("trackwalk.view.findings[" + folded + "].q[0]")
        .chars()
        .forEach(c -> tab.key(Character.toString(c)));
    tab.until(line + ".checkVisibility()");
    assertTrue(
        tab.holds(
            line
                + ".closest('.group').matches('.heads') && !"
                + line
                + ".closest('.group').querySelector('.fix').checkVisibility()"),
        "the first line only heads what is left");
    tab.click(".filters button[type=reset]");
    tab.until("!document.querySelector('.heads')");
  }

  @Test
  void theKeyboardReachesEverythingAndLeavesTheViewAgain() {
    drawn();
    tab.value("document.activeElement.blur(), scrollTo(0, 0)");
    tab.key("Tab");
    assertTrue(tab.holds("document.activeElement.matches('.skip')"), "the way to the report first");
    boolean toolbar = false;
    boolean canvas = false;
    boolean line = false;
    boolean behind = false;
    for (int i = 0; i < 60 && !behind; i++) {
      tab.key("Tab");
      toolbar |= tab.holds("document.activeElement.closest('.tools')");
      behind |= canvas && tab.holds("document.activeElement.closest('.side, .keys')");
      canvas |= tab.holds("document.activeElement.matches('canvas.gl')");
    }
    assertTrue(toolbar && canvas && behind, toolbar + " " + canvas + " " + behind);
    for (int i = 0; i < 30 && !line; i++) {
      tab.key("Tab");
      line = tab.holds("document.activeElement.matches('.pick')");
    }
    assertTrue(line);
    tab.key("Enter");
    tab.until("trackwalk.view.selected === 0");
    tab.key("ArrowDown");
    int next = (int) tab.number("+document.activeElement.dataset.finding");
    assertTrue(next > 0);
    tab.key("Enter");
    tab.until("trackwalk.view.selected === " + next);
    assertEquals(next, pressed());
  }

  @Test
  void theViewIsDrivenByKeysAndMouse() {
    String start = camera();
    tab.value(CANVAS + ".focus()");
    tab.key("w");
    tab.until(CANVAS + ".dataset.camera !== '" + start + "'");
    tab.key("r");
    tab.until(CANVAS + ".dataset.camera === '" + start + "'");
    drawn();
    tab.key("n");
    tab.until("trackwalk.view.selected === 0");
    tab.key("n");
    tab.until("trackwalk.view.selected > 0");
    drawn();
    double yaw = tab.number("trackwalk.view.camera.yaw");
    tab.drag(900, 500, 120, 10);
    tab.until("Math.abs(trackwalk.view.camera.yaw - " + yaw + ") > 0.3");
    tab.click(".tools .wires input");
    tab.until("trackwalk.view.layers.wires && trackwalk.view.scene.wires");
    tab.click(".tools .error input");
    tab.until("trackwalk.view.order.every(i => trackwalk.view.findings[i].s !== 'error')");
  }

  @Test
  void theWholeLevelIsInThePictureInAWindowOfAnyShape() {
    for (int[] window : new int[][] {{375, 812}, {1280, 900}, {1600, 500}}) {
      window(window[0], window[1]);
      show(planted);
      drawn();
      String where = window[0] + " x " + window[1];
      theWholeLevelIsInThePicture(where);
      for (int tool = 1; tool <= 2; tool++) {
        tab.click(".tools button:nth-of-type(" + tool + ")");
        tab.until("trackwalk.view.camera.goal === null");
        theWholeLevelIsInThePicture(where + ", button " + tool);
      }
      tab.click(".tools button:nth-of-type(1)"); // turned on the way
      window(window[1], window[0]);
      tab.until(
          "Math.abs(trackwalk.view.camera.aspect - "
              + CANVAS
              + ".clientWidth / "
              + CANVAS
              + ".clientHeight) < 0.001");
      theWholeLevelIsInThePicture(where + ", turned");
    }
  }

  private static void theWholeLevelIsInThePicture(String where) {
    String corners =
        "[0, 1, 2, 3, 4, 5, 6, 7].flatMap(c => trackwalk.view.camera.project(trackwalk.view"
            + ".camera.box.map((e, k) => e[(c >> k) & 1])).slice(0, 2))";
    double least = tab.number("Math.min(..." + corners + ")");
    double most = tab.number("Math.max(..." + corners + ")");
    assertTrue(least >= 0 && most <= 1, where + ": " + least + " to " + most);
    assertTrue(Math.min(least, 1 - most) < 0.1, where + ": no smaller than need be");
  }

  @Test
  void namesOfThresholdsStayWholeOnATelephone() {
    window(375, 812);
    show(planted);
    assertEquals(
        0,
        tab.number(
            "[...document.querySelectorAll('th code')].filter(c => c.getClientRects().length > 1)"
                + ".length"));
  }

  @Test
  void whatIsDrawnIsMoreThanThePaper() {
    drawn();
    double colors =
        tab.number(
            "(() => { const v = trackwalk.view, c = document.createElement('canvas'); c.width ="
                + " 300; c.height = 200; v.scene.draw(v.camera, v.centre, v.layers); const pen ="
                + " c.getContext('2d'); pen.drawImage(v.canvas, 0, 0, 300, 200); const d ="
                + " pen.getImageData(0, 0, 300, 200).data, s = new Set(); for (let i = 0; i <"
                + " d.length; i += 4) s.add(d[i] << 16 | d[i + 1] << 8 | d[i + 2]); return s.size;"
                + " })()");
    assertTrue(colors > 50, colors + " colours");
  }

  @Test
  void itFollowsTheReadersSchemeAndTheSwitch() {
    scheme("dark");
    show(planted);
    String paper = "getComputedStyle(document.body).backgroundColor";
    String dark = tab.text(paper);
    assertEquals("rgb(20, 24, 29)", dark);
    drawn();
    tab.click("button.theme");
    tab.until(paper + " === 'rgb(255, 255, 255)'");
    assertEquals("dark colours", tab.text("document.querySelector('button.theme').textContent"));
  }

  @Test
  void accessibilityHasNothingToComplainOf() {
    for (String scheme : List.of("light", "dark")) {
      scheme(scheme);
      for (Path page : List.of(planted, several)) {
        show(page);
        if (page.equals(planted)) {
          drawn();
          tab.click("[data-finding=\"0\"]");
          drawn();
        }
        tab.value(Pages.axe() + "; 0");
        String found =
            tab.text(
                "axe.run().then(r => JSON.stringify(r.violations.map(v => [v.id, v.help,"
                    + " v.nodes.slice(0, 3).map(n => n.html.slice(0, 150) + ' '"
                    + " + n.failureSummary)]), null, 1))");
        assertEquals("[]", found, scheme + " " + page.getFileName());
      }
    }
  }

  @Test
  void severalLevelsAreSortedAndOpenedFromTheirTable() {
    show(several);
    assertTrue(tab.holds("document.querySelector('.inputs.failed[open]')"));
    assertTrue(tab.holds("[...document.querySelectorAll('section.level')].every(s => s.hidden)"));
    String first = "document.querySelector('.levels tbody th').textContent";
    tab.click(".levels thead th:nth-child(2) button");
    assertEquals("descending", tab.text("document.querySelectorAll('.levels th')[1].ariaSort"));
    assertEquals("circuit-planted", tab.text(first));
    tab.click(".levels thead th:nth-child(2) button");
    tab.until(first + " !== 'circuit-planted'");
    tab.click(".levels thead th:nth-child(2) button");
    tab.until(first + " === 'circuit-planted'");
    tab.click(".levels tbody a");
    drawn();
    assertTrue(tab.holds("document.getElementById('overview').hidden"));
    assertEquals("circuit-planted", tab.text("document.activeElement.textContent"));
    tab.value("history.back()");
    tab.until("!document.getElementById('overview').hidden && !" + CANVAS);
  }
}
