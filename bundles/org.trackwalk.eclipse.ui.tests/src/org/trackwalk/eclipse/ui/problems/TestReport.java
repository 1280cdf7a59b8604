package org.trackwalk.eclipse.ui.problems;

import org.eclipse.core.runtime.ILog;

/** Figures of a run, for whoever reads the log; nothing is asserted about them. */
final class TestReport {

  private TestReport() {}

  static void say(String figures) {
    ILog.of(TestReport.class).info(figures);
  }
}
