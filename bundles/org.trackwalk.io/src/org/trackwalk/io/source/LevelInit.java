package org.trackwalk.io.source;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.manifest.LevelManifest;
import org.trackwalk.io.manifest.ManifestPiece;
import org.trackwalk.io.manifest.ManifestWriter;
import org.trackwalk.io.names.UniqueNames;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.mesh.level.LengthUnit;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.UpAxis;
import org.trackwalk.mesh.progress.Progress;

/** Proposes level manifests for the mesh files of a folder: what {@code trackwalk init} writes. */
public final class LevelInit {

  private LevelInit() {}

  /**
   * A manifest that does not exist yet.
   *
   * @param target where it belongs: in the folder, named after the level
   * @param shown the same as the user sees it
   * @param level the level as it is found without the manifest
   * @param manifest pieces, axis and unit as found; write it with {@link ManifestWriter#write}
   */
  public record Proposal(Path target, String shown, Level level, LevelManifest manifest) {}

  /**
   * What was found.
   *
   * @param proposals one per level
   * @param others inputs that failed or were skipped, with their reasons
   * @param existing manifests that are already in the folder
   */
  public record Outcome(
      List<Proposal> proposals, List<LevelSource> others, List<String> existing) {}

  /**
   * Finds the levels that a folder's own mesh files form, whether it has manifests or not, and
   * loads each to see its axes and pieces.
   *
   * @throws IOException when the folder cannot be listed
   */
  public static Outcome propose(Path folder, LoadOptions options, Progress progress)
      throws IOException {
    return propose(folder, name -> true, options, progress);
  }

  /**
   * The same for some of the folder's files.
   *
   * @param wanted which, by their names
   * @throws IOException when the folder cannot be listed
   */
  public static Outcome propose(
      Path folder, Predicate<String> wanted, LoadOptions options, Progress progress)
      throws IOException {
    MeshFile named = MeshFile.of(folder);
    FolderScan scan =
        FolderScan.of(named, options.allowOutside()).only(file -> wanted.test(file.name()));
    List<LevelSource> others = new ArrayList<>(scan.skipped());
    PassedScenes scenes = new PassedScenes();
    scenes.in(named, options.allowOutside(), file -> true);
    others.addAll(scenes.told());
    List<Proposal> proposals = new ArrayList<>();
    FileGroups groups = new FileGroups(options, progress);
    UniqueNames names = new UniqueNames();
    List<LevelSource> sources =
        scan.meshes().isEmpty()
            ? List.of()
            : options.asOneLevel()
                ? groups.asOneLevel(scan.meshes())
                : groups.inFolder(named, scan.meshes());
    for (LevelSource source : sources) {
      if (source.status() != LevelSource.Status.FOUND) {
        others.add(source);
        continue;
      }
      try {
        Level level = source.load(progress);
        String name = name(named, source, sources.size() == 1, level);
        proposals.add(proposal(named, source, names.take(name), level));
      } catch (ImportException e) {
        String why = ReadProblems.reason(e, MeshFile.of(source.files().get(0)));
        others.add(LevelSource.failed(source.displayName(), source.files().get(0), why));
      }
    }
    return new Outcome(proposals, others, scan.manifests().stream().map(MeshFile::shown).toList());
  }

  private static String name(MeshFile folder, LevelSource source, boolean only, Level level) {
    if (only) {
      return folder.name();
    }
    return source.files().size() > 1 ? level.name() : MeshFile.of(source.files().get(0)).stem();
  }

  private static Proposal proposal(MeshFile folder, LevelSource source, String name, Level level) {
    UpAxis up = level.reportFrame().up();
    LengthUnit unit = level.reportFrame().unit();
    for (Piece piece : level.pieces()) {
      Frame frame = piece.frame();
      up = frame.up() == up ? up : null;
      unit = frame.unit() == unit ? unit : null;
    }
    List<ManifestPiece> pieces = new ArrayList<>();
    for (Path file : source.files()) {
      pieces.add(ManifestPiece.of(file.getFileName().toString()));
    }
    Path target = folder.path().resolve(name + LevelManifest.ENDING);
    return new Proposal(
        target, folder.child(target).shown(), level, LevelManifest.of(name, up, unit, pieces));
  }

  /** The targets that are already there; writing them needs the user's word. */
  public static List<Proposal> existing(List<Proposal> proposals) {
    return proposals.stream().filter(proposal -> Files.exists(proposal.target())).toList();
  }
}
