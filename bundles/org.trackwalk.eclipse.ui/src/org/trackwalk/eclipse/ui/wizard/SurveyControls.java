package org.trackwalk.eclipse.ui.wizard;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;

/** Boxes and choices of the area that says what was found. */
final class SurveyControls {

  private static final String AS_FILES = "as the files say";

  private SurveyControls() {}

  /** A box that is there only when it is about something. */
  static Button box(Composite words) {
    Button box = new Button(words, SWT.CHECK | SWT.WRAP);
    GridDataFactory.fillDefaults().grab(true, false).span(3, 1).hint(330, SWT.DEFAULT).applyTo(box);
    ask(box, "");
    return box;
  }

  /** Shows a box with a question, or hides it when there is none. */
  static void ask(Button box, String question) {
    box.setText(question.replace("&", "&&"));
    box.setToolTipText(question);
    box.setVisible(!question.isEmpty());
    ((GridData) box.getLayoutData()).exclude = question.isEmpty();
    box.getParent().layout();
  }

  /** A choice of one, the files' own word first. */
  static Combo combo(Composite form, String name, String tip) {
    new Label(form, SWT.NONE).setText(name);
    Combo combo = new Combo(form, SWT.READ_ONLY);
    combo.add(AS_FILES);
    combo.select(0);
    combo.setToolTipText(tip);
    GridDataFactory.fillDefaults().span(2, 1).applyTo(combo);
    return combo;
  }
}
