package org.trackwalk.cli.fix;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.List;
import org.trackwalk.cli.console.ExitCode;
import org.trackwalk.cli.console.Terminal;
import org.trackwalk.cli.console.WriteFailure;
import org.trackwalk.io.patch.FilePatch;
import org.trackwalk.io.patch.PatchException;
import org.trackwalk.io.patch.PatchPlaces;
import org.trackwalk.io.patch.PatchedFiles;
import org.trackwalk.io.patch.UndoFile;
import org.trackwalk.io.source.LevelSource;
import org.trackwalk.mesh.progress.Progress;

/** Levels that are changed where they are, each with an undo file beside it. */
public final class FixInPlace {

  private static final String UNDO = ".trackwalk-undo";

  private FixInPlace() {}

  /**
   * Changes levels one after the other; one that cannot be changed stays as it is and does not keep
   * the others from it.
   *
   * @param written gets the levels that are as planned now
   * @return the exit code of the changing itself
   */
  public static int change(
      Terminal terminal,
      List<PlannedFix> plans,
      List<PlannedFix.Written> written,
      Progress progress) {
    int exit = ExitCode.CLEAN;
    for (PlannedFix planned : plans) {
      LevelSource source = planned.source();
      progress.check();
      try {
        if (planned.plan().changes()) {
          change(terminal, source, planned.plan().patches());
        }
        List<Path> starts = planned.plan().madeManifest().map(List::of).orElseGet(source::files);
        written.add(new PlannedFix.Written(source.displayName(), starts));
      } catch (PatchException e) {
        terminal.message(source.displayName() + ": not changed: " + e.getMessage());
        exit = Math.max(exit, ExitCode.INPUT);
      } catch (IOException e) {
        terminal.message(source.displayName() + ": cannot write: " + WriteFailure.reason(e));
        exit = Math.max(exit, ExitCode.OUTPUT);
      }
    }
    return exit;
  }

  private static void change(Terminal terminal, LevelSource source, List<FilePatch> planned)
      throws PatchException, IOException {
    // Another level of this run may have the same file, and the same fix.
    List<FilePatch> patches = PatchedFiles.pending(planned);
    if (patches.isEmpty()) {
      return;
    }
    Path kept = undoFile(source);
    UndoFile.write(kept, patches);
    try {
      PatchedFiles.apply(patches);
    } catch (PatchException e) {
      Files.delete(kept);
      throw e;
    } catch (IOException e) {
      if (PatchedFiles.pending(UndoFile.read(kept)).isEmpty()) {
        Files.delete(kept);
      }
      throw e;
    }
    for (FilePatch patch : patches) {
      if (patch.makes()) {
        Path made = Path.of(patch.file()).getFileName();
        terminal.message("the level is " + made + " from now on: name it instead of its meshes");
      }
    }
    boolean outside = !PatchPlaces.outside(kept.toAbsolutePath().getParent(), patches).isEmpty();
    terminal.message(
        "to take it back: trackwalk fix --undo '"
            + kept
            + "'"
            + (outside ? " --allow-outside" : ""));
  }

  /** A name that is free, beside the level's first file. */
  private static Path undoFile(LevelSource source) {
    Path first = source.files().get(0);
    String name = first.getFileName().toString();
    int dot = name.indexOf('.');
    String stem = dot > 0 ? name.substring(0, dot) : name;
    Path free = first.resolveSibling(stem + UNDO + ".json");
    for (int i = 2; Files.exists(free, LinkOption.NOFOLLOW_LINKS); i++) {
      free = first.resolveSibling(stem + UNDO + "-" + i + ".json");
    }
    return free;
  }
}
