package org.trackwalk.eclipse.ui.wizard;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.eclipse.core.resources.IFile;
import org.eclipse.jface.dialogs.IMessageProvider;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.wizard.WizardPage;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.DirectoryDialog;
import org.eclipse.swt.widgets.FileDialog;
import org.eclipse.ui.PlatformUI;
import org.trackwalk.eclipse.ui.survey.FoundScene;

/** Which scene, what it says, and where its manifest goes. */
final class ScenePage extends WizardPage {

  /** Where the manifest and the line are written. */
  enum Where {
    /** Beside the scene, whose folder is linked into a new project. */
    LINK,
    /** Into a new project, beside copies of the meshes. */
    COPY,
    /** Beside the scene, which is in a project already. */
    HERE
  }

  static final String HELP = "org.trackwalk.eclipse.help.wizard.scene";

  private static final String USUAL =
      "Choose a scene file of SuperTuxKart, TORCS, Speed Dreams, Assetto Corsa or Godot, a glTF"
          + " file, or the folder of one.";

  private static final String[] ENDINGS = {"*.xml;*.tscn;*.gltf;*.glb;*.ini;*.kn5", "*"};

  private final IFile selected;
  private final Path first;
  private PathText scene;
  private ProjectText project;
  private Button link;
  private Button copy;
  private Button replace;
  private SurveyArea area;

  /**
   * A page.
   *
   * @param selected a scene file in a project; null for none
   * @param dropped a scene file in no project; null for none
   */
  ScenePage(IFile selected, Path dropped) {
    super("scene", "Track of a game", null);
    this.selected = selected;
    this.first = selected == null ? dropped : selected.getLocation().toPath();
    setDescription(USUAL);
    setPageComplete(false);
  }

  @Override
  public void createControl(Composite parent) {
    Composite form = new Composite(parent, SWT.NONE);
    GridLayoutFactory.swtDefaults().numColumns(4).applyTo(form);
    scene =
        new PathText(
            form, "Scene:", "scene.xml, NAME.xml, NAME.tscn, or their folder", Files::exists);
    button(form, "File…", this::browseFile);
    button(form, "Folder…", this::browseFolder);
    project = new ProjectText(form, 3, this::check);
    link = radio(form, "Leave the files where they are; write manifest and line beside the scene");
    copy = radio(form, "Copy the meshes that the scene names into the project");
    replace = new Button(form, SWT.CHECK);
    replace.setText("Replace the manifest that an earlier import has left there");
    GridDataFactory.fillDefaults().span(4, 1).applyTo(replace);
    replace.setVisible(false);
    replace.addListener(SWT.Selection, event -> check());
    link.setSelection(true);
    area = new SurveyArea(form, this::check, true);
    GridDataFactory.fillDefaults().grab(true, true).span(4, 1).hint(760, 360).applyTo(area);
    scene.listen(
        () -> {
          name();
          check();
        },
        this::look);
    setControl(form);
    PlatformUI.getWorkbench().getHelpSystem().setHelp(form, HELP);
    if (first != null) {
      scene.set(first.toString());
    }
  }

  /** The cursor stands where the first thing is said, not on a box below it. */
  @Override
  public void setVisible(boolean visible) {
    super.setVisible(visible);
    if (visible) {
      scene.setFocus();
    }
  }

  /** The scene's file or folder; null when the text is none. */
  Path path() {
    return scene.path();
  }

  String project() {
    return project.name();
  }

  Where where() {
    return here() ? Where.HERE : copy.getSelection() ? Where.COPY : Where.LINK;
  }

  boolean replaces() {
    return replace.getSelection();
  }

  SurveyArea area() {
    return area;
  }

  /** Whether the scene is still the one that was selected in a project. */
  private boolean here() {
    return selected != null && selected.getLocation().toPath().normalize().equals(path());
  }

  private void browseFile() {
    FileDialog dialog = new FileDialog(getShell(), SWT.OPEN);
    dialog.setText("Scene of a track");
    dialog.setFilterExtensions(ENDINGS);
    dialog.setFilterNames(new String[] {"Scenes (" + ENDINGS[0] + ")", "All files"});
    scene.set(dialog.open());
  }

  private void browseFolder() {
    DirectoryDialog dialog = new DirectoryDialog(getShell());
    dialog.setText("Folder of a track");
    dialog.setMessage("The folder with the scene file");
    scene.set(dialog.open());
  }

  private void name() {
    Path path = path();
    if (path != null && !project.named()) {
      Path folder = Files.isDirectory(path) ? path : path.getParent();
      project.suggest(here() ? selected.getProject().getName() : TrackProject.nameFor(folder));
    }
  }

  private void look() {
    Path path = path();
    area.paths(path == null ? List.of() : List.of(path), false);
    check();
  }

  private void check() {
    if (area == null) {
      return;
    }
    project.enable(!here());
    link.setEnabled(!here());
    copy.setEnabled(!here());
    FoundScene found = area.scene();
    List<Path> there =
        found == null || where() == Where.COPY ? List.of() : SceneFiles.inTheWay(found.scene());
    replace.setVisible(!there.isEmpty());
    String error = error(found, there).orElse(null);
    setErrorMessage(error);
    if (area.doubt() == null) {
      setMessage(USUAL);
    } else {
      setMessage(area.doubt(), IMessageProvider.WARNING);
    }
    setPageComplete(error == null && found != null);
  }

  private Optional<String> error(FoundScene found, List<Path> there) {
    if (path() == null) {
      return scene.blank() ? Optional.empty() : Optional.of("There is no such file or folder.");
    }
    Optional<String> refusal = here() ? Optional.empty() : TrackProject.refusal(project());
    if (found != null && where() == Where.LINK) {
      refusal = refusal.or(() -> TrackProject.refusal(found.scene().folder()));
    }
    if (!there.isEmpty() && !replaces()) {
      String names =
          there.stream().map(f -> f.getFileName().toString()).collect(Collectors.joining(" and "));
      refusal =
          refusal.or(
              () -> Optional.of("There is " + names + " already: replace it, or copy the meshes."));
    }
    return refusal.or(() -> Optional.ofNullable(area.error()));
  }

  private Button radio(Composite form, String text) {
    Button button = new Button(form, SWT.RADIO);
    button.setText(text);
    GridDataFactory.fillDefaults().span(4, 1).applyTo(button);
    button.addListener(SWT.Selection, event -> check());
    return button;
  }

  private static void button(Composite parent, String text, Runnable action) {
    Button button = new Button(parent, SWT.PUSH);
    button.setText(text);
    button.addListener(SWT.Selection, event -> action.run());
  }
}
