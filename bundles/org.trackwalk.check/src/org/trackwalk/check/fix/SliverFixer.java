package org.trackwalk.check.fix;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.trackwalk.check.rule.Mend;
import org.trackwalk.io.patch.Bits;
import org.trackwalk.io.patch.Edit;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.model.finding.Finding;

/**
 * Takes thin triangles out where the surface stays what it is: a needle's short edge collapses, a
 * cap's long edge is turned. All triangles of a finding or none.
 */
final class SliverFixer implements Fixer {

  @Override
  public List<Mend> mends() {
    return List.of(Mend.TURN_EDGE);
  }

  @Override
  public List<Proposal> propose(FixContext context, List<Finding> findings) {
    List<Proposal> proposals = new ArrayList<>();
    Set<Integer> touched = new HashSet<>();
    for (Finding finding : findings) {
      proposals.add(proposal(context, finding, touched));
    }
    return proposals;
  }

  private static Proposal proposal(FixContext context, Finding finding, Set<Integer> touched) {
    int[] listed = context.listed(finding);
    if (listed.length == 0 || listed.length < finding.count()) {
      return Proposal.refused(finding, "there are too many of them");
    }
    Work work = new Work(context, touched);
    for (int t : listed) {
      String reason = work.turn(t);
      reason = reason.isEmpty() ? "" : work.collapse(t, reason);
      if (!reason.isEmpty()) {
        return Proposal.refused(finding, reason);
      }
    }
    touched.addAll(work.triangles);
    List<Edit> edits = new ArrayList<>(work.fills);
    edits.addAll(work.deletes);
    edits.addAll(work.moves);
    List<String> parts = new ArrayList<>();
    if (work.turned > 0) {
      parts.add("turn " + work.turned + (work.turned == 1 ? " edge" : " edges"));
    }
    if (work.collapsed > 0) {
      parts.add("collapse " + work.collapsed + (work.collapsed == 1 ? " edge" : " edges"));
    }
    return Proposal.of(
        finding,
        new Fix(
            String.join(", ", parts), edits, work.collapsed, work.largest, work.places.array()));
  }

  /** The edits for one finding as they come together. */
  private static final class Work {
    final FixContext context;
    final Set<Integer> touched;
    final Set<Integer> triangles = new HashSet<>();
    final List<Edit> fills = new ArrayList<>();
    final List<Edit> deletes = new ArrayList<>();
    final Set<Edit> moves = new LinkedHashSet<>();
    final Places places = new Places();
    int turned;
    int collapsed;
    double largest;

    Work(FixContext context, Set<Integer> touched) {
      this.context = context;
      this.touched = touched;
    }

    private boolean free(int t) {
      return !touched.contains(t) && !triangles.contains(t);
    }

    private float[] at(int vertex) {
      return context.position(vertex);
    }

    /** Turns the longest edge; why not, when it cannot. */
    String turn(int t) {
      Topology topology = context.topology();
      int longest = 3 * t;
      for (int h = 3 * t; h < 3 * t + 3; h++) {
        longest = length(h) > length(longest) ? h : longest;
      }
      int twin = topology.twin(longest);
      if (twin < 0 || topology.sameDirection(longest)) {
        return "its long edge is no edge between two triangles";
      }
      int u = twin / 3;
      int piece = context.surface().pieceOf(t);
      boolean one =
          piece == context.surface().pieceOf(u)
              && context
                  .piece(piece)
                  .surface(context.surface().sourceTriangle(t))
                  .equals(context.piece(piece).surface(context.surface().sourceTriangle(u)))
              && !context.shownAgain(piece);
      if (!one || !free(t) || !free(u)) {
        return "the triangle beside it is another piece's, or changes too";
      }
      int a = topology.from(longest);
      int b = topology.to(longest);
      int c = topology.apex(longest);
      int d = topology.apex(twin);
      // After the turn: a-d-c and d-b-c in place of a-b-c and b-a-d.
      double[] around = Shape.normal(at(b), at(a), at(d));
      boolean sound =
          Shape.dot(around, Shape.normal(at(a), at(d), at(c))) > 0
              && Shape.dot(around, Shape.normal(at(d), at(b), at(c))) > 0
              && !Shape.thin(at(a), at(d), at(c))
              && !Shape.thin(at(d), at(b), at(c));
      if (!sound || hasEdge(c, d, t)) {
        return "turning its long edge would fold the surface or make another needle";
      }
      Edit.Triangle like = context.stored(u);
      Bits ab = bits(longest, 0);
      Bits bb = bits(longest, 1);
      Bits cb = bits(longest, 2);
      Bits db = bits(twin, 2);
      fills.add(new Edit.Fill(context.part(piece), context.outward(piece, ab, db, cb), like));
      fills.add(new Edit.Fill(context.part(piece), context.outward(piece, db, bb, cb), like));
      deletes.add(new Edit.Delete(context.part(piece), context.stored(t)));
      deletes.add(new Edit.Delete(context.part(piece), like));
      mark(t, u);
      places.add(at(c));
      turned++;
      return "";
    }

