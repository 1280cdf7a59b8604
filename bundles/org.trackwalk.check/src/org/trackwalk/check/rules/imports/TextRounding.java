package org.trackwalk.check.rules.imports;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.TreeMap;
import org.trackwalk.check.rule.FindingBuilder;
import org.trackwalk.check.rule.Rule;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.check.rule.RuleInfo;
import org.trackwalk.check.rule.RuleTraits;
import org.trackwalk.check.rule.Scope;
import org.trackwalk.check.rules.finding.SeamFinding;
import org.trackwalk.check.rules.weld.RoundedSeams;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.LedgerClass;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.seams.chain.Chain;
import org.trackwalk.seams.ledger.Twin;

/** Near misses that come from a file's last printed digit. */
public final class TextRounding implements Rule {

  private static final RuleInfo INFO =
      new RuleInfo(
              "import.text-rounding",
              "information",
              "near misses as small as the file's last digit",
              "The exporter printed too few digits: each piece rounds its border for itself, "
                  + "and borders that were one are not any more.",
              "Export with more digits (9 significant digits hold a float exactly), or export "
                  + "all pieces in one file.",
              Scope.SEAM,
              List.of(),
              "9 significant digits hold a float")
          .with(RuleTraits.NONE.inAnyUnit());

  @Override
  public RuleInfo info() {
    return INFO;
  }

  @Override
  public List<Finding> check(RuleContext context) {
    TreeMap<String, List<Chain>> byFile = new TreeMap<>();
    RoundedSeams rounded = new RoundedSeams(context);
    for (Chain chain : context.chainsOf(LedgerClass.NEAR_MISS)) {
      if (rounded.explains(chain)) {
        String file = context.surface().pieces().get(chain.piece()).file();
        byFile.computeIfAbsent(file, k -> new ArrayList<>()).add(chain);
      }
    }
    List<Finding> findings = new ArrayList<>();
    byFile.forEach((file, chains) -> findings.add(finding(context, rounded, file, chains)));
    return findings;
  }

  private static Finding finding(
      RuleContext context, RoundedSeams rounded, String file, List<Chain> chains) {
    Chain worst = chains.get(0);
    for (Chain chain : chains) {
      worst = chain.worst().distance() > worst.worst().distance() ? chain : worst;
    }
    int digits = rounded.digits(file);
    double unit = RoundedSeams.unit(context.surface().pieces().get(worst.piece()));
    String message =
        String.format(
            Locale.ROOT,
            "%s prints %d decimals: %d near %s not wider than the last of them",
            file,
            digits,
            chains.size(),
            chains.size() == 1 ? "miss is" : "misses are");
    FindingBuilder builder = SeamFinding.of(INFO, Severity.INFO, context, worst, message);
    if (worst.worst().partner() >= 0) {
      Twin twin = Twin.of(context.ledger().edges(), worst.worst().edge(), worst.worst().partner());
      builder.step(twin.position(), "vertex").step(twin.twinPosition(), "its twin");
    }
    return builder
        .count(chains.size())
        .about(file)
        .measure("distance", worst.worst().distance(), "m", unit * StrictMath.pow(10, -digits))
        .build();
  }
}
