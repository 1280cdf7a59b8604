package org.trackwalk.cli.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.trackwalk.check.run.LevelCheck;
import org.trackwalk.cli.config.NamedPath;
import org.trackwalk.cli.console.ConsoleProgress;
import org.trackwalk.cli.console.ExitCode;
import org.trackwalk.cli.console.InputException;
import org.trackwalk.cli.console.OutputException;
import org.trackwalk.cli.console.Terminal;
import org.trackwalk.cli.console.UsageException;
import org.trackwalk.cli.console.WriteFailure;
import org.trackwalk.cli.option.HelpOption;
import org.trackwalk.cli.run.KeptInputs;
import org.trackwalk.cli.run.OneLevel;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.manifest.LevelManifest;
import org.trackwalk.io.scene.ImportedScene;
import org.trackwalk.io.scene.SceneRequest;
import org.trackwalk.io.scene.formats.SceneFinder;
import org.trackwalk.io.scene.write.FilesBefore;
import org.trackwalk.io.scene.write.KitNote;
import org.trackwalk.io.scene.write.SceneWriting;
import org.trackwalk.io.source.LevelFinder;
import org.trackwalk.io.source.LoadOptions;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.report.LevelReport;
import org.trackwalk.model.settings.CheckSettings;
import org.trackwalk.report.format.Numbers;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code import}: turns a game's own scene file into a level manifest and a racing line. */
@CommandLine.Command(
    name = "import",
    sortOptions = false,
    description = {
      "Reads a game's own scene file and writes a level manifest beside it: which meshes stand"
          + " where,",
      "what is road, where cars start. Its racing line goes into a second file, NAME-line.csv.",
      "docs/formats.md says what is read of each kind of scene."
    },
    footer = {
      "",
      "Examples:",
      "  trackwalk import tracks/aalborg/aalborg.xml",
      "  trackwalk import tracks/hacienda/ --force",
      "  trackwalk import track.glb --scene Night --output levels/night.trackwalk.json"
    })
public final class ImportCommand implements Command {

  @Parameters(
      arity = "1",
      paramLabel = "SCENE",
      description = {
        "The scene file, or the folder that has it; of a track with several layouts",
        "each gets a manifest."
      })
  private String scene;

  @Option(
      names = "--output",
      paramLabel = "FILE",
      description = "Write the manifest here (NAME.trackwalk.json) and not beside the scene.")
  private String output;

  @Option(
      names = "--scene",
      paramLabel = "NAME",
      description = "Which scene of a file that has several.")
  private String wanted;

  @Option(names = "--force", description = "Replace files that are there already.")
  private boolean force;

  @Option(
      names = "--allow-outside",
      description = "Let the scene name files outside its folder or project.")
  private boolean allowOutside;

  @Mixin private HelpOption help;

  @Override
  public int run(Terminal terminal)
      throws UsageException, InputException, OutputException, IOException {
    Progress progress = ConsoleProgress.of(terminal, false);
    try {
      List<SceneFinder> all = SceneFinder.all(NamedPath.of("", scene));
      if (all.size() > 1 && output != null && !Files.isDirectory(NamedPath.of("", output))) {
        throw new UsageException(
            "--output: "
                + scene
                + " has "
                + all.size()
                + " layouts, and each gets a manifest; name a folder for them, or one layout");
      }
      List<Read> read = new ArrayList<>();
      for (SceneFinder found : all) {
        read.add(read(found, progress));
      }
      for (Read one : read) {
        write(terminal, one, progress);
      }
      return ExitCode.CLEAN;
    } catch (ImportException e) {
      throw new InputException(e.oneLine());
    } finally {
      ConsoleProgress.clear(progress);
    }
  }

  /** A scene that is read and has a place to be written to. */
  private record Read(SceneFinder found, ImportedScene imported, Path target) {}

  private Read read(SceneFinder found, Progress progress)
      throws UsageException, ImportException, IOException {
    if (wanted != null && !found.format().hasSeveral()) {
      throw new UsageException("--scene: " + found.shown() + " has only one scene");
    }
    SceneRequest request = new SceneRequest(found.file(), found.shown(), allowOutside, wanted);
    ImportedScene imported =
        KitNote.added(found.format().read(request, progress), request, progress);
    Path target = target(imported);
    List<Path> there = SceneWriting.existing(imported, target);
    if (!there.isEmpty() && !force) {
      throw new UsageException(
          "there is a file already, " + shown(there.get(0)) + "; --force replaces it");
    }
    return new Read(found, imported, target);
  }

