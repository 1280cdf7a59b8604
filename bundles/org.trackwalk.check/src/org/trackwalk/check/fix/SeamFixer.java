package org.trackwalk.check.fix;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.trackwalk.check.rule.Mend;
import org.trackwalk.check.rules.RuleList;
import org.trackwalk.ground.border.BorderLimits;
import org.trackwalk.ground.border.OpenEdges;
import org.trackwalk.io.patch.Bits;
import org.trackwalk.io.patch.Edit;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.LedgerClass;
import org.trackwalk.seams.chain.Chain;
import org.trackwalk.seams.ledger.EdgeEntry;

/**
 * Closes seams: vertices that lie close together become one, and an edge that lacks a vertex of the
 * other side gets it.
 */
final class SeamFixer implements Fixer {

  private final Mend mend;
  private final LedgerClass owner;
  private final double snap;
  private final boolean inserts;

  private SeamFixer(Mend mend, LedgerClass owner, double snap, boolean inserts) {
    this.mend = mend;
    this.owner = owner;
    this.snap = snap;
    this.inserts = inserts;
  }

  static SeamFixer nearMiss() {
    double exact = BorderLimits.DEFAULT.exact();
    return new SeamFixer(Mend.SNAP, LedgerClass.NEAR_MISS, exact, true);
  }

  static SeamFixer junction() {
    return new SeamFixer(Mend.INSERT, LedgerClass.T_JUNCTION, FixLimits.SNAP, true);
  }

  static SeamFixer gap() {
    return new SeamFixer(Mend.CLOSE_GAP, LedgerClass.GAP, FixLimits.SNAP, false);
  }

  @Override
  public List<Mend> mends() {
    return List.of(mend);
  }

  /** What one chain needs. */
  private static final class Plan {
    final Set<Integer> vertices = new TreeSet<>();
    final TreeMap<Integer, TreeSet<Integer>> cuts = new TreeMap<>();
    String refusal = "";
  }

  @Override
  public List<Proposal> propose(FixContext context, List<Finding> findings) {
    double reach = snap;
    for (String rule : owner == LedgerClass.NEAR_MISS ? RuleList.mended(mend) : Set.<String>of()) {
      reach = context.rules().settings().parameters().getOrDefault(rule + ".distance", snap);
    }
    SnapClusters clusters = new SnapClusters(context);
    List<Plan> plans = new ArrayList<>();
    Map<double[], Finding> byPath = new IdentityHashMap<>();
    findings.forEach(f -> byPath.put(f.path(), f));
    Map<Finding, Plan> byFinding = new IdentityHashMap<>();
    for (Chain chain : context.rules().chainsOf(owner)) {
      Finding finding = byPath.get(chain.path());
      if (finding != null) {
        Plan plan = plan(context, chain, clusters, reach);
        byFinding.put(finding, plan);
        plans.add(plan);
      }
    }
    clusters.resolve(2 * reach);
    for (Plan plan : plans) {
      judge(context, plan, clusters);
    }
    List<Proposal> proposals = new ArrayList<>();
    for (Finding finding : findings) {
      Plan plan = byFinding.get(finding);
      proposals.add(
          plan == null
              ? Proposal.refused(finding, "its edges are not known any more")
              : proposal(context, finding, plan, clusters));
    }
    return proposals;
  }

  private Plan plan(FixContext context, Chain chain, SnapClusters clusters, double reach) {
    OpenEdges edges = context.rules().ledger().edges();
    Plan plan = new Plan();
    if (owner == LedgerClass.GAP && chain.worst().distance() > reach) {
      plan.refusal =
          String.format(
              Locale.ROOT,
              "it is wider than %.0f mm, so that vertices are not simply snapped: close it with a"
                  + " strip of faces",
              1000 * reach);
      return plan;
    }
    Set<Long> done = new HashSet<>();
    for (EdgeEntry entry : chain.entries()) {
      int e = entry.edge();
      int f = entry.partner();
      if (f < 0) {
        plan.refusal = "one side is no border";
        continue;
      }
      if (done.add(((long) Math.min(e, f) << 32) + Math.max(e, f))) {
        pair(context, edges, e, f, plan, clusters, reach);
      }
    }
    return plan;
  }

  private void pair(
      FixContext context,
      OpenEdges edges,
      int e,
      int f,
      Plan plan,
      SnapClusters clusters,
      double reach) {
    int[] ofE = {edges.from(e), edges.to(e)};
    int[] ofF = {edges.from(f), edges.to(f)};
    boolean against = sum(context, ofE, ofF, true) <= sum(context, ofE, ofF, false);
    boolean[] matchedE = new boolean[2];
    boolean[] matchedF = new boolean[2];
    for (int k = 0; k < 2; k++) {
      for (int turn = 0; turn < 2; turn++) {
        // First the ends that belong together, then those that meet crosswise.
        int j = turn == 0 == against ? 1 - k : k;
        double d = Shape.distance(context.position(ofE[k]), context.position(ofF[j]));
        if (d <= reach && !matchedE[k] && !matchedF[j]) {
          matchedE[k] = true;
          matchedF[j] = true;
          if (ofE[k] != ofF[j]) {
            clusters.join(ofE[k], ofF[j]);
            plan.vertices.add(ofE[k]);
            plan.vertices.add(ofF[j]);
          }
        }
      }
    }
    for (int k = 0; k < 2; k++) {
      lack(context, edges, e, ofF[k], matchedF[k], plan, reach);
      lack(context, edges, f, ofE[k], matchedE[k], plan, reach);
    }
  }

  private static double sum(FixContext context, int[] e, int[] f, boolean against) {
    return Shape.distance(context.position(e[0]), context.position(f[against ? 1 : 0]))
        + Shape.distance(context.position(e[1]), context.position(f[against ? 0 : 1]));
  }

