package org.trackwalk.eclipse.ui.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.trackwalk.eclipse.ui.change.FixPreviewDialog;
import org.trackwalk.eclipse.ui.fixture.Bench;
import org.trackwalk.eclipse.ui.fixture.QuietLog;
import org.trackwalk.eclipse.ui.fixture.Snapshot;
import org.trackwalk.eclipse.ui.marker.TrackMarker;
import org.trackwalk.eclipse.viewer.fix.FixPicture;

/** Fixes are seen before and after, and each can be left out by its box. */
@ExtendWith(QuietLog.class)
class FixSeenTest {

  private static final String RULE = "weld.near-miss";

  private Track track;

  @BeforeEach
  void theSameFaultTwice() throws Exception {
    track = Track.nearMiss("fix-seen");
    String twice = Track.twice(new String(track.bytes(), StandardCharsets.UTF_8), 400);
    track.mesh().setContents(twice.getBytes(StandardCharsets.UTF_8), true, false, null);
    track.check();
    Track.select(track.mesh());
  }

  @AfterEach
  void away() throws Exception {
    Bench.delete(track.project());
  }

  private static Shell preview() throws Exception {
    Track.run("org.trackwalk.eclipse.ui.fixAll");
    return Bench.dialog(FixPreviewDialog.TITLE);
  }

  private static Table table(Shell preview) {
    return (Table) Bench.control(preview, c -> c instanceof Table);
  }

  private static FixPicture picture(Shell preview) {
    return (FixPicture) Bench.control(preview, c -> c instanceof FixPicture);
  }

  /** A click on the box of a row as the list gets it. */
  private static void box(Table table, int row) {
    table.getItem(row).setChecked(!table.getItem(row).getChecked());
    Event event = new Event();
    event.detail = SWT.CHECK;
    event.item = table.getItem(row);
    table.notifyListeners(SWT.Selection, event);
  }

  @Test
  void itIsSeenBeforeAndAfterIn3dAndInSection() throws Exception {
    // A step of a tenth of a millimetre: the one border lies over the other.
    String obj = Track.example("rules/weld.near-miss/bad.obj");
    int second = obj.indexOf("o road_02");
    String raised =
        obj.substring(0, second)
            + obj.substring(second).replaceAll("(?m)^v (\\d+)\\S* 2 -60$", "v $1 2.0001 -60");
    track.mesh().setContents(raised.getBytes(StandardCharsets.UTF_8), true, false, null);
    track.check();
    Track.select(track.mesh());
    Shell preview = preview();
    FixPicture picture = picture(preview);
    Snapshot.of(preview, "fix-preview");
    Control[] fields = picture.getChildren();
    assertEquals(4, fields.length);
    for (Control field : fields) {
      Point size = field.getSize();
      assertTrue(size.x > 150 && size.y > 120, "room to see: " + size);
    }
    assertTrue(picture.shown().times() > 1, "what moves by a float step is drawn larger");
    ImageData before = Snapshot.of(fields[0]);
    ImageData after = Snapshot.of(fields[1]);
    assertTrue(share(before, 30) > 0.02, "what moves is orange before");
    assertTrue(share(after, 130) > 0.02, "and green afterwards");
    assertEquals(0, share(before, 130), 1e-3);
    assertEquals(0, share(after, 30), 1e-3);
    assertEquals(0.1, 1000 * picture.steps().get(0), 1e-3);
    assertEquals(0, picture.steps().get(1));
    assertNotEquals(
        hash(Snapshot.of(fields[2])),
        hash(Snapshot.of(fields[3])),
        "the step is drawn before, and gone afterwards");
    preview.close();
  }

  @Test
  void draggingTurnsBothAndTheOtherFixIsShownByAClickOnItsRow() throws Exception {
    Shell preview = preview();
    FixPicture picture = picture(preview);
    Control before = picture.getChildren()[0];
    int straight = hash(Snapshot.of(picture.getChildren()[1]));
    drag(before, SWT.MouseDown, 60, 60);
    drag(before, SWT.MouseMove, 100, 80);
    drag(before, SWT.MouseUp, 100, 80);
    assertNotEquals(straight, hash(Snapshot.of(picture.getChildren()[1])), "after turns too");
    var first = picture.shown();
    Table table = table(preview);
    table.select(1);
    Event event = new Event();
    event.item = table.getItem(1);
    table.notifyListeners(SWT.Selection, event);
    assertNotEquals(first, picture.shown());
    preview.close();
  }

  private static void drag(Control on, int type, int x, int y) {
    Event event = new Event();
    event.button = 1;
    event.x = x;
    event.y = y;
    on.notifyListeners(type, event);
  }

  @Test
  void theBoxOfAFixLeavesItOut() throws Exception {
    Shell preview = preview();
    Table table = table(preview);
    assertEquals(2, table.getItemCount());
    Button fix = (Button) Bench.control(preview, c -> c instanceof Button b && isFix(b));
    box(table, 0);
    assertTrue(fix.isEnabled());
    box(table, 1);
    assertFalse(fix.isEnabled(), "nothing is left");
    box(table, 1);
    Bench.press(preview, "Fix");
    Bench.until("one fixed", () -> places() == 1);
    Bench.idle();

    Track.select(track.mesh());
    Track.run("org.eclipse.ui.edit.undo");
    Bench.until("both again", () -> places() == 2);
  }

  @Test
  void aTextThatIsLeftOutStaysToTheByte() throws Exception {
    byte[] before = track.bytes();
    Shell preview = preview();
    box(table(preview), 1);
    Bench.press(preview, "Fix");
    Bench.until("one fixed", () -> places() == 1);
    Bench.idle();
    List<String> old = new String(before, StandardCharsets.UTF_8).lines().toList();
    List<String> now = track.text().lines().toList();
    assertEquals(old.size(), now.size());
    int half = old.size() / 2;
    boolean first = !old.subList(0, half).equals(now.subList(0, half));
    boolean second = !old.subList(half, old.size()).equals(now.subList(half, now.size()));
    assertTrue(first ^ second, "one of the two only");
  }

  /** Places of the fault; lines that are alike are counted once more for each. */
  private int places() {
    int most = 0;
    for (TrackMarker finding : track.findings()) {
      try {
        most = Math.max(most, finding.rule().equals(RULE) ? finding.allAlike().size() : 0);
      } catch (CoreException e) {
        return -1; // changed meanwhile
      }
    }
    return most;
  }

  private static boolean isFix(Button button) {
    return button.getText().replace("&", "").equals("Fix");
  }

  /** Share of pixels of a hue, degrees, that have some colour. */
  private static double share(ImageData data, float hue) {
    int found = 0;
    for (int y = 0; y < data.height; y++) {
      for (int x = 0; x < data.width; x++) {
        float[] hsb = data.palette.getRGB(data.getPixel(x, y)).getHSB();
        found += hsb[1] > 0.45 && Math.abs(hsb[0] - hue) < 15 ? 1 : 0;
      }
    }
    return found / (double) (data.width * data.height);
  }

  private static int hash(ImageData data) {
    int hash = 0;
    for (int y = 30; y < data.height; y++) {
      for (int x = 0; x < data.width; x++) {
        hash = 31 * hash + data.getPixel(x, y);
      }
    }
    return hash;
  }
}