  /** Writes a level; one that cannot be read again is not left there. */
  private void write(Terminal terminal, Read read, Progress progress)
      throws UsageException, InputException, OutputException, IOException {
    Path target = read.target();
    KeptInputs.check("--output", target, List.of(read.found().file()));
    KeptInputs.check("--output", SceneWriting.lineFile(target), List.of());
    FilesBefore before = FilesBefore.of(List.of(target, SceneWriting.lineFile(target)));
    boolean readable = false;
    try {
      SceneWriting.Written written = written(read.imported(), target);
      Level level = loaded(written, progress);
      readable = true;
      terminal.text().print(shown(written.manifest()) + "\n");
      if (written.line() != null) {
        terminal.text().print(shown(written.line()) + "\n");
      }
      tell(terminal, read, level, written, progress);
    } catch (InputException e) {
      throw new InputException(
          read.found().shown()
              + ": what is made of it cannot be read, and nothing is written: "
              + e.getMessage());
    } finally {
      if (!readable) {
        before.restore();
      }
    }
  }

  private Path target(ImportedScene imported) throws UsageException {
    if (output == null) {
      return SceneWriting.usualTarget(imported);
    }
    Path target = NamedPath.of("", output);
    if (Files.isDirectory(target)) {
      return target.resolve(SceneWriting.usualTarget(imported).getFileName());
    }
    if (!target.toString().endsWith(LevelManifest.ENDING)) {
      throw new UsageException("--output: a manifest's name ends in " + LevelManifest.ENDING);
    }
    Path folder = target.toAbsolutePath().getParent();
    if (!Files.isDirectory(folder)) {
      throw new UsageException("--output: there is no folder " + shown(folder));
    }
    return target;
  }

  private SceneWriting.Written written(ImportedScene imported, Path target) throws OutputException {
    try {
      return SceneWriting.write(imported, target, force);
    } catch (IOException e) {
      throw new OutputException("cannot write " + shown(target) + ": " + WriteFailure.reason(e));
    }
  }

  /** Loads what was written, so that what is told is what a check will see. */
  private Level loaded(SceneWriting.Written written, Progress progress) throws InputException {
    LoadOptions options = new LoadOptions(null, null, false, false, outside(written));
    return OneLevel.load(
        LevelFinder.find(List.of(written.manifest()), options, progress).get(0), progress);
  }

  private boolean outside(SceneWriting.Written written) {
    return allowOutside || written.outside();
  }

  private void tell(
      Terminal terminal, Read read, Level level, SceneWriting.Written written, Progress progress) {
    SceneFinder found = read.found();
    ImportedScene imported = read.imported();
    CheckSettings stations = CheckSettings.defaults().withOnly(InfoCommand.DOUBTS);
    LevelReport report = LevelCheck.check(level, stations, progress);
    ConsoleProgress.clear(progress);
    String kind = found.format().title();
    int names = kind.indexOf(" (");
    terminal.message(
        found.shown()
            + ": "
            + (names < 0 ? kind : kind.substring(0, names))
            + ", "
            + Numbers.counted(level.pieces().size(), "piece")
            + ", "
            + level.reportFrame().up().id().toUpperCase(Locale.ROOT)
            + " up, unit "
            + level.reportFrame().unit().id()
            + "; "
            + report.corridor().explanation());
    terminal.message(
        line(imported)
            + "; "
            + Numbers.counted(imported.manifest().spawns().size(), "start position"));
    for (Finding doubt : report.findings()) {
      terminal.message("is that right? " + doubt.message() + ". " + doubt.help());
    }
    imported.notes().forEach(note -> terminal.message("note: " + note));
    terminal.message(
        "next: trackwalk check '"
            + shown(written.manifest())
            + "'"
            + (outside(written) ? " --allow-outside" : ""));
  }

  private static String line(ImportedScene imported) {
    double[] line = imported.line();
    if (line == null) {
      return "no racing line";
    }
    double length = 0;
    int last = imported.lineClosed() ? line.length : line.length - 3;
    for (int i = 0; i < last; i += 3) {
      int next = (i + 3) % line.length;
      double dx = line[next] - line[i];
      double dy = line[next + 1] - line[i + 1];
      double dz = line[next + 2] - line[i + 2];
      length += Math.sqrt(dx * dx + dy * dy + dz * dz);
    }
    String text = String.format(Locale.ROOT, "racing line %.0f m", length);
    return text + (imported.lineClosed() ? ", closed" : ", not closed");
  }

  /** As the user would type it from where he stands. */
  private static String shown(Path path) {
    Path here = Path.of("").toAbsolutePath();
    Path absolute = path.toAbsolutePath().normalize();
    Path relative = absolute.startsWith(here) ? here.relativize(absolute) : absolute;
    return relative.toString().replace('\\', '/');
  }
}
