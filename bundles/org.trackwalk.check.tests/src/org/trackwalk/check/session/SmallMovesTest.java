package org.trackwalk.check.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.check.run.CheckedLevel;
import org.trackwalk.check.run.LevelCheck;
import org.trackwalk.examples.circuit.Circuit;
import org.trackwalk.examples.circuit.CircuitShape;
import org.trackwalk.examples.planted.DefectKind;
import org.trackwalk.examples.planted.PlantedCircuit;
import org.trackwalk.examples.planted.ReshapedCircuit;
import org.trackwalk.examples.planted.ShapeDefect;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.model.settings.CheckSettings;

/**
 * Vertices that are moved a little, mostly at borders, again and again: most of these moves keep
 * all numbers of the level, so that nearly everything is carried over, and the check says what a
 * full check says, entry by entry of the ledger too.
 */
class SmallMovesTest {

  /** Moves of each level; more are tried with {@code -Dtrackwalk.edits=}. */
  private static final int MOVES = 4 * Integer.getInteger("trackwalk.edits", 3);

  private static final CircuitShape SHAPE = new CircuitShape(20, 12, 100, 10, 4, 5, 1, 0.02, 7);

  /** A segment for each fault of shape. */
  private static final CircuitShape LONGER = new CircuitShape(20, 48, 160, 12, 8, 6, 3, 0.02, 7);

  private static final CheckSettings SETTINGS = CheckSettings.defaults().withJobs(2);

  /** How far, metres. */
  private static final float[] BY = {1e-5f, -3e-4f, 0.002f, -0.01f, 0.04f};

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4})
  void sayWhatAFullCheckSays(long seed) {
    compare(planted(seed), seed);
  }

  /** Corner by corner, as STL has it: one corner leaves its place, and the others stay. */
  @ParameterizedTest
  @ValueSource(longs = {11, 12})
  void ofSoups(long seed) {
    Level level = planted(seed);
    compare(with(level, level.pieces().stream().map(SmallMovesTest::soup).toList()), seed);
  }

  /** Each piece in a frame of its own. */
  @ParameterizedTest
  @ValueSource(longs = {21, 22})
  void ofPiecesWithOriginsOfTheirOwn(long seed) {
    compare(Circuit.level("placed", Circuit.generate(SHAPE).placedPieces("placed.glb")), seed);
  }

  /** With what is in the way, missing or too steep: what is seen of it from the road is kept. */
  @ParameterizedTest
  @ValueSource(longs = {31, 32, 33})
  void ofRoadsWithFaultsOfShape(long seed) {
    List<ShapeDefect> defects = ShapeDefect.with(ShapeDefect.Needs.NOTHING);
    ReshapedCircuit circuit = ReshapedCircuit.plant(Circuit.generate(LONGER), seed, defects);
    compare(circuit.level("reshaped", circuit.pieces("reshaped.obj")), seed);
  }

  private static Level planted(long seed) {
    List<DefectKind> all = List.of(DefectKind.values());
    return PlantedCircuit.plant(Circuit.generate(SHAPE), seed, all).level();
  }

  private static Piece soup(Piece piece) {
    int[] corners = piece.corners().clone();
    int[] used = IntStream.of(corners).sorted().distinct().toArray();
    float[] p = new float[3 * used.length];
    for (int i = 0; i < used.length; i++) {
      System.arraycopy(piece.points(), 3 * used[i], p, 3 * i, 3);
    }
    Arrays.setAll(corners, i -> Arrays.binarySearch(used, piece.corners()[i]));
    return piece.toBuilder().soup(p, corners).build();
  }

  private static void compare(Level start, long seed) {
    Random random = new Random(seed);
    Level level = start;
    CheckedLevel before = LevelCheck.again(null, level, SETTINGS, Progress.none());
    int kept = 0;
    for (int i = 0; i < MOVES; i++) {
      level = moved(level, before, random);
      CheckedLevel again = LevelCheck.again(before, level, SETTINGS, Progress.none());
      CheckedLevel full = LevelCheck.open(level, SETTINGS, Progress.none());
      String what = "seed " + seed + ", move " + i;
      assertEquals(RecordText.of(full), RecordText.of(again), what);
      assertEquals(full.context().ledger().entries(), again.context().ledger().entries(), what);
      kept += again.context().surface().sameNumbers(before.context().surface()) ? 1 : 0;
      before = again;
    }
    assertTrue(kept > MOVES / 3, kept + " of " + MOVES + " keep all numbers");
  }

  /** A vertex of an open edge is raised or lowered, every third time any vertex. */
  private static Level moved(Level level, CheckedLevel checked, Random random) {
    WeldedSurface surface = checked.context().surface();
    int t = random.nextInt(surface.triangleCount());
    if (random.nextInt(3) > 0) {
      int[] open = checked.context().topology().openHalfEdges();
      t = open[random.nextInt(open.length)] / 3;
    }
    Piece piece = surface.pieces().get(surface.pieceOf(t));
    int point = piece.corners()[surface.sourceCorner(t, random.nextInt(3))];
    float[] p = piece.points().clone();
    p[3 * point + 1] += BY[random.nextInt(BY.length)];
    Piece changed =
        piece.isSoup()
            ? piece.toBuilder().soup(p, piece.corners()).build()
            : piece.toBuilder().mesh(p, piece.triangles()).build();
    List<Piece> pieces = new ArrayList<>(level.pieces());
    pieces.replaceAll(each -> each == piece ? changed : each);
    return with(level, pieces);
  }

  private static Level with(Level level, List<Piece> pieces) {
    return new Level(
        level.name(), level.grouping(), pieces, level.problems(), level.sources(), level.hints());
  }
}
