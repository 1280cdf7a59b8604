package org.trackwalk.check.rules.topology;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.trackwalk.check.rule.FindingBuilder;
import org.trackwalk.check.rule.Mend;
import org.trackwalk.check.rule.Rule;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.check.rule.RuleInfo;
import org.trackwalk.check.rule.RuleTraits;
import org.trackwalk.check.rule.Scope;
import org.trackwalk.check.rules.finding.ImportedProblem;
import org.trackwalk.check.rules.finding.LowestVertex;
import org.trackwalk.mesh.level.ImportProblem;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;

/** Vertices that no triangle uses. */
public final class IsolatedVertex implements Rule {

  private static final RuleInfo INFO =
      new RuleInfo(
              "topology.isolated-vertex",
              "information",
              "vertices that no triangle uses",
              "They do nothing in the game, but they grow bounding boxes and hint at faces "
                  + "that were lost.",
              "Delete loose geometry (Blender: Mesh > Clean Up > Delete Loose).",
              Scope.PIECE,
              List.of(),
              "-")
          .with(
              RuleTraits.NONE
                  .counting(RuleTraits.Counted.VERTICES)
                  .inAnyUnit()
                  .mended(Mend.DROP_UNUSED));

  @Override
  public RuleInfo info() {
    return INFO;
  }

  @Override
  public List<Finding> check(RuleContext context) {
    // Primitives of one glTF mesh may share a vertex list: a vertex counts when none of them uses
    // it.
    Map<float[], BitSet> used = new IdentityHashMap<>();
    for (Piece piece : context.surface().pieces()) {
      if (piece.isSoup()) {
        continue; // each vertex is a corner
      }
      BitSet bits = used.computeIfAbsent(piece.positions(), k -> new BitSet());
      if (ownsEachCorner(piece)) {
        bits.set(0, piece.vertexCount());
      } else {
        for (int v : piece.triangles()) {
          bits.set(v);
        }
      }
    }
    List<Finding> findings = new ArrayList<>();
    for (Piece piece : context.surface().pieces()) {
      BitSet bits = piece.isSoup() ? null : used.remove(piece.positions());
      int loose = bits == null ? 0 : piece.vertexCount() - bits.cardinality();
      if (loose > 0 && piece.triangleCount() > 0) {
        findings.add(finding(piece, loose, bits));
      }
    }
    // Formats with one vertex list for all pieces tell it when they are read.
    for (ImportProblem problem : context.level().problems()) {
      if (problem.rule().equals(INFO.id())) {
        findings.add(ImportedProblem.finding(INFO, Severity.INFO, context, problem));
      }
    }
    return findings;
  }

  /** Whether the vertices are the corners one by one, as formats without indices have it. */
  private static boolean ownsEachCorner(Piece piece) {
    int[] corners = piece.triangles();
    if (corners.length != piece.vertexCount()) {
      return false;
    }
    for (int i = 0; i < corners.length; i++) {
      if (corners[i] != i) {
        return false;
      }
    }
    return true;
  }

  private static Finding finding(Piece piece, int loose, BitSet used) {
    float[] lowest = null;
    int n = piece.vertexCount();
    for (int v = used.nextClearBit(0); v < n; v = used.nextClearBit(v + 1)) {
      lowest = LowestVertex.of(lowest, piece.positions(), v);
    }
    String message =
        String.format(
            Locale.ROOT,
            "%s has %d %s that no triangle uses",
            piece.name(),
            loose,
            loose == 1 ? "vertex" : "vertices");
    FindingBuilder builder =
        new FindingBuilder(INFO, Severity.INFO, message)
            .piece(piece.name())
            .count(loose)
            .about(piece.name())
            .measure("vertices", loose, "", 0)
            .fixable();
    if (lowest != null) {
      float[] at = new float[3];
      piece.frame().place(lowest[0], lowest[1], lowest[2], at, 0);
      builder.at(at[0], at[1], at[2]);
    }
    return builder.build();
  }
}
