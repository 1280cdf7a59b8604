package org.trackwalk.eclipse.viewer.stage;

import java.util.HashSet;
import java.util.Set;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Menu;
import org.joml.Vector3d;
import org.trackwalk.eclipse.viewer.camera.CameraPose;
import org.trackwalk.eclipse.viewer.settings.Motion;
import org.trackwalk.eclipse.viewer.settings.MouseStyle;
import org.trackwalk.eclipse.viewer.settings.ViewSettings;

/**
 * Mouse and keys: what a drag does is the {@link MouseStyle}'s, the wheel goes nearer to the
 * cursor, W A S D Q E fly. Which buttons are down is read from each event and never remembered.
 */
final class Navigation {

  /** What the canvas does for the navigation. */
  interface Stage {

    /** The point under a pixel: on the surface, else at the target's distance. */
    Vector3d pointAt(int x, int y);

    /** A click that was no drag. */
    void clicked(int x, int y, int button);

    /** Two clicks of the left button one after the other; the first was told. */
    void doubleClicked(int x, int y);

    /** The cursor is over a pixel. */
    void hovered(int x, int y);

    /** Frames what is selected, or all. */
    void frame(boolean all);

    /** A key that the navigation does not know. */
    void typed(char key, int code);

    /** What takes the left button; null for nobody. */
    StageTool tool();

    /** The view has begun to move, or goes on. */
    void moving();
  }

  /** Radians per pixel of a drag. */
  private static final double TURN = 0.006;

  /** The same of a drag that turns the head. */
  private static final double LOOK = 0.004;

  /** Logarithm of the distance per pixel of a drag. */
  private static final double ZOOM = 0.006;

  /** Distances to the target per pixel of a drag over the ground. */
  private static final double WALK = 0.006;

  /** Factor of distance per notch of the wheel. */
  private static final double NOTCH = 0.85;

  /** Pixels until a click is a drag. */
  private static final int SLACK = 4;

  /** Distances flown per second. */
  private static final double SPEED = 0.9;

  /** Shift flies so many times as fast. */
  private static final double FASTER = 4;

  private static final int FRAME_MILLIS = 15;
  private static final double NANOS = 1e9;

  /** What one flies to is neared to so many metres; from there on it is pushed ahead. */
  private static final double CLOSE = 20;

  /** A step is never longer, seconds: a slow picture makes no leap. */
  private static final double LONGEST = 0.1;

  private static final double QUARTER = Math.PI / 2;

  private final Control canvas;
  private final Eye eye;
  private final Stage stage;
  private final Set<Character> held = new HashSet<>();
  private Vector3d pivot;
  private int button;

  /** Held when it went down: the event of a menu does not say so. */
  private int keys;

  private int downX;
  private int downY;
  private int lastX;
  private int lastY;
  private boolean dragged;
  private boolean fast;
  private boolean opening;
  private MouseStyle style = MouseStyle.TRACKWALK;
  private StageTool taken;
  private long flown;

  Navigation(Control canvas, Eye eye, Stage stage) {
    this.canvas = canvas;
    this.eye = eye;
    this.stage = stage;
    canvas.addListener(SWT.MouseDown, this::down);
    canvas.addListener(SWT.MouseUp, this::up);
    canvas.addListener(SWT.MouseDoubleClick, this::twice);
    canvas.addListener(SWT.MouseMove, this::move);
    canvas.addListener(SWT.MouseWheel, this::wheel);
    canvas.addListener(SWT.MouseVerticalWheel, event -> event.doit = false);
    canvas.addListener(SWT.KeyDown, this::key);
    canvas.addListener(SWT.KeyUp, this::released);
    canvas.addListener(SWT.FocusOut, event -> held.clear());
    canvas.addListener(SWT.MenuDetect, this::menuDetected);
  }

