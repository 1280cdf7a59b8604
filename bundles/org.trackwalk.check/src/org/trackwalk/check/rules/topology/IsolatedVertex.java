package org.trackwalk.check.rules.topology;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.trackwalk.check.rule.EarlyRule;
import org.trackwalk.check.rule.Mend;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.check.rule.RuleInfo;
import org.trackwalk.check.rule.RuleTraits;
import org.trackwalk.check.rule.Scope;
import org.trackwalk.check.rules.finding.ImportedProblem;
import org.trackwalk.ground.memory.Memory;
import org.trackwalk.mesh.level.ImportProblem;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;

/** Vertices that no triangle uses. */
public final class IsolatedVertex implements EarlyRule {

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
    Known known = known(context);
    for (Piece piece : context.surface().pieces()) {
      if (piece.isSoup() || known.full.contains(piece)) {
        continue; // each vertex is a corner, or known to be one
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
    Map<String, LooseVertices> byPiece = new TreeMap<>();
    for (Piece piece : context.surface().pieces()) {
      BitSet bits = piece.isSoup() ? null : used.remove(piece.positions());
      boolean some = bits != null && bits.cardinality() < piece.vertexCount();
      if (bits != null && !some && known.alone.contains(piece)) {
        known.full.add(piece);
      }
      if (some && piece.triangleCount() > 0) {
        LooseVertices loose = new LooseVertices(piece);
        int n = piece.vertexCount();
        for (int v = bits.nextClearBit(0); v < n; v = bits.nextClearBit(v + 1)) {
          loose.add(piece.positions(), v);
        }
        byPiece.put(piece.name(), loose);
      }
    }
    List<Finding> findings = new ArrayList<>();
    // Formats with one vertex list for all pieces tell it when they are read.
    for (ImportProblem problem : context.level().problems()) {
      if (problem.rule().equals(INFO.id())) {
        Piece owner = problem.near().isEmpty() ? null : ImportedProblem.owner(context, problem);
        if (owner == null) {
          findings.add(ImportedProblem.finding(INFO, Severity.INFO, context, problem));
        } else {
          byPiece.computeIfAbsent(owner.name(), k -> new LooseVertices(owner)).add(problem);
        }
      }
    }
    byPiece.values().forEach(loose -> findings.add(loose.finding(INFO)));
    return findings;
  }

  /**
   * What pieces are known of, by the objects themselves.
   *
   * @param alone those that share their vertex list with none
   * @param full those of them that use each vertex: they do as long as they are alone
   */
  private record Known(Set<Piece> alone, Set<Piece> full) {}

  /** What still holds of the check before, and is kept for the next. */
  private static Known known(RuleContext context) {
    Map<float[], Piece> first = new IdentityHashMap<>();
    Known now = new Known(identities(), identities());
    for (Piece piece : context.surface().pieces()) {
      Piece other = piece.isSoup() ? null : first.putIfAbsent(piece.positions(), piece);
      now.alone.add(piece);
      if (other != null) {
        now.alone.remove(other);
        now.alone.remove(piece);
      }
    }
    Memory memory = context.memory();
    memory
        .last(Known.class)
        .ifPresent(last -> now.alone.stream().filter(last.full::contains).forEach(now.full::add));
    if (memory.lasting()) {
      memory.keep(Known.class, now);
    }
    return now;
  }

  private static Set<Piece> identities() {
    return Collections.newSetFromMap(new IdentityHashMap<>());
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
}
