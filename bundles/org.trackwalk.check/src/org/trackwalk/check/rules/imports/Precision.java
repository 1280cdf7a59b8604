package org.trackwalk.check.rules.imports;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Locale;
import org.trackwalk.check.rule.EarlyRule;
import org.trackwalk.check.rule.FindingBuilder;
import org.trackwalk.check.rule.Parameter;
import org.trackwalk.check.rule.Picture;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.check.rule.RuleInfo;
import org.trackwalk.check.rule.RuleTraits;
import org.trackwalk.check.rule.Scope;
import org.trackwalk.check.rules.finding.SeamFinding;
import org.trackwalk.course.corridor.SurfaceClasses;
import org.trackwalk.ground.memory.SameNumbers;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;

/** Coordinates so large that floats become coarse. */
public final class Precision implements EarlyRule {

  private static final RuleInfo INFO =
      new RuleInfo(
              "import.precision",
              "by value",
              "coordinates too far from the origin",
              "Far from the origin a float moves in steps: at 4,096 units half a millimetre. "
                  + "Vertices jump, seams open, contacts tremble.",
              "Move the level's origin to its middle before exporting.",
              Scope.LEVEL,
              List.of(
                  new Parameter("information", 0.0001, "m", "a note from here on"),
                  new Parameter("warning", 0.0004, "m", "a warning from here on")),
              "0.12 mm beyond 1,024 m, 0.49 mm beyond 4,096 m")
          .with(RuleTraits.NONE.drawn(Picture.FLOAT_GRID));

  @Override
  public RuleInfo info() {
    return INFO;
  }

  @Override
  public List<Finding> check(RuleContext context) {
    WeldedSurface s = context.surface();
    BitSet scenery = scenery(context);
    float worst = 0;
    int at = -1;
    for (int i = 0; i < s.positions().length; i++) {
      float size = Math.abs(s.positions()[i]);
      if (size > worst && !scenery.get(i / 3)) {
        worst = size;
        at = i / 3;
      }
    }
    double step = Math.ulp(worst);
    double note = context.parameter(INFO, "information");
    double warning = context.parameter(INFO, "warning");
    if (at < 0 || step <= note) {
      return List.of();
    }
    String message =
        String.format(
            Locale.ROOT,
            "coordinates reach %.0f m, where one float step is %s",
            worst,
            SeamFinding.metres(step));
    List<Finding> findings = new ArrayList<>();
    findings.add(
        new FindingBuilder(INFO, step > warning ? Severity.WARNING : Severity.INFO, message)
            .at(s, at)
            .about("level")
            .measure("step", step, "m", step > warning ? warning : note)
            .build());
    return findings;
  }

  /** Vertices that only scenery uses: a far sky dome harms nobody. */
  private static BitSet scenery(RuleContext context) {
    BitSet only = new BitSet();
    if (context.corridor().classes().count(SurfaceClass.SCENERY) == 0) {
      return only;
    }
    SurfaceClasses classes = context.corridor().classes();
    return SameNumbers.of(
        context.memory(),
        context.surface(),
        new Asked(classes),
        () -> scenery(context.surface(), classes));
  }

  /** Which vertices only scenery uses is asked of what triangles are for. */
  private record Asked(SurfaceClasses classes) {}

  private static BitSet scenery(WeldedSurface surface, SurfaceClasses classes) {
    BitSet only = new BitSet();
    int[] c = surface.triangles();
    boolean[] other = new boolean[surface.vertexCount()];
    for (int t = 0; 3 * t < c.length; t++) {
      if (classes.of(t) != SurfaceClass.SCENERY) {
        other[c[3 * t]] = true;
        other[c[3 * t + 1]] = true;
        other[c[3 * t + 2]] = true;
      }
    }
    for (int v = 0; v < other.length; v++) {
      only.set(v, !other[v]);
    }
    return only;
  }
}
