package org.trackwalk.cli.fix;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.trackwalk.check.repair.FixedCopy;
import org.trackwalk.cli.config.NamedPath;
import org.trackwalk.cli.console.OutputException;
import org.trackwalk.cli.console.UsageException;
import org.trackwalk.cli.console.WriteFailure;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.patch.PatchException;
import org.trackwalk.io.source.LevelSource;
import org.trackwalk.mesh.progress.Progress;

/** Levels with their fixes in another folder. */
public final class FixOutput {

  private final String shown;
  private final Path folder;
  private final boolean allowOutside;

  /**
   * Writes nothing yet.
   *
   * @param shown the folder as the user named it
   * @param allowOutside whether what a level names outside its folder is written, too
   */
  public FixOutput(String shown, boolean allowOutside) throws UsageException {
    this.shown = shown;
    this.allowOutside = allowOutside;
    folder = NamedPath.folder("--output", shown);
  }

  /** Finds out before the long work whether the levels can be written. */
  public void requireFree(List<LevelSource> sources, Progress progress)
      throws UsageException, OutputException, IOException {
    FixedCopy copy = new FixedCopy(allowOutside);
    boolean any = false;
    for (LevelSource source : sources) {
      progress.check();
      if (source.status() == LevelSource.Status.FOUND) {
        try {
          copy.add(source, source.load(progress).sources(), List.of());
          any = true;
        } catch (ImportException | PatchException e) {
          continue; // said when the level's turn comes
        }
      }
    }
    if (any) {
      try {
        copy.requireFree(folder);
      } catch (IOException e) {
        throw refused(e);
      }
    }
  }

  /**
   * Writes all levels, or nothing.
   *
   * @param told gets a line on what is not written
   * @return the copies
   * @throws PatchException when a file is not what the plan was made for
   */
  public List<PlannedFix.Written> write(List<PlannedFix> plans, Consumer<String> told)
      throws PatchException, UsageException, OutputException {
    try {
      FixedCopy copy = new FixedCopy(allowOutside);
      for (PlannedFix planned : plans) {
        copy.add(planned.source(), planned.plan().before().sources(), planned.plan().patches());
      }
      List<List<Path>> files = copy.write(folder);
      List<PlannedFix.Written> written = new ArrayList<>();
      for (int i = 0; i < files.size(); i++) {
        String name = plans.get(i).source().displayName();
        written.add(new PlannedFix.Written(name, files.get(i)));
      }
      leftOut(copy.leftOut(), told);
      return written;
    } catch (IOException e) {
      throw refused(e);
    }
  }

  private static void leftOut(List<Path> files, Consumer<String> told) {
    if (!files.isEmpty()) {
      String more = files.size() > 1 ? " and " + (files.size() - 1) + " more" : "";
      told.accept(
          files.get(0)
              + more
              + (files.size() > 1 ? " lie" : " lies")
              + " outside the level's folder and "
              + (files.size() > 1 ? "are" : "is")
              + " not copied; --allow-outside copies what a level names");
    }
  }

  /** A file in the way is the user's choice of a folder; all else is a failure. */
  private OutputException refused(IOException e) throws UsageException {
    if (e instanceof FileAlreadyExistsException there) {
      throw new UsageException("--output: " + there.getFile() + " is there; name another folder");
    }
    String reason = WriteFailure.reason(e);
    if (e instanceof NoSuchFileException at && at.getFile() != null) {
      Path missing = Path.of(at.getFile()).toAbsolutePath();
      Path target = folder.toAbsolutePath().normalize();
      if (missing.startsWith(target) || target.startsWith(missing)) {
        reason = "the system lets nothing be made in " + missing.getParent();
      }
    }
    return new OutputException("cannot write to " + shown + ": " + reason);
  }
}
