package org.trackwalk.eclipse.core.change;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.eclipse.core.resources.IContainer;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IPath;
import org.trackwalk.eclipse.core.id.CoreLog;
import org.trackwalk.eclipse.core.level.DiskPath;
import org.trackwalk.eclipse.core.level.TrackLevel;
import org.trackwalk.io.manifest.LevelManifest;
import org.trackwalk.io.manifest.ManifestPiece;
import org.trackwalk.io.manifest.ManifestWriter;
import org.trackwalk.io.source.LevelInit;
import org.trackwalk.io.source.LoadOptions;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.report.manifest.NewManifest;

/** Manifests that do not exist yet, for levels without one: pieces, axis and unit. */
final class ManifestDrafts {

  /**
   * A manifest to be created.
   *
   * @param file where; it does not exist
   * @param meshes file names that it lists
   * @param text what is in it
   */
  record Draft(IFile file, List<String> meshes, String text) {

    /** As a file that comes into being. */
    FileText with(String changed) {
      return new FileText(file, null, changed.getBytes(StandardCharsets.UTF_8));
    }
  }

  private ManifestDrafts() {}

  /**
   * One manifest per group of files of a level that has none; reads all meshes.
   *
   * @throws CoreException when there is nothing to list, or it cannot be read
   */
  static List<Draft> of(TrackLevel level, Progress progress) throws CoreException {
    return of(level, LevelInit.Proposal::manifest, progress);
  }

  /** The same, as {@code trackwalk init} writes them: with the road, or what helps to name it. */
  static List<Draft> whole(TrackLevel level, Progress progress) throws CoreException {
    return of(level, proposal -> NewManifest.of(proposal, progress).manifest(), progress);
  }

  private static List<Draft> of(
      TrackLevel level, Function<LevelInit.Proposal, LevelManifest> maker, Progress progress)
      throws CoreException {
    IContainer folder = level.folder();
    Path path = DiskPath.of(folder).orElse(null);
    List<Draft> drafts = new ArrayList<>();
    if (level.kind() == TrackLevel.Kind.FILE) {
      String mesh = level.anchor().getName();
      String name = mesh.substring(0, mesh.lastIndexOf('.'));
      LevelManifest manifest = LevelManifest.of(name, null, null, List.of(ManifestPiece.of(mesh)));
      drafts.add(
          new Draft(
              folder.getFile(IPath.fromOSString(name + LevelManifest.ENDING)),
              List.of(mesh),
              ManifestWriter.toText(manifest)));
      return drafts;
    }
    if (path == null) {
      throw new CoreException(CoreLog.refusal(folder.getName() + " is on no disk"));
    }
    try {
      LevelInit.Outcome found = LevelInit.propose(path, LoadOptions.DEFAULT, progress);
      for (LevelInit.Proposal proposal : found.proposals()) {
        IFile file = folder.getFile(IPath.fromOSString(proposal.target().getFileName().toString()));
        drafts.add(
            new Draft(
                file,
                proposal.manifest().pieces().stream().map(p -> p.file().text()).toList(),
                ManifestWriter.toText(maker.apply(proposal))));
      }
    } catch (IOException e) {
      throw new CoreException(
          CoreLog.refusal(folder.getName() + " cannot be read: " + e.getMessage()));
    }
    if (drafts.isEmpty()) {
      throw new CoreException(
          CoreLog.refusal("no mesh file in " + folder.getName() + " can be read"));
    }
    return drafts;
  }
}
