package org.trackwalk.eclipse.ui.wizard;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.core.resources.IContainer;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IFolder;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.Status;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.wizard.Wizard;
import org.eclipse.ui.INewWizard;
import org.eclipse.ui.IWorkbench;
import org.osgi.service.prefs.BackingStoreException;
import org.trackwalk.eclipse.core.check.MonitorProgress;
import org.trackwalk.eclipse.core.settings.LeftOut;
import org.trackwalk.eclipse.ui.survey.FoundScene;
import org.trackwalk.eclipse.ui.survey.Survey;
import org.trackwalk.eclipse.ui.survey.SurveyQuestion;

/**
 * <em>Track from folder</em>: a project that points at the folder of a modelling tool's exports.
 */
public final class FolderWizard extends Wizard implements INewWizard {

  private IWorkbench workbench;
  private FolderPage page;

  /** Made by the workbench. */
  public FolderWizard() {
    setWindowTitle("Track from Folder");
    setNeedsProgressMonitor(true);
  }

  @Override
  public void init(IWorkbench bench, IStructuredSelection selection) {
    workbench = bench;
  }

  @Override
  public void addPages() {
    page = new FolderPage();
    addPage(page);
  }

  @Override
  public boolean performFinish() {
    Path folder = page.folder();
    String name = page.project();
    Survey survey = page.area().survey();
    SurveyQuestion question = page.area().question();
    boolean manifest = page.area().wantsManifest();
    List<Path> leftOut = page.area().leftOut();
    List<Path> below = page.area().below();
    FoundScene scene = page.area().scene();
    IFolder[] linked = new IFolder[1];
    boolean done =
        Finishing.run(
            getContainer(),
            page,
            (monitor, made) -> {
              IProject project = TrackProject.open(name, made, monitor);
              if (scene != null) {
                SceneFiles.write(scene.scene(), false, made);
              }
              Path root = scene == null ? folder : scene.scene().folder();
              IFolder link = TrackProject.link(project, root, made, monitor);
              if (manifest) {
                LevelManifests.write(survey, question, leftOut, made, new MonitorProgress(monitor));
                link.refreshLocal(IResource.DEPTH_INFINITE, monitor);
              }
              for (Path deeper : below) {
                // A folder below one with meshes is no level, unless it is linked for itself.
                TrackProject.link(project, deeper, made, monitor);
              }
              leaveOut(link, folder, leftOut);
              linked[0] = link;
              TrackProject.watch(project, monitor);
            });
    if (done) {
      IContainer opened = below.isEmpty() ? linked[0] : linked[0].getProject();
      LevelOpening.of(opened, workbench.getActiveWorkbenchWindow());
    }
    return done;
  }

  private static void leaveOut(IFolder link, Path folder, List<Path> files) throws CoreException {
    List<IFile> out = new ArrayList<>();
    for (Path file : files) {
      if (file.startsWith(folder)) {
        out.add(link.getFile(IPath.fromPath(folder.relativize(file))));
      }
    }
    try {
      LeftOut.set(out, true);
    } catch (BackingStoreException e) {
      throw new CoreException(Status.error("the project's settings cannot be written", e));
    }
  }
}
