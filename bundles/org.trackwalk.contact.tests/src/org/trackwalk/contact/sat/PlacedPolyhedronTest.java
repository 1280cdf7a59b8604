package org.trackwalk.contact.sat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.trackwalk.contact.clip.PolygonClip;
import org.trackwalk.contact.shape.Polyhedron;
import org.trackwalk.contact.shape.Pose;
import org.trackwalk.contact.shape.Solids;

/** A polyhedron placed from an origin that is not the world's, against its pose. */
class PlacedPolyhedronTest {

  private static final double EXACT = 1e-12;

  private record Scene(Polyhedron solid, Pose pose, double[] origin, PlacedPolyhedron placed) {}

  private static Scene scene(Random random) {
    Polyhedron solid =
        random.nextBoolean()
            ? Solids.roundish(random, 4 + random.nextInt(12))
            : Solids.prism(3 + random.nextInt(6), 0.7, 0.3);
    Pose pose = Solids.pose(random, 2);
    double[] origin = random.doubles(3, -3, 3).toArray();
    PlacedPolyhedron placed = new PlacedPolyhedron(AxisSet.of(solid));
    placed.place(pose, origin[0], origin[1], origin[2]);
    return new Scene(solid, pose, origin, placed);
  }

  private static double[] corner(Scene s, int v) {
    double[] out = new double[3];
    s.pose.toLevel(s.solid.vertex(v, 0), s.solid.vertex(v, 1), s.solid.vertex(v, 2), out);
    for (int k = 0; k < 3; k++) {
      out[k] -= s.origin[k];
    }
    return out;
  }

  private static double dot(double[] a, double[] b) {
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
  }

  @Test
  void cornersAndFacesStandWhereThePoseSays() {
    Random random = new Random(71);
    for (int i = 0; i < 200; i++) {
      Scene s = scene(random);
      assertEquals(s.solid.vertexCount(), s.placed.vertexCount());
      for (int v = 0; v < s.solid.vertexCount(); v++) {
        for (int k = 0; k < 3; k++) {
          assertEquals(corner(s, v)[k], s.placed.vertex(v, k), EXACT);
        }
      }
      for (int f = 0; f < s.solid.faceCount(); f++) {
        double[] n = new double[3];
        for (int k = 0; k < 3; k++) {
          n[k] = s.placed.faceNormal(f, k);
        }
        assertEquals(1, dot(n, n), EXACT);
        for (int v = 0; v < s.solid.vertexCount(); v++) {
          assertTrue(dot(n, corner(s, v)) <= s.placed.faceOffset(f) + EXACT, "outward");
        }
        for (int k = 0; k < s.solid.faceSize(f); k++) {
          double on = dot(n, corner(s, s.solid.faceVertex(f, k)));
          assertEquals(s.placed.faceOffset(f), on, EXACT);
        }
      }
    }
  }

  @Test
  void whatLiesFarthestInADirection() {
    Random random = new Random(72);
    for (int i = 0; i < 400; i++) {
      Scene s = scene(random);
      double[] d = random.doubles(3, -1, 1).toArray();
      double least = Double.POSITIVE_INFINITY;
      double most = Double.NEGATIVE_INFINITY;
      for (int v = 0; v < s.solid.vertexCount(); v++) {
        least = Math.min(least, dot(d, corner(s, v)));
        most = Math.max(most, dot(d, corner(s, v)));
      }
      assertEquals(least, s.placed.leastAlong(d[0], d[1], d[2]), EXACT);
      int far = s.placed.vertexAlong(d[0], d[1], d[2]);
      assertEquals(most, dot(d, corner(s, far)), EXACT);
      int face = s.placed.faceAlong(d[0], d[1], d[2]);
      double along = 0;
      for (int k = 0; k < 3; k++) {
        along += d[k] * s.placed.faceNormal(face, k);
      }
      for (int f = 0; f < s.solid.faceCount(); f++) {
        double[] n = {
          s.placed.faceNormal(f, 0), s.placed.faceNormal(f, 1), s.placed.faceNormal(f, 2)
        };
        assertTrue(dot(d, n) <= along + EXACT);
      }
    }
  }

  /** What is left of a large triangle around a face is the face itself, side k of it by edge k. */
  @Test
  void sidesOfAFaceCutItselfOut() {
    Random random = new Random(73);
    PolygonClip clip = new PolygonClip();
    for (int i = 0; i < 100; i++) {
      Scene s = scene(random);
      for (int f = 0; f < s.solid.faceCount(); f++) {
        double[] a = corner(s, s.solid.faceVertex(f, 0));
        double[] b = corner(s, s.solid.faceVertex(f, 1));
        double[] c = corner(s, s.solid.faceVertex(f, 2));
        clip.clear();
        // 50 times the size of the first three corners, around them
        for (double[][] part : new double[][][] {{a, b, c}, {b, c, a}, {c, a, b}}) {
          double[] p = new double[3];
          for (int k = 0; k < 3; k++) {
            p[k] = 101 * part[0][k] - 50 * part[1][k] - 50 * part[2][k];
          }
          clip.add(p[0], p[1], p[2]);
        }
        s.placed.cutBySides(f, clip);
        int size = s.solid.faceSize(f);
        assertEquals(size, clip.size(), "face " + f);
        for (int k = 0; k < clip.size(); k++) {
          int edge = (clip.id(k) & 0xFFFF) - PolygonClip.PLANE;
          double[] from = corner(s, s.solid.faceVertex(f, edge));
          for (int axis = 0; axis < 3; axis++) {
            assertEquals(from[axis], clip.point(k, axis), 1e-9, "face " + f);
          }
        }
      }
    }
  }
}
