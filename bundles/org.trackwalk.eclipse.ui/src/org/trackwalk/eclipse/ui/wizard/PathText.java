package org.trackwalk.eclipse.ui.wizard;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.function.Predicate;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;

/** Where a page is told what to look at: a path, looked at when the keys rest. */
final class PathText {

  /** After the last key, milliseconds. */
  private static final int TYPED = 400;

  private final Text text;
  private final Predicate<Path> there;

  /**
   * An empty one behind its label, two cells of a form.
   *
   * @param there whether a path is what is wanted
   */
  PathText(Composite form, String label, String hint, Predicate<Path> there) {
    this.there = there;
    new Label(form, SWT.NONE).setText(label);
    text = new Text(form, SWT.BORDER);
    text.setMessage(hint);
    GridDataFactory.fillDefaults().grab(true, false).applyTo(text);
  }

  /**
   * Who is told.
   *
   * @param typed of every change
   * @param rested when the last change is a while ago, as long as the text is there
   */
  void listen(Runnable typed, Runnable rested) {
    Runnable look =
        () -> {
          if (!text.isDisposed()) {
            rested.run();
          }
        };
    text.addListener(
        SWT.Modify,
        event -> {
          typed.run();
          text.getDisplay().timerExec(TYPED, look);
        });
  }

  /** What the text names; null when it is not there or not what is wanted. */
  Path path() {
    try {
      Path path = Path.of(text.getText().strip());
      return !blank() && path.isAbsolute() && there.test(path) ? path.normalize() : null;
    } catch (InvalidPathException e) {
      return null;
    }
  }

  String text() {
    return text.getText();
  }

  boolean blank() {
    return text.getText().isBlank();
  }

  /** What a dialog has answered; nothing for null. */
  void set(String chosen) {
    if (chosen != null) {
      text.setText(chosen);
    }
  }

  /** Puts the cursor into it. */
  void setFocus() {
    text.setFocus();
  }
}
