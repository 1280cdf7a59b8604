package org.trackwalk.eclipse.viewer.editor;

import java.util.function.Supplier;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.trackwalk.eclipse.viewer.settings.ViewSettings;

/** How to move, below the picture: in as many lines as a narrow view needs, none cut off. */
final class HintLine {

  private static final String BETWEEN = "  ·  ";

  /** A line ends behind the dot only: neither within a hint nor before a dot. */
  private static final String BREAK = "\u00a0\u00a0· ";

  /** Points of view and lines together under which there is no room for hints. */
  private static final int HIGH = 420;

  /** Kept with hints that are not seen: the line that has them in its tool tip. */
  private static final String OTHERWISE = "otherwise";

  private HintLine() {}

  /**
   * Adds it.
   *
   * @param parent with a grid layout
   * @param hints with a dot between each two; asked again after the settings have changed
   */
  static Label in(Composite parent, Supplier<String> hints) {
    Label label = new Label(parent, SWT.WRAP);
    say(label, hints.get());
    ViewSettings.follow(
        label,
        () -> {
          say(label, hints.get());
          parent.layout(true, true);
        });
    GridData data = new GridData(SWT.FILL, SWT.FILL, true, false);
    data.widthHint = 1; // it takes the width that there is, and asks for none
    label.setLayoutData(data);
    return label;
  }

  /**
   * Shows it only where it takes no room from a small view; there it is what comes up over another
   * line.
   */
  static void whereThereIsRoom(Label hints, Label otherwise) {
    Composite parent = hints.getParent();
    parent.addListener(
        SWT.Resize,
        event -> {
          boolean room = parent.getClientArea().height >= HIGH;
          ((GridData) hints.getLayoutData()).exclude = !room;
          hints.setVisible(room);
          otherwise.setToolTipText(room ? null : hints.getText());
          hints.setData(OTHERWISE, room ? null : otherwise);
        });
  }

  private static void say(Label label, String hints) {
    label.setText(broken(hints));
    if (label.getData(OTHERWISE) instanceof Label otherwise) {
      otherwise.setToolTipText(label.getText());
    }
  }

  private static String broken(String hints) {
    StringBuilder text = new StringBuilder();
    for (String hint : hints.split(BETWEEN)) {
      text.append(text.isEmpty() ? "" : BREAK).append(hint.replace(' ', '\u00a0'));
    }
    return text.toString();
  }
}
