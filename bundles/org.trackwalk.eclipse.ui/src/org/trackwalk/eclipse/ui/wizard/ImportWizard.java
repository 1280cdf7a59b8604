package org.trackwalk.eclipse.ui.wizard;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.eclipse.core.resources.IContainer;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.wizard.Wizard;
import org.eclipse.ui.IImportWizard;
import org.eclipse.ui.IWorkbench;
import org.trackwalk.eclipse.core.check.MonitorProgress;
import org.trackwalk.eclipse.ui.survey.FoundLevel;
import org.trackwalk.eclipse.ui.survey.SurveyQuestion;

/** <em>Import meshes</em>: the files of one level come into a project, with a manifest. */
public final class ImportWizard extends Wizard implements IImportWizard {

  private IWorkbench workbench;
  private IContainer selected;
  private FilesPage files;
  private SizePage size;

  /** Made by the workbench. */
  public ImportWizard() {
    setWindowTitle("Import Meshes");
    setNeedsProgressMonitor(true);
  }

  @Override
  public void init(IWorkbench bench, IStructuredSelection selection) {
    workbench = bench;
    IResource resource = Adapters.adapt(selection.getFirstElement(), IResource.class);
    if (resource != null) {
      selected = resource instanceof IContainer folder ? folder : resource.getParent();
    }
  }

  @Override
  public void addPages() {
    files = new FilesPage(selected);
    size = new SizePage(files);
    addPage(files);
    addPage(size);
  }

  @Override
  public boolean canFinish() {
    // Unit and axis must have been seen.
    return getContainer().getCurrentPage() == size && super.canFinish();
  }

  @Override
  public boolean performFinish() {
    Coming coming =
        new Coming(
            files.files(),
            files.project(),
            files.folder(),
            files.links(),
            size.area().survey().first(),
            size.area().question(),
            size.area().wantsManifest());
    IContainer[] target = new IContainer[1];
    boolean done =
        Finishing.run(
            getContainer(), size, (monitor, made) -> target[0] = coming.in(monitor, made));
    if (done) {
      LevelOpening.of(target[0], workbench.getActiveWorkbenchWindow());
    }
    return done;
  }

  /** What the pages say, for another thread. */
  private record Coming(
      List<Path> meshes,
      String project,
      String folder,
      boolean link,
      FoundLevel level,
      SurveyQuestion question,
      boolean manifest) {

    IContainer in(IProgressMonitor monitor, Made made) throws CoreException, IOException {
      IProject into = TrackProject.open(project, made, monitor);
      Path disk = meshes.get(0).getParent();
      if (!link) {
        disk = into.getLocation().toPath().resolve(folder);
        Files.createDirectories(disk);
        MeshCopy.into(disk, meshes, made, monitor);
      }
      if (manifest) {
        String name = disk.getFileName() == null ? project : disk.getFileName().toString();
        List<String> names = meshes.stream().map(m -> m.getFileName().toString()).toList();
        LevelManifests.write(
            name,
            disk,
            names,
            level.up(),
            level.unit(),
            question.road(),
            made,
            new MonitorProgress(monitor));
      }
      IContainer target;
      if (link) {
        target = TrackProject.link(into, disk, made, monitor);
      } else {
        into.refreshLocal(IResource.DEPTH_INFINITE, monitor);
        target = folder.isEmpty() ? into : into.getFolder(IPath.fromPortableString(folder));
      }
      TrackProject.watch(into, monitor);
      return target;
    }
  }
}
