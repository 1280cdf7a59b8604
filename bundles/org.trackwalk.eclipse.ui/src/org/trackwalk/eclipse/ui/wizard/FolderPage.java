package org.trackwalk.eclipse.ui.wizard;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.eclipse.jface.dialogs.IMessageProvider;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.wizard.WizardPage;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.DirectoryDialog;
import org.eclipse.ui.PlatformUI;

/** Which folder, what is in it, and what it is taken for. */
final class FolderPage extends WizardPage {

  static final String HELP = "org.trackwalk.eclipse.help.wizard.folder";

  private static final String USUAL =
      "Choose the folder that your modelling tool exports to. The files stay where they are.";

  private PathText folder;
  private ProjectText project;
  private SurveyArea area;

  FolderPage() {
    super("folder", "Track from folder", null);
    setDescription(USUAL);
    setPageComplete(false);
  }

  @Override
  public void createControl(Composite parent) {
    Composite form = new Composite(parent, SWT.NONE);
    GridLayoutFactory.swtDefaults().numColumns(3).applyTo(form);
    folder = new PathText(form, "Folder:", "where the exported meshes are", Files::isDirectory);
    Button browse = new Button(form, SWT.PUSH);
    browse.setText("Browse…");
    browse.addListener(SWT.Selection, event -> browse());
    project = new ProjectText(form, 2, this::check);
    area = new SurveyArea(form, this::check);
    GridDataFactory.fillDefaults().grab(true, true).span(3, 1).hint(760, 380).applyTo(area);
    folder.listen(
        () -> {
          name();
          check();
        },
        this::look);
    setControl(form);
    PlatformUI.getWorkbench().getHelpSystem().setHelp(form, HELP);
  }

  /** The folder; null when the text is none. */
  Path folder() {
    return folder.path();
  }

  String project() {
    return project.name();
  }

  SurveyArea area() {
    return area;
  }

  private void browse() {
    DirectoryDialog dialog = new DirectoryDialog(getShell());
    dialog.setText("Track from folder");
    dialog.setMessage("The folder that your modelling tool exports to");
    dialog.setFilterPath(folder.text());
    folder.set(dialog.open());
  }

  private void name() {
    Path path = folder();
    if (path != null && !project.named()) {
      project.suggest(TrackProject.nameFor(path));
    }
  }

  private void look() {
    Path path = folder();
    boolean good = path != null && TrackProject.refusal(path).isEmpty();
    area.paths(good ? List.of(path) : List.of(), false);
    check();
  }

  private void check() {
    Path path = folder();
    String error = null;
    if (path == null) {
      error = folder.blank() ? null : "There is no such folder.";
    } else {
      error =
          TrackProject.refusal(path)
              .or(() -> TrackProject.refusal(project()))
              .orElseGet(() -> area == null ? null : area.error());
    }
    setErrorMessage(error);
    String doubt = area == null ? null : area.doubt();
    if (doubt != null) {
      setMessage(doubt, IMessageProvider.WARNING);
    } else {
      setMessage(USUAL);
    }
    setPageComplete(error == null && path != null && area != null && area.survey() != null);
  }
}
