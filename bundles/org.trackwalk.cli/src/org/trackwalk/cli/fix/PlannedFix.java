package org.trackwalk.cli.fix;

import java.nio.file.Path;
import java.util.List;
import org.trackwalk.check.repair.FixPlan;
import org.trackwalk.io.source.LevelSource;

/**
 * A level that was found, and what is to be done with it.
 *
 * @param source where it is
 * @param plan what would become of it
 */
public record PlannedFix(LevelSource source, FixPlan plan) {

  /**
   * A level that is as it was planned.
   *
   * @param name how the user named it
   * @param files what it starts from
   */
  public record Written(String name, List<Path> files) {}
}
