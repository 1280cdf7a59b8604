package org.trackwalk.eclipse.ui.problems;

import org.eclipse.core.runtime.jobs.IJobChangeEvent;
import org.eclipse.core.runtime.jobs.IJobChangeListener;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.core.runtime.jobs.JobChangeAdapter;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.FillLayout;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.ProgressBar;
import org.trackwalk.eclipse.core.check.LevelCheckJob;
import org.trackwalk.eclipse.core.check.SpokenJob;

/**
 * What is being worked at, above the list that will change by it: a check, fixes that are tried.
 * Short work is not shown; nothing below moves by what is.
 */
final class WorkLine {

  /** Work that is over before is not shown, milliseconds. */
  private static final int PATIENCE = 700;

  /** Between two looks at what a job says, milliseconds. */
  private static final int LOOK = 200;

  private static final int BAR = 120;
  private static final double NANOS_PER_MILLI = 1e6;

  private final Display display;
  private final Composite all;
  private final LookLine look;
  private final Composite line;
  private final Label text;
  private final Composite below;
  private final IJobChangeListener jobs =
      new JobChangeAdapter() {
        @Override
        public void running(IJobChangeEvent event) {
          tell(event.getJob());
        }

        @Override
        public void done(IJobChangeEvent event) {
          tell(event.getJob());
        }
      };
  private final Runnable again = this::look;
  private SpokenJob shown;
  private long since;

  WorkLine(Composite parent) {
    display = parent.getDisplay();
    parent.setLayout(new FillLayout());
    all = new Composite(parent, SWT.NONE);
    GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(all);
    look = new LookLine(all);
    line = new Composite(look.line(), SWT.NONE);
    GridLayoutFactory.fillDefaults().numColumns(3).margins(8, 0).applyTo(line);
    GridDataFactory.fillDefaults().grab(true, false).applyTo(line);
    // Its place is kept while nothing is told: whoever aims at a line must not miss it.
    line.setVisible(false);
    ProgressBar bar = new ProgressBar(line, SWT.INDETERMINATE | SWT.HORIZONTAL);
    GridDataFactory.swtDefaults().hint(BAR, SWT.DEFAULT).applyTo(bar);
    text = new Label(line, SWT.NONE);
    GridDataFactory.fillDefaults().align(SWT.FILL, SWT.CENTER).grab(true, false).applyTo(text);
    Button cancel = new Button(line, SWT.PUSH | SWT.FLAT);
    cancel.setText("Cancel");
    cancel.setToolTipText("Stops it; the lines of before stay");
    cancel.addListener(SWT.Selection, event -> cancel());
    below = new Composite(all, SWT.NONE);
    GridDataFactory.fillDefaults().grab(true, true).applyTo(below);
    Job.getJobManager().addJobChangeListener(jobs);
    all.addListener(SWT.Dispose, event -> Job.getJobManager().removeJobChangeListener(jobs));
    tell(null);
  }

  /** What the list looks for. */
  LookLine above() {
    return look;
  }

  /** Where the list belongs. */
  Composite below() {
    return below;
  }

  /** What is said now; empty when nothing is. */
  String words() {
    return line.getVisible() ? text.getText() : "";
  }

  /** Stops what is shown; of a check also those that wait to check the same level again. */
  void cancel() {
    if (shown != null) {
      if (shown instanceof LevelCheckJob check) {
        Job.getJobManager().cancel(check.level());
      }
      shown.cancel();
      below.setFocus(); // the button is about to go, and the list is what one goes on with
    }
  }

  private void tell(Job job) {
    if ((job == null || job instanceof SpokenJob) && !display.isDisposed()) {
      display.asyncExec(again);
    }
  }

  private void look() {
    if (all.isDisposed()) {
      return;
    }
    // What begins or ends is shown at once, not when it would have been looked for anyway.
    display.timerExec(-1, again);
    SpokenJob now = running();
    if (now != shown) {
      since = shown == null ? System.nanoTime() : since;
      shown = now;
    }
    boolean lasts = now != null && System.nanoTime() - since > PATIENCE * NANOS_PER_MILLI;
    if (lasts && !text.getText().equals(now.words())) {
      text.setText(now.words().replace("&", "&&"));
      text.setToolTipText(now.words()); // a narrow window has no room for all of it
    }
    if (line.getVisible() != lasts) {
      line.setVisible(lasts);
    }
    if (now != null) {
      display.timerExec(LOOK, again);
    }
  }

  private static SpokenJob running() {
    for (Job job : Job.getJobManager().find(SpokenJob.SPOKEN)) {
      if (job.getState() == Job.RUNNING && job instanceof SpokenJob spoken) {
        return spoken;
      }
    }
    return null;
  }
}
