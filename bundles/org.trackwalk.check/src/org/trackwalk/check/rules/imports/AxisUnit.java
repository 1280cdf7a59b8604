package org.trackwalk.check.rules.imports;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.trackwalk.check.rule.EarlyRule;
import org.trackwalk.check.rule.FindingBuilder;
import org.trackwalk.check.rule.Mend;
import org.trackwalk.check.rule.Parameter;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.check.rule.RuleInfo;
import org.trackwalk.check.rule.RuleTraits;
import org.trackwalk.check.rule.Scope;
import org.trackwalk.check.rules.finding.ImportedProblem;
import org.trackwalk.course.scale.Doubt;
import org.trackwalk.course.scale.Namesakes;
import org.trackwalk.course.scale.SizeEvidence;
import org.trackwalk.course.scale.SizeLimits;
import org.trackwalk.course.scale.StrayParts;
import org.trackwalk.course.scale.UnitWords;
import org.trackwalk.mesh.level.ImportProblem;
import org.trackwalk.mesh.level.LengthUnit;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.level.UpAxis;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;

/** A level or a piece in a unit or with an axis that it was not made in. */
public final class AxisUnit implements EarlyRule {

  private static final RuleInfo INFO =
      new RuleInfo(
              "import.axis-unit",
              "warning",
              "the unit or the up axis was misread",
              "Every number of the report is as wrong as the unit: a crack of 1 mm is told as 10"
                  + " cm, the car drives on a road a hundred times too wide, or a wall is taken for"
                  + " the road.",
              "Say the unit and the axis with --units and --up or in the manifest, or export with"
                  + " another scale.",
              Scope.LEVEL,
              List.of(
                  new Parameter(
                      "narrowest",
                      SizeLimits.DEFAULT.narrowest(),
                      "m",
                      "a narrower road is doubted"),
                  new Parameter(
                      "widest", SizeLimits.DEFAULT.widest(), "m", "a wider road is doubted")),
              "roads from model cars (0.76 m) to runways (45 m); borders that fit at x100, x39.37")
          .with(RuleTraits.NONE.inAnyUnit().mended(Mend.MANIFEST).saying(RuleTraits.Role.SCALE));

  @Override
  public RuleInfo info() {
    return INFO;
  }

  @Override
  public List<Finding> check(RuleContext context) {
    List<Finding> findings = new ArrayList<>();
    for (ImportProblem problem : context.level().problems()) {
      if (problem.rule().equals(INFO.id())) {
        findings.add(ImportedProblem.finding(INFO, Severity.WARNING, context, problem));
      }
    }
    findings.addAll(measured(context));
    return findings;
  }

  private static List<Finding> measured(RuleContext context) {
    List<Finding> findings = new ArrayList<>();
    for (StrayParts.Stray stray :
        StrayParts.of(context.surface(), context.borders().edges().get(), context.memory())) {
      findings.add(finding(context.surface(), stray));
    }
    for (Namesakes.Pair pair : Namesakes.of(context.surface(), context.memory())) {
      findings.add(finding(context.surface(), pair));
    }
    if (!findings.isEmpty()) {
      return findings; // a piece that is out of all proportion spoils what the level measures
    }
    SizeLimits limits =
        new SizeLimits(context.parameter(INFO, "narrowest"), context.parameter(INFO, "widest"));
    for (Doubt doubt :
        SizeEvidence.shared(
            context.memory(),
            context.level(),
            context.surface(),
            context.welded().left().get().facing(),
            context.corridor(),
            limits,
            context.settings())) {
      findings.add(
          new FindingBuilder(INFO, Severity.WARNING, doubt.words())
              .help(doubt.advice())
              .at(doubt.at()[0], doubt.at()[1], doubt.at()[2])
              .on(SurfaceClass.ROAD)
              .about(doubt.kind() == Doubt.Kind.UNIT ? "unit" : "axis")
              .measure(doubt.measure(), doubt.value(), doubt.unit(), doubt.limit())
              .build());
    }
    return findings;
  }

  private static Finding finding(WeldedSurface surface, Namesakes.Pair pair) {
    String factor = UnitWords.factor(pair.factor());
    String words =
        String.format(
            Locale.ROOT,
            "%s is %s times as large as %s, %s long: one of the two is in another unit",
            pair.large(),
            factor,
            pair.small(),
            UnitWords.metres(pair.longest()));
    FindingBuilder builder =
        new FindingBuilder(INFO, Severity.WARNING, words)
            .help(
                "Export both with the same scale; or put \"scale\": "
                    + UnitWords.factor(1 / pair.factor())
                    + " beside "
                    + pair.large()
                    + " in the manifest's pieces.")
            .about(pair.large())
            .measure("times as large", pair.factor(), "", 1);
    pair.pieces().forEach(piece -> builder.piece(surface.pieces().get(piece).name()));
    return builder.build();
  }

  private static Finding finding(WeldedSurface surface, StrayParts.Stray stray) {
    String name = names(surface, stray.pieces());
    String words =
        String.format(
            Locale.ROOT,
            "%s %s nothing as read; %s, %d of the border edges lie exactly on those of %s",
            name,
            stray.pieces().size() == 1 ? "meets" : "meet",
            otherwise(stray),
            stray.edges(),
            names(surface, stray.others()));
    FindingBuilder builder =
        new FindingBuilder(INFO, Severity.WARNING, words)
            .help(advice(stray))
            .about(name)
            .edge(surface, stray.edge())
            .measure("edges that would meet", stray.edges(), "", 0);
    float[] p = surface.positions();
    int v = 3 * surface.triangles()[stray.edge()];
    builder.at(p[v], p[v + 1], p[v + 2]);
    builder.step(new double[] {p[v], p[v + 1], p[v + 2]}, "a border vertex as it is read");
    builder.step(stray.target(), "where it would meet");
    stray.pieces().forEach(piece -> builder.piece(surface.pieces().get(piece).name()));
    return builder.build();
  }

  /** {@code in centimetres (0.01 of its size)}, {@code with Z up}. */
  private static String otherwise(StrayParts.Stray stray) {
    StringBuilder words = new StringBuilder();
    if (stray.turn() != null) {
      words.append("with ").append(stray.turn()).append(" up");
      words.append(stray.factor() == 1 ? "" : " and ");
    }
    for (LengthUnit unit : LengthUnit.values()) {
      if (unit != LengthUnit.METRE && unit.metres() == stray.factor()) {
        return words.append("as if it were in ").append(UnitWords.of(unit)).toString();
      }
    }
    if (stray.factor() != 1) {
      words.append(UnitWords.factor(stray.factor())).append(" times as large");
    }
    return words.toString();
  }

  private static String advice(StrayParts.Stray stray) {
    String what = stray.factor() == 1 ? "" : "\"scale\": " + UnitWords.factor(stray.factor());
    String turn =
        stray.turn() == null
            ? ""
            : "\"rotate\": ["
                + (stray.turn() == UpAxis.Z ? "-" : "")
                + "0.70710677, 0, 0, 0.70710677]";
    return "In the modelling tool apply the object's scale and rotation and export it with the"
        + " settings of the others; or put "
        + what
        + (what.isEmpty() || turn.isEmpty() ? "" : " and ")
        + turn
        + " beside its file in the manifest's pieces.";
  }

  private static String names(WeldedSurface surface, List<Integer> pieces) {
    String first = surface.pieces().get(pieces.get(0)).name();
    int more = pieces.size() - 1;
    return more == 0 ? first : first + " and " + more + (more == 1 ? " other" : " others");
  }
}
