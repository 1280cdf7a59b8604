package org.trackwalk.check.run;

import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.trackwalk.check.rules.overlap.OverlapPieces;
import org.trackwalk.drive.overlap.Overlaps;
import org.trackwalk.io.source.LevelFinder;
import org.trackwalk.io.source.LoadOptions;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.settings.CheckSettings;

/**
 * How long it takes to find all pairs of parts of a level that go through each other, with trees of
 * all parts and verdicts, without reading, weld and the search for the road. Arguments are levels;
 * each is looked at once, as a command does.
 */
public final class OverlapTimes {

  private static final double NANO = 1e-9;

  private OverlapTimes() {}

  /** Prints a line for each level. */
  public static void main(String[] arguments) throws Exception {
    CheckSettings settings = CheckSettings.defaults().withOnly(Set.of("import.empty"));
    for (String name : arguments) {
      Level level =
          LevelFinder.find(List.of(Path.of(name)), LoadOptions.DEFAULT, Progress.none())
              .get(0)
              .load(Progress.none());
      CheckedLevel checked = LevelCheck.open(level, settings, Progress.none());
      checked.context().road();
      long wall = System.nanoTime();
      long cpu = cpu();
      Overlaps found = OverlapPieces.survey(checked.context(), Progress.none());
      System.out.printf(
          Locale.ROOT,
          "%s: %,d triangles, %d pairs told, %.2f s wall, %.2f s CPU%n",
          name,
          checked.context().surface().triangleCount(),
          found.told().size(),
          NANO * (System.nanoTime() - wall),
          NANO * (cpu() - cpu));
    }
  }

  private static long cpu() {
    return ((com.sun.management.OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean())
        .getProcessCpuTime();
  }
}
