package org.trackwalk.check.fix;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.trackwalk.check.rule.Mend;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.check.rules.RuleList;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.model.finding.Finding;

/** Every fixer, one line each, in the order in which their rules are fixed. */
public final class FixList {

  // A wrong unit spoils every other number, so it comes first. What takes triangles away comes
  // first; what is a matter of vertex lists comes last.
  private static final List<Fixer> ALL =
      List.of(
          new AxisUnitFixer(),
          new ZeroFixer(),
          new DuplicateFixer(),
          new DegenerateFixer(),
          new FlipFixer(),
          SeamFixer.nearMiss(),
          SeamFixer.gap(),
          SeamFixer.junction(),
          new SliverFixer(),
          new HoleFixer(),
          new VertexListFixer());

  private FixList() {}

  /** Ids of all rules for which there is a fixer, in the order in which they are fixed. */
  public static List<String> rules() {
    return ALL.stream()
        .flatMap(fixer -> fixer.mends().stream())
        .flatMap(mend -> RuleList.mended(mend).stream())
        .toList();
  }

  /** Whether a rule has a fixer at all. */
  public static boolean knows(String rule) {
    return fixer(rule).isPresent();
  }

  /** Whether the vertices of a piece's file are positions and nothing else, and may be merged. */
  public static boolean bare(Piece piece) {
    return VertexListFixer.bare(piece);
  }

  private static Optional<Fixer> fixer(String rule) {
    Mend mend = RuleList.traits(rule).mend();
    return ALL.stream().filter(fixer -> fixer.mends().contains(mend)).findFirst();
  }

  /**
   * What can be done about findings, in their order; findings of rules without a fixer have no
   * proposal.
   *
   * @param context in which the findings were found
   * @param findings before folding
   */
  public static List<Proposal> propose(RuleContext context, List<Finding> findings) {
    Map<Fixer, List<Finding>> byFixer = new LinkedHashMap<>();
    for (Finding finding : findings) {
      fixer(finding.rule())
          .ifPresent(f -> byFixer.computeIfAbsent(f, k -> new ArrayList<>()).add(finding));
    }
    List<Proposal> proposals = new ArrayList<>();
    if (byFixer.isEmpty()) {
      return proposals;
    }
    FixContext shared = new FixContext(context);
    for (Fixer fixer : ALL) {
      if (byFixer.containsKey(fixer)) {
        proposals.addAll(propose(fixer, shared, byFixer.get(fixer)));
      }
    }
    return proposals;
  }

  /** A fixer that fails must not cost the check: what it says is only an offer. */
  private static List<Proposal> propose(Fixer fixer, FixContext shared, List<Finding> findings) {
    try {
      return fixer.propose(shared, findings);
    } catch (IllegalStateException | IndexOutOfBoundsException | NullPointerException e) {
      return findings.stream().map(f -> Proposal.refused(f, "the fixer failed: " + e)).toList();
    }
  }

  /** The same findings, each marked fixable exactly when a fixer proposes something for it. */
  public static List<Finding> mark(RuleContext context, List<Finding> findings) {
    Map<Finding, Boolean> safe = new IdentityHashMap<>();
    for (Proposal proposal : propose(context, findings)) {
      safe.put(proposal.finding(), proposal.safe());
    }
    return findings.stream().map(f -> f.fixable(safe.getOrDefault(f, false))).toList();
  }
}
