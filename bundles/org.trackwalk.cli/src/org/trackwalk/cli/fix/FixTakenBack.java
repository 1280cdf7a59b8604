package org.trackwalk.cli.fix;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.trackwalk.cli.console.ExitCode;
import org.trackwalk.cli.console.InputException;
import org.trackwalk.cli.console.OutputException;
import org.trackwalk.cli.console.Terminal;
import org.trackwalk.cli.console.WriteFailure;
import org.trackwalk.io.patch.FilePatch;
import org.trackwalk.io.patch.PatchException;
import org.trackwalk.io.patch.PatchedFiles;
import org.trackwalk.io.patch.UndoFile;

/** Fixes that are taken back with the undo files that they left. */
public final class FixTakenBack {

  private FixTakenBack() {}

  /**
   * Takes fixes back, names the files, and deletes the undo files.
   *
   * @param allowOutside whether files that do not lie in the undo file's folder may be changed
   * @throws InputException when one is no undo file, may not change what it names, or a file has
   *     changed since
   */
  public static int of(Terminal terminal, List<Path> undoFiles, boolean allowOutside)
      throws InputException, OutputException {
    for (Path path : undoFiles) {
      try {
        if (!Files.isRegularFile(path)) {
          boolean there = Files.exists(path);
          throw new InputException(
              path + (there ? ": this is not a file" : ": there is no such file"));
        }
        List<FilePatch> patches = allowOutside ? UndoFile.read(path) : UndoFile.readOfOthers(path);
        PatchedFiles.takeBack(patches);
        Files.delete(path);
        terminal.message(asBefore(path.toAbsolutePath().normalize().getParent(), patches));
      } catch (PatchException e) {
        throw new InputException(path + ": " + e.getMessage());
      } catch (IOException e) {
        throw new OutputException(path + ": " + WriteFailure.reason(e));
      }
    }
    return ExitCode.CLEAN;
  }

  private static String asBefore(Path folder, List<FilePatch> patches) {
    List<String> names =
        patches.stream().map(patch -> shown(folder, Path.of(patch.file()))).distinct().toList();
    return names.size()
        + (names.size() == 1 ? " file is" : " files are")
        + " as before: "
        + String.join(", ", names);
  }

  private static String shown(Path folder, Path file) {
    return (file.startsWith(folder) ? folder.relativize(file) : file).toString();
  }
}
