package org.trackwalk.eclipse.core.id;

import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;

/** What goes into the platform's log: only what is our fault, never what a designer can mend. */
public final class CoreLog {

  private CoreLog() {}

  /** Something that must not happen. */
  public static void error(String message, Throwable why) {
    ILog.of(CoreLog.class).log(failure(message, why));
  }

  /** A failure that a job or an operation answers with. */
  public static IStatus failure(String message, Throwable why) {
    return new Status(IStatus.ERROR, CoreIds.PLUGIN, message, why);
  }

  /** A refusal that the user can do something about; it opens a dialog, no entry in the log. */
  public static IStatus refusal(String message) {
    return new Status(IStatus.WARNING, CoreIds.PLUGIN, message);
  }
}
