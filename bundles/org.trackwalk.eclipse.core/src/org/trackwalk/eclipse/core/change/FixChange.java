package org.trackwalk.eclipse.core.change;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IWorkspace;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.jobs.ISchedulingRule;
import org.eclipse.core.runtime.jobs.MultiRule;
import org.trackwalk.eclipse.core.TrackwalkCore;
import org.trackwalk.eclipse.core.check.CheckRequest;
import org.trackwalk.eclipse.core.id.CoreIds;
import org.trackwalk.eclipse.core.id.CoreLog;
import org.trackwalk.eclipse.core.level.DiskPath;
import org.trackwalk.eclipse.core.level.TrackLevel;
import org.trackwalk.eclipse.core.undo.LeftUndoFiles;
import org.trackwalk.io.patch.FilePatch;
import org.trackwalk.io.patch.PatchException;
import org.trackwalk.io.patch.PatchedFiles;
import org.trackwalk.io.patch.UndoFile;

/**
 * Fixes of mesh files. Before anything is changed, what takes it back is written to the plug-in's
 * own folder of the project, so that it outlives a crash.
 */
final class FixChange implements LevelChange {

  private final String label;
  private final TrackLevel level;
  private final List<FilePatch> patches;
  private Path kept;

  /**
   * A change that was not made yet.
   *
   * @param patches by absolute path, in the order in which they are applied
   */
  FixChange(String label, TrackLevel level, List<FilePatch> patches) {
    this.label = label;
    this.level = level;
    this.patches = List.copyOf(patches);
  }

  @Override
  public String label() {
    return label;
  }

  @Override
  public TrackLevel level() {
    return level;
  }

  @Override
  public List<IFile> files() {
    Set<IFile> files = new LinkedHashSet<>();
    for (FilePatch patch : patches) {
      DiskPath.file(Path.of(patch.file()), level.project()).ifPresent(files::add);
    }
    return List.copyOf(files);
  }

  @Override
  public void apply(IProgressMonitor monitor) throws CoreException {
    change(
        () -> {
          List<FilePatch> pending = PatchedFiles.pending(patches);
          if (!pending.isEmpty()) {
            Path undo = undoFile();
            UndoFile.write(undo, pending);
            kept = undo;
            PatchedFiles.apply(pending);
          }
        },
        monitor);
  }

  @Override
  public void undo(IProgressMonitor monitor) throws CoreException {
    change(
        () -> {
          if (kept != null) {
            PatchedFiles.takeBack(UndoFile.read(kept));
            Files.delete(kept);
            kept = null;
          }
        },
        monitor);
  }

  /** What is done to the files. */
  private interface Deed {
    void run() throws PatchException, IOException;
  }

  private void change(Deed deed, IProgressMonitor monitor) throws CoreException {
    List<IFile> files = files();
    ICoreRunnable work =
        inner -> {
          try {
            deed.run();
          } catch (PatchException e) {
            throw new CoreException(CoreLog.refusal(e.getMessage()));
          } catch (IOException e) {
            throw new CoreException(CoreLog.refusal("cannot write: " + e.getMessage()));
          } finally {
            for (IFile file : files) {
              file.refreshLocal(IResource.DEPTH_ZERO, inner);
            }
          }
        };
    IWorkspace workspace = ResourcesPlugin.getWorkspace();
    ISchedulingRule rule = null;
    for (IFile file : files) {
      rule = MultiRule.combine(rule, workspace.getRuleFactory().refreshRule(file));
    }
    workspace.run(work, rule, IWorkspace.AVOID_UPDATE, monitor);
    TrackwalkCore.book().check(level, CheckRequest.changed(Set.copyOf(files)));
  }

  private Path undoFile() throws IOException {
    Path folder = level.project().getWorkingLocation(CoreIds.PLUGIN).toPath();
    Files.createDirectories(folder);
    return Files.createTempFile(folder, LeftUndoFiles.PREFIX, LeftUndoFiles.ENDING);
  }
}
