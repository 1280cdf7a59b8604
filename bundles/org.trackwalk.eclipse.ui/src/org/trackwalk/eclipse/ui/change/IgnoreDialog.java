package org.trackwalk.eclipse.ui.change;

import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.function.Consumer;
import org.eclipse.jface.dialogs.IDialogConstants;
import org.eclipse.jface.dialogs.TitleAreaDialog;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;
import org.trackwalk.eclipse.core.change.Acceptance;

/** Asks why a finding may stay: without a reason nobody knows next year. */
public final class IgnoreDialog extends TitleAreaDialog {

  /** Title of the window. */
  public static final String TITLE = "Ignore findings";

  private final String what;
  private final Acceptance.Scope scope;
  private Text reason;
  private Text by;
  private Text until;

  private final Consumer<Acceptance> answer;

  /**
   * A dialog; {@link #open} returns at once.
   *
   * @param what a sentence on what will be ignored
   * @param answer takes what was written
   */
  public IgnoreDialog(
      Shell parent, String what, Acceptance.Scope scope, Consumer<Acceptance> answer) {
    super(parent);
    this.answer = answer;
    setBlockOnOpen(false);
    this.what = what;
    this.scope = scope;
    setShellStyle(getShellStyle() | SWT.RESIZE);
  }

  @Override
  protected void configureShell(Shell shell) {
    super.configureShell(shell);
    shell.setText(TITLE);
  }

  @Override
  protected Control createDialogArea(Composite parent) {
    Composite area = (Composite) super.createDialogArea(parent);
    setTitle("Why may it stay?");
    setMessage(
        what
            + " It is written into the level's manifest; reports still list it, and"
            + " Properties > Trackwalk Level takes it back.");
    Composite form = new Composite(area, SWT.NONE);
    GridLayoutFactory.swtDefaults().numColumns(2).margins(12, 12).applyTo(form);
    GridDataFactory.fillDefaults().grab(true, true).applyTo(form);
    reason = field(form, "Reason", "for instance: old kerb, stays", "");
    by = field(form, "Accepted by", "", System.getProperty("user.name", ""));
    until = field(form, "Until", "year-month-day; empty for ever", "");
    return area;
  }

  private Text field(Composite form, String name, String hint, String value) {
    new Label(form, SWT.NONE).setText(name + ":");
    Text text = new Text(form, SWT.BORDER);
    text.setMessage(hint);
    text.setText(value);
    text.addListener(SWT.Modify, e -> check());
    GridDataFactory.fillDefaults().grab(true, false).applyTo(text);
    return text;
  }

  @Override
  protected void createButtonsForButtonBar(Composite parent) {
    createButton(parent, IDialogConstants.OK_ID, "Ignore", true).setEnabled(false);
    createButton(parent, IDialogConstants.CANCEL_ID, IDialogConstants.CANCEL_LABEL, false);
  }

  private void check() {
    if (reason == null
        || by == null
        || until == null
        || getButton(IDialogConstants.OK_ID) == null) {
      return;
    }
    String wrong = wrongWith(until.getText().strip());
    setErrorMessage(wrong);
    getButton(IDialogConstants.OK_ID).setEnabled(wrong == null && !reason.getText().isBlank());
  }

  /** What is wrong with a last day; null when nothing is. */
  private static String wrongWith(String day) {
    try {
      return day.isEmpty() || !LocalDate.parse(day).isBefore(LocalDate.now())
          ? null
          : "That day is over: the finding would not be ignored at all.";
    } catch (DateTimeParseException e) {
      return "Write the last day as year-month-day, for instance "
          + LocalDate.now().plusMonths(1)
          + ".";
    }
  }

  @Override
  protected void okPressed() {
    Acceptance acceptance =
        new Acceptance(
            scope, reason.getText().strip(), by.getText().strip(), until.getText().strip());
    super.okPressed();
    answer.accept(acceptance);
  }
}
