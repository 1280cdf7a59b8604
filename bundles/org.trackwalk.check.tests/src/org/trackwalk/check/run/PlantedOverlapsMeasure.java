package org.trackwalk.check.run;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import org.joml.Matrix3d;
import org.joml.Vector3d;
import org.trackwalk.check.rules.overlap.OverlapPieces;
import org.trackwalk.course.road.Strand;
import org.trackwalk.drive.overlap.Overlap;
import org.trackwalk.drive.overlap.Overlaps;
import org.trackwalk.io.source.LevelFinder;
import org.trackwalk.io.source.LoadOptions;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.model.settings.CheckSettings;

/**
 * Plants overlaps in real levels: in the road a wall whose end lies half a metre inside the border,
 * a thin plate, a pole 2.5 m deep and blocks, all turned and leaning; and three pairs of towers in
 * each other. Compares what is told with distances to all triangles of what they stand in.
 * Arguments: a seed, and levels.
 */
public final class PlantedOverlapsMeasure {

  private static final int BLOCKS = 7;

  /** Radians that a body leans at most: 17 degrees. */
  private static final double LEAN = 0.3;

  /** Metres from the road's border to the end of the wall. */
  private static final double FROM_BORDER = 0.5;

  private static final int TOWERS = 3;

  /** Metres by which a depth may be off. */
  private static final double WITHIN = 0.002;

  private static final int[] BOX = {
    0, 2, 6, 0, 6, 4, 1, 5, 7, 1, 7, 3, 0, 4, 5, 0, 5, 1, 2, 3, 7, 2, 7, 6, 0, 1, 3, 0, 3, 2, 4, 6,
    7, 4, 7, 5
  };

  private PlantedOverlapsMeasure() {}

  /** Prints a line for each level and each of its overlaps that is not told as deep as it is. */
  public static void main(String[] arguments) throws Exception {
    CheckSettings settings = CheckSettings.defaults().withOnly(Set.of("overlap.pieces"));
    for (int i = 1; i < arguments.length; i++) {
      Level level =
          LevelFinder.find(List.of(Path.of(arguments[i])), LoadOptions.DEFAULT, Progress.none())
              .get(0)
              .load(Progress.none());
      CheckedLevel clean = LevelCheck.open(level, settings, Progress.none());
      if (clean.context().road().strands().isEmpty()) {
        System.out.println(level.name() + ": no road is found in it");
        continue;
      }
      Random random = new Random(Long.parseLong(arguments[0]) + i);
      TreeMap<String, Double> planted = new TreeMap<>();
      List<Piece> pieces = new ArrayList<>(level.pieces());
      plant(clean, random, pieces, planted);
      Level with =
          new Level(
              level.name(),
              level.grouping(),
              pieces,
              level.problems(),
              level.sources(),
              level.hints());
      CheckedLevel checked = LevelCheck.open(with, settings, Progress.none());
      Overlaps found = OverlapPieces.survey(checked.context(), Progress.none());
      int before = OverlapPieces.survey(clean.context(), Progress.none()).told().size();
      tell(level.name(), before, checked.context().surface(), found, planted);
    }
  }

  private static void tell(
      String level,
      int before,
      WeldedSurface surface,
      Overlaps found,
      TreeMap<String, Double> planted) {
    TreeMap<String, Double> told = new TreeMap<>();
    int others = 0;
    for (Overlap overlap : found.told()) {
      String a = surface.pieces().get(overlap.a()).name();
      String b = surface.pieces().get(overlap.b()).name();
      String name = planted.containsKey(a) ? a : b;
      others += planted.containsKey(name) ? 0 : 1;
      told.merge(name, overlap.depth(), Math::max);
    }
    int right = 0;
    for (var entry : planted.entrySet()) {
      Double depth = told.get(entry.getKey());
      if (depth != null && Math.abs(depth - entry.getValue()) <= WITHIN) {
        right++;
      } else {
        System.out.printf(
            Locale.ROOT, "  %s: %.4f deep, told %.4f%n", entry.getKey(), entry.getValue(), depth);
      }
    }
    System.out.printf(
        Locale.ROOT,
        "%s: %d of %d told as deep as they are; %d others told, %d without them%n",
        level,
        right,
        planted.size(),
        others,
        before);
  }

