package org.trackwalk.io.scene.stk;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.trackwalk.io.importer.ImportException;

/** Drivelines of a few quads. */
final class StkDrivelineTest {

  /** Around a block of 40 m, with a way of its own at the end. */
  private static final String RING =
      "<quads>"
          + "<quad p0='-4 1 0' p1='4 1 0' p2='4 1 40' p3='-4 1 40'/>"
          + "<quad p0='0:3' p1='0:2' p2='40 1 40' p3='40 1 48'/>"
          + "<quad p0='1:3' p1='1:2' p2='40 1 0' p3='48 1 0'/>"
          + "<quad p0='2:3' p1='2:2' p2='0:1' p3='0:0'/>"
          + "<quad p0='90 1 0' p1='98 1 0' p2='98 1 9' p3='90 1 9'/>"
          + "</quads>";

  @Test
  void lineGoesThroughTheMiddleAndIsMirrored() throws Exception {
    StkLoop loop = StkDriveline.main(quads(RING), null);

    assertTrue(loop.closed());
    assertEquals(4, loop.quads().size(), "the fifth does not hang together with them");
    assertArrayEquals(
        new double[] {0, 1, 0, 0, 1, -40, 40, 1, -44, 44, 1, 0},
        loop.line(),
        "p0 and p1, z turned");
  }

  @Test
  void openLineEndsWhereTheLastQuadEnds() throws Exception {
    String two =
        "<quads><quad p0='-4 1 0' p1='4 1 0' p2='4 1 40' p3='-4 1 40'/>"
            + "<quad p0='0:3' p1='0:2' p2='4 3 80' p3='-4 3 80'/></quads>";
    StkLoop loop = StkDriveline.main(quads(two), null);

    assertFalse(loop.closed());
    assertArrayEquals(new double[] {0, 1, 0, 0, 1, -40, 0, 3, -80}, loop.line());
  }

  @Test
  void graphSaysWhichQuadsAreTheLap() throws Exception {
    String graph =
        "<graph><node-list from-quad='0' to-quad='4'/><edge-loop from='0' to='3'/>"
            + "<edge from='1' to='4'/><edge from='4' to='3'/></graph>";
    StkLoop loop = StkDriveline.main(quads(RING), StkPlacementTest.element(graph));
    assertEquals(4, loop.quads().size(), "the first way out counts");
    assertTrue(loop.closed());

    String shortcut = "<graph><edge-line from='0' to='1'/><edge from='1' to='4'/></graph>";
    StkLoop other = StkDriveline.main(quads(RING), StkPlacementTest.element(shortcut));
    assertEquals(3, other.quads().size(), "0, 1, 4 and from the last to the first");
    assertTrue(other.closed());
  }

  @Test
  void graphThatEndsInARoundaboutIsOpen() throws Exception {
    String graph = "<graph><edge-line from='0' to='3'/><edge from='3' to='2'/></graph>";
    StkLoop loop = StkDriveline.main(quads(RING), StkPlacementTest.element(graph));

    assertEquals(4, loop.quads().size());
    assertFalse(loop.closed());
  }

  @Test
  void nothingIsNoLine() throws Exception {
    assertNull(StkDriveline.main(quads("<quads/>"), null));
  }

  @Test
  void wrongFilesAreToldWithTheirLine() {
    refused("no such corner", "<quads>\n<quad p0='0:3' p1='1 1 1' p2='1 1 1' p3='1 1 1'/></quads>");
    refused("no such corner", "<quads>\n<quad p0='x:3' p1='1 1 1' p2='1 1 1' p3='1 1 1'/></quads>");
    refused("no corner 'p3'", "<quads>\n<quad p0='1 2 3' p1='1 1 1' p2='1 1 1'/></quads>");
    refused("not 3 numbers", "<quads>\n<quad p0='1 2' p1='1 1 1' p2='1 1 1' p3='1 1 1'/></quads>");
    refused("no list of quads", "\n<scene/>");
    ImportException graph =
        assertThrows(
            ImportException.class,
            () ->
                StkDriveline.main(
                    quads(RING), StkPlacementTest.element("<g>\n<edge from='1' to='5'/></g>")));
    assertTrue(graph.oneLine().contains("the quads are 0 to 4"), graph.oneLine());
  }

  private static void refused(String words, String xml) {
    ImportException refusal = assertThrows(ImportException.class, () -> quads(xml));
    assertTrue(refusal.oneLine().contains(words), refusal.oneLine());
    assertTrue(refusal.oneLine().contains("line 2"), refusal.oneLine());
  }

  private static List<double[]> quads(String xml) throws ImportException {
    return StkQuads.read(StkPlacementTest.element(xml));
  }
}
