package org.trackwalk.check.fix;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.trackwalk.check.rule.Mend;
import org.trackwalk.io.patch.Bits;
import org.trackwalk.io.patch.Edit;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.model.finding.Finding;

/**
 * Deletes triangles without area. One that closes the surface between a long edge and two short
 * ones goes together with the T-junction that it hid: the long edge gets the vertex.
 */
final class DegenerateFixer implements Fixer {

  @Override
  public List<Mend> mends() {
    return List.of(Mend.DELETE_FLAT);
  }

  @Override
  public List<Proposal> propose(FixContext context, List<Finding> findings) {
    Topology topology = context.topology();
    Assignment triangles =
        Assignment.of(context, findings, t -> topology.degenerate(t) || topology.collinear(t));
    List<Proposal> proposals = new ArrayList<>();
    for (int i = 0; i < findings.size(); i++) {
      proposals.add(proposal(context, findings.get(i), triangles.of(i)));
    }
    return proposals;
  }

  private static Proposal proposal(FixContext context, Finding finding, int[] triangles) {
    if (triangles.length == 0) {
      return Proposal.refused(finding, "its triangles are not known any more");
    }
    Set<Edit> splits = new LinkedHashSet<>();
    List<Edit> edits = new ArrayList<>();
    Places places = new Places();
    for (int t : triangles) {
      int piece = context.surface().pieceOf(t);
      if (context.shownAgain(piece) && !sameEverywhere(context, t)) {
        return Proposal.refused(finding, "the piece is shown in other places too");
      }
      String reason = context.topology().collinear(t) ? bridge(context, t, splits) : "";
      if (!reason.isEmpty()) {
        return Proposal.refused(finding, reason);
      }
      Edit.Delete delete = new Edit.Delete(context.part(piece), context.stored(t));
      // A part that is shown several times loses its triangle once.
      if (!context.shownAgain(piece) || !edits.contains(delete)) {
        edits.add(delete);
      }
      places.add(context.position(context.surface().triangles()[3 * t]));
    }
    String what =
        "delete " + triangles.length + (triangles.length == 1 ? " triangle" : " triangles");
    if (!splits.isEmpty()) {
      what += ", cut " + splits.size() + (splits.size() == 1 ? " edge" : " edges");
    }
    edits.addAll(splits);
    return Proposal.of(finding, new Fix(what, edits, 0, 0, places.array()));
  }

  /** A placement that keeps lines straight keeps a triangle without area so, but for rounding. */
  private static boolean sameEverywhere(FixContext context, int t) {
    int piece = context.surface().pieceOf(t);
    for (int other : context.shows(piece)) {
      int there = context.triangle(other, context.surface().sourceTriangle(t));
      boolean flat =
          there >= 0
              && (context.topology().degenerate(there) || context.topology().collinear(there));
      if (!flat || context.topology().collinear(there)) {
        return false;
      }
    }
    return true;
  }

  /** Gives the neighbour over the longest edge the vertex that lies on it. */
  private static String bridge(FixContext context, int t, Set<Edit> splits) {
    Topology topology = context.topology();
    int longest = 3 * t;
    for (int h = 3 * t; h < 3 * t + 3; h++) {
      longest = length(context, h) > length(context, longest) ? h : longest;
    }
    int twin = topology.twin(longest);
    int next = topology.twin(Topology.next(longest));
    int previous = topology.twin(Topology.previous(longest));
    boolean needed = next != Topology.OPEN || previous != Topology.OPEN;
    if (twin < 0 || !needed) {
      return "";
    }
    int neighbour = twin / 3;
    if (topology.collinear(neighbour) || topology.degenerate(neighbour)) {
      return "its neighbour has no area either";
    }
    int piece = context.surface().pieceOf(neighbour);
    if (context.shownAgain(piece)) {
      return "the piece beside it is shown in other places too";
    }
    int middle = topology.apex(longest);
    float[][] was = {
      context.position(topology.from(twin)),
      context.position(topology.to(twin)),
      context.position(topology.apex(twin))
    };
    float[] m = context.position(middle);
    String reason = Shape.refusal(was, new float[][] {was[0], m, was[2]});
    reason = reason.isEmpty() ? Shape.refusal(was, new float[][] {m, was[1], was[2]}) : reason;
    if (!reason.isEmpty()) {
      return reason + " beside it";
    }
    Bits at = new SnapClusters(context).bitsFor(piece, middle);
    if (at == null) {
      return "the vertex on its long edge cannot be stored exactly in the piece beside it";
    }
    splits.add(
        new Edit.Split(
            context.part(piece),
            context.cornerBits(neighbour, twin % 3),
            context.cornerBits(neighbour, (twin + 1) % 3),
            List.of(at)));
    return "";
  }

  private static double length(FixContext context, int halfEdge) {
    Topology topology = context.topology();
    return Shape.distance(
        context.position(topology.from(halfEdge)), context.position(topology.to(halfEdge)));
  }
}
