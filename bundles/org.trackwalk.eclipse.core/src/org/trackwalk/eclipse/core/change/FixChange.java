package org.trackwalk.eclipse.core.change;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
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
import org.trackwalk.eclipse.core.level.Levels;
import org.trackwalk.eclipse.core.level.TrackLevel;
import org.trackwalk.eclipse.core.undo.LeftUndoFiles;
import org.trackwalk.io.patch.FilePatch;
import org.trackwalk.io.patch.PatchException;
import org.trackwalk.io.patch.PatchedFiles;
import org.trackwalk.io.patch.UndoFile;

/**
 * Fixes of mesh files, and of manifests that say how these are read; a manifest that is made is the
 * level from then on. Before anything is changed, what takes it back is written to the plug-in's
 * own folder of the project, so that it outlives a crash.
 */
final class FixChange implements LevelChange {

  private final String label;
  private final TrackLevel before;
  private final List<FilePatch> patches;
  private final List<TrackLevel> after;
  private Path kept;

  /**
   * A change that was not made yet.
   *
   * @param before the level that it is without the change
   * @param patches by absolute path, in the order in which they are applied
   */
  FixChange(String label, TrackLevel before, List<FilePatch> patches) {
    this.label = label;
    this.before = before;
    this.patches = List.copyOf(patches);
    List<TrackLevel> made =
        patches.stream()
            .filter(FilePatch::makes)
            .flatMap(patch -> file(patch).stream())
            .filter(Levels::isManifest)
            .map(Levels::anchoredAt)
            .distinct()
            .toList();
    this.after = made.isEmpty() ? List.of(before) : made;
  }

  @Override
  public String label() {
    return label;
  }

  @Override
  public TrackLevel level() {
    return after.get(0);
  }

  @Override
  public List<IFile> files() {
    Set<IFile> files = new LinkedHashSet<>();
    for (FilePatch patch : patches) {
      file(patch).ifPresent(files::add);
    }
    return List.copyOf(files);
  }

  private Optional<IFile> file(FilePatch patch) {
    return DiskPath.file(Path.of(patch.file()), before.project());
  }

  @Override
  public void apply(IProgressMonitor monitor) throws CoreException {
    for (FilePatch patch : patches) {
      if (patch.makes() && file(patch).isEmpty()) {
        throw new CoreException(
            CoreLog.refusal(
                patch.file()
                    + " would lie outside the project: link the folder into it, not the file"));
      }
    }
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
        after,
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
        List.of(before),
        monitor);
  }

  /** What is done to the files. */
  private interface Deed {
    void run() throws PatchException, IOException;
  }

  private void change(Deed deed, List<TrackLevel> then, IProgressMonitor monitor)
      throws CoreException {
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
    for (TrackLevel level : then) {
      TrackwalkCore.book().check(level, CheckRequest.changed(Set.copyOf(files)));
    }
  }

  private Path undoFile() throws IOException {
    Path folder = before.project().getWorkingLocation(CoreIds.PLUGIN).toPath();
    Files.createDirectories(folder);
    return Files.createTempFile(folder, LeftUndoFiles.PREFIX, LeftUndoFiles.ENDING);
  }
}