    private Bits bits(int halfEdge, int further) {
      return context.cornerBits(halfEdge / 3, (halfEdge + further) % 3);
    }

    private void mark(int... around) {
      for (int t : around) {
        triangles.add(t);
        for (int h = 3 * t; h < 3 * t + 3; h++) {
          int twin = context.topology().twin(h);
          if (twin >= 0) {
            triangles.add(twin / 3);
          }
        }
      }
    }

    private boolean hasEdge(int v, int w, int except) {
      int[] c = context.surface().triangles();
      for (int t : context.around(v)) {
        if (t != except && (c[3 * t] == w || c[3 * t + 1] == w || c[3 * t + 2] == w)) {
          return true;
        }
      }
      return false;
    }

    /** Makes one of the two ends of the shortest edge. */
    String collapse(int t, String before) {
      Topology topology = context.topology();
      int shortest = 3 * t;
      for (int h = 3 * t; h < 3 * t + 3; h++) {
        shortest = length(h) < length(shortest) ? h : shortest;
      }
      if (length(shortest) > FixLimits.COLLAPSE) {
        return before;
      }
      int stay = topology.from(shortest);
      int go = topology.to(shortest);
      SnapClusters pair = new SnapClusters(context);
      pair.join(stay, go);
      List<Integer> gone = new ArrayList<>();
      for (int other : context.around(go)) {
        int[] c = context.surface().triangles();
        boolean both = c[3 * other] == stay || c[3 * other + 1] == stay || c[3 * other + 2] == stay;
        if (!free(other) || context.shownAgain(context.surface().pieceOf(other))) {
          return "a triangle around it changes too";
        }
        if (both) {
          gone.add(other);
          continue;
        }
        float[][] was = new float[3][];
        float[][] is = new float[3][];
        for (int k = 0; k < 3; k++) {
          was[k] = at(c[3 * other + k]);
          is[k] = at(c[3 * other + k] == go ? stay : c[3 * other + k]);
        }
        String reason = Shape.refusal(was, is);
        if (!reason.isEmpty()) {
          return reason;
        }
      }
      for (FixContext.Source s : context.sources(go)) {
        Bits to = pair.bitsFor(s.piece(), stay);
        if (to == null) {
          return "its short edge cannot collapse exactly";
        }
        moves.add(new Edit.Move(context.part(s.piece()), context.bits(s.piece(), s.vertex()), to));
      }
      for (int other : gone) {
        int piece = context.surface().pieceOf(other);
        deletes.add(new Edit.Delete(context.part(piece), context.stored(other)));
        mark(other);
      }
      for (int other : context.around(go)) {
        mark(other);
      }
      places.add(at(go));
      largest = Math.max(largest, length(shortest));
      collapsed++;
      return "";
    }

    private double length(int halfEdge) {
      Topology topology = context.topology();
      return Shape.distance(at(topology.from(halfEdge)), at(topology.to(halfEdge)));
    }
  }
}
