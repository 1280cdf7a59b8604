package org.trackwalk.ground.memory;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.weld.ExactWeld;
import org.trackwalk.mesh.weld.WeldedSurface;

/** What stays, goes and comes in an edit, against triangles named by piece, place and corners. */
class SurfaceChangeTest {

  private static final int SEEDS = 40;

  private static WeldedSurface weld(List<Piece> pieces) {
    return ExactWeld.weld(pieces, 1, Progress.none());
  }

  private static Piece loose(String name, SplittableRandom random) {
    int n = 1 + random.nextInt(30);
    float[] positions = new float[9 * n];
    for (int i = 0; i < positions.length; i++) {
      positions[i] = 4 * (i / 9 % 5) + (float) random.nextDouble();
    }
    int[] triangles = IntStream.range(0, 3 * n).toArray();
    return Piece.named(name, "l.obj").mesh(positions, triangles).build();
  }

  /** Some vertices of a piece moved; the others keep their bits. */
  private static Piece moved(Piece piece, SplittableRandom random) {
    float[] positions = piece.positions().clone();
    for (int t = 0; t < positions.length / 9; t++) {
      if (random.nextInt(4) == 0) {
        positions[9 * t + random.nextInt(9)] += 0.25f;
      }
    }
    return Piece.named(piece.name(), "l.obj").mesh(positions, piece.triangles()).build();
  }

  /** Piece, place in it and the bits of the corners. */
  private static String name(WeldedSurface s, int t) {
    StringBuilder name = new StringBuilder(s.pieces().get(s.pieceOf(t)).name());
    name.append(' ').append(s.sourceTriangle(t));
    float[] corners = new float[9];
    for (int k = 0; k < 3; k++) {
      System.arraycopy(s.positions(), 3 * s.triangles()[3 * t + k], corners, 3 * k, 3);
    }
    return name + Arrays.toString(corners);
  }

  private static double[] box(WeldedSurface s, int t) {
    double[] box = new double[6];
    for (int k = 0; k < 3; k++) {
      double[] at = new double[3];
      for (int corner = 0; corner < 3; corner++) {
        at[corner] = s.positions()[3 * s.triangles()[3 * t + corner] + k];
      }
      Arrays.sort(at);
      box[k] = at[0];
      box[3 + k] = at[2];
    }
    return box;
  }

  private static boolean meet(double[] a, double[] b) {
    boolean meet = true;
    for (int k = 0; k < 3; k++) {
      meet &= a[k] <= b[3 + k] && a[3 + k] >= b[k];
    }
    return meet;
  }

  @Test
  void eachTriangleIsTheOneOfItsName() {
    int changes = 0;
    for (int seed = 0; seed < SEEDS; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      List<Piece> pieces = new ArrayList<>();
      for (int i = 0; i < 4; i++) {
        pieces.add(loose("p" + i, random));
      }
      List<Piece> next = new ArrayList<>(pieces);
      switch (seed % 4) {
        case 0 -> next.set(seed / 4 % 4, moved(next.get(seed / 4 % 4), random));
        case 1 -> next.remove(seed / 4 % 4);
        case 2 -> next.add(loose("q", random));
        default -> {
          next.set(0, moved(next.get(0), random));
          next.set(3, moved(next.get(3), random));
        }
      }
      WeldedSurface before = weld(pieces);
      WeldedSurface now = weld(next);
      SurfaceChange change = SurfaceChange.between(before, now, 1);
      Map<String, Integer> names = new HashMap<>();
      for (int t = 0; t < now.triangleCount(); t++) {
        names.put(name(now, t), t);
      }
      List<double[]> boxes = new ArrayList<>();
      List<Integer> come = new ArrayList<>();
      int[] last = new int[now.triangleCount()];
      Arrays.fill(last, -1);
      for (int t = 0; t < before.triangleCount(); t++) {
        int s = names.getOrDefault(name(before, t), -1);
        assertEquals(s, change.now(t));
        if (s < 0) {
          boxes.add(box(before, t));
        } else {
          last[s] = t;
          for (int k = 0; k < 3; k++) {
            int vertex = before.triangles()[3 * t + k];
            assertEquals(now.triangles()[3 * s + k], change.vertexNow(vertex));
          }
        }
      }
      for (int s = 0; s < now.triangleCount(); s++) {
        assertEquals(last[s], change.before(s));
        if (last[s] < 0) {
          come.add(s);
          boxes.add(box(now, s));
        }
      }
      assertEquals(come, Arrays.stream(change.come()).boxed().toList());
      assertEquals(boxes.size(), change.size());
      changes += boxes.size();
      around(change, boxes);
      touches(change, boxes, random);
    }
    assertTrue(changes > 200, changes + " triangles changed");
  }

  private static void around(SurfaceChange change, List<double[]> boxes) {
    float[] around = change.around();
    for (int k = 0; k < 3; k++) {
      int axis = k;
      double min = boxes.stream().mapToDouble(b -> b[axis]).min().orElse(Double.POSITIVE_INFINITY);
      double max =
          boxes.stream().mapToDouble(b -> b[3 + axis]).max().orElse(Double.NEGATIVE_INFINITY);
      assertEquals(min, around[k]);
      assertEquals(max, around[3 + k]);
    }
  }

  private static void touches(SurfaceChange change, List<double[]> boxes, SplittableRandom random) {
    IntList scratch = new IntList();
    for (int i = 0; i < 200; i++) {
      double[] ask = new double[6];
      for (int k = 0; k < 3; k++) {
        ask[k] = random.nextDouble(-1, 20);
        ask[3 + k] = ask[k] + random.nextDouble(0, 3);
      }
      if (i % 4 == 0 && !boxes.isEmpty()) {
        // begins where a changed one ends
        double[] one = boxes.get(random.nextInt(boxes.size()));
        System.arraycopy(one, 3, ask, 0, 3);
        System.arraycopy(one, 3, ask, 3, 3);
      }
      boolean any = boxes.stream().anyMatch(b -> meet(b, ask));
      assertEquals(any, change.touches(ask[0], ask[1], ask[2], ask[3], ask[4], ask[5], scratch));
    }
  }

  @Test
  void withoutAChangeNothingIsTouched() {
    List<Piece> pieces = List.of(loose("p", new SplittableRandom(1)));
    WeldedSurface s = weld(pieces);
    SurfaceChange change = SurfaceChange.between(s, weld(pieces), 1);
    assertEquals(0, change.size());
    float inf = Float.POSITIVE_INFINITY;
    assertArrayEquals(new float[] {inf, inf, inf, -inf, -inf, -inf}, change.around());
    assertTrue(!change.touches(-99, -99, -99, 99, 99, 99, new IntList()));
    assertSame(change, change.with(s, new IntList()));
    IntList more = new IntList();
    more.add(0);
    SurfaceChange one = change.with(s, more);
    assertEquals(1, one.size());
    double[] box = box(s, 0);
    assertTrue(one.touches(box[0], box[1], box[2], box[0], box[1], box[2], new IntList()));
    assertEquals(0, one.now(0));
    assertEquals(0, one.come().length);
    assertEquals((float) box[3], one.around()[3]);
  }
}
