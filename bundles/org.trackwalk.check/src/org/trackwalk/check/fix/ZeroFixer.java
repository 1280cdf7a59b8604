package org.trackwalk.check.fix;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.trackwalk.check.rule.Mend;
import org.trackwalk.ground.border.OpenEdges;
import org.trackwalk.io.patch.Bits;
import org.trackwalk.io.patch.Edit;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.LedgerClass;
import org.trackwalk.seams.chain.Chain;
import org.trackwalk.seams.ledger.EdgeEntry;

/** Writes +0.0 for -0.0; nothing moves. */
final class ZeroFixer implements Fixer {

  @Override
  public List<Mend> mends() {
    return List.of(Mend.UNSIGN);
  }

  @Override
  public List<Proposal> propose(FixContext context, List<Finding> findings) {
    List<Proposal> proposals = new ArrayList<>();
    for (Finding finding : findings) {
      Chain own = null;
      for (Chain chain : context.rules().chainsOf(LedgerClass.SIGNED_ZERO)) {
        own = Arrays.equals(chain.path(), finding.path()) ? chain : own;
      }
      proposals.add(
          own == null
              ? Proposal.refused(finding, "its edges are not known any more")
              : proposal(context, finding, own));
    }
    return proposals;
  }

  private static Proposal proposal(FixContext context, Finding finding, Chain chain) {
    OpenEdges edges = context.rules().ledger().edges();
    TreeSet<Integer> vertices = new TreeSet<>();
    for (EdgeEntry entry : chain.entries()) {
      for (int e : new int[] {entry.edge(), entry.partner()}) {
        if (e >= 0) {
          vertices.add(edges.from(e));
          vertices.add(edges.to(e));
        }
      }
    }
    Set<Edit> edits = new LinkedHashSet<>();
    Places places = new Places();
    for (int v : vertices) {
      for (FixContext.Source s : context.sources(v)) {
        Bits from = context.bits(s.piece(), s.vertex());
        Bits to = SnapClusters.positive(from);
        if (!from.equals(to) && edits.add(new Edit.Move(context.part(s.piece()), from, to))) {
          places.add(context.position(v));
        }
      }
    }
    if (edits.isEmpty()) {
      return Proposal.refused(finding, "no zero of it has a sign");
    }
    String what = "write +0.0 at " + edits.size() + (edits.size() == 1 ? " vertex" : " vertices");
    return Proposal.of(finding, new Fix(what, List.copyOf(edits), 0, 0, places.array()));
  }
}
