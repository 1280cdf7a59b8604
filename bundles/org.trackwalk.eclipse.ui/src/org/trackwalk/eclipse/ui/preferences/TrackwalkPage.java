package org.trackwalk.eclipse.ui.preferences;

import java.util.Optional;
import org.eclipse.jface.preference.PreferencePage;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.IWorkbenchPreferencePage;
import org.eclipse.ui.PlatformUI;

/** Settings for all projects on this machine. */
public final class TrackwalkPage extends PreferencePage implements IWorkbenchPreferencePage {

  static final String HELP = "org.trackwalk.eclipse.help.preferences";

  private SettingForm form;

  /** Made by the workbench. */
  public TrackwalkPage() {
    setDescription(
        "For all levels on this machine. A project's own settings win over these, and a level's"
            + " manifest wins over both.");
  }

  @Override
  public void init(IWorkbench workbench) {
    // Nothing is needed of it.
  }

  @Override
  protected Control createContents(Composite parent) {
    form = new SettingForm(parent, this::check);
    form.set(SettingSave.read(null)).ifPresent(this::setErrorMessage);
    PlatformUI.getWorkbench().getHelpSystem().setHelp(form, HELP);
    return form;
  }

  private void check() {
    if (form != null) {
      setErrorMessage(form.error().orElse(null));
      setValid(form.error().isEmpty());
    }
  }

  @Override
  protected void performDefaults() {
    form.set(SettingSave.usual());
    check();
    super.performDefaults();
  }

  @Override
  public boolean performOk() {
    if (form == null || form.isDisposed()) {
      return true;
    }
    Optional<String> problem = form.error().or(() -> SettingSave.write(null, form.get()));
    setErrorMessage(problem.orElse(null));
    return problem.isEmpty();
  }
}
