package org.trackwalk.course.corridor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import org.trackwalk.ground.reach.Land;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.weld.ExactWeld;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.model.settings.CheckSettings;

/**
 * A level of named pieces, a place of its own for each seed: sizes, and how all of it is turned.
 */
public final class TurnedPlace {

  /** Pieces of a ring. */
  public static final int PIECES = 12;

  public final Random random;
  final double turn;
  public final double radius;
  public double width;
  public final List<Piece> pieces = new ArrayList<>();

  public TurnedPlace(int seed) {
    random = new Random(seed);
    turn = between(0, 2 * Math.PI);
    radius = between(60, 250);
    width = between(5, 18);
  }

  public double between(double least, double most) {
    return least + random.nextDouble() * (most - least);
  }

  /** Adds triangles; coordinates are turned about the origin. */
  public void add(String name, double[] xyz, int... triangles) {
    float[] p = new float[xyz.length];
    for (int i = 0; i < xyz.length; i += 3) {
      p[i] = (float) (Math.cos(turn) * xyz[i] + Math.sin(turn) * xyz[i + 2]);
      p[i + 1] = (float) xyz[i + 1];
      p[i + 2] = (float) (Math.cos(turn) * xyz[i + 2] - Math.sin(turn) * xyz[i]);
    }
    pieces.add(Piece.named(name, "level.obj").mesh(p, triangles).build());
  }

  /** A ring around (x, 0) in pieces, those of the given numbers left out. */
  public void ring(String name, double x, double r, double... missing) {
    int steps = 8;
    for (int piece = 0; piece < PIECES; piece++) {
      int number = piece;
      if (Arrays.stream(missing).anyMatch(m -> m == number)) {
        continue;
      }
      double[] xyz = new double[6 * (steps + 1)];
      int[] triangles = new int[6 * steps];
      for (int i = 0; i <= steps; i++) {
        double angle = 2 * Math.PI * ((piece * steps + i) % (PIECES * steps)) / (PIECES * steps);
        for (int side = 0; side < 2; side++) {
          double far = r + (side - 0.5) * width;
          xyz[6 * i + 3 * side] = x + far * Math.cos(angle);
          xyz[6 * i + 3 * side + 2] = far * Math.sin(angle);
        }
        if (i < steps) {
          int[] quad = {2 * i, 2 * i + 2, 2 * i + 3, 2 * i, 2 * i + 3, 2 * i + 1};
          System.arraycopy(quad, 0, triangles, 6 * i, 6);
        }
      }
      add(name + piece, xyz, up(xyz, triangles));
    }
  }

  /** Level streets along x, and others along z, in quads a few metres long. */
  void streets(String name, double y, double half, double wide, double[] along, double[] over) {
    for (int i = 0; i < along.length; i++) {
      street(name + "_x" + i, y, half, along[i], wide, true);
    }
    for (int i = 0; i < over.length; i++) {
      street(name + "_z" + i, y, half, over[i], wide, false);
    }
  }

  private void street(String name, double y, double half, double at, double wide, boolean x) {
    int steps = (int) Math.ceil(2 * half / wide);
    double[] xyz = new double[6 * (steps + 1)];
    int[] triangles = new int[6 * steps];
    for (int i = 0; i <= steps; i++) {
      for (int side = 0; side < 2; side++) {
        int v = 6 * i + 3 * side;
        xyz[v + (x ? 0 : 2)] = -half + 2 * half * i / steps;
        xyz[v + 1] = y;
        xyz[v + (x ? 2 : 0)] = at + (side - 0.5) * wide;
      }
      if (i < steps) {
        int[] quad = {2 * i, 2 * i + 2, 2 * i + 3, 2 * i, 2 * i + 3, 2 * i + 1};
        System.arraycopy(quad, 0, triangles, 6 * i, 6);
      }
    }
    add(name, xyz, up(xyz, triangles));
  }

