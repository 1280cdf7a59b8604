package org.trackwalk.mesh.level;

import java.util.List;
import java.util.Map;

/**
 * What a manifest or a scene file says about a level beside its meshes (docs/manifest.md). Fields
 * that were not given are null or empty.
 *
 * @param corridorPieces names (with * wildcards) of pieces that are road
 * @param corridorMaterials names (with * wildcards) of materials that are road
 * @param line racing line, xyz triples in level coordinates; null when there is none
 * @param lineClosed whether the line returns to its start
 * @param speedMax largest speed in m/s; null for the vehicle's
 * @param grip lateral grip in g; null for the vehicle's
 * @param vehicle vehicle id; null for the default
 * @param spawns start positions in level coordinates, three doubles each
 * @param neighbours files of levels that are streamed in beside this one
 * @param neighbourPieces the meshes of those levels, for their borders only
 * @param enclosed whether a car must not be able to leave the level
 * @param profiles profile ids
 * @param bodies {@code one}, {@code file} or {@code piece}; null for one
 * @param rules rule parameters, {@code rule.param} to value; {@code rule} to {@code off}
 * @param suppressions findings that the team has accepted
 * @param carMesh the vehicle's own mesh, in its own coordinates; empty when nobody gave one
 * @param seen names of the pieces that are only seen, each of which stands for what collides there
 * @param meetings what holds for pieces that go through each other, the first that fits
 * @param game what is said of the game that loads it
 * @param lineSpeeds how fast each point of the line is driven through, m/s; null when nobody says
 * @param lineSides metres of road to the left and to the right of each point of the line, in turn;
 *     null when nobody says
 */