  private static void plant(
      CheckedLevel clean, Random random, List<Piece> pieces, TreeMap<String, Double> planted) {
    Strand strand = clean.context().road().strands().get(0);
    for (int i = 0; i < BLOCKS; i++) {
      int row = (int) ((i + 0.2 + 0.6 * random.nextDouble()) * strand.rows() / BLOCKS);
      double depth = i == 0 ? 0.5 : i == 1 ? 2.5 : random.nextDouble(0.02, 0.6);
      double[] half = new double[3];
      for (int k = 0; k < 3; k++) {
        half[k] = random.nextDouble(0.15, 0.4);
      }
      half[1] = depth + 0.25;
      if (i == 2) {
        half[2] = random.nextDouble(0.001, 0.004);
      }
      double[] c = {strand.centre(row, 0), strand.centre(row, 1) + 0.25, strand.centre(row, 2)};
      Matrix3d turn =
          new Matrix3d()
              .rotateY(random.nextDouble() * Math.PI)
              .rotateX(random.nextDouble(-LEAN, LEAN));
      if (i == 0) {
        wall(strand, row, half, c, turn);
      }
      String name = "planted block " + i;
      pieces.add(turned(name, c, half, turn));
      planted.put(name, deep(clean.context().surface(), pieces.getLast()));
    }
    for (int i = 0; i < TOWERS; i++) {
      double in = random.nextDouble(0.5, 1);
      double x = strand.centre(0, 0) + 20 * i;
      double y = strand.centre(0, 1) + 200;
      double z = strand.centre(0, 2);
      String name = "planted tower " + i;
      pieces.add(box(name, new double[] {x, y, z}, new double[] {x + 4, y + 8, z + 4}));
      pieces.add(
          box(
              "planted wide " + i,
              new double[] {x + 4 - in, y - 1, z - 1},
              new double[] {x + 9, y + 9, z + 5}));
      planted.put(name, in);
    }
  }

  /** A wall across the right half of the road, its end half a metre inside the border. */
  private static void wall(Strand strand, int row, double[] half, double[] c, Matrix3d turn) {
    double x = -strand.headingZ(row);
    double z = strand.headingX(row);
    double border = Math.abs(strand.right(row));
    half[0] = 1;
    half[2] = 0.1;
    double out = border - FROM_BORDER - half[0];
    c[1] = 0.25 + strand.height(row, -(int) Math.round(out / Strand.LANE));
    c[0] += out * x;
    c[2] += out * z;
    turn.identity().rotateY(Math.atan2(-z, x));
  }

  private static Piece turned(String name, double[] c, double[] half, Matrix3d turn) {
    float[] corners = new float[24];
    for (int i = 0; i < 8; i++) {
      Vector3d corner =
          new Vector3d(
              (i & 4) == 0 ? -half[0] : half[0],
              (i & 2) == 0 ? -half[1] : half[1],
              (i & 1) == 0 ? -half[2] : half[2]);
      turn.transform(corner).add(c[0], c[1], c[2]);
      corners[3 * i] = (float) corner.x;
      corners[3 * i + 1] = (float) corner.y;
      corners[3 * i + 2] = (float) corner.z;
    }
    return Piece.named(name, "planted").mesh(corners, BOX).build();
  }

  private static Piece box(String name, double[] low, double[] high) {
    float[] corners = new float[24];
    for (int i = 0; i < 8; i++) {
      corners[3 * i] = (float) ((i & 4) == 0 ? low[0] : high[0]);
      corners[3 * i + 1] = (float) ((i & 2) == 0 ? low[1] : high[1]);
      corners[3 * i + 2] = (float) ((i & 1) == 0 ? low[2] : high[2]);
    }
    return Piece.named(name, "planted").mesh(corners, BOX).build();
  }

