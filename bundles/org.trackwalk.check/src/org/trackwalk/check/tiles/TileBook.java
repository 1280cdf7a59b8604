package org.trackwalk.check.tiles;

import java.util.List;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;
import org.trackwalk.mesh.level.ImportProblem;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.Marker;
import org.trackwalk.mesh.level.PitLane;

/**
 * What all tiles of a level have in common.
 *
 * @param id digest of all below, meshes included: tiles of one book fit together
 * @param input how the level was called on the command line, and what is said of its findings
 * @param name of the level
 * @param grouping how its files came to be one
 * @param problems of its files
 * @param sources its files
 * @param hints what is said of it, without meshes
 * @param markers its markers
 * @param pieces its pieces, in order
 * @param neighbours levels beside it, whose meshes lie in a file of their own
 * @param car the vehicle's own mesh, likewise
 * @param whole why nothing may be left out, in half a sentence; empty when plain ground may
 * @param zone cells of which everything is kept, as {@link CellSet#bytes}
 * @param tiles those that something belongs to
 */
public record TileBook(
    String id,
    TileInput input,
    String name,
    String grouping,
    List<ImportProblem> problems,
    List<String> sources,
    LevelHints hints,
    List<Marker> markers,
    List<PieceHead> pieces,
    List<PieceHead> neighbours,
    List<PieceHead> car,
    String whole,
    byte[] zone,
    List<TileHead> tiles) {

  /**
   * What it says by number is there, and lines are whole.
   *
   * @throws IllegalArgumentException when it is no book
   */
  public TileBook {
    boolean sound =
        zone.length % Long.BYTES == 1
            && sound(hints)
            && pieces.stream().map(PieceHead::name).distinct().count() == pieces.size()
            && Stream.of(pieces, neighbours, car).allMatch(TileBook::sound);
    if (!sound) {
      throw new IllegalArgumentException("this is no book of tiles");
    }
  }

  private static boolean sound(List<PieceHead> heads) {
    return heads.stream().allMatch(head -> isSound(head, heads));
  }

  private static boolean sound(LevelHints hints) {
    PitLane pits = hints.game().pitLane();
    return isLine(pits.points(), pits.speeds(), pits.sides())
        && isLine(hints.line(), hints.lineSpeeds(), hints.lineSides())
        && hints.spawns().stream().allMatch(spawn -> spawn.length == 3)
        && hints.suppressions().stream().allMatch(s -> s.box() == null || s.box().length == 6);
  }

  /** Whether each point has three numbers, a speed and two sides, as far as there are any. */
  private static boolean isLine(double[] points, double[] speeds, double[] sides) {
    int length = points == null ? 0 : points.length;
    return length % 3 == 0
        && (speeds == null || speeds.length == length / 3)
        && (sides == null || sides.length == 2 * (length / 3));
  }

  private static boolean isSound(PieceHead head, List<PieceHead> heads) {
    return head.list() >= 0
        && head.list() < heads.size()
        && head.totals().bySurface().size() == 1 + head.surfaces().size()
        && head.ends().stream().allMatch(t -> t >= 0 && t < head.triangles());
  }

  /** Name of the book in the folder of its tiles. */
  public static final String NAME = "level.trackwalk-tiles";

  /** Name of the file with the meshes of neighbours and car. */
  public static final String BESIDE = "beside.trackwalk-tile";

  /** Triangles of the level. */
  public int triangles() {
    return sum(PieceHead::triangles);
  }

  /** Stored vertices of the level. */
  int vertices() {
    return sum(PieceHead::vertices);
  }

  private int sum(ToIntFunction<PieceHead> of) {
    return pieces.stream().mapToInt(of).sum();
  }

  /** Whether there are meshes of others than the level's pieces. */
  public boolean hasBeside() {
    return !neighbours.isEmpty() || !car.isEmpty();
  }

  /** The same under a name. */
  TileBook named(String newId) {
    return new TileBook(
        newId,
        input,
        name,
        grouping,
        problems,
        sources,
        hints,
        markers,
        pieces,
        neighbours,
        car,
        whole,
        zone,
        tiles);
  }
}
