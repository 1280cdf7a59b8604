package org.trackwalk.cli.command;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;
import org.trackwalk.cli.console.ConsoleProgress;
import org.trackwalk.cli.console.ExitCode;
import org.trackwalk.cli.console.InputException;
import org.trackwalk.cli.console.OutputException;
import org.trackwalk.cli.console.Terminal;
import org.trackwalk.cli.console.ToolVersion;
import org.trackwalk.cli.console.UsageException;
import org.trackwalk.cli.option.Choice;
import org.trackwalk.cli.option.HelpOption;
import org.trackwalk.cli.option.LoadingOptions;
import org.trackwalk.cli.option.ReportTarget;
import org.trackwalk.cli.option.RunOptions;
import org.trackwalk.cli.run.BookRun;
import org.trackwalk.cli.run.BookTargets;
import org.trackwalk.cli.run.BookWriting;
import org.trackwalk.cli.run.KeptInputs;
import org.trackwalk.cli.run.OneLevel;
import org.trackwalk.contact.parts.Convexity;
import org.trackwalk.contact.parts.Decomposition;
import org.trackwalk.contact.parts.PartSettings;
import org.trackwalk.io.source.LoadOptions;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.weld.ExactWeld;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.report.parts.PartsBook;
import org.trackwalk.report.parts.PartsGlb;
import org.trackwalk.report.parts.PartsObj;
import org.trackwalk.report.parts.PartsPicture;
import org.trackwalk.report.parts.PartsText;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code parts}: a model as convex parts, or which of its pieces are not convex. */
@CommandLine.Command(
    name = "parts",
    sortOptions = false,
    description = {
      "Divides a model, such as a car or a prop, into convex parts that hold all of it, and tells",
      "what they have too much; or tells which pieces of a file are not convex, where and by how",
      "much."
    },
    footer = {
      "",
      "Exit code: 0 done, 1 a piece is not convex (--check), 2 wrong usage, 3 the model could not",
      "be read or has no inside.",
      "",
      "Examples:",
      "  trackwalk parts car.glb --output car.parts.glb --report svg=parts.svg",
      "  trackwalk parts car.parts.glb --check"
    })
public final class PartsCommand implements Command {

  /** Neighbouring numbers at 4,000 km are so far apart, metres: no body is made of such. */
  private static final double COARSEST = 0.25;

  /** Parts at most that may be asked for; cells are three times as many. */
  private static final int MOST_PARTS = 256;

  private static final double PERCENT = 100;

  private static final Map<String, BookWriting.Writer<PartsBook>> OUTPUTS =
      Map.of("glb", PartsGlb::write, "obj", PartsObj::write);

  @Mixin private LoadingOptions loading;

  @Option(
      names = "--output",
      paramLabel = "FILE",
      description = "Where to write the parts: FILE.glb or FILE.obj; metres, y up.")
  private String output;

  @Option(
      names = "--parts",
      paramLabel = "N",
      description = "Parts at most, 1 to 256; 16 unless said.")
  private String most;

  @Option(
      names = "--error",
      paramLabel = "PERCENT",
      description =
          "What the parts may have too much, of the model's volume; as few parts are made as keep"
              + " it, if --parts allows as many. 3 unless said.")
  private String error;

  @Option(
      names = "--check",
      description = "Make no parts, but tell which pieces are not convex, where and by how much.")
  private boolean check;

  @Option(
      names = "--within",
      paramLabel = "METRES",
      description =
          "With --check: how deep under its hull a convex piece may lie; 0.000001,"
              + " and no less than its coordinates are rounded.")
  private String within;

  @Option(
      names = "--report",
      paramLabel = "FORMAT=FILE",
      description =
          "What to write: svg (the parts in colours, from two sides); FILE - is standard"
              + " output.")
  private List<String> reports = new ArrayList<>();

  @Mixin private RunOptions running;
  @Mixin private HelpOption help;

  @Override
  public int run(Terminal terminal)
      throws UsageException, InputException, OutputException, IOException {
    running.config();
    return check ? check(terminal) : divide(terminal);
  }

