package org.trackwalk.course.scale;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.trackwalk.ground.memory.Memory;
import org.trackwalk.ground.memory.PieceBoxes;
import org.trackwalk.mesh.level.LengthUnit;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * Files of one level that hold the same thing by their names, as {@code collision-corner.fbx} and
 * {@code corner.glb} do, while one is larger than the other by a ratio of units in each direction.
 */
public final class Namesakes {

  /** Letters that a name must have to say anything: {@code a.obj} is in many names. */
  private static final int LETTERS = 4;

  /**
   * Two files.
   *
   * @param large the file that is larger
   * @param small its namesake
   * @param factor how many times, as a ratio of units
   * @param longest of the larger one, metres
   * @param pieces indices of the larger file's pieces in the surface, ascending
   */
  public record Pair(
      String large, String small, double factor, double longest, List<Integer> pieces) {}

  private Namesakes() {}

  /**
   * The pairs, one for each larger file, in order of their names.
   *
   * @param memory of the check that the surface is of
   */
  public static List<Pair> of(WeldedSurface surface, Memory memory) {
    TreeMap<String, double[]> boxes = boxes(surface, memory);
    Map<String, String> stems = new HashMap<>();
    boxes.keySet().forEach(file -> stems.put(file, stem(file)));
    List<Pair> pairs = new ArrayList<>();
    boxes.forEach(
        (large, box) -> {
          for (String small : boxes.keySet()) {
            double factor =
                alike(stems.get(large), stems.get(small))
                    ? factor(sides(box), sides(boxes.get(small)))
                    : 0;
            if (factor > 0) {
              double[] sides = sides(box);
              pairs.add(new Pair(large, small, factor, sides[2], pieces(surface, large)));
              return;
            }
          }
        });
    return pairs;
  }

  private static TreeMap<String, double[]> boxes(WeldedSurface surface, Memory memory) {
    TreeMap<String, double[]> boxes = new TreeMap<>();
    List<Piece> pieces = surface.pieces();
    for (Piece piece : pieces) {
      boxes.computeIfAbsent(piece.file(), file -> nothing());
    }
    if (boxes.size() < 2) {
      return new TreeMap<>();
    }
    float[][] byPiece = PieceBoxes.of(surface, memory);
    for (int i = 0; i < byPiece.length; i++) {
      double[] box = boxes.get(pieces.get(i).file());
      for (int k = 0; byPiece[i] != null && k < 3; k++) {
        box[k] = Math.min(box[k], byPiece[i][k]);
        box[3 + k] = Math.max(box[3 + k], byPiece[i][3 + k]);
      }
    }
    boxes.values().removeIf(box -> box[0] > box[3]);
    return boxes;
  }

  private static double[] nothing() {
    double[] box = new double[6];
    Arrays.fill(box, 0, 3, Double.POSITIVE_INFINITY);
    Arrays.fill(box, 3, 6, Double.NEGATIVE_INFINITY);
    return box;
  }

  /** Lengths of the sides, ascending: one may lie and the other stand. */
  private static double[] sides(double[] box) {
    double[] sides = {box[3] - box[0], box[4] - box[1], box[5] - box[2]};
    Arrays.sort(sides);
    return sides;
  }

  private static String stem(String file) {
    String name = file.substring(file.lastIndexOf('/') + 1).toLowerCase(Locale.ROOT);
    int dot = name.lastIndexOf('.');
    return dot > 0 ? name.substring(0, dot) : name;
  }

  private static boolean alike(String one, String other) {
    String less = one.length() < other.length() ? one : other;
    return less.length() >= LETTERS && (one.contains(less) && other.contains(less));
  }

  /** The ratio of units that fits all sides; 0 when none does. */
  private static double factor(double[] large, double[] small) {
    for (LengthUnit a : LengthUnit.values()) {
      for (LengthUnit b : LengthUnit.values()) {
        double factor = a.metres() / b.metres();
        // A plane proves too little: lawns of 10 m and of 1,000 m are both usual.
        boolean fits = factor >= SizeLimits.NAMESAKE_LEAST && small[0] > 0;
        for (int k = 0; k < 3 && fits; k++) {
          double off = Math.abs(large[k] - factor * small[k]);
          fits = off <= SizeLimits.NAMESAKE_SLACK * Math.max(large[k], factor * small[k]);
        }
        if (fits) {
          return factor;
        }
      }
    }
    return 0;
  }

  private static List<Integer> pieces(WeldedSurface surface, String file) {
    List<Integer> all = new ArrayList<>();
    for (int p = 0; p < surface.pieces().size(); p++) {
      if (surface.pieces().get(p).file().equals(file)) {
        all.add(p);
      }
    }
    return all;
  }
}
