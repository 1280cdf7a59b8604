package org.trackwalk.eclipse.ui.wizard;

import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jface.wizard.IWizardContainer;
import org.eclipse.jface.wizard.WizardPage;
import org.trackwalk.eclipse.core.settings.SettingException;
import org.trackwalk.mesh.progress.CancelledException;

/** The work of a wizard's last button, with progress; what fails is said on the page. */
final class Finishing {

  private Finishing() {}

  /** The work; not in the user interface's thread. */
  @FunctionalInterface
  interface Work {
    /** Does it, and says what it has made: it is taken back when an exception comes. */
    void run(IProgressMonitor monitor, Made made)
        throws CoreException, IOException, SettingException, InterruptedException;
  }

  /** Whether it was done; when not, the page says why and the wizard stays open. */
  static boolean run(IWizardContainer container, WizardPage page, Work work) {
    try {
      container.run(
          true,
          true,
          monitor -> {
            Made made = new Made();
            boolean done = false;
            try {
              work.run(monitor, made);
              done = true;
            } catch (CancelledException e) {
              throw new InterruptedException();
            } catch (CoreException | IOException | SettingException e) {
              throw new InvocationTargetException(e);
            } finally {
              if (!done) {
                made.takeBack();
              }
            }
          });
      return true;
    } catch (InterruptedException e) {
      page.setErrorMessage("Stopped.");
    } catch (InvocationTargetException e) {
      Throwable why = e.getCause() == null ? e : e.getCause();
      String words = why.getMessage() == null ? why.toString() : why.getMessage();
      page.setErrorMessage(words);
    }
    return false;
  }
}
