package org.trackwalk.cli.watch;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.trackwalk.check.levels.CheckRun;
import org.trackwalk.check.levels.KnownLevels;
import org.trackwalk.check.levels.LevelAnswer;
import org.trackwalk.check.levels.LoadedLevel;
import org.trackwalk.check.levels.RunOptions;
import org.trackwalk.cli.console.Cancellation;
import org.trackwalk.cli.console.Terminal;
import org.trackwalk.examples.scene.RuleScenes;
import org.trackwalk.examples.writer.ObjFile;
import org.trackwalk.io.source.LevelSource;
import org.trackwalk.io.source.LoadOptions;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.report.CheckReport;
import org.trackwalk.model.report.LevelReport;
import org.trackwalk.model.settings.CheckSettings;

/**
 * A level that was known, is deleted, and comes back while a round without it is under way: that is
 * a change, though the file is one that an earlier round had read.
 */
@Timeout(value = 120, unit = TimeUnit.SECONDS, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class ComesBackTest {

  @TempDir private Path folder;

  private static void write(Path file) {
    try {
      Files.write(file, ObjFile.bytes(RuleScenes.good("seam.step").pieces()));
      // as an export that is copied back keeps its time
      Files.setLastModifiedTime(file, FileTime.from(Instant.parse("2020-01-01T00:00:00Z")));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static CheckReport check(Path folder, KnownLevels known) {
    return CheckRun.run(
        List.of(folder.resolve("stays"), folder.resolve("goes")),
        LoadOptions.DEFAULT,
        CheckSettings.defaults(),
        RunOptions.of("test", LevelReport::withoutSurface).withKnown(known),
        Progress.none());
  }

  @Test
  void whatComesBackDuringARoundIsCheckedInTheNext() throws Exception {
    Path goes = Files.createDirectory(folder.resolve("goes")).resolve("track.obj");
    write(goes);
    write(Files.createDirectory(folder.resolve("stays")).resolve("track.obj"));
    List<Integer> levels = new ArrayList<>();
    Watch.Round round =
        known -> {
          CheckReport report = check(folder, known);
          levels.add(report.levels().size());
          if (levels.size() == 1) {
            delete(goes);
          } else if (levels.size() == 2) {
            write(goes);
          }
          return report;
        };
    PrintStream none = new PrintStream(new ByteArrayOutputStream(), true, StandardCharsets.UTF_8);
    Terminal terminal = new Terminal(none, none, false, false, new Cancellation());
    new Watch(terminal, List.of(folder), Set.of(), 50).run(NOTHING, () -> r -> r, round, 3);
    assertEquals(List.of(2, 1, 2), levels);
  }

  private static void delete(Path file) {
    try {
      Files.delete(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Answers from elsewhere: none. */
  private static final KnownLevels NOTHING =
      new KnownLevels() {
        @Override
        public Optional<LevelAnswer> find(LevelSource source, CheckSettings settings) {
          return Optional.empty();
        }

        @Override
        public void keep(LoadedLevel loaded, LevelAnswer answer) {
          // nobody keeps it
        }
      };
}
