package org.trackwalk.check.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.check.run.CheckedLevel;
import org.trackwalk.check.run.LevelCheck;
import org.trackwalk.examples.SharedData;
import org.trackwalk.examples.circuit.Circuit;
import org.trackwalk.examples.circuit.CircuitShape;
import org.trackwalk.examples.planted.ReshapedCircuit;
import org.trackwalk.examples.planted.ShapeDefect;
import org.trackwalk.io.source.LevelFinder;
import org.trackwalk.io.source.LoadOptions;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.settings.CheckSettings;

/** A check that goes on from the last one says what a full check says, to the last digit. */
class AgainTest {

  /** Edits of each level; more are tried with {@code -Dtrackwalk.edits=}. */
  private static final int EDITS = Integer.getInteger("trackwalk.edits", 3);

  /** 112 pieces, of which some are empty or are no road. */
  private static final CircuitShape SHAPE = new CircuitShape(20, 12, 100, 10, 4, 5, 1, 0.02, 7);

  /** A segment for each defect of shape. */
  private static final CircuitShape LONGER = new CircuitShape(20, 48, 160, 12, 8, 6, 3, 0.02, 7);

  private static final CheckSettings SETTINGS = CheckSettings.defaults().withJobs(2);

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12})
  void aCleanCircuit(long seed) {
    compare("clean, seed " + seed, RandomEdits.ofClean(Circuit.generate(SHAPE), seed));
  }

  @ParameterizedTest
  @ValueSource(longs = {21, 22, 23, 24, 25, 26, 27, 28})
  void aCircuitWithEveryKindOfFault(long seed) {
    compare("planted, seed " + seed, RandomEdits.ofPlanted(Circuit.generate(SHAPE), seed));
  }

  @ParameterizedTest
  @ValueSource(longs = {41, 42, 43, 44})
  void piecesWithOriginsOfTheirOwn(long seed) {
    Level level = Circuit.level("placed", Circuit.generate(SHAPE).placedPieces("placed.glb"));
    compare("placed, seed " + seed, RandomEdits.of(level, seed));
  }

  @ParameterizedTest
  @ValueSource(strings = {"torcs/aalborg/aalborg.ac", "torcs/wheel-1/wheel-1.ac"})
  void aRealTrack(String file) throws Exception {
    assumeTrue(SharedData.folder().isPresent());
    Path path = SharedData.folder().get().resolve("data/tracks").resolve(file);
    Level level =
        LevelFinder.find(List.of(path), LoadOptions.DEFAULT, Progress.none())
            .get(0)
            .load(Progress.none());
    compare(file, RandomEdits.of(level, 61));
  }

  /** Between two checks the designer looks at the level in another way, edited or not. */
  @ParameterizedTest
  @ValueSource(longs = {81, 82})
  void settingsThatChangeBetweenTwoChecks(long seed) {
    RandomSettings settings = new RandomSettings(SETTINGS, seed);
    List<ShapeDefect> defects = ShapeDefect.with(ShapeDefect.Needs.NOTHING);
    ReshapedCircuit circuit = ReshapedCircuit.plant(Circuit.generate(LONGER), seed, defects);
    Level start = circuit.level("reshaped", circuit.pieces("reshaped.obj"));
    RandomEdits edits = RandomEdits.of(start, seed);
    Random random = new Random(seed);
    CheckedLevel before = LevelCheck.again(null, edits.present(), SETTINGS, Progress.none());
    for (int i = 0; i < 2 * EDITS; i++) {
      Level level = random.nextBoolean() ? edits.next() : edits.present();
      CheckSettings asked = settings.next();
      CheckedLevel again = LevelCheck.again(before, level, asked, Progress.none());
      CheckedLevel full = LevelCheck.open(level, asked, Progress.none());
      String what = "seed " + seed + ", round " + i + ": " + settings.last();
      assertEquals(RecordText.of(full), RecordText.of(again), what);
      before = again;
    }
  }

  private static void compare(String name, RandomEdits edits) {
    CheckedLevel before = LevelCheck.again(null, edits.present(), SETTINGS, Progress.none());
    for (int i = 0; i < EDITS; i++) {
      Level level = edits.next();
      CheckedLevel again = LevelCheck.again(before, level, SETTINGS, Progress.none());
      CheckedLevel full = LevelCheck.open(level, SETTINGS, Progress.none());
      String what = name + ", edit " + i + ": " + edits.last();
      assertEquals(RecordText.of(full), RecordText.of(again), what);
      before = again;
    }
  }
}
