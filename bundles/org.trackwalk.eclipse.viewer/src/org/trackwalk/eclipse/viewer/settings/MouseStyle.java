package org.trackwalk.eclipse.viewer.settings;

import java.util.Locale;
import org.eclipse.swt.SWT;

/** Whose habits the mouse follows: each names what a button with its keys does. */
public enum MouseStyle {
  /** The left button turns. */
  TRACKWALK(
      "Trackwalk: the left button turns",
      "Drag: turn  ·  Shift+drag: move  ·  Wheel: zoom  ·  WASD, QE: fly") {
    @Override
    Motion of(int buttons, int keys) {
      return buttons != SWT.BUTTON1 || (keys & SWT.SHIFT) != 0 ? Motion.PAN : Motion.ORBIT;
    }
  },
  /** The middle button turns. */
  BLENDER(
      "Blender: the middle button turns",
      "Middle or Alt+left: turn  ·  with Shift: move  ·  with Ctrl or wheel: zoom  ·  WASD, QE:"
          + " fly") {
    @Override
    Motion of(int buttons, int keys) {
      boolean turns = buttons == SWT.BUTTON2 || buttons == SWT.BUTTON1 && (keys & SWT.ALT) != 0;
      if (!turns) {
        return Motion.NONE;
      }
      return (keys & SWT.SHIFT) != 0
          ? Motion.PAN
          : (keys & SWT.CTRL) != 0 ? Motion.ZOOM : Motion.ORBIT;
    }
  },
  /** All buttons with Alt. */
  MAYA(
      "Maya: Alt with each button",
      "Alt+left: turn  ·  Alt+middle: move  ·  Alt+right or wheel: zoom  ·  WASD, QE: fly") {
    @Override
    Motion of(int buttons, int keys) {
      return (keys & SWT.ALT) == 0 ? Motion.NONE : withAlt(buttons);
    }
  },
  /** The right button looks around. */
  UNREAL(
      "Unreal: the right button looks around",
      "Right: look  ·  Left: walk  ·  Middle or both: move  ·  Alt+left: turn  ·  WASD, QE: fly") {
    @Override
    Motion of(int buttons, int keys) {
      if ((keys & SWT.ALT) != 0) {
        return withAlt(buttons);
      }
      return switch (buttons) {
        case SWT.BUTTON1 -> Motion.WALK;
        case SWT.BUTTON3 -> Motion.LOOK;
        default -> Motion.PAN;
      };
    }
  };

  private static final int BUTTONS = SWT.BUTTON1 | SWT.BUTTON2 | SWT.BUTTON3;

  private static final String ALWAYS =
      "  ·  F: frame, again: near  ·  Home: all  ·  7: above  ·  M: measure  ·  L: legend  · "
          + " Click: select";

  private final String title;
  private final String hint;

  MouseStyle(String title, String hint) {
    this.title = title;
    this.hint = hint;
  }

  abstract Motion of(int buttons, int keys);

  private static Motion withAlt(int buttons) {
    return switch (buttons) {
      case SWT.BUTTON1 -> Motion.ORBIT;
      case SWT.BUTTON3 -> Motion.ZOOM;
      default -> Motion.PAN;
    };
  }

  /** Buttons that are down, of an event's state. */
  public static int buttons(int stateMask) {
    return stateMask & BUTTONS;
  }

  /**
   * What a drag does.
   *
   * @param stateMask buttons and keys that are down, as an event tells them
   */
  public Motion motion(int stateMask) {
    int buttons = buttons(stateMask);
    return buttons == 0 ? Motion.NONE : of(buttons, stateMask);
  }

  /** Whether the right button moves the eye, so that its menu waits until it goes up. */
  public boolean rightMoves(int keys) {
    return this != TRACKWALK && of(SWT.BUTTON3, keys) != Motion.NONE;
  }

  /** As menus name it. */
  public String title() {
    return title;
  }

  /** How to move, with a dot between each two hints. */
  public String hint() {
    return hint + ALWAYS;
  }

  /** As preferences keep it. */
  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The style of an id; the first for an unknown one. */
  public static MouseStyle of(String id) {
    for (MouseStyle style : values()) {
      if (style.id().equals(id)) {
        return style;
      }
    }
    return TRACKWALK;
  }
}