  /** Leans everything up outwards about a circle around the origin, by so much per metre. */
  void bank(double r, double lean) {
    List<Piece> banked = new ArrayList<>();
    for (Piece piece : pieces) {
      float[] p = piece.positions().clone();
      for (int i = 0; i < p.length; i += 3) {
        p[i + 1] += (float) (lean * (Math.hypot(p[i], p[i + 2]) - r));
      }
      banked.add(Piece.named(piece.name(), "level.obj").mesh(p, piece.triangles()).build());
    }
    pieces.clear();
    pieces.addAll(banked);
  }

  /** Makes everything so many times as large. */
  public void scale(double by) {
    List<Piece> scaled = new ArrayList<>();
    for (Piece piece : pieces) {
      float[] p = piece.positions().clone();
      for (int i = 0; i < p.length; i++) {
        p[i] = (float) (by * p[i]);
      }
      scaled.add(Piece.named(piece.name(), "level.obj").mesh(p, piece.triangles()).build());
    }
    pieces.clear();
    pieces.addAll(scaled);
  }

  /** Takes the last piece from both sides. */
  void takeFromBothSides() {
    Piece last = pieces.remove(pieces.size() - 1);
    pieces.add(
        Piece.named(last.name(), "level.obj")
            .mesh(last.positions(), last.triangles())
            .twoSided(true)
            .build());
  }

  /** A level rectangle. */
  public void sheet(String name, double x, double y, double z, double length, double wide) {
    double[] xyz = {
      x, y, z, x, y, z + wide, x + length, y, z + wide, x + length, y, z,
    };
    add(name, xyz, 0, 1, 2, 0, 2, 3);
  }

  /** A closed box that stands at a height. */
  public void box(
      String name, double x, double y, double z, double length, double wide, double high) {
    double[] xyz = new double[24];
    for (int i = 0; i < 8; i++) {
      xyz[3 * i] = x + (i & 1) * length;
      xyz[3 * i + 1] = y + (i >> 1 & 1) * high;
      xyz[3 * i + 2] = z + (i >> 2) * wide;
    }
    add(
        name, xyz, 0, 1, 5, 0, 5, 4, 2, 6, 7, 2, 7, 3, 0, 4, 6, 0, 6, 2, 1, 3, 7, 1, 7, 5, 0, 2, 3,
        0, 3, 1, 4, 5, 7, 4, 7, 6);
  }

  public static int[] up(double[] p, int[] triangles) {
    int a = 3 * triangles[0];
    int b = 3 * triangles[1];
    int c = 3 * triangles[2];
    double y = (p[b + 2] - p[a + 2]) * (p[c] - p[a]) - (p[b] - p[a]) * (p[c + 2] - p[a + 2]);
    for (int i = 0; y < 0 && i < triangles.length; i += 3) {
      int keep = triangles[i + 1];
      triangles[i + 1] = triangles[i + 2];
      triangles[i + 2] = keep;
    }
    return triangles;
  }

  public Corridor find() {
    return find(LevelHints.NONE, CheckSettings.defaults());
  }

  public Corridor find(LevelHints hints, CheckSettings settings) {
    Level level = new Level("level", "", pieces, List.of(), List.of(), hints);
    WeldedSurface surface = ExactWeld.weld(level.pieces(), 1, Progress.none());
    Topology topology = Topology.of(surface, 1, Progress.none());
    return CorridorFinder.find(level, Land.of(surface), topology, settings);
  }

  /** Asserts that all of the names begin the same, and what is apart. */
  void assertRoad(Corridor corridor, int count, String... apart) {
    assertParts(corridor, count, apart);
    String words = corridor.facts().explanation();
    for (String name : apart) {
      assertTrue(words.contains(name), words);
    }
    assertEquals(apart.length > 0, words.contains("manifest"), words);
  }

  /** Asserts how many pieces are road, and which are apart, named in words or not. */
  public void assertParts(Corridor corridor, int count, String... apart) {
    String words = corridor.facts().explanation();
    assertEquals(count, corridor.facts().pieces().size(), words);
    assertEquals(new TreeSet<>(List.of(apart)), new TreeSet<>(corridor.facts().apart()), words);
    for (String name : apart) {
      assertFalse(corridor.facts().pieces().contains(name), words);
    }
  }
}
