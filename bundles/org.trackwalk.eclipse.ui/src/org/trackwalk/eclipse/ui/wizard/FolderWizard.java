package org.trackwalk.eclipse.ui.wizard;

import java.nio.file.Path;
import org.eclipse.core.resources.IFolder;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.wizard.Wizard;
import org.eclipse.ui.INewWizard;
import org.eclipse.ui.IWorkbench;
import org.trackwalk.eclipse.core.check.MonitorProgress;
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
    IFolder[] linked = new IFolder[1];
    boolean done =
        Finishing.run(
            getContainer(),
            page,
            (monitor, made) -> {
              IProject project = TrackProject.open(name, made, monitor);
              IFolder link = TrackProject.link(project, folder, made, monitor);
              if (manifest) {
                LevelManifests.write(survey, question, made, new MonitorProgress(monitor));
                link.refreshLocal(IResource.DEPTH_INFINITE, monitor);
              }
              linked[0] = link;
              TrackProject.watch(project, monitor);
            });
    if (done) {
      LevelOpening.of(linked[0], workbench.getActiveWorkbenchWindow());
    }
    return done;
  }
}
