package org.trackwalk.check.rules.weld;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.trackwalk.check.rule.FindingBuilder;
import org.trackwalk.check.rule.Parameter;
import org.trackwalk.check.rule.Picture;
import org.trackwalk.check.rule.Rule;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.check.rule.RuleInfo;
import org.trackwalk.check.rule.RuleTraits;
import org.trackwalk.check.rule.Scope;
import org.trackwalk.check.rules.finding.SeamFinding;
import org.trackwalk.drive.effect.SeamModel;
import org.trackwalk.drive.effect.SeamModel.Fault;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.model.profile.Bodies;

/** Pieces with own origins whose seams cannot agree in floats. */
public final class Frames implements Rule {

  private static final RuleInfo INFO =
      new RuleInfo(
              "weld.frames",
              "warning",
              "pieces with own origins do not meet in floats",
              "Each piece's origin rounds its vertices differently when the engine places it, "
                  + "so seams that are exact in the modelling tool open by some float steps in the "
                  + "game.",
              "Apply all transforms before exporting, so that the pieces share one origin; or "
                  + "put origins and border vertices on a grid of 1/1024 m, where floats add "
                  + "without rounding.",
              Scope.LEVEL,
              List.of(
                  new Parameter(
                      "share",
                      0.05,
                      "",
                      "part of the seam edges between different origins that misses")),
              "8 to 23 % of placed seam vertices stay bit-equal")
          .with(RuleTraits.NONE.drawn(Picture.MISS).saying(RuleTraits.Role.CAUSE));

  /** False when nobody will hear of it: then single near misses are told. */
  static boolean runs(RuleContext context) {
    boolean off = "off".equals(context.level().hints().rules().get(INFO.id()));
    return !off && context.settings().wants(INFO.id());
  }

  /** Whether it has something to tell. */
  static boolean finds(RuleContext context) {
    return FrameShare.of(context).part() > context.parameter(INFO, "share");
  }

  @Override
  public RuleInfo info() {
    return INFO;
  }

  @Override
  public List<Finding> check(RuleContext context) {
    if (!finds(context)) {
      return List.of();
    }
    FrameSeams seams = FrameSeams.of(context);
    double limit = context.parameter(INFO, "share");
    String message =
        String.format(
            Locale.ROOT,
            "pieces with %d different origins: %.0f %% of the seam edges between them miss each"
                + " other, by up to %s",
            seams.share().frames(),
            100 * seams.share().part(),
            SeamFinding.metres(seams.worst()));
    FindingBuilder builder =
        new FindingBuilder(INFO, Severity.WARNING, message)
            .at(seams.position()[0], seams.position()[1], seams.position()[2])
            .on(seams.surfaceClass())
            .along(seams.position(), seams.length())
            .count(seams.share().missed())
            .about("frames")
            .measure("edges apart", 100 * seams.share().part(), "%", 100 * limit)
            .effects(context.effects().of(new SeamModel(Fault.SHIFTED, seams.worst(), Bodies.ONE)))
            .step(seams.position(), FrameCure.words(context));
    if (seams.twin() != null) {
      builder.step(seams.twin().position(), "vertex");
      builder.step(seams.twin().twinPosition(), "its twin");
    }
    seams.pieces().forEach(builder::piece);
    if (!seams.reached()) {
      builder.outOfReach();
    }
    List<Finding> findings = new ArrayList<>();
    findings.add(builder.build());
    return findings;
  }
}