  private void down(Event event) {
    canvas.setFocus();
    button = event.button;
    style = ViewSettings.mouse();
    keys = event.stateMask;
    downX = event.x;
    downY = event.y;
    lastX = event.x;
    lastY = event.y;
    dragged = false;
    pivot = null;
    StageTool tool = stage.tool();
    boolean free = button == 1 && tool != null && (event.stateMask & SWT.ALT) == 0;
    taken = free && tool.down(event.x, event.y, event.stateMask) ? tool : null;
  }

  private void up(Event event) {
    if (taken != null) {
      release(event);
      return;
    }
    boolean click = event.button == button && !dragged;
    button = 0;
    if (click) {
      stage.clicked(event.x, event.y, event.button);
      if (event.button == 3 && style.rightMoves(event.stateMask)) {
        menu(event);
      }
    }
    stage.moving();
  }

  /** Comes before the second click goes up, which then is none: the eye may be on its way. */
  private void twice(Event event) {
    if (event.button == 1 && taken == null && !dragged) {
      dragged = true;
      stage.doubleClicked(event.x, event.y);
    }
  }

  /** The tool's gesture is over. */
  private void release(Event event) {
    StageTool tool = taken;
    taken = null;
    button = 0;
    tool.up(event.x, event.y);
  }

  /** The menu comes when the button goes down; where that begins a drag, when it goes up again. */
  private void menuDetected(Event event) {
    held.clear();
    if (event.detail != SWT.MENU_KEYBOARD && !opening && ViewSettings.mouse().rightMoves(keys)) {
      event.doit = false;
    }
  }

  private void menu(Event up) {
    Event event = new Event();
    Point at = canvas.toDisplay(up.x, up.y);
    event.x = at.x;
    event.y = at.y;
    event.doit = true;
    opening = true;
    canvas.notifyListeners(SWT.MenuDetect, event);
    opening = false;
    Menu menu = canvas.getMenu();
    if (event.doit && menu != null) {
      menu.setLocation(at);
      menu.setVisible(true);
    }
  }

  /** What is held is asked of each event: a button that goes up where nobody sees it is up. */
  private void move(Event event) {
    if (MouseStyle.buttons(event.stateMask) == 0) {
      if (taken != null) {
        release(event);
      }
      button = 0;
      stage.hovered(event.x, event.y);
      return;
    }
    if (taken != null) {
      stage.moving();
      taken.drag(event.x, event.y);
      return;
    }
    if (button == 0 || !dragged && Math.hypot(event.x - downX, event.y - downY) < SLACK) {
      return;
    }
    dragged = true;
    int dx = event.x - lastX;
    int dy = event.y - lastY;
    lastX = event.x;
    lastY = event.y;
    Motion motion = style.motion(event.stateMask);
    if (motion != Motion.NONE) {
      drag(motion, dx, dy);
    }
  }

  private void drag(Motion motion, int dx, int dy) {
    if (pivot == null) {
      pivot = stage.pointAt(downX, downY);
    }
    stage.moving();
    CameraPose pose = eye.pose();
    switch (motion) {
      case PAN -> {
        double depth = Math.max(0.05 * pose.distance(), depth(pose, pivot));
        double metres = pose.metresPerPixel(canvas.getSize().y) * depth / pose.distance();
        eye.put(pose.moved(-dx * metres, dy * metres, 0));
      }
      case ZOOM -> eye.put(pose.zoomed(pivot, Math.exp((dy - dx) * ZOOM)));
      case LOOK -> eye.put(pose.turned(-dx * LOOK, dy * LOOK));
      case WALK -> {
        CameraPose turned = pose.turned(-dx * LOOK, 0);
        Vector3d ahead = turned.toEye().mul(-1, 0, -1);
        double way = ahead.length() > 0 ? -dy * WALK * pose.distance() / ahead.length() : 0;
        eye.put(turned.at(turned.x() + way * ahead.x, turned.y(), turned.z() + way * ahead.z));
      }
      default -> eye.put(pose.orbit(pivot, -dx * TURN, dy * TURN));
    }
  }

  private static double depth(CameraPose pose, Vector3d point) {
    return pose.eye().sub(point).dot(pose.toEye());
  }

