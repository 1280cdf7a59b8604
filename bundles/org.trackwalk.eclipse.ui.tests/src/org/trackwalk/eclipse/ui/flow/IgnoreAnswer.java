package org.trackwalk.eclipse.ui.flow;

import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;
import org.trackwalk.eclipse.ui.fixture.Bench;

/** What a designer does in the dialog that asks why a finding is to be ignored. */
final class IgnoreAnswer {

  private IgnoreAnswer() {}

  /** Types a reason and presses Ignore. */
  static void give(Shell dialog, String why) {
    ((Text)
            Bench.control(
                dialog,
                c ->
                    c instanceof Text t
                        && t.getEditable()
                        && t.getText().isEmpty()
                        && (t.getStyle() & SWT.BORDER) != 0))
        .setText(why);
    Bench.press(dialog, "Ignore");
  }
}
