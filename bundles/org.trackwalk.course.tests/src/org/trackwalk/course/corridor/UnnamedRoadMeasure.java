package org.trackwalk.course.corridor;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.trackwalk.io.source.LevelFinder;
import org.trackwalk.io.source.LoadOptions;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.progress.Progress;

/**
 * How well the road of real levels without their names outlives random edits: {@code EDITS SEED
 * FILES}. A triangle of the road is taken away or turned over, its piece is, or all within 12 m of
 * it; the road is lost when it is none by its shape any more, or larger or smaller by more than a
 * twentieth beyond what was taken away.
 */
public final class UnnamedRoadMeasure {

  /** What is taken away around a place, metres. */
  private static final double HOLE = 12;

  /** Part of the road's triangles that may change besides. */
  private static final double SOME = 0.05;

  /** The edits, in the order in which they are made. */
  private enum Edit {
    TRIANGLE_GONE,
    TRIANGLE_TURNED,
    PIECE_GONE,
    HOLE_TORN;

    boolean hits(Place place, int piece, int triangle) {
      return switch (this) {
        case TRIANGLE_GONE, TRIANGLE_TURNED -> piece == place.piece && triangle == place.triangle;
        case PIECE_GONE -> piece == place.piece;
        case HOLE_TORN -> false;
      };
    }
  }

  /** A triangle of a piece. */
  private record Place(int piece, int triangle) {}

  private final List<Piece> pieces;
  private final List<Place> places = new ArrayList<>();
  private final int road;

  private UnnamedRoadMeasure(List<Piece> pieces, Corridor corridor) {
    this.pieces = pieces;
    road = corridor.classes().count(SurfaceClass.ROAD);
    for (int i = 0; i < pieces.size(); i++) {
      for (int t = 0;
          corridor.facts().pieces().contains(pieces.get(i).name()) && t < count(i);
          t++) {
        places.add(new Place(i, t));
      }
    }
  }

  private int count(int piece) {
    return pieces.get(piece).triangleCount();
  }

  /** Prints how often the road was lost, by edit. */
  public static void main(String[] arguments) throws Exception {
    int edits = Integer.parseInt(arguments[0]);
    Random random = new Random(Long.parseLong(arguments[1]));
    int[] lost = new int[Edit.values().length];
    int[] made = new int[lost.length];
    for (String file : Arrays.asList(arguments).subList(2, arguments.length)) {
      Level level =
          LevelFinder.find(List.of(Path.of(file)), LoadOptions.DEFAULT, Progress.none())
              .get(0)
              .load(Progress.none());
      List<Piece> pieces = HiddenNames.of(level).pieces().stream().map(p -> placed(p)).toList();
      Corridor corridor = FoundCorridor.of(pieces);
      System.out.println(file + ": " + corridor.facts().explanation());
      UnnamedRoadMeasure measure = new UnnamedRoadMeasure(pieces, corridor);
      for (int n = 0; n < edits && corridor.facts().how().equals("geometry"); n++) {
        Edit edit = Edit.values()[n % lost.length];
        Place place = measure.places.get(random.nextInt(measure.places.size()));
        made[edit.ordinal()]++;
        lost[edit.ordinal()] += measure.isLost(edit, place) ? 1 : 0;
      }
    }
    for (Edit edit : Edit.values()) {
      System.out.println(edit + ": lost " + lost[edit.ordinal()] + " of " + made[edit.ordinal()]);
    }
  }

  /** The piece where it stands, with all its triangles as its frame turns them. */
  private static Piece placed(Piece piece) {
    int[] corners = piece.triangles().clone();
    for (int t = 0; piece.frame().mirrors() && t < corners.length; t += 3) {
      int c = corners[t];
      corners[t] = corners[t + 1];
      corners[t + 1] = c;
    }
    return like(piece, piece.frame().place(piece.positions()), corners, all(piece));
  }

  private static int[] all(Piece piece) {
    int[] all = new int[piece.triangleCount()];
    Arrays.setAll(all, t -> t);
    return all;
  }

  private static Piece like(Piece piece, float[] xyz, int[] corners, int[] from) {
    int[] surfaces = Arrays.stream(from).map(piece::surfaceIndex).toArray();
    return Piece.named(piece.name(), piece.file())
        .mesh(xyz, corners)
        .surfaces(piece.surfaces(), surfaces)
        .collidable(piece.collidable())
        .twoSided(piece.triangleCount() > 0 && piece.twoSided(0))
        .build();
  }

  private boolean isLost(Edit edit, Place place) {
    double[] at = middle(place.piece, place.triangle);
    List<Piece> now = new ArrayList<>();
    int gone = 0;
    for (int i = 0; i < pieces.size(); i++) {
      Piece piece = pieces.get(i);
      int[] corners = piece.triangles().clone();
      List<Integer> kept = new ArrayList<>();
      for (int t = 0; t < piece.triangleCount(); t++) {
        boolean hit = edit.hits(place, i, t) || edit == Edit.HOLE_TORN && isNear(i, t, at);
        if (!hit || edit == Edit.TRIANGLE_TURNED) {
          kept.add(t);
        } else {
          gone++;
        }
        if (hit && edit == Edit.TRIANGLE_TURNED) {
          int c = corners[3 * t];
          corners[3 * t] = corners[3 * t + 1];
          corners[3 * t + 1] = c;
        }
      }
      int[] from = kept.stream().mapToInt(Integer::intValue).toArray();
      int[] left = new int[3 * from.length];
      for (int k = 0; k < from.length; k++) {
        System.arraycopy(corners, 3 * from[k], left, 3 * k, 3);
      }
      if (from.length > 0) {
        now.add(like(piece, piece.positions(), left, from));
      }
    }
    Corridor corridor = FoundCorridor.of(now);
    int other = Math.abs(corridor.classes().count(SurfaceClass.ROAD) - road);
    return !corridor.facts().how().equals("geometry") || other > gone + SOME * road;
  }

  private double[] middle(int piece, int triangle) {
    double[] at = new double[3];
    for (int c = 0; c < 3; c++) {
      int v = pieces.get(piece).triangles()[3 * triangle + c];
      for (int k = 0; k < 3; k++) {
        at[k] += pieces.get(piece).positions()[3 * v + k] / 3.0;
      }
    }
    return at;
  }

  private boolean isNear(int piece, int triangle, double[] at) {
    double[] here = middle(piece, triangle);
    double square = 0;
    for (int k = 0; k < 3; k++) {
      square += (here[k] - at[k]) * (here[k] - at[k]);
    }
    return square < HOLE * HOLE;
  }
}
