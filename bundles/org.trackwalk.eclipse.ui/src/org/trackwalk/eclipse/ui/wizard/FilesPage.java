package org.trackwalk.eclipse.ui.wizard;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.core.resources.IContainer;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.wizard.WizardPage;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.DirectoryDialog;
import org.eclipse.swt.widgets.FileDialog;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.PlatformUI;
import org.trackwalk.io.formats.Importers;

/** Which files come in, where to, and whether as copies. */
final class FilesPage extends WizardPage {

  static final String HELP = "org.trackwalk.eclipse.help.wizard.import";

  private final Set<Path> files = new LinkedHashSet<>();
  private final IContainer selected;
  private org.eclipse.swt.widgets.List shown;
  private Combo project;
  private Text folder;
  private Button link;

  FilesPage(IContainer selected) {
    super("files", "Import meshes", null);
    this.selected = selected;
    setDescription("Choose the meshes of one level: files, or a folder of them.");
    setPageComplete(false);
  }

  @Override
  public void createControl(Composite parent) {
    Composite form = new Composite(parent, SWT.NONE);
    GridLayoutFactory.swtDefaults().numColumns(2).applyTo(form);
    shown = new org.eclipse.swt.widgets.List(form, SWT.MULTI | SWT.BORDER | SWT.V_SCROLL);
    GridDataFactory.fillDefaults().grab(true, true).hint(500, 240).applyTo(shown);
    Composite buttons = new Composite(form, SWT.NONE);
    GridLayoutFactory.fillDefaults().applyTo(buttons);
    GridDataFactory.fillDefaults().align(SWT.FILL, SWT.TOP).applyTo(buttons);
    button(buttons, "Add Files…", this::browseFiles);
    button(buttons, "Add Folder…", this::browseFolder);
    button(buttons, "Remove", this::remove);
    Composite target = new Composite(form, SWT.NONE);
    GridLayoutFactory.fillDefaults().numColumns(2).applyTo(target);
    GridDataFactory.fillDefaults().grab(true, false).span(2, 1).applyTo(target);
    new Label(target, SWT.NONE).setText("Into project:");
    project = new Combo(target, SWT.BORDER);
    for (IProject each : ResourcesPlugin.getWorkspace().getRoot().getProjects()) {
      if (each.isOpen()) {
        project.add(each.getName());
      }
    }
    project.setToolTipText("A project that is here, or the name of a new one");
    GridDataFactory.fillDefaults().grab(true, false).applyTo(project);
    new Label(target, SWT.NONE).setText("Folder in it:");
    folder = new Text(target, SWT.BORDER);
    folder.setMessage("also the name of the level");
    GridDataFactory.fillDefaults().grab(true, false).applyTo(folder);
    Button copy = new Button(form, SWT.RADIO);
    copy.setText("Copy the files into the project, with the materials and textures that they name");
    copy.setSelection(true);
    GridDataFactory.fillDefaults().span(2, 1).applyTo(copy);
    link = new Button(form, SWT.RADIO);
    link.setText("Leave the files where they are and link their folder: new exports are seen");
    GridDataFactory.fillDefaults().span(2, 1).applyTo(link);
    if (selected != null) {
      project.setText(selected.getProject().getName());
      folder.setText(selected.getProjectRelativePath().toString());
    }
    project.addListener(SWT.Modify, event -> check());
    folder.addListener(SWT.Modify, event -> check());
    link.addListener(
        SWT.Selection,
        event -> {
          folder.setEnabled(!link.getSelection());
          check();
        });
    setControl(form);
    PlatformUI.getWorkbench().getHelpSystem().setHelp(form, HELP);
    check();
  }

  /** Adds files, or the meshes of a folder. */
  void add(List<Path> chosen) {
    for (Path path : chosen) {
      if (Files.isDirectory(path)) {
        files.addAll(meshes(path));
      } else {
        files.add(path.toAbsolutePath().normalize());
      }
    }
    fill();
    if (!files.isEmpty()) {
      Path from = files.iterator().next().getParent();
      String name = from.getFileName() == null ? "Track" : from.getFileName().toString();
      if (project.getText().isBlank()) {
        project.setText(name);
      }
      if (folder.getText().isBlank()) {
        folder.setText(name);
      }
    }
    check();
  }

  /** The chosen files, in the order in which they were chosen. */
  List<Path> files() {
    return List.copyOf(files);
  }

  String project() {
    return project.getText().strip();
  }

  /** The folder in the project, its name parts joined by {@code /}; empty for the project. */
  String folder() {
    return folder.getText().strip().replace('\\', '/').replaceAll("^/+|/+$", "");
  }

  boolean links() {
    return link.getSelection();
  }

  private static List<Path> meshes(Path folder) {
    try (Stream<Path> all = Files.list(folder)) {
      return all.filter(file -> Importers.forFileName(file.getFileName().toString()).isPresent())
          .map(file -> file.toAbsolutePath().normalize())
          .sorted()
          .toList();
    } catch (IOException e) {
      return List.of(); // nothing of it can be read, and the list stays empty
    }
  }

  private void fill() {
    shown.setItems(files.stream().map(Path::toString).toArray(String[]::new));
  }

  private void browseFiles() {
    FileDialog dialog = new FileDialog(getShell(), SWT.OPEN | SWT.MULTI);
    dialog.setText("Meshes of one level");
    String endings =
        Importers.extensions().stream().map(e -> "*." + e).collect(Collectors.joining(";"));
    dialog.setFilterExtensions(new String[] {endings, "*"});
    dialog.setFilterNames(new String[] {"Meshes (" + endings + ")", "All files"});
    if (dialog.open() != null) {
      List<Path> chosen = new ArrayList<>();
      for (String name : dialog.getFileNames()) {
        chosen.add(Path.of(dialog.getFilterPath(), name));
      }
      add(chosen);
    }
  }

  private void browseFolder() {
    String chosen = new DirectoryDialog(getShell()).open();
    if (chosen != null) {
      add(List.of(Path.of(chosen)));
    }
  }

  private void remove() {
    List<Path> all = files();
    for (int index : shown.getSelectionIndices()) {
      files.remove(all.get(index));
    }
    fill();
    check();
  }

  private static void button(Composite parent, String text, Runnable action) {
    Button button = new Button(parent, SWT.PUSH);
    button.setText(text);
    button.addListener(SWT.Selection, event -> action.run());
    GridDataFactory.fillDefaults().applyTo(button);
  }

  private void check() {
    String error = files.isEmpty() ? null : refusal();
    setErrorMessage(error);
    setPageComplete(error == null && !files.isEmpty());
  }

  private String refusal() {
    boolean there = List.of(project.getItems()).contains(project());
    String name = there ? null : TrackProject.refusal(project()).orElse(null);
    if (name != null) {
      return name;
    }
    Path from = files.iterator().next().getParent();
    if (links()) {
      return files.stream().allMatch(file -> from.equals(file.getParent()))
          ? TrackProject.refusal(from).orElse(null)
          : "To be linked, the files must lie in one folder; copy them, or choose others.";
    }
    Set<String> names = new LinkedHashSet<>();
    for (Path file : files) {
      if (!names.add(file.getFileName().toString())) {
        return "Two of the files are called " + file.getFileName() + "; import them apart.";
      }
    }
    for (String part : folder().split("/")) {
      boolean valid = ResourcesPlugin.getWorkspace().validateName(part, IResource.FOLDER).isOK();
      if (!part.isEmpty() && !valid) {
        return "A folder cannot be called " + part + ".";
      }
    }
    return null;
  }
}
