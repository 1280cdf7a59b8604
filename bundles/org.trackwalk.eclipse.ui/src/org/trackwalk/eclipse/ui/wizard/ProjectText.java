package org.trackwalk.eclipse.ui.wizard;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;

/** The name of a new project, which follows what is chosen until the user types another. */
final class ProjectText {

  private final Text text;
  private boolean named;
  private boolean naming;

  /**
   * An empty one behind its label.
   *
   * @param cells of the form that the text takes
   * @param changed is told of every change
   */
  ProjectText(Composite form, int cells, Runnable changed) {
    new Label(form, SWT.NONE).setText("Project:");
    text = new Text(form, SWT.BORDER);
    text.setMessage("the name under which you find it here");
    GridDataFactory.fillDefaults().grab(true, false).span(cells, 1).applyTo(text);
    text.addListener(
        SWT.Modify,
        event -> {
          named |= !naming && !text.getText().isEmpty();
          changed.run();
        });
  }

  /** Whether the user has typed a name, which stays. */
  boolean named() {
    return named;
  }

  /** A name in place of the last that was suggested. */
  void suggest(String name) {
    naming = true;
    text.setText(name);
    naming = false;
  }

  String name() {
    return text.getText().strip();
  }

  void enable(boolean can) {
    text.setEnabled(can);
  }
}
