package org.trackwalk.check.repair;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.check.fix.Proposal;
import org.trackwalk.check.run.LevelCheck;
import org.trackwalk.examples.SharedData;
import org.trackwalk.io.patch.PatchedFiles;
import org.trackwalk.io.patch.UndoFile;
import org.trackwalk.io.source.LevelFinder;
import org.trackwalk.io.source.LevelSource;
import org.trackwalk.io.source.LoadOptions;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.settings.CheckSettings;

/** Real tracks are fixed: what is left of a kind was refused, and nothing is worse. */
final class FixedTracksTest {

  @TempDir private Path folder;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "torcs/a-speedway/a-speedway.ac",
        "torcs/oval/c-speedway/c-speedway.ac",
        "torcs/dirt-5/dirt-5.ac",
        "kenney-racing/track-corner.glb",
        "kenney-racing/track-finish.glb",
        "kenney-city/models/road-straight-lightposts.glb"
      })
  void nothingOfAKindIsLeftAndNothingElseIsMade(String track) throws Exception {
    Optional<Path> shared = SharedData.folder();
    assumeTrue(shared.isPresent(), "the folder of real tracks is not there");
    Path original = shared.get().resolve("data/tracks").resolve(track);
    assumeTrue(Files.isRegularFile(original), track + " is not there");
    Path file = folder.resolve(original.getFileName().toString());
    byte[] before = Files.readAllBytes(original);
    Files.write(file, before);
    LevelSource source =
        LevelFinder.find(List.of(file), LoadOptions.DEFAULT, Progress.none()).get(0);
    CheckSettings settings = CheckSettings.defaults().withJobs(1);
    Level level = source.load(Progress.none());
    List<Finding> first = LevelCheck.open(level, settings, Progress.none()).findings();

    FixPlan plan =
        FixPlanner.plan(source, LoadOptions.DEFAULT, settings, f -> true, Progress.none());
    assertTrue(plan.changes(), track + " has something that can be fixed");
    UndoFile.write(folder.resolve("back.json"), plan.patches());
    PatchedFiles.apply(plan.patches());
    List<Finding> then =
        LevelCheck.open(source.load(Progress.none()), settings, Progress.none()).findings();

    Set<String> known = new HashSet<>();
    first.forEach(f -> known.add(f.rule()));
    Set<String> refused = new HashSet<>();
    plan.refused().forEach(p -> refused.add(p.finding().rule()));
    for (Finding f : then) {
      assertTrue(known.contains(f.rule()), track + ": new kind: " + f.rule() + " " + f.message());
    }
    for (Proposal made : plan.made()) {
      String rule = made.finding().rule();
      long left = then.stream().filter(f -> f.rule().equals(rule)).count();
      long was = first.stream().filter(f -> f.rule().equals(rule)).count();
      assertTrue(left == 0 || refused.contains(rule), track + ": " + left + " of " + rule);
      assertTrue(left < was, track + ": " + rule + " " + was + " before, " + left + " after");
    }
    for (String rule : known) {
      int was = first.stream().filter(f -> f.rule().equals(rule)).mapToInt(f -> 1).sum();
      int is = then.stream().filter(f -> f.rule().equals(rule)).mapToInt(f -> 1).sum();
      assertTrue(is <= was, track + ": " + rule + " " + was + " before, " + is + " after");
    }
    PatchedFiles.apply(UndoFile.read(folder.resolve("back.json")));
    assertArrayEquals(before, Files.readAllBytes(file), "undo of " + track);
  }
}
