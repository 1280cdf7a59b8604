package org.trackwalk.check.rules.imports;

import java.util.ArrayList;
import java.util.List;
import org.trackwalk.check.rule.EarlyRule;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.check.rule.RuleInfo;
import org.trackwalk.check.rule.RuleTraits;
import org.trackwalk.check.rule.Scope;
import org.trackwalk.check.rules.finding.ImportedProblem;
import org.trackwalk.mesh.level.ImportProblem;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;

/** Faces that refer to vertices that do not exist. */
public final class IndexRange implements EarlyRule {

  private static final RuleInfo INFO =
      new RuleInfo(
              "import.index-range",
              "error",
              "faces refer to vertices that are not there",
              "The faces cannot be built: there is a hole where they should be.",
              "Export the file again; if it was edited by hand, correct the indices of the "
                  + "named line.",
              Scope.PIECE,
              List.of(),
              "glTF ACCESSOR_INDEX_OOB")
          .with(RuleTraits.NONE.inAnyUnit());

  @Override
  public RuleInfo info() {
    return INFO;
  }

  @Override
  public List<Finding> check(RuleContext context) {
    List<Finding> findings = new ArrayList<>();
    for (ImportProblem problem : context.level().problems()) {
      if (problem.rule().equals(INFO.id())) {
        findings.add(ImportedProblem.finding(INFO, Severity.ERROR, context, problem));
      }
    }
    return findings;
  }
}
