package org.trackwalk.examples.circuit;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.trackwalk.mesh.level.Piece;

/**
 * A level's triangles over positions compared by their bits, built from nothing but hash maps, so
 * that it can judge the generator without the code that the generator is made to test.
 */
public final class BitSurface {

  /** A directed edge and where it comes from; {@code opposite} is the third corner. */
  public record Edge(Point from, Point to, Point opposite, String piece) {}

  /** A placed position. */
  public record Point(float x, float y, float z) {
    double[] minus(Point o) {
      return new double[] {(double) x - o.x, (double) y - o.y, (double) z - o.z};
    }

    public double distance(Point o) {
      double[] d = minus(o);
      return Math.sqrt(dot(d, d));
    }
  }

  private final Map<Set<Point>, List<Edge>> edges = new HashMap<>();
  private final List<List<Point>> triangles = new ArrayList<>();
  private final List<String> trianglePieces = new ArrayList<>();

  public BitSurface(List<Piece> pieces) {
    for (Piece piece : pieces) {
      // Inside a frame the stored bits count, the sign of a zero included.
      float[] stored = piece.positions();
      float[] placed = piece.frame().sameAsLevel() ? stored : piece.frame().place(stored);
      for (int t = 0; t < piece.triangleCount(); t++) {
        List<Point> corners = new ArrayList<>();
        for (int k = 0; k < 3; k++) {
          int v = 3 * piece.triangles()[3 * t + k];
          corners.add(new Point(placed[v], placed[v + 1], placed[v + 2]));
        }
        triangles.add(corners);
        trianglePieces.add(piece.name());
        for (int k = 0; k < 3; k++) {
          Point a = corners.get(k);
          Point b = corners.get((k + 1) % 3);
          edges
              .computeIfAbsent(new HashSet<>(List.of(a, b)), key -> new ArrayList<>())
              .add(new Edge(a, b, corners.get((k + 2) % 3), piece.name()));
        }
      }
    }
  }

  public List<List<Point>> triangles() {
    return triangles;
  }

  public String piece(int triangle) {
    return trianglePieces.get(triangle);
  }

  /** Edges of one triangle. */
  public List<Edge> open() {
    return edges.values().stream().filter(e -> e.size() == 1).map(e -> e.get(0)).toList();
  }

  /** Edges of three or more triangles. */
  public List<List<Edge>> crowded() {
    return edges.values().stream().filter(e -> e.size() > 2).toList();
  }

  /** Edges that two triangles use in the same direction. */
  public List<List<Edge>> sameDirection() {
    return edges.values().stream()
        .filter(e -> e.size() == 2 && e.get(0).from().equals(e.get(1).from()))
        .toList();
  }

  public int edgeCount() {
    return edges.size();
  }

  /** The normal of a triangle times twice its area. */
  public static double[] normal(List<Point> t) {
    double[] u = t.get(1).minus(t.get(0));
    double[] v = t.get(2).minus(t.get(0));
    return new double[] {
      u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]
    };
  }

  public static double dot(double[] a, double[] b) {
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
  }

  /** Distance of a point from an edge, or infinity where its foot is within 1 mm of an end. */
  public static double besideInner(Point p, Edge e) {
    double[] d = e.to().minus(e.from());
    double[] r = p.minus(e.from());
    double length = Math.sqrt(dot(d, d));
    double along = dot(d, r) / length;
    if (along < 0.001 || along > length - 0.001) {
      return Double.POSITIVE_INFINITY;
    }
    double square = dot(r, r) - along * along;
    return Math.sqrt(Math.max(0, square));
  }
}
