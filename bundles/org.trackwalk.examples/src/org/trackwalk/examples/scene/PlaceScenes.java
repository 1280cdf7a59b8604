package org.trackwalk.examples.scene;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.trackwalk.examples.draft.Sheet;
import org.trackwalk.examples.truth.Truth;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;

/** Roads as Assetto Corsa wants them named, with starts and a gate. */
final class PlaceScenes {

  /** Metres across the road and along each of its two pieces; a square metre a cell. */
  private static final int WIDTH = 12;

  private static final int LENGTH = 30;

  /** Markers are boards so high over the road, metres. */
  private static final double OVER = 1.5;

  private static final double BESIDE = 1;

  private static final String CAP = "place.vertex-cap";
  private static final String AMBIGUOUS = "place.ambiguous-surface";

  private PlaceScenes() {}

  /** Names, starts and gate as they should be. */
  static RuleScene good(String rule) {
    return RuleScenes.good(rule, level(road("1ROAD_01", "1ROAD_02"), starts(), gate(true)));
  }

  /** The second half of the road has the name of the first. */
  static RuleScene oneNameTwice() {
    List<Piece> road = road("1ROAD", "1ROAD #2");
    List<float[]> lost = corners(road.get(1));
    Truth truth =
        Truth.at("one-name-twice", "place.duplicate-name", List.of("1ROAD", "1ROAD #2"), lost);
    return bad(truth, level(road, starts(), gate(true)));
  }

  /** A strip beside the road whose key has two letters swapped. */
  static RuleScene swappedLetters() {
    List<Piece> road = new ArrayList<>(road("1ROAD_01", "1ROAD_02"));
    // Nobody says what it is for, as in the file.
    Piece strip =
        sheet("1GARSS_01", LedgerScenes.X + WIDTH, LedgerScenes.Z, 4, LENGTH).toBuilder()
            .surfaceClass(SurfaceClass.UNKNOWN)
            .build();
    road.add(strip);
    Truth truth =
        Truth.at("swapped-letters", "place.unknown-surface", List.of(strip.name()), corners(strip));
    return bad(truth, level(road, starts(), gate(true)));
  }

  /** The road in one mesh, for a game whose meshes have at most 500 vertices. */
  static RuleScene tooManyVertices() {
    Piece road = sheet("1ROAD", LedgerScenes.X, LedgerScenes.Z, WIDTH, 2 * LENGTH);
    Truth truth = Truth.at("too-many-vertices", CAP, List.of(road.name()), corners(road));
    return bad(truth, level(List.of(road), starts(), gate(true))).with(capped());
  }

  /** The same road in two meshes of 403 vertices. */
  static RuleScene fewVertices() {
    return good(CAP).with(capped());
  }

  private static LevelHints capped() {
    return SceneHints.rule(CAP + ".most", "500");
  }

  /** A strip of grass that hangs below the mesh of the road. */
  static RuleScene meshBelowMesh() {
    List<Piece> road = new ArrayList<>();
    road("1ROAD_01", "1ROAD_02")
        .forEach(half -> road.add(half.toBuilder().node(half.name()).build()));
    Piece strip = sheet("1GRASS_01", LedgerScenes.X + WIDTH, LedgerScenes.Z, 4, LENGTH);
    Truth truth =
        Truth.at(
            "mesh-below-mesh", "place.mesh-children", List.of("1ROAD_01"), corners(road.get(0)));
    road.add(strip.toBuilder().node("1ROAD_01/1GRASS_01").surfaceClass(SurfaceClass.VERGE).build());
    return bad(truth, level(road, starts(), gate(true)));
  }

  /** A surface ROADB beside the game's own ROAD. */
  static RuleScene twoKeys() {
    List<Piece> road = road("1ROAD_01", "1ROADB_02");
    Truth truth = Truth.at("two-keys", AMBIGUOUS, List.of("1ROADB_02"), corners(road.get(1)));
    return bad(truth, level(road, starts(), gate(true)))
        .with(SceneHints.surfaces("bad-surfaces.ini", List.of("ROADB")));
  }

  /** A surface that no other begins with. */
  static RuleScene oneKey() {
    return RuleScenes.good(AMBIGUOUS, level(road("1ROAD_01", "1BROAD_02"), starts(), gate(true)))
        .with(SceneHints.surfaces("good-surfaces.ini", List.of("BROAD")));
  }

  /** A start whose name has two letters swapped. */
  static RuleScene strangeMarker() {
    Piece strange = board("AC_STRAT_2", 6, 14);
    Truth truth = Truth.at("strange-marker", "place.unknown-marker", List.of(), corners(strange));
    List<Piece> starts = new ArrayList<>(starts());
    starts.add(strange);
    return bad(truth, level(road("1ROAD_01", "1ROAD_02"), starts, gate(true)));
  }

