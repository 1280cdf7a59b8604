package org.trackwalk.eclipse.viewer.stage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Event;
import org.joml.Vector3d;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.trackwalk.eclipse.viewer.camera.CameraPose;
import org.trackwalk.eclipse.viewer.editor.EditorBench;
import org.trackwalk.eclipse.viewer.editor.StepLevel;
import org.trackwalk.eclipse.viewer.settings.MouseStyle;
import org.trackwalk.eclipse.viewer.settings.ViewSettings;

/** Orbit, pan, zoom, look and walk as other programs do them, with the mouse of the screen. */
class MouseStyleTest {

  private static final double NONE = 1e-9;

  private EditorBench bench;
  private Stage3D stage;
  private ScreenMouse mouse;

  @BeforeEach
  void open() throws Exception {
    bench = new EditorBench("mouse").with("road.obj", StepLevel.obj(0.03));
    bench.open("road.obj");
    stage = assertInstanceOf(Stage3D.class, bench.stage());
    mouse = new ScreenMouse(stage.control());
    EditorBench.pump(() -> !stage.eye().flying() && stage.control().getSize().x > 50);
    EditorBench.pumpFor(300);
  }

  @AfterEach
  void close() throws Exception {
    ViewSettings.mouse(MouseStyle.TRACKWALK);
    bench.close();
  }

  private CameraPose pose() {
    return stage.eye().pose();
  }

  /** Drags 40 points to the right and 20 down from the middle of the view. */
  private void drag(int button) {
    int x = stage.control().getSize().x / 2;
    int y = stage.control().getSize().y / 2;
    mouse.to(x, y);
    mouse.down(button);
    mouse.to(x + 20, y + 10);
    mouse.to(x + 40, y + 20);
    mouse.up(button);
  }

  private void drag(int button, String key) {
    mouse.press(key);
    drag(button);
    mouse.release(key);
  }

  private static double turned(CameraPose a, CameraPose b) {
    return Math.abs(a.yaw() - b.yaw());
  }

  private static double moved(CameraPose a, CameraPose b) {
    return new Vector3d(a.x(), a.y(), a.z()).distance(b.x(), b.y(), b.z());
  }

  @Test
  void theLeftButtonTurnsAndTheMiddleOneMoves() {
    CameraPose before = pose();
    drag(1);
    CameraPose turned = pose();
    assertEquals(40 * 0.006, turned(before, turned), 0.006 * 8, "forty points, but for the first");
    drag(2);
    assertEquals(0, turned(turned, pose()), NONE);
    assertTrue(moved(turned, pose()) > 0.1);
  }

  @Test
  void blenderTurnsWithTheMiddleButton() {
    ViewSettings.mouse(MouseStyle.BLENDER);
    CameraPose before = pose();
    drag(1);
    assertEquals(before, pose(), "the left button selects");
    drag(2);
    CameraPose turned = pose();
    assertTrue(turned(before, turned) > 0.1);
    drag(2, "shift");
    CameraPose panned = pose();
    assertEquals(0, turned(turned, panned), NONE);
    assertTrue(moved(turned, panned) > 0.1);
    drag(2, "ctrl");
    assertEquals(0, turned(panned, pose()), NONE);
    assertNotEquals(panned.distance(), pose().distance());
  }

  @Test
  void mayaTurnsWithAltAndTheLeftButton() {
    ViewSettings.mouse(MouseStyle.MAYA);
    CameraPose before = pose();
    drag(1);
    drag(2);
    assertEquals(before, pose(), "without Alt nothing moves");
    drag(1, "alt");
    CameraPose turned = pose();
    assertTrue(turned(before, turned) > 0.1);
    drag(2, "alt");
    CameraPose panned = pose();
    assertTrue(moved(turned, panned) > 0.1);
    drag(3, "alt");
    assertNotEquals(panned.distance(), pose().distance());
  }

  @Test
  void unrealLooksAroundWithTheRightButtonAndTheEyeStays() {
    ViewSettings.mouse(MouseStyle.UNREAL);
    CameraPose before = pose();
    drag(3);
    CameraPose looked = pose();
    assertTrue(turned(before, looked) > 0.1);
    assertEquals(0, before.eye().distance(looked.eye()), 1e-6);
    drag(1);
    CameraPose walked = pose();
    assertEquals(looked.eye().y, walked.eye().y, 1e-6, "over the ground");
    assertTrue(looked.eye().distance(walked.eye()) > 0.1);
  }

  @Test
  void aButtonThatGoesUpOutsideOfTheWindowEndsTheMotion() {
    int x = stage.control().getSize().x / 2;
    mouse.to(x, 60);
    mouse.down(1);
    mouse.to(x + 20, 60);
    mouse.to(-400, -300);
    mouse.up(1);
    CameraPose left = pose();
    mouse.to(x, 90);
    mouse.to(x + 30, 120);
    assertEquals(left, pose());
  }

  /** The release went to a menu, a dialog or another program: all that comes is the next move. */
  @Test
  void aReleaseThatNobodyToldOfEndsTheMotion() {
    send(SWT.MouseDown, 200, 100, 1, 0);
    send(SWT.MouseMove, 240, 100, 0, SWT.BUTTON1);
    CameraPose turned = pose();
    send(SWT.MouseMove, 280, 130, 0, 0);
    send(SWT.MouseMove, 290, 140, 0, 0);
    assertEquals(turned, pose());
    send(SWT.MouseMove, 290, 160, 0, SWT.BUTTON1);
    assertEquals(turned, pose(), "a button that went down elsewhere moves nothing either");
  }

  @Test
  void aKeyThatGoesUpWithCtrlEndsTheFlight() {
    stage.control().forceFocus();
    key(SWT.KeyDown, 'w', 'w', 0);
    EditorBench.pumpFor(150);
    key(SWT.KeyUp, 'w' & 0x1F, 'w', SWT.CTRL);
    EditorBench.pumpFor(60);
    CameraPose stopped = pose();
    EditorBench.pumpFor(150);
    assertEquals(stopped, pose());
  }

  private void send(int type, int x, int y, int button, int mask) {
    Event event = new Event();
    event.x = x;
    event.y = y;
    event.button = button;
    event.stateMask = mask;
    stage.control().notifyListeners(type, event);
  }

  private void key(int type, int character, int code, int mask) {
    Event event = new Event();
    event.character = (char) character;
    event.keyCode = code;
    event.stateMask = mask;
    stage.control().notifyListeners(type, event);
  }
}
