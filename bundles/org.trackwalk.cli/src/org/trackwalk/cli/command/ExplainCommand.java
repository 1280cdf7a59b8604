package org.trackwalk.cli.command;

import java.io.IOException;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import org.trackwalk.cli.console.ConsoleProgress;
import org.trackwalk.cli.console.ExitCode;
import org.trackwalk.cli.console.InputException;
import org.trackwalk.cli.console.Terminal;
import org.trackwalk.cli.console.UsageException;
import org.trackwalk.cli.option.Choice;
import org.trackwalk.cli.option.EngineOptions;
import org.trackwalk.cli.option.HelpOption;
import org.trackwalk.cli.option.LoadingOptions;
import org.trackwalk.cli.option.MethodOptions;
import org.trackwalk.cli.option.ShapeText;
import org.trackwalk.cli.run.OneLevel;
import org.trackwalk.contact.csv.CoordinateText;
import org.trackwalk.contact.csv.FilePose;
import org.trackwalk.contact.method.ContactMethod;
import org.trackwalk.contact.query.ContactQuery;
import org.trackwalk.contact.query.Explanation;
import org.trackwalk.contact.scene.ProbeScene;
import org.trackwalk.contact.shape.Probe;
import org.trackwalk.contact.shape.Sphere;
import org.trackwalk.io.source.LoadOptions;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.weld.ExactWeld;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.model.profile.ShapeKind;
import org.trackwalk.report.probe.ExplanationJson;
import org.trackwalk.report.probe.ExplanationSvg;
import org.trackwalk.report.probe.ExplanationText;
import org.trackwalk.report.probe.MethodTable;
import org.trackwalk.report.probe.ProbeEngine;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code explain}: one probe, every triangle near it, and why each is a contact or not. */
@CommandLine.Command(
    name = "explain",
    sortOptions = false,
    description =
        "Places one probe and says for every triangle near it why it is a contact or not.",
    footer = {
      "",
      "Examples:",
      "  trackwalk explain track.obj --at 12.5,0.34,3 --shape sphere:0.35",
      "  trackwalk explain track.obj --at 12.5,0.34,3 --shape box:0.9,0.3,2 --profile physx",
      "Coordinates and sizes are in the axes and the unit of the file."
    })
public final class ExplainCommand implements Command {

  @Mixin private LoadingOptions loading;
  @Mixin private MethodOptions methods;
  @Mixin private EngineOptions engines;

  @Option(
      names = "--at",
      required = true,
      paramLabel = "X,Y,Z",
      description = "The probe's centre.")
  private String at;

  @Option(
      names = "--shape",
      required = true,
      paramLabel = "SHAPE",
      description = {"The probe, sizes halved:", ShapeText.OF_SIZES, ShapeText.OF_FILES})
  private String shape;

  @Option(
      names = "--rotate",
      paramLabel = "QX,QY,QZ,QW",
      description = "How the probe is turned; its own axes are named like the file's.")
  private String rotate;

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      defaultValue = "text",
      description = "text (default), json or svg.")
  private String format;

  @Mixin private HelpOption help;

  @Override
  public int run(Terminal terminal) throws UsageException, InputException, IOException {
    Choice.known("--format", format, List.of("text", "json", "svg"));
    double[] centre = Choice.point("--at", at);
    String[] digits = at.split(",");
    for (int k = 0; k < 3; k++) {
      // As in a probe file: a few digits mean the float of a mesh, so that a vertex can be met.
      centre[k] = CoordinateText.read(digits[k].strip());
    }
    double[] turn = rotation();
    engines.check(methods);
    boolean sphere = AskedShape.check(shape) instanceof Sphere;
    List<ContactMethod> compared = methods.methods(sphere);
    double distance = methods.contactDistance();
    Progress progress = ConsoleProgress.of(terminal, true);
    Level level = OneLevel.load(loading.paths(), loading.options(LoadOptions.DEFAULT), progress);
    Frame frame = level.reportFrame();
    Probe probe =
        new Probe(AskedShape.read(shape, frame, progress), FilePose.of(frame, centre, turn));
    int jobs = Runtime.getRuntime().availableProcessors();
    ProbeScene scene =
        ProbeScene.of(ExactWeld.weld(level.pieces(), jobs, progress), jobs, progress);
    List<ProbeEngine> asked = engines.engines(level, ShapeKind.of(probe.shape()));
    List<Explanation> explanations = new ArrayList<>();
    for (ProbeEngine engine : asked) {
      double margin = methods.distanceGiven() ? distance : engine.treatment().margin();
      explanations.add(engine.explain(scene, probe, margin));
    }
    ContactQuery query = new ContactQuery(scene);
    for (ContactMethod method : asked.isEmpty() ? compared : List.<ContactMethod>of()) {
      explanations.add(query.explain(probe, distance, method));
    }
    PrintStream out = format.equals("text") ? terminal.text() : terminal.out();
    out.print(written(explanations, asked, scene.surface(), frame));
    return ExitCode.CLEAN;
  }

  private String written(
      List<Explanation> explanations, List<ProbeEngine> asked, WeldedSurface surface, Frame frame)
      throws IOException {
    if (format.equals("svg")) {
      return new ExplanationSvg(explanations, asked, surface, frame).svg();
    }
    if (format.equals("json")) {
      return new ExplanationJson(explanations, asked, surface, frame).json();
    }
    return explanations.size() == 1
        ? new ExplanationText(explanations.get(0), surface, frame)
            .words(asked.isEmpty() ? null : asked.get(0))
        : new MethodTable(explanations, asked, surface, frame).words();
  }

  /** Four numbers; not turned when not said. */
  private double[] rotation() throws UsageException {
    if (rotate == null) {
      return new double[] {0, 0, 0, 1};
    }
    String[] parts = rotate.split(",", -1);
    if (parts.length != 4) {
      throw new UsageException("--rotate: '" + rotate + "' is not a quaternion; write QX,QY,QZ,QW");
    }
    double[] q = new double[4];
    for (int k = 0; k < 4; k++) {
      q[k] = Choice.number("--rotate", parts[k]);
    }
    if (q[0] == 0 && q[1] == 0 && q[2] == 0 && q[3] == 0) {
      throw new UsageException("--rotate: a quaternion must not be zero");
    }
    return q;
  }
}
