package org.trackwalk.check.rules.overlap;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.function.IntPredicate;
import java.util.function.IntToDoubleFunction;
import org.trackwalk.check.rule.FindingBuilder;
import org.trackwalk.check.rule.Needs;
import org.trackwalk.check.rule.Parameter;
import org.trackwalk.check.rule.Picture;
import org.trackwalk.check.rule.Rule;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.check.rule.RuleInfo;
import org.trackwalk.check.rule.RuleTraits;
import org.trackwalk.check.rule.Scope;
import org.trackwalk.check.rules.cliff.CliffStepUp;
import org.trackwalk.check.rules.finding.Kerb;
import org.trackwalk.check.rules.finding.RoadThings;
import org.trackwalk.check.rules.finding.SeamFinding;
import org.trackwalk.drive.overlap.Overlap;
import org.trackwalk.drive.overlap.OverlapSurvey;
import org.trackwalk.drive.overlap.Overlaps;
import org.trackwalk.drive.overlap.SaidMeetings;
import org.trackwalk.drive.overlap.Why;
import org.trackwalk.drive.things.Thing;
import org.trackwalk.ground.reach.Slopes;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;

/** Pieces, and closed bodies of one piece, that go through each other where it is not meant. */
public final class OverlapPieces implements Rule {

  private static final RuleInfo INFO =
      new RuleInfo(
              "overlap.pieces",
              "warning on the road or where the manifest forbids it, else note",
              "pieces go through each other",
              "On the road a wheel meets both surfaces where they cross. Beside it a car that"
                  + " slides into the place is held by two bodies at once and is pushed out of one"
                  + " into the other.",
              "Move one of them, or cut it off at the other's surface (Blender: Boolean modifier,"
                  + " Difference). One that lies there twice: delete it.",
              Scope.SEAM,
              List.of(
                  new Parameter("depth", 0.001, "m", "what goes less far through only touches")),
              "1 mm, as for steps; contours of crossing surfaces: ArtiSynth Modeling Guide, 8.4")
          .with(RuleTraits.NONE.needing(Needs.PIECES).inAnyUnit().drawn(Picture.CROSSING));

  private static final String MEANT =
      " Where it is meant, say so in the manifest: overlaps, with the two names and allow true.";

  @Override
  public RuleInfo info() {
    return INFO;
  }

  /** Metres; what goes less far through the other touches it. */
  public static double depth(RuleContext context) {
    return context.parameter(INFO, "depth");
  }

  /** All pairs of parts of a level that go through each other; found once for all who ask. */
  public static Overlaps survey(RuleContext context, Progress progress) {
    return context
        .memory()
        .shared(
            Overlaps.class,
            () ->
                OverlapSurvey.of(
                    context.surface(),
                    context.corridor().classes(),
                    context.road(),
                    new SaidMeetings(context.level().hints().meetings()),
                    depth(context),
                    rise(context),
                    context.memory(),
                    context.settings().jobs(),
                    progress));
  }

  @Override
  public void ahead(RuleContext context) {
    OverlapSurvey.ahead(
        context.surface(), context.memory(), context.settings().jobs(), context.progress());
  }

  /** A kerb may come up as far as its face may stand up in the road. */
  private static IntToDoubleFunction rise(RuleContext context) {
    IntPredicate kerb = Kerb.triangles(context);
    double depth = depth(context);
    double meant = Math.max(depth, CliffStepUp.leastOnKerb(context));
    return t -> kerb.test(t) ? meant : depth;
  }

  @Override
  public List<Finding> check(RuleContext context) {
    List<Finding> findings = new ArrayList<>();
    List<Thing> things = new ArrayList<>();
    CliffStepUp.steps(context).forEach(step -> things.add(step.thing()));
    for (RoadThings.Found found : RoadThings.of(context)) {
      if (found.isTold() && !found.isStep()) {
        things.add(found.thing());
      }
    }
    Overlaps all = survey(context, context.progress());
    for (Overlap overlap : all.byPair(o -> !ofOtherRule(context, things, o) && !copied(o)).told()) {
      findings.add(finding(context, overlap));
    }
    return findings;
  }

  /** Things in the way are told as such, and ground that comes up through the road likewise. */
  private static boolean ofOtherRule(RuleContext context, List<Thing> things, Overlap overlap) {
    return overlap.why() == Why.ON_ROAD
        && (RoadThings.own(context, things, overlap.first(), overlap.contours())
            || RoadThings.own(context, things, overlap.second(), overlap.contours())
            || ground(context, overlap.first()) && ground(context, overlap.second()));
  }

  /** Two bodies of the same triangles are told as double triangles. */
  private static boolean copied(Overlap overlap) {
    return overlap.why() == Why.SAME_PLACE && overlap.copy();
  }

  private static boolean ground(RuleContext context, int[] triangles) {
    int ground = 0;
    for (int t : triangles) {
      SurfaceClass its = context.corridor().classes().of(t);
      boolean drivable = its == SurfaceClass.ROAD || its == SurfaceClass.VERGE;
      ground += drivable && Slopes.carries(context.surface(), t) ? 1 : 0;
    }
    return 2 * ground > triangles.length;
  }

  private static Finding finding(RuleContext context, Overlap overlap) {
    String a = context.pieceName(overlap.a());
    String b = context.pieceName(overlap.b());
    String pair =
        overlap.a() == overlap.b()
            ? a + ", two bodies of it"
            : String.join(" | ", new TreeSet<>(List.of(a, b)));
    StringBuilder message = new StringBuilder(pair).append(": ");
    message.append(words(overlap.why())).append(", ");
    message.append(SeamFinding.metres(overlap.depth())).append(" deep");
    if (overlap.contourLength() > 0) {
      message.append(" along ").append(SeamFinding.metres(overlap.contourLength()));
    }
    if (overlap.places() > 1) {
      message.append(", in ").append(overlap.places()).append(" places");
    }
    boolean felt = overlap.why() != Why.SAME_PLACE;
    double[] p = overlap.position();
    FindingBuilder builder =
        new FindingBuilder(INFO, felt ? Severity.WARNING : Severity.INFO, message.toString())
            .help(INFO.fix() + (overlap.why() == Why.STATED ? "" : MEANT))
            .at(p[0], p[1], p[2])
            .on(least(context, overlap))
            .count(overlap.places())
            .measure("depth", overlap.depth(), "m", depth(context));
    if (!overlap.contours().isEmpty()) {
      builder.along(overlap.contours().get(0), overlap.contourLength());
    }
    for (int[] triangles : List.of(overlap.first(), overlap.second())) {
      for (int t : triangles) {
        builder.triangle(context.surface(), t);
      }
    }
    return builder.build();
  }

  private static String words(Why why) {
    return switch (why) {
      case ON_ROAD -> "one goes through the other on the road";
      case STATED -> "they go through each other, and the manifest says that they must not";
      case SAME_PLACE -> "they stand in the same place";
    };
  }

  private static SurfaceClass least(RuleContext context, Overlap overlap) {
    SurfaceClass least =
        context.corridor().classes().lesser(overlap.first()[0], overlap.second()[0]);
    return overlap.why() == Why.ON_ROAD ? SurfaceClass.ROAD : least;
  }
}