  /** Starts 0 and 2; nobody will start from 2. */
  static RuleScene missingStart() {
    Piece last = board("AC_START_2", 6, 14);
    Truth truth = Truth.at("missing-start", "place.spawn", List.of(), corners(last));
    List<Piece> starts = List.of(board("AC_START_0", 4, 30), last);
    return bad(truth, level(road("1ROAD_01", "1ROAD_02"), starts, gate(true)));
  }

  /** A gate of which one pole was lost. */
  static RuleScene lostPole() {
    List<Piece> left = gate(false);
    Truth truth = Truth.at("lost-pole", "place.gate", List.of(), corners(left.get(0)));
    return bad(truth, level(road("1ROAD_01", "1ROAD_02"), starts(), left));
  }

  /** A road whose second half was made 4 m narrower after its line was recorded. */
  static RuleScene narrowedRoad() {
    int left = WIDTH - 4;
    double next = LedgerScenes.Z - LENGTH;
    Piece first = sheet("road_01", LedgerScenes.X, LedgerScenes.Z, WIDTH, LENGTH);
    Piece second = sheet("road_02", LedgerScenes.X, next, left, LENGTH);
    Piece gone = sheet("gone", LedgerScenes.X + left, next, WIDTH - left, LENGTH);
    Truth truth = Truth.at("narrowed-road", "place.room", List.of(second.name()), corners(gone));
    return bad(truth, List.of(first, second)).with(recorded());
  }

  /** The same as it was recorded. */
  static RuleScene roadAsRecorded() {
    return RuleScenes.good("place.room", road("road_01", "road_02")).with(recorded());
  }

  /** A line along the middle of the road, every 2 m; to both sides lies half of the road. */
  private static LevelHints recorded() {
    int points = LENGTH;
    double[] line = new double[3 * points];
    double[] sides = new double[2 * points];
    Arrays.fill(sides, WIDTH / 2.0);
    for (int i = 0; i < points; i++) {
      line[3 * i] = LedgerScenes.X + WIDTH / 2.0;
      line[3 * i + 1] = LedgerScenes.Y;
      line[3 * i + 2] = LedgerScenes.Z - 1 - 2 * i;
    }
    return SceneHints.line(line, sides);
  }

  private static RuleScene bad(Truth truth, List<Piece> pieces) {
    return new RuleScene(truth.rule(), pieces, Map.of(), List.of(truth));
  }

  @SafeVarargs
  private static List<Piece> level(List<Piece>... parts) {
    List<Piece> all = new ArrayList<>();
    for (List<Piece> part : parts) {
      all.addAll(part);
    }
    return all;
  }

  private static List<Piece> road(String first, String second) {
    double next = LedgerScenes.Z - LENGTH;
    return List.of(
        sheet(first, LedgerScenes.X, LedgerScenes.Z, WIDTH, LENGTH),
        sheet(second, LedgerScenes.X, next, WIDTH, LENGTH));
  }

  private static Piece sheet(String name, double x, double z, int width, int length) {
    Sheet sheet = Sheet.flat(name, SurfaceClass.ROAD, x, LedgerScenes.Y, z, width, length, 1);
    return RuleScenes.build(sheet).get(0);
  }

  /** The race goes to smaller z: from the last of the grid to the first. */
  private static List<Piece> starts() {
    return List.of(board("AC_START_0", 4, 30), board("AC_START_1", 8, 22));
  }

  /** To the left of the race lies smaller x. */
  private static List<Piece> gate(boolean both) {
    Piece left = board("AC_TIME_0_L", -BESIDE, 45);
    return both ? List.of(left, board("AC_TIME_0_R", WIDTH + BESIDE, 45)) : List.of(left);
  }

  /** A small board, so far from the road's left border and from its beginning. */
  private static Piece board(String name, double across, double along) {
    float x = (float) (LedgerScenes.X + across);
    float y = (float) (LedgerScenes.Y + OVER);
    float z = (float) (LedgerScenes.Z - along);
    float[] corners = {
      x - 0.25f, y, z + 0.25f, x + 0.25f, y, z + 0.25f, x + 0.25f, y, z - 0.25f, x - 0.25f, y,
      z - 0.25f
    };
    return Piece.named(name, "scene.obj")
        .mesh(corners, new int[] {0, 1, 2, 0, 2, 3})
        .collidable(false)
        .build();
  }

  private static List<float[]> corners(Piece piece) {
    List<float[]> all = new ArrayList<>();
    float[] p = piece.positions();
    for (int i = 0; i < p.length; i += 3) {
      all.add(new float[] {p[i], p[i + 1], p[i + 2]});
    }
    return all;
  }
}