  /**
   * How far the farthest of a block's lower corners is from all triangles of the pieces that a
   * wheel stands on at the block: the highest that its upright edges go through. What lies below
   * them, such as terrain under a road, is gone through, too, but less deep. A corner whose edge
   * goes through nothing lies over the road.
   */
  private static double deep(WeldedSurface surface, Piece block) {
    int[] stoodOn = new int[8];
    Set<Integer> all = new HashSet<>();
    for (int i = 0; i < 8; i++) {
      if ((i & 2) == 0) {
        stoodOn[i] = highest(surface, block.positions(), 3 * i, 3 * (i | 2));
        all.add(stoodOn[i]);
      }
    }
    double deepest = 0;
    for (int i = 0; i < 8; i++) {
      if ((i & 2) == 0 && stoodOn[i] >= 0) {
        double[] p = point(block.positions(), 3 * i);
        double least = Double.POSITIVE_INFINITY;
        for (int t = 0; t < surface.triangleCount(); t++) {
          if (all.contains(surface.pieceOf(t))) {
            least = Math.min(least, distance(surface, t, p));
          }
        }
        deepest = Math.max(deepest, least);
      }
    }
    return deepest;
  }

  private static double[] point(float[] p, int at) {
    return new double[] {p[at], p[at + 1], p[at + 2]};
  }

  /** The piece of the triangle that a line to its upper end goes through last; -1 for none. */
  private static int highest(WeldedSurface surface, float[] p, int low, int high) {
    double[] from = point(p, low);
    double[] way = minus(point(p, high), from);
    double top = 0;
    int piece = -1;
    for (int t = 0; t < surface.triangleCount(); t++) {
      double[][] c = new double[3][3];
      for (int k = 0; k < 9; k++) {
        int v = surface.triangles()[3 * t + k / 3];
        c[k / 3][k % 3] = surface.positions()[3 * v + k % 3] - from[k % 3];
      }
      double[] n = cross(minus(c[1], c[0]), minus(c[2], c[0]));
      double along = dot(way, n);
      boolean over = along != 0;
      for (int k = 0; k < 3 && over; k++) {
        over = dot(cross(c[k], c[(k + 1) % 3]), way) * along >= 0;
      }
      double share = over ? dot(c[0], n) / along : Double.NaN;
      if (share > top && share < 1) {
        top = share;
        piece = surface.pieceOf(t);
      }
    }
    return piece;
  }

  /** Of a point from a triangle: over its face, or from one of its edges. */
  private static double distance(WeldedSurface surface, int t, double[] p) {
    double[][] c = new double[3][3];
    for (int k = 0; k < 9; k++) {
      int v = surface.triangles()[3 * t + k / 3];
      c[k / 3][k % 3] = surface.positions()[3 * v + k % 3] - p[k % 3];
    }
    double[] n = cross(minus(c[1], c[0]), minus(c[2], c[0]));
    double square = dot(n, n);
    boolean over = square > 0;
    double least = Double.POSITIVE_INFINITY;
    for (int k = 0; k < 3; k++) {
      double[] a = c[k];
      double[] along = minus(c[(k + 1) % 3], a);
      over &= dot(cross(a, c[(k + 1) % 3]), n) >= 0;
      double length = dot(along, along);
      double part = length > 0 ? Math.clamp(-dot(a, along) / length, 0, 1) : 0;
      double[] near = {a[0] + part * along[0], a[1] + part * along[1], a[2] + part * along[2]};
      least = Math.min(least, Math.sqrt(dot(near, near)));
    }
    return over ? Math.abs(dot(c[0], n)) / Math.sqrt(square) : least;
  }

  private static double[] minus(double[] a, double[] b) {
    return new double[] {a[0] - b[0], a[1] - b[1], a[2] - b[2]};
  }

  private static double[] cross(double[] a, double[] b) {
    return new double[] {
      a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]
    };
  }

  private static double dot(double[] a, double[] b) {
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
  }
}
