package org.trackwalk.eclipse.ui.wizard;

import static org.junit.jupiter.api.Assertions.assertNull;

import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.wizard.IWizard;
import org.eclipse.jface.wizard.WizardDialog;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.IWorkbenchWizard;
import org.eclipse.ui.PlatformUI;
import org.trackwalk.eclipse.ui.fixture.Bench;

/** A wizard in its dialog, as a user sees it. */
final class OpenWizard {

  private final WizardDialog dialog;

  OpenWizard(IWorkbenchWizard wizard, Object... selected) {
    wizard.init(PlatformUI.getWorkbench(), new StructuredSelection(selected));
    dialog = new WizardDialog(Bench.page().getWorkbenchWindow().getShell(), wizard);
    dialog.setBlockOnOpen(false);
    dialog.create();
    dialog.getShell().setBounds(200, 60, 1000, 780);
    dialog.open();
  }

  Shell shell() {
    return dialog.getShell();
  }

  /** What stands in the head of the page: the error, else the message. */
  String head() {
    String error = dialog.getCurrentPage().getErrorMessage();
    return error != null ? error : dialog.getCurrentPage().getMessage();
  }

  /** Types into the field behind a label. */
  void type(String label, String text) {
    ((Text) behind(label)).setText(text);
  }

  String text(String label) {
    return ((Text) behind(label)).getText();
  }

  /** Chooses an entry of the list behind a label. */
  void choose(String label, String entry) {
    Combo combo = (Combo) behind(label);
    combo.select(combo.indexOf(entry));
    combo.notifyListeners(SWT.Selection, new Event());
  }

  /** What the wizard says that it found. */
  String found() {
    Text text = (Text) control(c -> "found".equals(c.getData("found")));
    return text.getText();
  }

  Button button(String text) {
    return (Button)
        control(c -> c instanceof Button b && b.getText().replace("&", "").equals(text));
  }

  void press(String text) {
    Bench.press(shell(), text);
  }

  /** Presses a check box or radio button. */
  void tick(String text, boolean on) {
    Button button = button(text);
    button.setSelection(on);
    button.notifyListeners(SWT.Selection, new Event());
  }

  void untilComplete() {
    Bench.until(
        "the page to be complete",
        () ->
            dialog.getCurrentPage().isPageComplete()
                || dialog.getCurrentPage().getErrorMessage() != null);
    assertNull(dialog.getCurrentPage().getErrorMessage());
  }

  /** Presses the last button and waits until the dialog is gone. */
  void finish() {
    untilComplete();
    Shell shell = shell();
    press("Finish");
    Bench.until("the wizard to close", () -> shell == null || shell.isDisposed());
  }

  void close() {
    if (shell() != null && !shell().isDisposed()) {
      dialog.close();
    }
  }

  IWizard wizard() {
    return (IWizard) dialog.getCurrentPage().getWizard();
  }

  private Control control(java.util.function.Predicate<Control> fits) {
    return Bench.found("control", () -> Bench.control(shell(), c -> fits.test(c) && c.isVisible()));
  }

  /** The field behind a label. */
  Control behind(String label) {
    Control named = control(c -> c instanceof Label l && l.getText().equals(label));
    Composite parent = named.getParent();
    Control[] all = parent.getChildren();
    for (int i = 0; i + 1 < all.length; i++) {
      if (all[i] == named) {
        return all[i + 1];
      }
    }
    throw new AssertionError("nothing behind " + label);
  }
}
