package org.trackwalk.check.tiles;

import java.util.Arrays;
import java.util.List;

/**
 * The triangles of one piece from several tiles, in the order in which its file has them; or those
 * of pieces with one list of vertices.
 */
final class MeshMerge {

  /** No surface, place or normal. */
  private static final int NONE = -1;

  private final int piece;
  private final String name;
  private final List<TileMesh> parts;

  private MeshMerge(int piece, String name, List<TileMesh> parts) {
    this.piece = piece;
    this.name = name;
    this.parts = parts;
  }

  /**
   * Puts them together.
   *
   * @param piece number of the piece
   * @param name of the piece, for messages
   * @param parts no triangle of a piece is in two of them
   * @throws TileException when one is, or a vertex has other bits in one of them than in another
   */
  static TileMesh of(int piece, String name, List<TileMesh> parts) throws TileException {
    return parts.size() == 1 ? parts.get(0) : new MeshMerge(piece, name, parts).merged();
  }

  private TileMesh merged() throws TileException {
    int n = parts.stream().mapToInt(TileMesh::count).sum();
    int v = parts.stream().mapToInt(m -> m.vertices().length).sum();
    long[] triangles = new long[n];
    long[] vertices = new long[v];
    int[] firstTriangle = new int[parts.size() + 1];
    int[] firstVertex = new int[parts.size() + 1];
    int[] firstNormal = new int[parts.size() + 1];
    for (int p = 0; p < parts.size(); p++) {
      TileMesh m = parts.get(p);
      firstTriangle[p + 1] = firstTriangle[p] + m.count();
      firstVertex[p + 1] = firstVertex[p] + m.vertices().length;
      int normals = m.normals() == null ? 0 : m.normals().length / 3;
      firstNormal[p + 1] = firstNormal[p] + normals;
      numbered(m.triangles(), firstTriangle[p], triangles);
      numbered(m.vertices(), firstVertex[p], vertices);
    }
    Arrays.sort(triangles);
    Arrays.sort(vertices);
    int[] place = new int[v];
    int[] names = new int[v];
    float[] points = new float[3 * v];
    int count = 0;
    for (long key : vertices) {
      int number = (int) (key >>> 32);
      int at = (int) key;
      if (count == 0 || names[count - 1] != number) {
        int p = part(firstVertex, at);
        System.arraycopy(parts.get(p).points(), 3 * (at - firstVertex[p]), points, 3 * count, 3);
        names[count++] = number;
      } else {
        requireSame(points, 3 * (count - 1), at, firstVertex);
      }
      place[at] = count - 1;
    }
    TileMesh filled = empty(n);
    boolean onePiece = parts.stream().allMatch(m -> m.piece() == piece);
    for (int i = 0; i < n; i++) {
      if (onePiece && i > 0 && triangles[i] >>> 32 == triangles[i - 1] >>> 32) {
        throw TileException.unfit(name);
      }
      int at = (int) triangles[i];
      int p = part(firstTriangle, at);
      TileMesh from = parts.get(p);
      copy(from, at - firstTriangle[p], firstVertex[p], firstNormal[p], place, filled, i);
      filled.triangles()[i] = (int) (triangles[i] >>> 32);
    }
    return new TileMesh(
        piece,
        filled.triangles(),
        filled.corners(),
        Arrays.copyOf(names, count),
        Arrays.copyOf(points, 3 * count),
        loose(),
        filled.surfaces(),
        filled.places(),
        filled.flags(),
        filled.cornerNormals(),
        normals());
  }

  /** What several tiles hold of a vertex is the same to the bit, or they are not of one level. */
  private void requireSame(float[] points, int known, int at, int[] firstVertex)
      throws TileException {
    int p = part(firstVertex, at);
    float[] other = parts.get(p).points();
    for (int k = 0; k < 3; k++) {
      int bits = Float.floatToRawIntBits(other[3 * (at - firstVertex[p]) + k]);
      if (bits != Float.floatToRawIntBits(points[known + k])) {
        throw TileException.unfit(name);
      }
    }
  }

  private int[] loose() {
    int[] all = parts.stream().flatMapToInt(m -> Arrays.stream(m.loose())).toArray();
    Arrays.sort(all);
    return all;
  }

  /** Arrays for so many triangles, those that any of the parts has. */
  private TileMesh empty(int n) {
    boolean surfaces = parts.stream().anyMatch(m -> m.surfaces() != null);
    boolean places = parts.stream().anyMatch(m -> m.places() != null);
    return new TileMesh(
        piece,
        new int[n],
        new int[3 * n],
        null,
        null,
        null,
        surfaces ? new int[n] : null,
        places ? new int[n] : null,
        new byte[n],
        hasNormals() ? new int[3 * n] : null,
        null);
  }

  private boolean hasNormals() {
    return parts.stream().anyMatch(m -> m.cornerNormals() != null);
  }

  private float[] normals() {
    if (!hasNormals()) {
      return null;
    }
    List<TileMesh> with = parts.stream().filter(m -> m.normals() != null).toList();
    float[] all = new float[with.stream().mapToInt(m -> m.normals().length).sum()];
    int at = 0;
    for (TileMesh m : with) {
      System.arraycopy(m.normals(), 0, all, at, m.normals().length);
      at += m.normals().length;
    }
    return all;
  }

  private void copy(
      TileMesh from, int at, int firstVertex, int firstNormal, int[] place, TileMesh to, int i) {
    to.flags()[i] = from.flags()[at];
    if (to.surfaces() != null) {
      to.surfaces()[i] = from.surfaces() == null ? NONE : from.surfaces()[at];
    }
    if (to.places() != null) {
      to.places()[i] = from.places() == null ? NONE : from.places()[at];
    }
    for (int k = 0; k < 3; k++) {
      to.corners()[3 * i + k] = place[firstVertex + from.corners()[3 * at + k]];
      if (to.cornerNormals() != null) {
        int normal = from.cornerNormals() == null ? NONE : from.cornerNormals()[3 * at + k];
        to.cornerNormals()[3 * i + k] = normal < 0 ? NONE : firstNormal + normal;
      }
    }
  }

  private static void numbered(int[] numbers, int first, long[] keys) {
    for (int i = 0; i < numbers.length; i++) {
      keys[first + i] = (long) numbers[i] << 32 | first + i;
    }
  }

  private static int part(int[] first, int at) {
    int found = Arrays.binarySearch(first, at);
    int p = found >= 0 ? found : -found - 2;
    while (first[p + 1] == first[p]) {
      p++; // a part with nothing begins where the next one does
    }
    return p;
  }
}
