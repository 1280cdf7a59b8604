package org.trackwalk.cli.command;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ObjIntConsumer;
import org.trackwalk.cli.config.NamedPath;
import org.trackwalk.cli.console.ConsoleProgress;
import org.trackwalk.cli.console.ExitCode;
import org.trackwalk.cli.console.InputException;
import org.trackwalk.cli.console.InputFiles;
import org.trackwalk.cli.console.OutputException;
import org.trackwalk.cli.console.Terminal;
import org.trackwalk.cli.console.UsageException;
import org.trackwalk.cli.option.Choice;
import org.trackwalk.cli.option.HelpOption;
import org.trackwalk.cli.option.LoadingOptions;
import org.trackwalk.cli.option.MethodOptions;
import org.trackwalk.cli.option.ReportTarget;
import org.trackwalk.cli.run.KeptInputs;
import org.trackwalk.cli.run.OneLevel;
import org.trackwalk.contact.bench.ContactBench;
import org.trackwalk.contact.csv.ContactCsv;
import org.trackwalk.contact.csv.ProbeFile;
import org.trackwalk.contact.csv.ProbeFileException;
import org.trackwalk.contact.method.ContactMethod;
import org.trackwalk.contact.packed.ShapeSweep;
import org.trackwalk.contact.packed.SphereSweep;
import org.trackwalk.contact.query.ContactBuffer;
import org.trackwalk.contact.query.PointLimit;
import org.trackwalk.contact.scene.ProbeScene;
import org.trackwalk.contact.shape.Probes;
import org.trackwalk.contact.shape.Shape;
import org.trackwalk.contact.shape.Spheres;
import org.trackwalk.io.source.LoadOptions;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.weld.ExactWeld;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.report.format.Numbers;
import org.trackwalk.report.output.ReportFile;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code contacts}: a file of probes in, their contacts as a table out. */
@CommandLine.Command(
    name = "contacts",
    sortOptions = false,
    description = "Computes the contacts of given probes, as comma-separated text.",
    footer = {
      "",
      "Example:",
      "  trackwalk contacts track.obj --probes probes.csv --output contacts.csv",
      "The first line of probes.csv says what the probes are; coordinates are those of the file:",
      "  x,y,z,radius                            spheres",
      "  x,y,z,hx,hy,hz,qx,qy,qz,qw              boxes, half sizes, rotation",
      "  x,y,z,radius,halfHeight,qx,qy,qz,qw     capsules along their y",
      "  x,y,z,radius,halfWidth,qx,qy,qz,qw      wheels, axle along their x",
      "  x,y,z,qx,qy,qz,qw                       what --shape says: any shape, margins, parts"
    })
public final class ContactsCommand implements Command {

  /** Probes between two looks at the user's wish to stop. */
  private static final int BATCH = 1024;

  @Mixin private LoadingOptions loading;
  @Mixin private MethodOptions methods;

  @Option(
      names = "--probes",
      required = true,
      paramLabel = "FILE",
      description = "Comma-separated text; its header says what the probes are, see below.")
  private String probes;

  @Option(names = "--hull", paramLabel = "FILE", description = "The same as --shape hull:FILE.")
  private String hull;

  @Option(
      names = "--shape",
      paramLabel = "SHAPE",
      description = "Shape of probes whose header says no size, written as for explain.")
  private String shape;

  @Option(
      names = "--points",
      paramLabel = "N",
      defaultValue = "4",
      description = "Points kept of one shape and normal: 4 (default), 5 or all.")
  private String points;

  @Option(
      names = "--offset",
      description = "Add a column: how far a contact's line misses the probe's centre.")
  private boolean offset;

  @Option(
      names = "--output",
      paramLabel = "FILE",
      description = "Where to write the contacts; standard output unless said, or where it is -.")
  private String output;

  @Option(
      names = "--bench",
      description = "Repeat the probes and print probes per second on standard error.")
  private boolean bench;

  @Mixin private HelpOption help;

