package org.trackwalk.cli.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.trackwalk.cli.config.NamedPath;
import org.trackwalk.cli.console.ConsoleProgress;
import org.trackwalk.cli.console.ExitCode;
import org.trackwalk.cli.console.InputException;
import org.trackwalk.cli.console.OutputException;
import org.trackwalk.cli.console.Terminal;
import org.trackwalk.cli.console.UsageException;
import org.trackwalk.cli.console.WriteFailure;
import org.trackwalk.cli.option.HelpOption;
import org.trackwalk.io.manifest.ManifestWriter;
import org.trackwalk.io.source.LevelFinder;
import org.trackwalk.io.source.LevelInit;
import org.trackwalk.io.source.LevelSource;
import org.trackwalk.io.source.LoadOptions;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.report.LevelReport;
import org.trackwalk.report.format.Numbers;
import org.trackwalk.report.manifest.NewManifest;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
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

  private static final String UNKNOWN_ROAD =
      "which piece is the road is not known: name it under 'corridor' in the manifest, its notes"
          + " list the pieces with their sizes";

  @Parameters(arity = "1", paramLabel = "DIR", description = "The folder with the mesh files.")
  private String folder;

  @Option(
      names = "--separate",
      description = "Take each mesh file as its own level, whatever its borders say.")
  private boolean separate;

  @Option(names = "--as-one-level", description = "Take all files together as one level.")
  private boolean asOneLevel;

  @Option(names = "--force", description = "Replace manifests that are there already.")
  private boolean force;

  @Mixin private HelpOption help;

  @Override
  public int run(Terminal terminal)
      throws UsageException, InputException, OutputException, IOException {
    if (separate && asOneLevel) {
      throw new UsageException("--separate and --as-one-level exclude each other");
    }
    LoadOptions options = new LoadOptions(null, null, separate, asOneLevel, false);
    Progress progress = ConsoleProgress.of(terminal, false);
    try {
      LevelInit.Outcome found = LevelInit.propose(directory(), options, progress);
      List<LevelInit.Proposal> there = LevelInit.existing(found.proposals());
      if (!there.isEmpty() && !force) {
        throw new UsageException(
            "there is a manifest already, " + there.get(0).shown() + "; --force replaces it");
      }
      for (LevelInit.Proposal proposal : found.proposals()) {
        write(terminal, proposal, progress);
      }
      int code = found.proposals().isEmpty() ? ExitCode.INPUT : ExitCode.CLEAN;
      for (LevelSource other : found.others()) {
        boolean skipped = other.status() == LevelSource.Status.SKIPPED;
        String what = skipped ? " skipped: " : ": ";
        terminal.message(other.displayName() + what + other.reason());
        code = skipped ? code : ExitCode.INPUT;
      }
      if (found.proposals().isEmpty() && found.others().isEmpty()) {
        throw new InputException(folder + ": there is no mesh file in it" + elsewhere(progress));
      }
      if (!found.proposals().isEmpty()) {
        terminal.message("correct what is wrong there (docs/manifest.md says how), then check");
      }
      return code;
    } finally {
      ConsoleProgress.clear(progress);
    }
  }

  /** The nearest folder below that has meshes: a manifest belongs beside them. */
  private String elsewhere(Progress progress) throws UsageException {
    LoadOptions options = new LoadOptions(null, null, false, false, false);
    for (LevelSource source : LevelFinder.find(List.of(directory()), options, progress)) {
      if (source.status() == LevelSource.Status.FOUND && !source.files().isEmpty()) {
        String name = source.displayName();
        int end = name.lastIndexOf('/');
        return "; name the folder that has them"
            + (end < 0 ? "" : ": trackwalk init '" + name.substring(0, end) + "'");
      }
    }
    return "";
  }

  private Path directory() throws UsageException {
    Path directory = NamedPath.of("", folder);
    if (Files.isDirectory(directory)) {
      return directory;
    }
    throw new UsageException("'" + folder + "' is not a folder");
  }

  private void write(Terminal terminal, LevelInit.Proposal proposal, Progress progress)
      throws OutputException {
    Level level = proposal.level();
    NewManifest fresh = NewManifest.of(proposal, progress);
    LevelReport report = fresh.report();
    ConsoleProgress.clear(progress);
    try {
      ManifestWriter.write(fresh.manifest(), proposal.target(), force);
    } catch (IOException e) {
      throw new OutputException("cannot write " + proposal.shown() + ": " + WriteFailure.reason(e));
    }
    terminal.text().print(proposal.shown() + "\n");
    if (!level.grouping().isEmpty()) {
      terminal.message(level.grouping());
    }
    terminal.message(
        Numbers.counted(level.pieces().size(), "piece")
            + ", "
            + level.reportFrame().up().id().toUpperCase(Locale.ROOT)
            + " up, unit "
            + level.reportFrame().unit().id()
            + "; "
            + (fresh.road().isEmpty() ? UNKNOWN_ROAD : report.corridor().explanation()));
    for (Finding doubt : report.findings()) {
      terminal.message("is that right? " + doubt.message() + ". " + doubt.help());
    }
  }
}