  private int divide(Terminal terminal)
      throws UsageException, InputException, OutputException, IOException {
    if (within != null) {
      throw new UsageException("--within goes with --check");
    }
    int parts = Choice.whole("--parts", most, PartSettings.MOST, 1, MOST_PARTS);
    PartSettings settings = new PartSettings(parts, share());
    BookWriting.Writer<PartsBook> writer = output == null ? null : writer();
    AtomicReference<PartsBook> made = new AtomicReference<>();
    new BookRun<PartsBook>(Map.of("svg", PartsPicture::write), PartsText::of)
        .run(
            terminal,
            loading,
            running,
            reports,
            (level, progress) -> {
              made.set(book(level, settings, progress));
              return made.get();
            });
    if (writer != null) {
      Progress progress = running.progress(terminal);
      try {
        BookWriting.write(terminal, made.get(), writer, output, progress);
      } finally {
        ConsoleProgress.clear(progress);
      }
    }
    return ExitCode.CLEAN;
  }

  private double share() throws UsageException {
    double percent = error == null ? PERCENT * PartSettings.ERROR : Choice.number("--error", error);
    if (percent < 0 || percent > PERCENT) {
      throw new UsageException("--error: a number from 0 to 100 is needed");
    }
    return percent / PERCENT;
  }

  /** What writes a file of this ending. */
  private BookWriting.Writer<PartsBook> writer() throws UsageException {
    String name = output.toLowerCase(Locale.ROOT);
    BookWriting.Writer<PartsBook> writer = OUTPUTS.get(name.substring(name.lastIndexOf('.') + 1));
    if (writer == null || name.lastIndexOf('.') < 0) {
      throw new UsageException("--output " + output + ": name a file that ends in .glb or .obj");
    }
    Path file = ReportTarget.writable("--output " + output, output);
    KeptInputs.check("--output", file, loading.paths());
    for (String target : BookTargets.read(reports, List.of("svg"), loading.paths()).values()) {
      if (Path.of(target).toAbsolutePath().equals(file.toAbsolutePath())) {
        throw new UsageException("--output " + output + ": a report goes there already");
      }
    }
    return writer;
  }

  private static PartsBook book(Level level, PartSettings settings, Progress progress)
      throws InputException {
    int jobs = Runtime.getRuntime().availableProcessors();
    WeldedSurface surface = ExactWeld.weld(pieces(level), jobs, progress);
    requireNear(level, surface);
    try {
      return new PartsBook(
          level.name(),
          level.reportFrame(),
          surface.triangleCount(),
          settings.error(),
          Decomposition.of(surface, settings, jobs, progress),
          ToolVersion.NUMBER);
    } catch (IllegalArgumentException e) {
      throw new InputException(level.name() + ": cannot be divided: " + e.getMessage());
    }
  }

  /** A volume that reaches to a stray corner is none, and numbers there have no digits left. */
  private static void requireNear(Level level, WeldedSurface surface) throws InputException {
    for (double c : surface.positions()) {
      if (Math.ulp((float) c) > COARSEST) {
        throw new InputException(
            String.format(
                Locale.ROOT,
                "%s: cannot be divided: a corner lies %.3g m off the origin, where numbers are"
                    + " farther apart than %.2f m; put it back or delete it",
                level.name(),
                Math.abs(c),
                COARSEST));
      }
    }
  }

  /** All pieces: a shape is asked for, whether it is marked as one that collides or not. */
  private static List<Piece> pieces(Level level) {
    return level.pieces().stream().map(p -> p.toBuilder().collidable(true).build()).toList();
  }

  private int check(Terminal terminal) throws UsageException, InputException, IOException {
    if (output != null || most != null || error != null || !reports.isEmpty()) {
      throw new UsageException("--check makes no parts, so only --within goes with it");
    }
    double depth = within == null ? Convexity.WITHIN : Choice.number("--within", within);
    if (depth < 0) {
      throw new UsageException("--within: a number of metres that is not below 0 is needed");
    }
    LoadOptions load = loading.options(LoadOptions.DEFAULT);
    Progress progress = running.progress(terminal);
    List<Convexity> found = new ArrayList<>();
    try {
      Level level = OneLevel.load(loading.paths(), load, progress);
      progress.begin("pieces", level.pieces().size());
      for (Piece piece : pieces(level)) {
        found.add(Convexity.of(piece, progress.within()));
        progress.worked(1);
      }
      ConsoleProgress.clear(progress);
      terminal.text().print(PartsText.of(level.name(), level.reportFrame(), found, depth));
    } catch (IllegalArgumentException e) {
      throw new InputException(e.getMessage());
    } finally {
      ConsoleProgress.clear(progress);
    }
    boolean convex = found.stream().allMatch(piece -> piece.convex(depth));
    return convex ? ExitCode.CLEAN : ExitCode.FINDINGS;
  }
}