  /** Notes a vertex of the other side that stands inside an edge. */
  private void lack(
      FixContext context,
      OpenEdges edges,
      int edge,
      int vertex,
      boolean matched,
      Plan plan,
      double reach) {
    if (matched || vertex == edges.from(edge) || vertex == edges.to(edge)) {
      return;
    }
    float[] p = context.position(vertex);
    double along = 0;
    for (int k = 0; k < 3; k++) {
      along += (p[k] - edges.point(edge, 0, k)) * edges.direction(edge, k);
    }
    double off = 0;
    for (int k = 0; k < 3; k++) {
      double d = p[k] - edges.point(edge, 0, k) - along * edges.direction(edge, k);
      off += d * d;
    }
    double exact = BorderLimits.DEFAULT.exact();
    boolean inside = along > exact && along < edges.length(edge) - exact;
    if (!inside) {
      return;
    }
    if (!inserts || Math.sqrt(off) > exact) {
      if (Math.sqrt(off) <= reach || !inserts) {
        plan.refusal = "the two borders have different vertices";
      }
      return;
    }
    plan.cuts.computeIfAbsent(edge, k -> new TreeSet<>()).add(vertex);
  }

  /** Whether the triangles of the edges that are cut bear it. */
  private static void judge(FixContext context, Plan plan, SnapClusters clusters) {
    OpenEdges edges = context.rules().ledger().edges();
    for (int v : plan.vertices) {
      SnapClusters.Cluster cluster = clusters.of(v);
      if (cluster != null && !cluster.refusal().isEmpty()) {
        plan.refusal = cluster.refusal();
      }
    }
    for (Map.Entry<Integer, TreeSet<Integer>> cut : plan.cuts.entrySet()) {
      int e = cut.getKey();
      int h = edges.halfEdge(e);
      int t = h / 3;
      float[][] was = new float[3][];
      for (int k = 0; k < 3; k++) {
        was[k] = clusters.position(context.surface().triangles()[3 * t + (h + k) % 3]);
      }
      List<Integer> points = ordered(edges, e, cut.getValue(), context);
      float[] last = was[0];
      for (int i = 0; i <= points.size(); i++) {
        float[] next = i < points.size() ? clusters.position(points.get(i)) : was[1];
        String reason = Shape.refusal(was, new float[][] {last, next, was[2]});
        if (!reason.isEmpty()) {
          plan.refusal = reason + " where a vertex is missing";
        }
        last = next;
      }
      if (context.shownAgain(edges.piece(e))) {
        plan.refusal =
            context.piece(edges.piece(e)).name()
                + " is shown in other places too and would change there";
      }
    }
  }

  private static List<Integer> ordered(
      OpenEdges edges, int e, Set<Integer> vertices, FixContext context) {
    TreeMap<Double, Integer> along = new TreeMap<>();
    for (int v : vertices) {
      float[] p = context.position(v);
      double sum = 0;
      for (int k = 0; k < 3; k++) {
        sum += (p[k] - edges.point(e, 0, k)) * edges.direction(e, k);
      }
      along.put(sum, v);
    }
    return List.copyOf(along.values());
  }

  private Proposal proposal(FixContext context, Finding finding, Plan plan, SnapClusters clusters) {
    if (!plan.refusal.isEmpty()) {
      return Proposal.refused(finding, plan.refusal);
    }
    OpenEdges edges = context.rules().ledger().edges();
    Set<Edit> edits = new LinkedHashSet<>();
    TreeSet<Integer> moved = new TreeSet<>();
    Places places = new Places();
    double largest = 0;
    for (int v : plan.vertices) {
      SnapClusters.Cluster cluster = clusters.of(v);
      edits.addAll(cluster.moves());
      largest = Math.max(largest, cluster.largest());
      for (int member : cluster.members()) {
        if (Shape.distance(context.position(member), cluster.target()) > 0 && moved.add(member)) {
          places.add(context.position(member));
        }
      }
    }
    int inserted = 0;
    for (Map.Entry<Integer, TreeSet<Integer>> cut : plan.cuts.entrySet()) {
      int e = cut.getKey();
      int piece = edges.piece(e);
      int h = edges.halfEdge(e);
      List<Bits> points = new ArrayList<>();
      for (int v : ordered(edges, e, cut.getValue(), context)) {
        Bits bits = clusters.bitsFor(piece, v);
        if (bits == null) {
          return Proposal.refused(
              finding,
              "the missing vertex cannot be stored exactly there, because the pieces' origins"
                  + " round differently (rule weld.frames)");
        }
        points.add(bits);
        places.add(context.position(v));
        inserted++;
      }
      Bits from = context.cornerBits(h / 3, h % 3);
      Bits to = context.cornerBits(h / 3, (h + 1) % 3);
      edits.add(new Edit.Split(context.part(piece), from, to, points));
    }
    if (edits.isEmpty()) {
      return Proposal.refused(finding, "no vertices of the two borders belong together");
    }
    String what = words(edits.size() - plan.cuts.size(), moved.size(), inserted);
    return Proposal.of(
        finding, new Fix(what, List.copyOf(edits), moved.size(), largest, places.array()));
  }

  private static String words(int moves, int moved, int inserted) {
    List<String> parts = new ArrayList<>();
    if (moves > 0) {
      parts.add(
          moved == 0
              ? "write equal bits"
              : String.format(
                  Locale.ROOT, "snap %d %s", moved, moved == 1 ? "vertex" : "vertices"));
    }
    if (inserted > 0) {
      parts.add(
          String.format(
              Locale.ROOT, "insert %d %s", inserted, inserted == 1 ? "vertex" : "vertices"));
    }
    return String.join(", ", parts);
  }
}
