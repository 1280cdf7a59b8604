package org.trackwalk.check.fix;

import java.util.List;
import org.trackwalk.check.finding.Finding;

/**
 * Units and axes are said in the manifest or chosen in the export, and no vertex is moved for them:
 * a mesh that is rewritten a hundred times smaller would be wrong again after the next export. So
 * this proposes in words.
 */
final class AxisUnitFixer implements Fixer {

  @Override
  public List<String> rules() {
    return List.of("import.axis-unit");
  }

  @Override
  public List<Proposal> propose(FixContext context, List<Finding> findings) {
    return findings.stream()
        .map(f -> Proposal.refused(f, "the mesh is left as it is. " + f.help()))
        .toList();
  }
}