  @Override
  public int run(Terminal terminal)
      throws UsageException, OutputException, InputException, IOException {
    ContactMethod method = methods.method();
    Choice.known("--points", points, List.of("4", "5", "all"));
    output = NamedPath.STANDARD_OUTPUT.equals(output) ? null : output;
    keepInputs();
    Progress progress = ConsoleProgress.of(terminal, false);
    try {
      Level level = OneLevel.load(loading.paths(), loading.options(LoadOptions.DEFAULT), progress);
      double distance = methods.contactDistance();
      Probes placed = probes(level.reportFrame(), progress);
      MethodOptions.checkTakes(method, placed instanceof Spheres);
      int jobs = Runtime.getRuntime().availableProcessors();
      WeldedSurface surface = ExactWeld.weld(level.pieces(), jobs, progress);
      ProbeScene scene = ProbeScene.of(surface, jobs, progress);
      if (output == null) {
        write(terminal.out(), scene, placed, distance, method, level.reportFrame(), progress);
      } else {
        ReportFile file = new ReportFile();
        terminal.cancellation().writing(file);
        writeFile(file, scene, placed, distance, method, level.reportFrame(), progress);
        terminal.cancellation().writing(null);
      }
      if (bench) {
        bench(terminal, ContactBench.run(scene, placed, distance, method, points(), progress));
      }
    } finally {
      ConsoleProgress.clear(progress);
    }
    return ExitCode.CLEAN;
  }

  private void keepInputs() throws UsageException {
    if (shape != null && hull != null) {
      throw new UsageException("--shape and --hull: only one of them says what the probes are");
    }
    if (shape != null) {
      AskedShape.check(shape);
    }
    List<Path> inputs = new ArrayList<>(loading.paths());
    inputs.add(NamedPath.of("--probes", probes));
    if (hull != null) {
      inputs.add(NamedPath.of("--hull", hull));
    }
    Path file = output == null ? null : ReportTarget.writable("--output " + output, output);
    KeptInputs.check("--output", file, inputs);
  }

  private Probes probes(Frame frame, Progress progress) throws InputException, UsageException {
    try {
      String asked = hull == null ? shape : "hull:" + hull;
      Shape given = asked == null ? null : AskedShape.read(asked, frame, progress);
      return ProbeFile.read(Path.of(probes), frame, given);
    } catch (ProbeFileException e) {
      throw new InputException(probes + ", " + e.getMessage());
    } catch (NoSuchFileException e) {
      throw new InputException(probes + ": it is not there");
    } catch (IOException e) {
      throw new InputException(probes + ": cannot be read: " + e.getMessage());
    }
  }

  private PointLimit points() {
    return switch (points) {
      case "5" -> PointLimit.FIVE;
      case "all" -> PointLimit.ALL;
      default -> PointLimit.FOUR;
    };
  }

  private void writeFile(
      ReportFile file,
      ProbeScene scene,
      Probes probes,
      double distance,
      ContactMethod method,
      Frame frame,
      Progress progress)
      throws OutputException, UsageException {
    InputFiles.ofCommand().keepFrom("--output", Path.of(output));
    try {
      file.write(
          Path.of(output), out -> write(out, scene, probes, distance, method, frame, progress));
    } catch (IOException e) {
      progress.check();
      throw new OutputException("cannot write " + output + ": " + e.getMessage());
    }
  }

  private void write(
      OutputStream out,
      ProbeScene scene,
      Probes probes,
      double distance,
      ContactMethod method,
      Frame frame,
      Progress progress)
      throws IOException {
    Writer text = new BufferedWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8));
    ContactCsv csv = new ContactCsv(text, scene, frame, offset);
    int jobs = Runtime.getRuntime().availableProcessors();
    ObjIntConsumer<ContactBuffer> sweep =
        probes instanceof Spheres s
            ? swept(new SphereSweep(scene, s, distance, method, jobs, progress))
            : swept(new ShapeSweep(scene, probes, distance, method, points(), jobs, progress));
    ContactBuffer contacts = new ContactBuffer();
    progress.begin("probes", probes.size());
    for (int i = 0; i < probes.size(); i++) {
      if (i % BATCH == BATCH - 1) {
        progress.worked(BATCH);
      }
      sweep.accept(contacts, i);
      csv.write(i, contacts);
    }
    text.flush();
  }

  private static ObjIntConsumer<ContactBuffer> swept(SphereSweep sweep) {
    return (contacts, i) -> sweep.contacts(i, contacts);
  }

  private static ObjIntConsumer<ContactBuffer> swept(ShapeSweep sweep) {
    return (contacts, i) -> sweep.contacts(i, contacts);
  }

  private static void bench(Terminal terminal, ContactBench.Result r) {
    terminal.message(
        Numbers.counted(r.probes(), "probe")
            + ", "
            + Numbers.count(r.contacts())
            + " contacts, "
            + Numbers.count(StrictMath.round(r.median()))
            + " probes/s (slowest round "
            + Numbers.count(StrictMath.round(r.slowest()))
            + ", fastest "
            + Numbers.count(StrictMath.round(r.fastest()))
            + ")");
  }
}
