package org.trackwalk.fuzz;

import java.io.DataInputStream;
import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.trackwalk.check.baseline.BaselineException;
import org.trackwalk.check.baseline.BaselineReader;
import org.trackwalk.check.shard.ShardFile;
import org.trackwalk.cli.config.ConfigFile;
import org.trackwalk.cli.console.UsageException;
import org.trackwalk.contact.csv.ProbeFile;
import org.trackwalk.contact.csv.ProbeFileException;
import org.trackwalk.io.formats.Importers;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.importer.ImportRequest;
import org.trackwalk.io.importer.MeshImporter;
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

  /** What the others are called, in the order of their letters. */
  private static final List<String> OTHERS =
      List.of(
          "trackwalk.json",
          "known.json",
          "report.json",
          "u.trackwalk-undo.json",
          "p.trackwalk-part");

  /** Where files lie in memory on Linux; readers open files, and on a disk that costs the most. */
  private static final Path MEMORY = Path.of("/dev/shm");

  /** Class files of Java 21; of what is much newer Jazzer instruments nothing and says little. */
  private static final int NEWEST_CLASS_FILE = 65;

  /** One file per kind, each in a folder of its own: no input sees another. */
  private static final List<Path> FILES = new ArrayList<>();

  private InputFuzz() {}

  /** Once, before the first input. */
  public static void fuzzerInitialize() throws IOException {
    mayBeInstrumented();
    Path folder =
        Files.isWritable(MEMORY)
            ? Files.createTempDirectory(MEMORY, "trackwalk-fuzz")
            : Files.createTempDirectory("trackwalk-fuzz");
    List<String> names = new ArrayList<>();
    MESHES.forEach(ending -> names.add("x." + ending));
    names.addAll(OTHERS);
    for (int kind = 0; kind < names.size(); kind++) {
      Path own = Files.createDirectory(folder.resolve(Character.toString(FIRST + kind)));
      FILES.add(own.resolve(names.get(kind)));
    }
    Runtime.getRuntime().addShutdownHook(new Thread(() -> delete(folder)));
  }

  private static void mayBeInstrumented() throws IOException {
    try (DataInputStream in =
        new DataInputStream(Importers.class.getResourceAsStream("Importers.class"))) {
      in.readInt();
      in.readUnsignedShort();
      int version = in.readUnsignedShort();
      if (version > NEWEST_CLASS_FILE) {
        throw new IllegalStateException(
            "the classes are too new for Jazzer, which would see nothing of what inputs reach:"
                + " compile them with --release 21");
      }
    }
  }

  private static void delete(Path folder) {
    for (Path file : FILES) {
      file.toFile().delete();
      file.getParent().toFile().delete();
    }
    folder.toFile().delete();
  }

  /** One input. */
  public static void fuzzerTestOneInput(byte[] data) throws IOException {
    if (data.length < 2) {
      return;
    }
    int kind = data[0] - FIRST;
    byte[] content = Arrays.copyOfRange(data, 1, data.length);
    if (kind >= 0 && kind < MESHES.size()) {
      mesh(Files.write(FILES.get(kind), content));
      return;
    }
    try {
      switch (kind - MESHES.size()) {
        case 0 -> ConfigFile.read(Files.write(FILES.get(kind), content));
        case 1 -> BaselineReader.read(Files.write(FILES.get(kind), content));
        case 2 -> JsonReportReader.read(Files.write(FILES.get(kind), content));
        case 3 -> UndoFile.read(Files.write(FILES.get(kind), content));
        case 4 -> ShardFile.read(Files.write(FILES.get(kind), content), VERSION);
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

  /** Most inputs are refused by the importer; the way through a level is for the others. */
  private static void mesh(Path file) throws IOException {
    try {
      MeshImporter importer = Importers.forFileName(file.getFileName().toString()).orElse(null);
      if (importer != null) {
        importer.read(ImportRequest.of(file), Progress.none());
      }
      for (LevelSource source :
          LevelFinder.find(List.of(file), LoadOptions.DEFAULT, Progress.none())) {
        if (source.status() == LevelSource.Status.FOUND) {
          source.load(Progress.none());
        }
      }
    } catch (ImportException | IOException e) {
      told(e);
    }
  }

  /** Who refuses a file says why. */
  private static void told(Exception e) {
    if (e.getMessage() == null || e.getMessage().isBlank()) {
      throw new IllegalStateException("refused without a word", e);
    }
  }
}
