package org.trackwalk.check.run;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.source.LevelFinder;
import org.trackwalk.io.source.LevelSource;
import org.trackwalk.io.source.LoadOptions;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.parallel.WorkTally;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.settings.CheckSettings;

/** Counts the work of each station and rule on levels, with one thread: {@code FILES}. */
public final class WorkMeasure {

  /** So many are told of each level, those with most work. */
  private static final int MOST = 5;

  private WorkMeasure() {}

  /** Prints the stations and rules of each level that do most. */
  public static void main(String[] arguments) throws Exception {
    List<Path> files = List.of(arguments).stream().map(Path::of).toList();
    for (LevelSource source : LevelFinder.find(files, LoadOptions.DEFAULT, Progress.none())) {
      Level level;
      try {
        level = source.load(Progress.none());
      } catch (ImportException | IllegalStateException e) {
        System.out.println(source.displayName() + ": " + e.getMessage());
        continue;
      }
      WorkTally tally = new WorkTally();
      int triangles =
          LevelCheck.counted(level, CheckSettings.defaults().withJobs(1), tally, Progress.none())
              .facts()
              .triangles();
      System.out.printf(
          Locale.ROOT, "%s, %,d triangles: %,d%n", level.name(), triangles, tally.total());
      tally.units().entrySet().stream()
          .sorted(Map.Entry.<String, Long>comparingByValue().reversed())
          .limit(MOST)
          .forEach(
              e -> System.out.printf(Locale.ROOT, "  %-48s %,15d%n", e.getKey(), e.getValue()));
    }
  }
}
