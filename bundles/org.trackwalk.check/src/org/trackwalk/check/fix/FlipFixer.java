package org.trackwalk.check.fix;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.trackwalk.check.rule.Mend;
import org.trackwalk.check.rules.RuleList;
import org.trackwalk.io.patch.Edit;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.model.finding.Finding;

/** Turns over the smaller of two parts that turn opposite sides outward, or a wall. */
final class FlipFixer implements Fixer {

  @Override
  public List<Mend> mends() {
    return List.of(Mend.TURN_PATCH, Mend.TURN_WALL);
  }

  @Override
  public List<Proposal> propose(FixContext context, List<Finding> findings) {
    List<Proposal> proposals = new ArrayList<>();
    TreeSet<Integer> turned = new TreeSet<>();
    for (Finding finding : findings) {
      proposals.add(proposal(context, finding, turned));
    }
    return proposals;
  }

  private static Proposal proposal(FixContext context, Finding finding, TreeSet<Integer> turned) {
    boolean wall = RuleList.traits(finding.rule()).mend() == Mend.TURN_WALL;
    if (wall && !finding.fixable()) {
      return Proposal.refused(finding, "it hangs together with what faces the right way");
    }
    List<Integer> seeds = new ArrayList<>();
    for (int t : context.listed(finding)) {
      if (wall || at(context, t, finding.position())) {
        seeds.add(t);
      }
    }
    TreeSet<Integer> patch = patch(context, seeds, finding.count());
    if (patch.size() != finding.count()) {
      return Proposal.refused(finding, "its triangles are not known any more");
    }
    if (wall && patch.stream().anyMatch(turned::contains)) {
      return Proposal.refused(finding, "another place's fix turns the same wall over");
    }
    List<Edit> edits = new ArrayList<>();
    Places places = new Places();
    for (int t : patch) {
      int piece = context.surface().pieceOf(t);
      for (int other : context.shows(piece)) {
        int there = context.triangle(other, context.surface().sourceTriangle(t));
        if (!patch.contains(there)) {
          return Proposal.refused(
              finding, context.piece(piece).name() + " is shown in other places too");
        }
      }
      Edit.Flip flip = new Edit.Flip(context.part(piece), context.stored(t));
      if (!context.shownAgain(piece) || !edits.contains(flip)) {
        edits.add(flip);
      }
      places.add(context.position(context.surface().triangles()[3 * t]));
    }
    turned.addAll(patch);
    String what =
        "turn " + patch.size() + (patch.size() == 1 ? " triangle" : " triangles") + " over";
    return Proposal.of(finding, new Fix(what, edits, 0, 0, places.array()));
  }

  private static boolean at(FixContext context, int t, double[] position) {
    double[] sum = new double[3];
    for (int c = 0; c < 3; c++) {
      int v = context.surface().triangles()[3 * t + c];
      for (int k = 0; k < 3; k++) {
        sum[k] += context.surface().positions()[3 * v + k] / 3.0;
      }
    }
    return sum[0] == position[0] && sum[1] == position[1] && sum[2] == position[2];
  }

  /** The triangles that hang together with some and turn the same side outward. */
  private static TreeSet<Integer> patch(FixContext context, List<Integer> seeds, int most) {
    Topology topology = context.topology();
    TreeSet<Integer> found = new TreeSet<>(seeds);
    List<Integer> open = new ArrayList<>(seeds);
    while (!open.isEmpty() && found.size() <= most) {
      int t = open.remove(open.size() - 1);
      for (int h = 3 * t; h < 3 * t + 3; h++) {
        int twin = topology.twin(h);
        if (twin >= 0 && !topology.sameDirection(h) && found.add(twin / 3)) {
          open.add(twin / 3);
        }
      }
    }
    return found;
  }
}
