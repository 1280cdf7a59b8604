package org.trackwalk.mesh.weld;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.mesh.level.Piece;

/** The weld's definition spelled out with maps of objects; slow and without any trick. */
final class NaiveWeld {

  /** Source bits in one frame; those without -0.0 first, then by bits. */
  record Key(int x, int y, int z) implements Comparable<Key> {

    static Key of(Piece piece, int vertex) {
      float[] p = piece.positions();
      return new Key(
          Float.floatToRawIntBits(p[3 * vertex]),
          Float.floatToRawIntBits(p[3 * vertex + 1]),
          Float.floatToRawIntBits(p[3 * vertex + 2]));
    }

    boolean hasNegativeZero() {
      int negativeZero = Float.floatToRawIntBits(-0f);
      return x == negativeZero || y == negativeZero || z == negativeZero;
    }

    Key withoutSigns() {
      return new Key(x == 1 << 31 ? 0 : x, y == 1 << 31 ? 0 : y, z == 1 << 31 ? 0 : z);
    }

    @Override
    public int compareTo(Key o) {
      int c = Boolean.compare(hasNegativeZero(), o.hasNegativeZero());
      c = c != 0 ? c : Integer.compareUnsigned(x, o.x);
      c = c != 0 ? c : Integer.compareUnsigned(y, o.y);
      return c != 0 ? c : Integer.compareUnsigned(z, o.z);
    }
  }

  record Place(float x, float y, float z) implements Comparable<Place> {
    static Place of(Piece piece, int vertex) {
      float[] p = piece.positions();
      float[] q = new float[3];
      piece.frame().place(p[3 * vertex], p[3 * vertex + 1], p[3 * vertex + 2], q, 0);
      return new Place(q[0], q[1], q[2]);
    }

    boolean finite() {
      return Float.isFinite(x) && Float.isFinite(y) && Float.isFinite(z);
    }

    @Override
    public int compareTo(Place o) {
      int c = Float.compare(x, o.x);
      c = c != 0 ? c : Float.compare(y, o.y);
      return c != 0 ? c : Float.compare(z, o.z);
    }
  }

  record Triangle(List<Integer> ids, int piece, String surface, boolean twoSided, int source) {
    List<Integer> sortedIds() {
      List<Integer> sorted = new ArrayList<>(ids);
      Collections.sort(sorted);
      return sorted;
    }

    static final Comparator<Triangle> ORDER =
        Comparator.comparing(Triangle::sortedIds, NaiveWeld::compareLists)
            .thenComparing(Triangle::piece)
            .thenComparing(Triangle::ids, NaiveWeld::compareLists)
            .thenComparing(Triangle::surface)
            .thenComparing(Triangle::twoSided)
            .thenComparing(Triangle::source);
  }

  final List<Piece> pieces;
  final List<Place> positions = new ArrayList<>();
  final List<Triangle> triangles = new ArrayList<>();
  final Set<Integer> negativeZeros = new HashSet<>();
  int signedZeroSplits;
  int nonFiniteVertices;
  int nonFiniteTriangles;
  private final TreeMap<Place, Map<Frame, TreeSet<Key>>> keys = new TreeMap<>();
  private final Map<Place, Integer> bases = new HashMap<>();

  NaiveWeld(List<Piece> input) {
    pieces = new ArrayList<>(input);
    pieces.sort(Comparator.comparing(Piece::name));
    for (Piece piece : pieces) {
      if (piece.collidable()) {
        countNonFinite(piece);
        for (int t = 0; t < piece.triangleCount(); t++) {
          collectKeys(piece, t);
        }
      }
    }
    keys.forEach(this::number);
    for (int i = 0; i < pieces.size(); i++) {
      Piece piece = pieces.get(i);
      for (int t = 0; piece.collidable() && t < piece.triangleCount(); t++) {
        if (finite(piece, t)) {
          triangles.add(triangle(i, t));
        }
      }
    }
    triangles.sort(Triangle.ORDER);
  }

  int id(Piece piece, int vertex) {
    Place place = Place.of(piece, vertex);
    Key key = Key.of(piece, vertex);
    return bases.get(place) + keys.get(place).get(piece.frame()).headSet(key).size();
  }

  private void countNonFinite(Piece piece) {
    for (int v = 0; v < piece.vertexCount(); v++) {
      for (int k = 0; k < 3; k++) {
        if (!Float.isFinite(piece.positions()[3 * v + k])) {
          nonFiniteVertices++;
          break;
        }
      }
    }
  }

  private void collectKeys(Piece piece, int t) {
    if (!finite(piece, t)) {
      nonFiniteTriangles++;
      return;
    }
    for (int k = 0; k < 3; k++) {
      int v = piece.triangles()[3 * t + k];
      keys.computeIfAbsent(Place.of(piece, v), p -> new HashMap<>())
          .computeIfAbsent(piece.frame(), f -> new TreeSet<>())
          .add(Key.of(piece, v));
    }
  }

  private void number(Place place, Map<Frame, TreeSet<Key>> inFrames) {
    int base = positions.size();
    bases.put(place, base);
    int most = 0;
    int mostWithoutSigns = 0;
    for (TreeSet<Key> ofFrame : inFrames.values()) {
      most = Math.max(most, ofFrame.size());
      Set<Key> without = new HashSet<>();
      int rank = 0;
      for (Key key : ofFrame) {
        without.add(key.withoutSigns());
        if (key.hasNegativeZero()) {
          negativeZeros.add(base + rank);
        }
        rank++;
      }
      mostWithoutSigns = Math.max(mostWithoutSigns, without.size());
    }
    signedZeroSplits += most - mostWithoutSigns;
    positions.addAll(Collections.nCopies(most, place));
  }

  private Triangle triangle(int number, int t) {
    Piece piece = pieces.get(number);
    List<Integer> ids = new ArrayList<>();
    for (int k = 0; k < 3; k++) {
      ids.add(id(piece, piece.triangles()[3 * t + k]));
    }
    if (piece.frame().mirrors()) {
      Collections.reverse(ids);
    }
    List<Integer> first = ids;
    for (int turn = 0; turn < 3; turn++) {
      Collections.rotate(ids, 1);
      first = compareLists(ids, first) < 0 ? List.copyOf(ids) : List.copyOf(first);
    }
    return new Triangle(first, number, piece.surface(t), piece.twoSided(t), t);
  }

  private static boolean finite(Piece piece, int t) {
    for (int k = 0; k < 3; k++) {
      int v = piece.triangles()[3 * t + k];
      for (int i = 0; i < 3; i++) {
        if (!Float.isFinite(piece.positions()[3 * v + i])) {
          return false;
        }
      }
      if (!Place.of(piece, v).finite()) {
        return false;
      }
    }
    return true;
  }

  private static int compareLists(List<Integer> a, List<Integer> b) {
    for (int i = 0; i < a.size(); i++) {
      int c = Integer.compare(a.get(i), b.get(i));
      if (c != 0) {
        return c;
      }
    }
    return 0;
  }
}
