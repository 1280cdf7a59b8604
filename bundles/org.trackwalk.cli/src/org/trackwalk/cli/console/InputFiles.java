package org.trackwalk.cli.console;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;
import org.trackwalk.io.formats.Importers;
import org.trackwalk.io.source.Companions;

/**
 * The files that a command reads, whoever reads them, and those that it is to write: none of the
 * latter is one of the former, however both are spelled. What a command may read depends on what it
 * has read: a manifest names meshes, these name buffers.
 */
public final class InputFiles {

  private static final ThreadLocal<InputFiles> OF_COMMAND = new ThreadLocal<>();

  /** How reports end: for these nobody looks through large meshes for what they name. */
  private static final Set<String> REPORTS =
      Set.of(
          "txt",
          "json",
          "jsonl",
          "html",
          "htm",
          "csv",
          "sarif",
          "xml",
          "md",
          "svg",
          "py",
          "obj",
          "glb",
          "log",
          "trackwalk-part");

  private final Set<Path> files = ConcurrentHashMap.newKeySet();

  /** Absolute paths of outputs, with the option that names each. */
  private final Map<Path, String> outputs = new ConcurrentSkipListMap<>();

  /** A command that begins on this thread; what it reads is noted until {@link #end}. */
  public static InputFiles begin() {
    InputFiles before = OF_COMMAND.get();
    OF_COMMAND.set(new InputFiles());
    return before;
  }

  /** The command has ended; another may have been going on before it. */
  public static void end(InputFiles before) {
    if (before == null) {
      OF_COMMAND.remove();
    } else {
      OF_COMMAND.set(before);
    }
  }

  /**
   * Those of the command that runs on this thread; where none does, some that nobody asks. Whoever
   * reads on other threads asks before.
   */
  public static InputFiles ofCommand() {
    InputFiles files = OF_COMMAND.get();
    return files == null ? new InputFiles() : files;
  }

  /** Notes a file that is read. */
  public void add(Path file) {
    files.add(file.toAbsolutePath().normalize());
  }

  /** Notes files that are read. */
  public void addAll(Collection<Path> read) {
    read.forEach(this::add);
  }

  /**
   * Refuses an output that is known to be read, and remembers it for what is read later.
   *
   * @param option that names it; empty for none
   * @throws UsageException when it is an input
   */
  public void keepFrom(String option, Path output) throws UsageException {
    outputs.put(output.toAbsolutePath().normalize(), option);
    if (reads(output)) {
      throw new UsageException(
          (option.isEmpty() ? "" : option + ": ")
              + output
              + " is an input and would be written over; name another file");
    }
  }

  /**
   * Refuses the outputs named so far that are known by now to be read.
   *
   * @throws UsageException when one is an input
   */
  public void keepFromAll() throws UsageException {
    for (Map.Entry<Path, String> output : outputs.entrySet()) {
      keepFrom(output.getValue(), output.getKey());
    }
  }

  private boolean reads(Path output) {
    if (!Files.isRegularFile(output)) {
      return false;
    }
    String ending = Importers.ending(output.getFileName().toString());
    return files.stream().anyMatch(input -> same(output, input))
        || !REPORTS.contains(ending) && files.stream().anyMatch(mesh -> names(mesh, output));
  }

  /** A mesh names material libraries and pictures, which no check reads. */
  private static boolean names(Path mesh, Path output) {
    try {
      return Companions.of(mesh).stream().anyMatch(companion -> same(output, companion));
    } catch (IOException e) {
      return false; // whoever reads the mesh says so
    }
  }

  private static boolean same(Path output, Path input) {
    try {
      return Files.isRegularFile(input) && Files.isSameFile(output, input);
    } catch (IOException e) {
      return false; // it cannot be read either, and whoever reads it says so
    }
  }
}
