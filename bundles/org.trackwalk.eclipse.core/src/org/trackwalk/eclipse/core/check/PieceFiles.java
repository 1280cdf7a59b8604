package org.trackwalk.eclipse.core.check;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.eclipse.core.resources.IFile;
import org.trackwalk.eclipse.core.level.DiskPath;
import org.trackwalk.eclipse.core.level.TrackLevel;
import org.trackwalk.io.source.LevelSource;
import org.trackwalk.mesh.level.Piece;

/** Which file of the workspace a piece comes from. */
public final class PieceFiles {

  private PieceFiles() {}

  /** The file of a piece; empty when the workspace does not have it. */
  public static Optional<IFile> of(TrackLevel level, LevelPart part, String piece) {
    return piece(part, piece).flatMap(p -> file(level, part.source(), p.file()));
  }

  /** A piece of a part by its name. */
  public static Optional<Piece> piece(LevelPart part, String name) {
    return part.checked().context().level().pieces().stream()
        .filter(p -> p.name().equals(name))
        .findFirst();
  }

  /**
   * The file that a name of a report means.
   *
   * @param shown relative to the level's folder, with {@code /}, as {@code Piece.file()} has it; or
   *     absolute
   */
  public static Optional<IFile> file(TrackLevel level, LevelSource source, String shown) {
    try {
      Path file = folder(source.files()).resolve(shown).normalize();
      return DiskPath.file(file, level.project())
          .filter(f -> f.exists() && f.getProject().equals(level.project()));
    } catch (InvalidPathException e) {
      return Optional.empty();
    }
  }

  /**
   * Where the file that a name of a report means is on disk, whether the workspace has it or not.
   *
   * @param shown as in {@link #file}
   */
  public static Path path(LevelSource source, String shown) {
    return folder(source.files()).resolve(shown).normalize();
  }

  /** The folder that all files lie in: what names of pieces' files start from. */
  private static Path folder(List<Path> files) {
    Path top = files.get(0).toAbsolutePath().normalize().getParent();
    for (Path file : files) {
      while (!file.toAbsolutePath().normalize().startsWith(top) && top.getParent() != null) {
        top = top.getParent();
      }
    }
    return top;
  }
}
