package org.trackwalk.eclipse.ui.wizard;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.eclipse.core.resources.IContainer;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.wizard.Wizard;
import org.eclipse.ui.IImportWizard;
import org.eclipse.ui.INewWizard;
import org.eclipse.ui.IWorkbench;
import org.trackwalk.eclipse.core.level.Levels;
import org.trackwalk.io.scene.ImportedScene;
import org.trackwalk.io.scene.formats.SceneFormats;

/**
 * <em>Track of a game</em>: its scene file says which meshes stand where, what is road, and where
 * karts drive and start.
 */
public final class SceneWizard extends Wizard implements INewWizard, IImportWizard {

  private IWorkbench workbench;
  private IFile selected;
  private Path dropped;
  private ScenePage page;

  /** Made by the workbench. */
  public SceneWizard() {
    setWindowTitle("Import Track of a Game");
    setNeedsProgressMonitor(true);
  }

  @Override
  public void init(IWorkbench bench, IStructuredSelection selection) {
    workbench = bench;
    IFile file = Adapters.adapt(selection.getFirstElement(), IFile.class);
    if (file != null && file.getLocation() != null && !Levels.isMesh(file)) {
      boolean scene = SceneFormats.of(file.getLocation().toPath()).isPresent();
      selected = scene ? file : null;
    }
  }

  /** Begins with a scene that is in no project. */
  public void init(IWorkbench bench, Path scene) {
    workbench = bench;
    dropped = scene;
  }

  @Override
  public void addPages() {
    page = new ScenePage(selected, dropped);
    addPage(page);
  }

  @Override
  public boolean performFinish() {
    Coming coming =
        new Coming(
            page.area().scene().scene(),
            page.project(),
            page.where(),
            page.replaces(),
            page.where() == ScenePage.Where.HERE ? selected.getParent() : null);
    IContainer[] target = new IContainer[1];
    boolean done =
        Finishing.run(
            getContainer(), page, (monitor, made) -> target[0] = coming.in(monitor, made));
    if (done) {
      LevelOpening.of(target[0], workbench.getActiveWorkbenchWindow());
    }
    return done;
  }

  /** What the page says, for another thread. */
  private record Coming(
      ImportedScene scene,
      String project,
      ScenePage.Where where,
      boolean replace,
      IContainer here) {

    IContainer in(IProgressMonitor monitor, Made made) throws CoreException, IOException {
      if (where == ScenePage.Where.HERE) {
        SceneFiles.write(scene, replace, made);
        here.getProject().refreshLocal(IResource.DEPTH_INFINITE, monitor);
        return here;
      }
      IProject into = TrackProject.open(project, made, monitor);
      IContainer target;
      if (where == ScenePage.Where.LINK) {
        SceneFiles.write(scene, replace, made);
        target = TrackProject.link(into, scene.folder(), made, monitor);
      } else {
        Path disk = into.getLocation().toPath().resolve(scene.name());
        if (Files.exists(disk)) {
          throw new IOException("the project has a folder " + scene.name() + " already");
        }
        SceneFiles.copy(scene, disk, made, monitor);
        into.refreshLocal(IResource.DEPTH_INFINITE, monitor);
        target = into.getFolder(IPath.fromPortableString(scene.name()));
      }
      TrackProject.watch(into, monitor);
      return target;
    }
  }
}
