package org.trackwalk.eclipse.ui.wizard;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
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
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.PlatformUI;

/** Which folder, what is in it, and what it is taken for. */
final class FolderPage extends WizardPage {

  static final String HELP = "org.trackwalk.eclipse.help.wizard.folder";

  private static final String USUAL =
      "Choose the folder that your modelling tool exports to. The files stay where they are.";

  /** After the last key in the folder's name, milliseconds. */
  private static final int TYPED = 400;

  private Text folder;
  private Text project;
  private SurveyArea area;
  private boolean named;
  private boolean naming;

  FolderPage() {
    super("folder", "Track from folder", null);
    setDescription(USUAL);
    setPageComplete(false);
  }

  @Override
  public void createControl(Composite parent) {
    Composite form = new Composite(parent, SWT.NONE);
    GridLayoutFactory.swtDefaults().numColumns(3).applyTo(form);
    new Label(form, SWT.NONE).setText("Folder:");
    folder = new Text(form, SWT.BORDER);
    folder.setMessage("where the exported meshes are");
    GridDataFactory.fillDefaults().grab(true, false).applyTo(folder);
    Button browse = new Button(form, SWT.PUSH);
    browse.setText("Browse…");
    browse.addListener(SWT.Selection, event -> browse());
    new Label(form, SWT.NONE).setText("Project:");
    project = new Text(form, SWT.BORDER);
    project.setMessage("the name under which you find it here");
    GridDataFactory.fillDefaults().grab(true, false).span(2, 1).applyTo(project);
    area = new SurveyArea(form, this::check);
    GridDataFactory.fillDefaults().grab(true, true).span(3, 1).hint(760, 380).applyTo(area);
    Runnable look = this::look;
    folder.addListener(
        SWT.Modify,
        event -> {
          name();
          check();
          folder.getDisplay().timerExec(TYPED, look);
        });
    project.addListener(
        SWT.Modify,
        event -> {
          named |= !naming && !project.getText().isEmpty();
          check();
        });
    setControl(form);
    PlatformUI.getWorkbench().getHelpSystem().setHelp(form, HELP);
  }

  /** The folder; null when the text is none. */
  Path folder() {
    try {
      Path path = Path.of(folder.getText().strip());
      boolean there = !folder.getText().isBlank() && path.isAbsolute() && Files.isDirectory(path);
      return there ? path.normalize() : null;
    } catch (InvalidPathException e) {
      return null;
    }
  }

  String project() {
    return project.getText().strip();
  }

  SurveyArea area() {
    return area;
  }

  private void browse() {
    DirectoryDialog dialog = new DirectoryDialog(getShell());
    dialog.setText("Track from folder");
    dialog.setMessage("The folder that your modelling tool exports to");
    dialog.setFilterPath(folder.getText());
    String chosen = dialog.open();
    if (chosen != null) {
      folder.setText(chosen);
    }
  }

  private void name() {
    Path path = folder();
    if (path != null && !named) {
      naming = true;
      project.setText(TrackProject.nameFor(path));
      naming = false;
    }
  }

  private void look() {
    if (!folder.isDisposed()) {
      Path path = folder();
      boolean good = path != null && TrackProject.refusal(path).isEmpty();
      area.paths(good ? List.of(path) : List.of(), false);
      check();
    }
  }

  private void check() {
    Path path = folder();
    String error = null;
    if (path == null) {
      error = folder.getText().isBlank() ? null : "There is no such folder.";
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
