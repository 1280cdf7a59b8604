package org.trackwalk.eclipse.ui.wizard;

import java.nio.file.Path;
import java.util.List;
import org.eclipse.jface.dialogs.IMessageProvider;
import org.eclipse.jface.wizard.WizardPage;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.ui.PlatformUI;

/** Unit, up axis and road of the files that come in, seen beside a car. */
final class SizePage extends WizardPage {

  private static final String USUAL =
      "Does the car fit onto the road, and is up where it should be? If not, choose another unit or"
          + " axis.";

  private final FilesPage files;
  private SurveyArea area;

  SizePage(FilesPage files) {
    super("size", "Unit and axis", null);
    this.files = files;
    setDescription(USUAL);
    setPageComplete(false);
  }

  @Override
  public void createControl(Composite parent) {
    area = new SurveyArea(parent, this::check);
    area.manifest(true);
    setControl(area);
    PlatformUI.getWorkbench().getHelpSystem().setHelp(area, FilesPage.HELP);
  }

  @Override
  public void setVisible(boolean visible) {
    if (visible) {
      List<Path> chosen = files.files();
      area.paths(chosen, true);
      check();
    }
    super.setVisible(visible);
  }

  SurveyArea area() {
    return area;
  }

  private void check() {
    if (area == null) {
      return;
    }
    setErrorMessage(area.error());
    if (area.doubt() == null) {
      setMessage(USUAL);
    } else {
      setMessage(area.doubt(), IMessageProvider.WARNING);
    }
    setPageComplete(area.error() == null && area.survey() != null);
  }
}
