package org.trackwalk.eclipse.ui.preferences;

import java.util.Optional;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.dialogs.PropertyPage;

/** Settings of one project; kept in its folder, so that the whole team has them. */
public final class ProjectPage extends PropertyPage {

  private Button own;
  private SettingForm form;

  /** Made by the workbench. */
  public ProjectPage() {
    setDescription(
        "For the levels of this project. They are kept in the project's folder .settings; what a"
            + " level's manifest says wins.");
  }

  @Override
  protected Control createContents(Composite parent) {
    Composite area = new Composite(parent, SWT.NONE);
    GridLayoutFactory.fillDefaults().applyTo(area);
    own = new Button(area, SWT.CHECK);
    own.setText("This project has settings of its own");
    own.setSelection(SettingSave.own(project()));
    own.addListener(
        SWT.Selection,
        event -> {
          form.editable(own.getSelection());
          if (!own.getSelection()) {
            form.set(SettingSave.read(null));
          }
          check();
        });
    form = new SettingForm(area, this::check);
    GridDataFactory.fillDefaults().grab(true, true).applyTo(form);
    form.set(SettingSave.read(project())).ifPresent(this::setErrorMessage);
    form.editable(own.getSelection());
    PlatformUI.getWorkbench().getHelpSystem().setHelp(area, TrackwalkPage.HELP);
    return area;
  }

  private IProject project() {
    return Adapters.adapt(getElement(), IProject.class);
  }

  private void check() {
    if (form != null) {
      Optional<String> error = own.getSelection() ? form.error() : Optional.empty();
      setErrorMessage(error.orElse(null));
      setValid(error.isEmpty());
    }
  }

  @Override
  protected void performDefaults() {
    own.setSelection(false);
    form.editable(false);
    form.set(SettingSave.read(null));
    check();
    super.performDefaults();
  }

  @Override
  public boolean performOk() {
    if (form == null || form.isDisposed()) {
      return true;
    }
    boolean says = own.getSelection();
    Optional<String> problem =
        (says ? form.error() : Optional.<String>empty())
            .or(() -> SettingSave.write(project(), says ? form.get() : null));
    setErrorMessage(problem.orElse(null));
    return problem.isEmpty();
  }
}