public record LevelHints(
    List<String> corridorPieces,
    List<String> corridorMaterials,
    @MayBeNull double[] line,
    boolean lineClosed,
    @MayBeNull Double speedMax,
    @MayBeNull Double grip,
    @MayBeNull String vehicle,
    List<double[]> spawns,
    List<String> neighbours,
    List<Piece> neighbourPieces,
    boolean enclosed,
    List<String> profiles,
    @MayBeNull String bodies,
    Map<String, String> rules,
    List<Suppression> suppressions,
    List<Piece> carMesh,
    List<String> seen,
    List<MeetingRule> meetings,
    GameNames game,
    @MayBeNull double[] lineSpeeds,
    @MayBeNull double[] lineSides) {

  /**
   * What is said of a level without a mesh of the vehicle, all of which is felt, and of whose
   * pieces none may go through another.
   */
  public LevelHints(
      List<String> corridorPieces,
      List<String> corridorMaterials,
      double[] line,
      boolean lineClosed,
      Double speedMax,
      Double grip,
      String vehicle,
      List<double[]> spawns,
      List<String> neighbours,
      List<Piece> neighbourPieces,
      boolean enclosed,
      List<String> profiles,
      String bodies,
      Map<String, String> rules,
      List<Suppression> suppressions) {
    this(
        corridorPieces,
        corridorMaterials,
        line,
        lineClosed,
        speedMax,
        grip,
        vehicle,
        spawns,
        neighbours,
        neighbourPieces,
        enclosed,
        profiles,
        bodies,
        rules,
        suppressions,
        List.of(),
        List.of(),
        List.of(),
        GameNames.NONE,
        null,
        null);
  }

  /** A level of which nothing is said. */
  public static final LevelHints NONE =
      new LevelHints(
          List.of(), List.of(), null, false, null, null, null, List.of(), List.of(), List.of(),
          false, List.of(), null, Map.of(), List.of());

  /** The same with another road: names (with * wildcards) of its pieces. */
  public LevelHints withRoad(List<String> roadPieces) {
    return with(roadPieces, spawns, enclosed, profiles, bodies, suppressions);
  }

  /** The same of a level that a car must, or need not, be unable to leave. */
  public LevelHints withEnclosed(boolean mustBe) {
    return with(corridorPieces, spawns, mustBe, profiles, bodies, suppressions);
  }

  /** The same judged by other engines' profiles, made of other bodies. */
  public LevelHints judgedBy(List<String> engines, String made) {
    return with(corridorPieces, spawns, enclosed, engines, made, suppressions);
  }

  /** The same with other start positions. */
  public LevelHints withSpawns(List<double[]> starts) {
    return with(corridorPieces, starts, enclosed, profiles, bodies, suppressions);
  }

  /** The same with other findings accepted. */
  public LevelHints withSuppressions(List<Suppression> accepted) {
    return with(corridorPieces, spawns, enclosed, profiles, bodies, accepted);
  }

  /** The same with these pieces as what is only seen of the level. */
  public LevelHints withSeen(List<String> pieces) {
    return with(carMesh, pieces, meetings, game);
  }

  /** The same with a mesh of the vehicle, in its own coordinates. */
  public LevelHints withCarMesh(List<Piece> pieces) {
    return with(pieces, seen, meetings, game);
  }

  /** The same without meshes: of the levels beside this one, and of the vehicle. */
  public LevelHints withoutMeshes() {
    return withMeshes(List.of(), List.of());
  }

  /**
   * The same with other meshes.
   *
   * @param beside those of the levels beside this one
   * @param car the vehicle's own
   */
  public LevelHints withMeshes(List<Piece> beside, List<Piece> car) {
    return new LevelHints(
        corridorPieces,
        corridorMaterials,
        line,
        lineClosed,
        speedMax,
        grip,
        vehicle,
        spawns,
        neighbours,
        List.copyOf(beside),
        enclosed,
        profiles,
        bodies,
        rules,
        suppressions,
        List.copyOf(car),
        seen,
        meetings,
        game,
        lineSpeeds,
        lineSides);
  }

  /** The same with other parameters of rules. */
  public LevelHints withRules(Map<String, String> said) {
    return new LevelHints(
        corridorPieces,
        corridorMaterials,
        line,
        lineClosed,
        speedMax,
        grip,
        vehicle,
        spawns,
        neighbours,
        neighbourPieces,
        enclosed,
        profiles,
        bodies,
        Map.copyOf(said),
        suppressions,
        carMesh,
        seen,
        meetings,
        game,
        lineSpeeds,
        lineSides);
  }

  /** The same with another racing line, and what stands beside its points; null for none. */
  public LevelHints withLine(double[] points, boolean closed, double[] speeds, double[] sides) {
    return new LevelHints(
        corridorPieces,
        corridorMaterials,
        points,
        closed,
        speedMax,
        grip,
        vehicle,
        spawns,
        neighbours,
        neighbourPieces,
        enclosed,
        profiles,
        bodies,
        rules,
        suppressions,
        carMesh,
        seen,
        meetings,
        game,
        speeds,
        sides);
  }

  /** The same of a level that a game loads. */
  public LevelHints withGame(GameNames loadedBy) {
    return with(carMesh, seen, meetings, loadedBy);
  }

  private LevelHints with(
      List<Piece> car, List<String> onlySeen, List<MeetingRule> said, GameNames loadedBy) {
    return new LevelHints(
        corridorPieces,
        corridorMaterials,
        line,
        lineClosed,
        speedMax,
        grip,
        vehicle,
        spawns,
        neighbours,
        neighbourPieces,
        enclosed,
        profiles,
        bodies,
        rules,
        suppressions,
        List.copyOf(car),
        List.copyOf(onlySeen),
        List.copyOf(said),
        loadedBy,
        lineSpeeds,
        lineSides);
  }

  private LevelHints with(
      List<String> roadPieces,
      List<double[]> starts,
      boolean mustBeEnclosed,
      List<String> engines,
      String made,
      List<Suppression> accepted) {
    return new LevelHints(
        roadPieces,
        corridorMaterials,
        line,
        lineClosed,
        speedMax,
        grip,
        vehicle,
        starts,
        neighbours,
        neighbourPieces,
        mustBeEnclosed,
        engines,
        made,
        rules,
        accepted,
        carMesh,
        seen,
        meetings,
        game,
        lineSpeeds,
        lineSides);
  }

  /** The same with what holds for pieces that go through each other. */
  public LevelHints withMeetings(List<MeetingRule> said) {
    return with(carMesh, seen, said, game);
  }

  /**
   * What holds for two pieces that go through each other, whichever of the two is named first.
   *
   * @param a name (with * wildcards) of one
   * @param b name (with * wildcards) of the other
   * @param allowed true when they may, false when they must not; null when that is not said
   * @param method how their contacts are made, an id; null for the usual one
   * @param vertices whose vertices count, an id: the first is the piece that a names; null for the
   *     usual
   * @param reason why, in words; null when none is given
   */
  public record MeetingRule(
      String a,
      String b,
      @MayBeNull Boolean allowed,
      @MayBeNull String method,
      @MayBeNull String vertices,
      @MayBeNull String reason) {}

  /**
   * Findings that the team has accepted: one by its fingerprint, or those of a rule in a piece, in
   * a box, or in both.
   *
   * @param rule rule id, a group followed by {@code .*}, or {@code *} for every rule
   * @param fingerprint of the finding; null when pieces or a box are given
   * @param pieces names (with * wildcards), each of which a piece of the finding must fit; empty
   *     for any
   * @param box min and max corner in report coordinates, six doubles; null for anywhere
   * @param reason why; never empty
   * @param by who; null when that is not said
   * @param until ISO date after which it no longer holds; null for ever
   */
  public record Suppression(
      String rule,
      @MayBeNull String fingerprint,
      List<String> pieces,
      @MayBeNull double[] box,
      String reason,
      @MayBeNull String by,
      @MayBeNull String until) {}
}
