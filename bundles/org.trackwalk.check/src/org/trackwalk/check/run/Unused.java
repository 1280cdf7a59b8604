package org.trackwalk.check.run;

import java.util.ArrayList;
import java.util.List;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.model.report.SkippedRule;

/** What user or manifest ask for and no rule of this version looks at: said, never passed over. */
final class Unused {

  private static final String LATER = "is read and kept, but no rule of this version looks at it";

  private Unused() {}

  static List<SkippedRule> of(Level level) {
    LevelHints hints = level.hints();
    List<SkippedRule> unused = new ArrayList<>();
    if (hints.grip() != null) {
      unused.add(new SkippedRule("ride.*", "speed.grip " + LATER, SkippedRule.How.RAN));
    }
    return unused;
  }
}
