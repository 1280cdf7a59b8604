package org.trackwalk.htmlcheck;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** Pieces of a level are hidden in the page's view, one by one, by kind, or but for a finding's. */
class PiecesInPageTest extends PageInABrowser {

  @Test
  void piecesAreHiddenByWhatTheyAreAndOneByOne() {
    drawn();
    String mesh = "trackwalk.view.mesh";
    int all = (int) tab.number("new Set(" + mesh + ".groups.map(g => g.piece)).size");
    String hidden = mesh + ".groups.filter(g => g.hidden)";
    String summary = "document.querySelector('.pieces summary').textContent";
    assertEquals("Pieces (" + all + ")", tab.text(summary));
    int before = picture();

    tab.value("document.querySelector('.kinds input[name=verge]').focus()");
    tab.key(" ");
    tab.until(hidden + ".length > 0 && " + hidden + ".every(g => g.kind === 1)");
    assertTrue(tab.holds(mesh + ".groups.every(g => g.hidden === (g.kind === 1))"));
    assertTrue(picture() != before, "the verge is not drawn any more");
    tab.key(" ");
    tab.until(hidden + ".length === 0");
    tab.until(CANVAS + ".dataset.flying === 'false'");
    assertEquals(before, picture(), "all is as it was");

    tab.value("document.querySelector('.pieces summary').focus()");
    tab.key("Enter");
    tab.until("document.querySelectorAll('.pieces li').length === " + all);
    tab.click(".pieces li:nth-child(2) input");
    tab.until("new Set(" + hidden + ".map(g => g.piece)).size === 1");
    assertEquals("Pieces (" + all + ", 1 hidden)", tab.text(summary));
    assertEquals(
        tab.text("document.querySelectorAll('.pieces li bdi')[1].textContent"),
        tab.text(mesh + ".pieces[" + hidden + "[0].piece]"));
    tab.click(".pieces input[type=search]");
    "road_0".chars().forEach(c -> tab.key(Character.toString(c)));
    String rows = "[...document.querySelectorAll('.pieces li')].filter(r => !r.hidden)";
    tab.until(rows + ".length > 0 && " + rows + ".every(r => r.textContent.includes('road_0'))");
    int found = (int) tab.number(rows + ".length");
    assertTrue(found < all);
    tab.click(".pieces .tools button:last-of-type");
    tab.until(rows + ".every(r => !r.querySelector('input').checked)");
    tab.click(".pieces .tools button:first-of-type");
    tab.until(rows + ".every(r => r.querySelector('input').checked)");
  }

  @Test
  void onlyThePiecesOfTheChosenFindingAreShown() {
    drawn();
    tab.click("[data-finding=\"0\"]");
    drawn();
    tab.value(CANVAS + ".focus()");
    tab.key("h");
    String shown =
        "JSON.stringify([...new Set(trackwalk.view.mesh.groups.filter(g => !g.hidden).map(g =>"
            + " trackwalk.view.mesh.pieces[g.piece]))].sort())";
    String wanted =
        "JSON.stringify(trackwalk.view.findings[trackwalk.view.selected].q.slice().sort())";
    tab.until(shown + " === " + wanted);
    tab.key("n");
    tab.until("trackwalk.view.selected > 0 && " + shown + " === " + wanted);
    tab.key("h");
    tab.until("trackwalk.view.mesh.groups.every(g => !g.hidden)");
    tab.key("h");
    tab.until(shown + " === " + wanted);
    tab.click(".kinds input[name=verge]"); // a box says how it is to be from now on
    tab.until("trackwalk.view.mesh.groups.every(g => g.hidden === (g.kind === 1))");
  }

  @Test
  void aFindingOnPiecesWithoutTrianglesHidesNothing() {
    drawn();
    tab.click("[data-finding=\"0\"]");
    drawn();
    String shown = "trackwalk.view.mesh.groups.filter(g => !g.hidden)";
    String all = "trackwalk.view.mesh.groups.length";
    tab.value("trackwalk.view.findings[0].q = ['a piece without triangles']; 0");
    tab.value(CANVAS + ".focus()");
    tab.key("h");
    tab.until(shown + ".length === " + all + " && trackwalk.view.pieces.only === null");
    assertTrue(tab.holds("document.querySelector('.view button[aria-pressed=true]') === null"));
    tab.value(
        "trackwalk.view.findings[0].q = ['a piece without triangles', trackwalk.view.mesh.pieces["
            + "trackwalk.view.mesh.groups[0].piece]]; 0");
    tab.key("h");
    tab.until(
        shown
            + ".length > 0 && "
            + shown
            + ".every(g => g.piece === trackwalk.view.mesh.groups[0].piece)");
  }

  /** A number that is another one when something else is drawn. */
  private static int picture() {
    return (int)
        tab.number(
            "(() => { const v = trackwalk.view; v.scene.draw(v.camera, v.centre, v.layers); const c"
                + " = document.createElement('canvas'); c.width = 300; c.height = 200; const pen ="
                + " c.getContext('2d'); pen.drawImage(v.canvas, 0, 0, 300, 200); return"
                + " pen.getImageData(0, 0, 300, 200).data.reduce((h, d) => (h * 31 + d) | 0, 7);"
                + " })()");
  }
}
