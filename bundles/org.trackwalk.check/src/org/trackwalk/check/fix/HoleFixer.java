package org.trackwalk.check.fix;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.trackwalk.check.rule.Mend;
import org.trackwalk.check.rules.RuleList;
import org.trackwalk.ground.border.HoleRim;
import org.trackwalk.ground.border.OpenEdges;
import org.trackwalk.io.patch.Bits;
import org.trackwalk.io.patch.Edit;
import org.trackwalk.io.polygon.PolygonTriangulation;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.LedgerClass;
import org.trackwalk.seams.chain.Chain;
import org.trackwalk.seams.ledger.EdgeEntry;

/** Fills small holes that are flat and have one simple rim. */
final class HoleFixer implements Fixer {

  /** Holes with more edges are modelled, not filled. */
  private static final int MOST_EDGES = 64;

  @Override
  public List<Mend> mends() {
    return List.of(Mend.FILL_RIM, Mend.FILL_CHAIN);
  }

  @Override
  public List<Proposal> propose(FixContext context, List<Finding> findings) {
    List<Proposal> proposals = new ArrayList<>();
    for (Finding finding : findings) {
      boolean rim = RuleList.traits(finding.rule()).mend() == Mend.FILL_RIM;
      int[] edges = rim ? rim(context, finding) : chain(context, finding);
      int[] loop = edges.length == 0 ? edges : loop(context, edges);
      if (loop.length < 3) {
        proposals.add(Proposal.refused(finding, "its rim is not one closed line"));
      } else {
        proposals.add(fill(context, finding, loop));
      }
    }
    return proposals;
  }

  private static int[] rim(FixContext context, Finding finding) {
    for (HoleRim rim : context.rules().ledger().holes()) {
      if (Arrays.equals(rim.centre(), finding.position())) {
        return rim.edges();
      }
    }
    return new int[0];
  }

  private static int[] chain(FixContext context, Finding finding) {
    for (Chain chain : context.rules().chainsOf(LedgerClass.OPEN)) {
      if (Arrays.equals(chain.path(), finding.path())) {
        return chain.entries().stream().mapToInt(EdgeEntry::edge).toArray();
      }
    }
    return new int[0];
  }

  /** The edges one after the other around the hole; empty when they make no simple loop. */
  private static int[] loop(FixContext context, int[] edges) {
    OpenEdges open = context.rules().ledger().edges();
    Map<Integer, Integer> from = new HashMap<>();
    for (int e : edges) {
      if (from.put(open.from(e), e) != null) {
        return new int[0];
      }
    }
    int[] loop = new int[edges.length];
    int e = edges[0];
    for (int i = 0; i < loop.length; i++) {
      loop[i] = e;
      Integer next = from.get(open.to(e));
      if (next == null || next == edges[0] != (i == loop.length - 1)) {
        return new int[0];
      }
      e = next;
    }
    return loop;
  }

  private static Proposal fill(FixContext context, Finding finding, int[] loop) {
    if (loop.length > MOST_EDGES) {
      return Proposal.refused(finding, "it has more than " + MOST_EDGES + " edges");
    }
    OpenEdges open = context.rules().ledger().edges();
    int n = loop.length;
    // The rim runs clockwise around the hole, so the filling runs the other way.
    int[] vertices = new int[n];
    float[] xyz = new float[3 * n];
    int[] corners = new int[n];
    for (int i = 0; i < n; i++) {
      vertices[i] = open.from(loop[n - 1 - i]);
      corners[i] = i;
      System.arraycopy(context.position(vertices[i]), 0, xyz, 3 * i, 3);
    }
    int[] cut = new PolygonTriangulation().cut(xyz, corners, 0, n);
    double[] normal = new double[3];
    for (int i = 0; i < 3 * (n - 2); i += 3) {
      double[] one = normal(context, vertices, cut, i);
      for (int k = 0; k < 3; k++) {
        normal[k] += one[k];
      }
    }
    double length = Math.sqrt(Shape.dot(normal, normal));
    String reason = length == 0 ? "it has no area" : judge(context, vertices, cut, normal, length);
    reason = reason.isEmpty() ? surroundings(open, loop, normal, length) : reason;
    if (!reason.isEmpty()) {
      return Proposal.refused(finding, reason);
    }
    return proposal(context, finding, loop, vertices, cut);
  }

  private static double[] normal(FixContext context, int[] vertices, int[] cut, int i) {
    return Shape.normal(
        context.position(vertices[cut[i]]),
        context.position(vertices[cut[i + 1]]),
        context.position(vertices[cut[i + 2]]));
  }

  private static String judge(
      FixContext context, int[] vertices, int[] cut, double[] normal, double length) {
    float[] anchor = context.position(vertices[0]);
    double lo = 0;
    double hi = 0;
    for (int v : vertices) {
      float[] p = context.position(v);
      double off = 0;
      for (int k = 0; k < 3; k++) {
        off += ((double) p[k] - anchor[k]) * normal[k] / length;
      }
      lo = Math.min(lo, off);
      hi = Math.max(hi, off);
    }
    if (hi - lo > FixLimits.FLAT && vertices.length > 3) {
      return "it is not flat";
    }
    for (int i = 0; i < 3 * (vertices.length - 2); i += 3) {
      if (Shape.dot(normal(context, vertices, cut, i), normal) <= 0) {
        return "its rim crosses itself";
      }
      if (Shape.thin(
          context.position(vertices[cut[i]]),
          context.position(vertices[cut[i + 1]]),
          context.position(vertices[cut[i + 2]]))) {
        return "a triangle of the filling would be a needle";
      }
    }
    return "";
  }

  private static String surroundings(OpenEdges open, int[] loop, double[] normal, double length) {
    for (int e : loop) {
      double dot = 0;
      for (int k = 0; k < 3; k++) {
        dot += open.normal(e, k) * normal[k] / length;
      }
      if (dot < FixLimits.SMOOTH) {
        return "the surface around it is bent";
      }
    }
    return "";
  }

  private static Proposal proposal(
      FixContext context, Finding finding, int[] loop, int[] vertices, int[] cut) {
    OpenEdges open = context.rules().ledger().edges();
    int t = open.triangle(loop[0]);
    int piece = open.piece(loop[0]);
    if (context.shownAgain(piece)) {
      return Proposal.refused(finding, "the piece is shown in other places too");
    }
    SnapClusters asTheyAre = new SnapClusters(context);
    List<Edit> edits = new ArrayList<>();
    Places places = new Places();
    Bits[] bits = new Bits[vertices.length];
    for (int i = 0; i < bits.length; i++) {
      bits[i] = asTheyAre.bitsFor(piece, vertices[i]);
      if (bits[i] == null) {
        return Proposal.refused(
            finding, "a corner of its rim cannot be stored exactly (rule weld.frames)");
      }
      places.add(context.position(vertices[i]));
    }
    Edit.Triangle like = context.stored(t);
    for (int i = 0; i < 3 * (bits.length - 2); i += 3) {
      Edit.Triangle filling =
          context.outward(piece, bits[cut[i]], bits[cut[i + 1]], bits[cut[i + 2]]);
      edits.add(new Edit.Fill(context.part(piece), filling, like));
    }
    String what = "fill with " + edits.size() + (edits.size() == 1 ? " triangle" : " triangles");
    return Proposal.of(finding, new Fix(what, edits, 0, 0, places.array()));
  }
}
