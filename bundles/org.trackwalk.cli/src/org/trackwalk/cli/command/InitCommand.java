package org.trackwalk.cli.command;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.trackwalk.check.report.LevelReport;
import org.trackwalk.check.run.LevelCheck;
import org.trackwalk.check.settings.CheckSettings;
import org.trackwalk.cli.console.ConsoleProgress;
import org.trackwalk.cli.console.ExitCode;
import org.trackwalk.cli.console.InputException;
import org.trackwalk.cli.console.OutputException;
import org.trackwalk.cli.console.Terminal;
import org.trackwalk.cli.console.UsageException;
import org.trackwalk.io.manifest.LevelManifest;
import org.trackwalk.io.manifest.ManifestPiece;
import org.trackwalk.io.manifest.ManifestWriter;
import org.trackwalk.io.source.LevelFinder;
import org.trackwalk.io.source.LevelSource;
import org.trackwalk.io.source.LoadOptions;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.report.format.Numbers;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code init}: writes down what a folder's levels are, so that a designer can correct it. */
@CommandLine.Command(
    name = "init",
    sortOptions = false,
    description = {
      "Writes a level manifest for each level found in a folder: files, axes, unit, road.",
      "Correct it where the tool guessed wrong, and check the folder again."
    },
    footer = {"", "Example:", "  trackwalk init tracks/monza"})
public final class InitCommand implements Command {

  @Parameters(arity = "1", paramLabel = "DIR", description = "The folder with the mesh files.")
  private String folder;

  @Option(
      names = "--separate",
      description = "Take each mesh file as its own level, whatever its borders say.")
  private boolean separate;

  @Option(names = "--as-one-level", description = "Take all files together as one level.")
  private boolean asOneLevel;

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      description = "Print this text.")
  private boolean help;

  @Override
  public int run(Terminal terminal)
      throws UsageException, InputException, OutputException, IOException {
    Path directory = directory();
    LoadOptions options = new LoadOptions(null, null, separate, asOneLevel, false);
    Progress progress = ConsoleProgress.of(terminal, false);
    int code = ExitCode.CLEAN;
    try {
      for (LevelSource source : LevelFinder.find(List.of(directory), options, progress)) {
        switch (source.status()) {
          case FOUND -> {
            Level level = OneLevel.load(source, progress);
            write(terminal, directory, source, level, progress);
          }
          case FAILED -> {
            terminal.message(source.displayName() + ": " + source.reason());
            code = ExitCode.INPUT;
          }
          case SKIPPED -> terminal.message(source.displayName() + " skipped: " + source.reason());
        }
      }
    } finally {
      ConsoleProgress.clear(progress);
    }
    return code;
  }

  private Path directory() throws UsageException, IOException {
    Path directory;
    try {
      directory = Path.of(folder);
    } catch (InvalidPathException e) {
      throw new UsageException("'" + folder + "' is not a path");
    }
    if (!Files.isDirectory(directory)) {
      throw new UsageException("'" + folder + "' is not a folder");
    }
    try (Stream<Path> files = Files.list(directory)) {
      var manifest =
          files
              .filter(file -> file.getFileName().toString().endsWith(LevelManifest.ENDING))
              .sorted()
              .findFirst();
      if (manifest.isPresent()) {
        throw new UsageException(
            "there is a manifest already, " + manifest.get() + ": change it, or delete it first");
      }
    }
    return directory;
  }

  private static void write(
      Terminal terminal, Path directory, LevelSource source, Level level, Progress progress)
      throws OutputException {
    CheckSettings stations = CheckSettings.defaults().withOnly(InfoCommand.NO_RULE);
    LevelReport report = LevelCheck.check(level, stations, progress);
    ConsoleProgress.clear(progress);
    String name = withoutEnding(level.name());
    List<ManifestPiece> pieces = new ArrayList<>();
    Path top = directory.toAbsolutePath().normalize();
    for (Path file : source.files()) {
      Path inside = top.relativize(file.toAbsolutePath().normalize());
      pieces.add(ManifestPiece.of(inside.toString().replace('\\', '/')));
    }
    LevelManifest manifest =
        LevelManifest.of(name, level.reportFrame().up(), level.reportFrame().unit(), pieces)
            .withCorridor(RoadPatterns.of(level, report.corridor().pieces()), List.of());
    Path target = directory.resolve(name + LevelManifest.ENDING);
    try {
      ManifestWriter.write(manifest, target, false);
    } catch (FileAlreadyExistsException e) {
      throw new OutputException("cannot write " + target + ": it is there already");
    } catch (IOException e) {
      throw new OutputException("cannot write " + target + ": " + e.getMessage());
    }
    terminal.out().print(target + "\n");
    terminal.message(
        Numbers.counted(pieces.size(), "file")
            + ", "
            + Numbers.counted(level.pieces().size(), "piece")
            + ", "
            + level.reportFrame().up().id().toUpperCase(Locale.ROOT)
            + " up, unit "
            + level.reportFrame().unit().id()
            + "; road: "
            + report.corridor().explanation());
  }

  private static String withoutEnding(String name) {
    int dot = name.lastIndexOf('.');
    String stem = dot > 0 ? name.substring(0, dot) : name;
    return stem.substring(Math.max(stem.lastIndexOf('/'), stem.lastIndexOf('\\')) + 1);
  }
}
