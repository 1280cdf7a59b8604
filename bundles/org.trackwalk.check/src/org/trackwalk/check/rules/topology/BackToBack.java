package org.trackwalk.check.rules.topology;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.TreeSet;
import org.trackwalk.check.rule.EarlyRule;
import org.trackwalk.check.rule.FindingBuilder;
import org.trackwalk.check.rule.Picture;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.check.rule.RuleInfo;
import org.trackwalk.check.rule.RuleTraits;
import org.trackwalk.check.rule.Scope;
import org.trackwalk.check.rules.finding.ElementClusters;
import org.trackwalk.check.rules.finding.PieceGroups;
import org.trackwalk.check.rules.finding.TriangleFinding;
import org.trackwalk.ground.reach.Slopes;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;

/** Triangles that stand back to back: the same corners, the other way round. */
public final class BackToBack implements EarlyRule {

  private static final RuleInfo INFO =
      new RuleInfo(
              "topology.back-to-back",
              "warning on road, else note",
              "two triangles back to back",
              "Every edge of the pair has a third or fourth triangle, so no engine knows where the"
                  + " surface goes on: wheels bump on edges that look flat. On a thin wall it only"
                  + " costs time.",
              "Delete the back faces of the road (Blender: select one, Select > Linked, Mesh >"
                  + " Delete > Faces). A fence that stops cars from both sides needs one sheet,"
                  + " marked \"sided\": \"both\" in the manifest and two-sided in the engine.",
              Scope.LEVEL,
              List.of(),
              "double-sided fences; Jolt and PhysX make edges of three and more triangles active")
          .with(RuleTraits.NONE.inAnyUnit().drawn(Picture.APART));

  /** Where closed tiles are laid end to end, each has its end there. */
  private static final String ENDS =
      "Delete both triangles of each pair, nobody sees them (Blender: join the tiles, Mesh > Merge"
          + " > By Distance, Select > Select All by Trait > Interior Faces, Mesh > Delete >"
          + " Faces).";

  /** Of what is no road: a fence, a rail, leaves. */
  private static final String SHEETS =
      "What shall stop cars from both sides, as a fence or a rail, needs one sheet: delete its back"
          + " faces (Blender: select one, Select > Linked, Mesh > Delete > Faces) and mark the"
          + " piece \"sided\": \"both\" in the manifest and two-sided in the engine. Leaves and"
          + " flags that no car gets to may stay.";

  @Override
  public RuleInfo info() {
    return INFO;
  }

  @Override
  public List<Finding> check(RuleContext context) {
    if (context.topology().duplicateCount() == 0) {
      return List.of();
    }
    IntList road = new IntList();
    IntList other = new IntList();
    IntList fronts = new IntList();
    collect(context, road, other, fronts);
    List<Finding> findings = new ArrayList<>();
    for (int[] cluster : ElementClusters.of(context, road.array())) {
      findings.add(finding(context, Severity.WARNING, cluster, fronts));
    }
    for (int[] piece : PieceGroups.of(context, other.array())) {
      findings.add(finding(context, Severity.INFO, piece, fronts));
    }
    return findings;
  }

  /**
   * Takes of each run of triangles with the same corners the first one that turns against the first
   * of the run; {@code fronts} gets both, in pairs, ascending.
   */
  private static void collect(RuleContext context, IntList road, IntList other, IntList fronts) {
    WeldedSurface surface = context.surface();
    int[] c = surface.triangles();
    int first = 0;
    boolean found = false;
    for (int t = 1; t < surface.triangleCount(); t++) {
      if (!sameCorners(c, first, t)) {
        first = t;
        found = false;
      } else if (!found && c[3 * t + 1] != c[3 * first + 1] && !context.topology().degenerate(t)) {
        found = true;
        fronts.add(t);
        fronts.add(first);
        // Where no road is known such pairs are mostly leaves and fences.
        (isRoad(context, first) || isRoad(context, t) ? road : other).add(t);
      }
    }
  }

  /** Of a pair in the road that one is road which faces up; which comes first is chance. */
  private static boolean isRoad(RuleContext context, int triangle) {
    return context.corridor().classes().of(triangle) == SurfaceClass.ROAD;
  }

  /** In canonical order such triangles stand side by side, each with its smallest id first. */
  private static boolean sameCorners(int[] c, int s, int t) {
    return c[3 * s] == c[3 * t]
        && (c[3 * s + 1] == c[3 * t + 1] && c[3 * s + 2] == c[3 * t + 2]
            || c[3 * s + 1] == c[3 * t + 2] && c[3 * s + 2] == c[3 * t + 1]);
  }

  /** One about backs, ascending, of all the pairs. */
  private static Finding finding(
      RuleContext context, Severity severity, int[] backs, IntList fronts) {
    WeldedSurface surface = context.surface();
    TreeSet<String> pieces = new TreeSet<>();
    IntList both = new IntList();
    for (int i = 0; i < fronts.size(); i += 2) {
      if (Arrays.binarySearch(backs, fronts.get(i)) >= 0) {
        pieces.add(context.pieceName(surface.pieceOf(fronts.get(i))));
        pieces.add(context.pieceName(surface.pieceOf(fronts.get(i + 1))));
        both.add(fronts.get(i));
        both.add(fronts.get(i + 1));
      }
    }
    List<String> named = List.copyOf(pieces);
    boolean ends =
        severity == Severity.WARNING
            && Arrays.stream(backs).allMatch(t -> Slopes.isSteep(surface, t));
    String message =
        String.format(
            Locale.ROOT,
            "%s %s %d %s back to back%s",
            String.join(" | ", named.subList(0, Math.min(2, named.size()))),
            named.size() == 1 ? "has" : "have",
            backs.length,
            backs.length == 1 ? "pair of triangles" : "pairs of triangles",
            ends ? ", upright inside the road: the ends of closed tiles that touch" : "");
    FindingBuilder builder =
        TriangleFinding.of(INFO, severity, context, both.array(), message)
            .count(backs.length)
            .measure("pairs", backs.length, "", 0);
    if (severity == Severity.INFO) {
      builder.help(SHEETS);
    } else if (ends) {
      builder.help(ENDS);
    }
    return builder.build();
  }
}
