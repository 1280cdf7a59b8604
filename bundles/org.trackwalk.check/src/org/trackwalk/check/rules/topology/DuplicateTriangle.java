package org.trackwalk.check.rules.topology;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.trackwalk.check.rule.EarlyRule;
import org.trackwalk.check.rule.Mend;
import org.trackwalk.check.rule.Picture;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.check.rule.RuleInfo;
import org.trackwalk.check.rule.RuleTraits;
import org.trackwalk.check.rule.Scope;
import org.trackwalk.check.rules.finding.ElementClusters;
import org.trackwalk.check.rules.finding.TriangleFinding;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.model.finding.Finding;

/** Triangles that stand twice in the level. */
public final class DuplicateTriangle implements EarlyRule {

  private static final RuleInfo INFO =
      new RuleInfo(
              "topology.duplicate-triangle",
              "warning on road, else note",
              "the same triangle twice",
              "Both push the car at once, twice as hard as one would, and the mesh "
                  + "is no longer a surface that can be walked over.",
              "Delete the copies (Blender: select all, Mesh > Merge > By Distance, then Clean "
                  + "Up > Delete Loose); look for a piece that was exported twice.",
              Scope.LEVEL,
              List.of(),
              "two contacts for one surface")
          .with(RuleTraits.NONE.inAnyUnit().mended(Mend.DELETE_COPY).drawn(Picture.APART));

  @Override
  public RuleInfo info() {
    return INFO;
  }

  @Override
  public List<Finding> check(RuleContext context) {
    List<Finding> findings = new ArrayList<>(crossed(context));
    if (context.topology().duplicateCount() == 0) {
      return findings;
    }
    int[] c = context.surface().triangles();
    IntList copies = new IntList();
    // In canonical order equal triangles of equal direction stand side by side.
    for (int t = 1; t < context.surface().triangleCount(); t++) {
      if (Arrays.equals(c, 3 * t, 3 * t + 3, c, 3 * t - 3, 3 * t)
          && !context.topology().degenerate(t)) {
        copies.add(t);
      }
    }
    for (int[] cluster : ElementClusters.of(context, copies.array())) {
      String piece = context.pieceName(context.surface().pieceOf(cluster[0]));
      String original = context.pieceName(context.surface().pieceOf(cluster[0] - 1));
      String message =
          String.format(
              Locale.ROOT,
              "%s has %d %s a second time%s",
              piece,
              cluster.length,
              cluster.length == 1 ? "triangle" : "triangles",
              original.equals(piece) ? "" : ", as " + original + " has too");
      findings.add(
          TriangleFinding.of(
                  INFO,
                  TriangleFinding.warningOnRoad(context, cluster[0]),
                  context,
                  cluster,
                  message)
              .piece(original)
              .measure("triangles", cluster.length, "", 0)
              .build());
    }
    return findings;
  }

  /** Quads that are there a second time, cut along their other diagonal: no triangle is a copy. */
  private static List<Finding> crossed(RuleContext context) {
    Map<Integer, Integer> copies = context.topology().crossedCopies();
    int[] triangles = copies.keySet().stream().mapToInt(t -> t).toArray();
    List<Finding> findings = new ArrayList<>();
    for (int[] cluster : ElementClusters.of(context, triangles)) {
      String piece = context.pieceName(context.surface().pieceOf(cluster[0]));
      int first = copies.get(cluster[0]);
      String original = context.pieceName(context.surface().pieceOf(first));
      String message =
          String.format(
              Locale.ROOT,
              "%s has the ground of %d triangles a second time, cut along the other diagonals%s",
              piece,
              cluster.length,
              original.equals(piece) ? "" : ", as " + original + " has too");
      findings.add(
          TriangleFinding.of(
                  INFO, TriangleFinding.warningOnRoad(context, first), context, cluster, message)
              .on(context.corridor().classes().of(first))
              .piece(original)
              .help(
                  "Delete one of the two layers: look for an object or a modifier that is there"
                      + " twice, or select one face and grow the selection (Blender: Select >"
                      + " Select Linked with delimiter Normal).")
              .measure("triangles", cluster.length, "", 0)
              .build());
    }
    return findings;
  }
}
