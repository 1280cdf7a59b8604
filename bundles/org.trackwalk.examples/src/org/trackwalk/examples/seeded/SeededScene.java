package org.trackwalk.examples.seeded;

import java.util.ArrayList;
import java.util.List;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.Piece;

/**
 * A level made from a seed, and what must be told of it.
 *
 * @param kind what it is a scene of, for instance {@code box} or {@code slit}
 * @param told its parameters in words, for a list of scenes
 * @param pieces the level; metres, Y up
 * @param hints what a manifest says of it
 * @param onRoad a point on the road, three doubles
 * @param start a point on the road, three doubles; null where none is given
 * @param line racing line, xyz triples; null where none is given
 * @param expected what must be told
 */
public record SeededScene(
    String kind,
    String told,
    List<Piece> pieces,
    LevelHints hints,
    double[] onRoad,
    double[] start,
    double[] line,
    Expected expected) {

  /** Takes a copy of the list. */
  public SeededScene {
    pieces = List.copyOf(pieces);
  }

  /** The level as an importer would hand it over. */
  public Level level() {
    String file = pieces.get(0).file();
    return new Level(kind, "generated", pieces, List.of(), List.of(file), hints);
  }

  /** The same moved, without what must be told of it. */
  public SeededScene moved(double[] by) {
    List<Piece> moved = new ArrayList<>();
    for (Piece piece : pieces) {
      float[] positions = piece.positions().clone();
      for (int i = 0; i < positions.length; i++) {
        positions[i] += (float) by[i % 3];
      }
      moved.add(piece.toBuilder().mesh(positions, piece.triangles()).build());
    }
    return new SeededScene(
        kind,
        told,
        moved,
        hints,
        moved(onRoad, by),
        moved(start, by),
        moved(line, by),
        Expected.silence());
  }

  /** The same made of other pieces, which have the names of these. */
  SeededScene with(List<Piece> others) {
    return new SeededScene(kind, told, others, hints, onRoad, start, line, expected);
  }

  /** The same made of pieces without a name: where nothing else says where cars are, a start does. */
  SeededScene unnamed(List<Piece> others) {
    double[] at = start == null && line == null ? onRoad : start;
    return new SeededScene(kind, told, others, LevelHints.NONE, onRoad, at, line, expected);
  }

  private static double[] moved(double[] points, double[] by) {
    if (points == null) {
      return null;
    }
    double[] moved = points.clone();
    for (int i = 0; i < moved.length; i++) {
      moved[i] += by[i % 3];
    }
    return moved;
  }
}
