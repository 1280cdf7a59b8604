package org.trackwalk.fuzz;

import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.trackwalk.check.baseline.BaselineException;
import org.trackwalk.check.baseline.BaselineReader;
import org.trackwalk.check.shard.ShardFile;
import org.trackwalk.cli.config.ConfigFile;
import org.trackwalk.cli.console.UsageException;
import org.trackwalk.contact.csv.ProbeFile;
import org.trackwalk.contact.csv.ProbeFileException;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.patch.PatchException;
import org.trackwalk.io.patch.UndoFile;
import org.trackwalk.io.source.LevelFinder;
import org.trackwalk.io.source.LevelSource;
import org.trackwalk.io.source.LoadOptions;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.mesh.level.LengthUnit;
import org.trackwalk.mesh.level.UpAxis;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.report.json.JsonReportException;
import org.trackwalk.report.json.JsonReportReader;

/**
 * What Jazzer calls with one input after the other. The first byte says what kind of file the rest
 * is; each kind is read as the command line reads it. A reader may refuse an input with the
 * exception that it declares. Whatever else it throws is a finding, and so are too long and too
 * much memory, which the script bounds.
 */
public final class InputFuzz {

  /** The kinds; what a corpus holds begins with their letters. */
  private static final List<String> MESHES =
      List.of("obj", "stl", "ply", "off", "ac", "glb", "gltf", "kn5", "trackwalk.json");

  private static final char FIRST = 'a';

  private static final String VERSION = "fuzz";

  private static Path folder;

  private InputFuzz() {}

  /** Once, before the first input. */
  public static void fuzzerInitialize() throws IOException {
    folder = Files.createTempDirectory("trackwalk-fuzz");
  }

  /** One input. */
  public static void fuzzerTestOneInput(byte[] data) throws IOException {
    if (data.length < 2) {
      return;
    }
    int kind = data[0] - FIRST;
    byte[] content = Arrays.copyOfRange(data, 1, data.length);
    if (kind >= 0 && kind < MESHES.size()) {
      mesh(Files.write(folder.resolve("x." + MESHES.get(kind)), content));
      return;
    }
    try {
      switch (kind - MESHES.size()) {
        case 0 -> ConfigFile.read(Files.write(folder.resolve("trackwalk.json"), content));
        case 1 -> BaselineReader.read(Files.write(folder.resolve("known.json"), content));
        case 2 -> JsonReportReader.read(Files.write(folder.resolve("report.json"), content));
        case 3 -> UndoFile.read(Files.write(folder.resolve("u.trackwalk-undo.json"), content));
        case 4 -> ShardFile.read(Files.write(folder.resolve("p.trackwalk-part"), content), VERSION);
        case 5 ->
            ProbeFile.read(
                new StringReader(new String(content, StandardCharsets.UTF_8)),
                Frame.of(UpAxis.Y, LengthUnit.METRE),
                null);
        default -> {
          return;
        }
      }
    } catch (UsageException
        | BaselineException
        | JsonReportException
        | PatchException
        | ProbeFileException
        | IOException e) {
      told(e);
    }
  }

  private static void mesh(Path file) throws IOException {
    try {
      for (LevelSource source :
          LevelFinder.find(List.of(file), LoadOptions.DEFAULT, Progress.none())) {
        if (source.status() == LevelSource.Status.FOUND) {
          source.load(Progress.none());
        }
      }
    } catch (ImportException | IOException e) {
      told(e);
    } finally {
      Files.delete(file);
    }
  }

  /** Who refuses a file says why. */
  private static void told(Exception e) {
    if (e.getMessage() == null || e.getMessage().isBlank()) {
      throw new IllegalStateException("refused without a word", e);
    }
  }
}