  private void wheel(Event event) {
    stage.moving();
    double factor = Math.pow(NOTCH, event.count / 3.0);
    eye.put(eye.pose().zoomed(stage.pointAt(event.x, event.y), factor));
  }

  private void key(Event event) {
    fast = (event.stateMask & SWT.SHIFT) != 0;
    if ((event.stateMask & (SWT.CTRL | SWT.ALT | SWT.COMMAND)) != 0) {
      return;
    }
    char letter = letter(event);
    if ("wasdqe".indexOf(letter) >= 0 && letter != 0) {
      if (held.isEmpty()) {
        flown = System.nanoTime();
        canvas.getDisplay().timerExec(FRAME_MILLIS, this::fly);
      }
      held.add(letter);
      return;
    }
    switch (letter) {
      case 'f' -> stage.frame(false);
      case '7' -> eye.fly(eye.goal().from(0, QUARTER), Eye.FLIGHT);
      case '1' -> eye.fly(eye.goal().from(0, 0), Eye.FLIGHT);
      case '3' -> eye.fly(eye.goal().from(QUARTER, 0), Eye.FLIGHT);
      default -> code(event);
    }
  }

  private void code(Event event) {
    switch (event.keyCode) {
      case SWT.HOME -> stage.frame(true);
      case SWT.ARROW_LEFT -> eye.put(eye.pose().orbit(target(), -10 * TURN, 0));
      case SWT.ARROW_RIGHT -> eye.put(eye.pose().orbit(target(), 10 * TURN, 0));
      case SWT.ARROW_UP -> eye.put(eye.pose().orbit(target(), 0, 10 * TURN));
      case SWT.ARROW_DOWN -> eye.put(eye.pose().orbit(target(), 0, -10 * TURN));
      case SWT.PAGE_UP, SWT.KEYPAD_ADD -> eye.put(eye.pose().zoomed(target(), NOTCH));
      case SWT.PAGE_DOWN, SWT.KEYPAD_SUBTRACT -> eye.put(eye.pose().zoomed(target(), 1 / NOTCH));
      case SWT.KEYPAD_7 -> eye.fly(eye.goal().from(0, QUARTER), Eye.FLIGHT);
      case SWT.KEYPAD_1 -> eye.fly(eye.goal().from(0, 0), Eye.FLIGHT);
      case SWT.KEYPAD_3 -> eye.fly(eye.goal().from(QUARTER, 0), Eye.FLIGHT);
      default -> stage.typed(event.character, event.keyCode);
    }
    stage.moving();
  }

  private Vector3d target() {
    CameraPose pose = eye.pose();
    return new Vector3d(pose.x(), pose.y(), pose.z());
  }

  /** The key, whatever is held with it: with Ctrl another character would go up than went down. */
  private static char letter(Event event) {
    boolean key = event.keyCode > 0 && event.keyCode <= Character.MAX_VALUE;
    return Character.toLowerCase(key ? (char) event.keyCode : event.character);
  }

  private void released(Event event) {
    held.remove(letter(event));
    fast = (event.stateMask & SWT.SHIFT) != 0 && event.keyCode != SWT.SHIFT;
  }

  private void fly() {
    if (held.isEmpty() || canvas.isDisposed() || !canvas.isFocusControl()) {
      held.clear();
      return;
    }
    long now = System.nanoTime();
    double seconds = Math.min(LONGEST, (now - flown) / NANOS);
    flown = now;
    double way = eye.pose().distance() * SPEED * seconds * (fast ? FASTER : 1);
    stage.moving();
    eye.put(
        eye.pose().flown(way * axis('d', 'a'), way * axis('e', 'q'), way * axis('w', 's'), CLOSE));
    canvas.getDisplay().timerExec(FRAME_MILLIS, this::fly);
  }

  private int axis(char plus, char minus) {
    return (held.contains(plus) ? 1 : 0) - (held.contains(minus) ? 1 : 0);
  }
}
