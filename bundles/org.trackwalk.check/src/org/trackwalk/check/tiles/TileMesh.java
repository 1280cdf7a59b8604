package org.trackwalk.check.tiles;

import java.util.Arrays;
import java.util.BitSet;
import org.trackwalk.mesh.level.Piece;

/**
 * Triangles of one piece with the very bits of the file, and the numbers that they have in it.
 *
 * @param piece its number in the book
 * @param triangles stored numbers, ascending
 * @param corners three per triangle, places in the list of vertices
 * @param vertices stored numbers, ascending; those of the corners and loose ones
 * @param points xyz triples, as stored
 * @param loose stored numbers of the vertices that no triangle of the whole piece uses, ascending
 * @param surfaces per triangle the number of its surface, -1 for none; null where no piece has any
 * @param places per triangle a line or a byte of the file; null where not known
 * @param flags per triangle {@link #OWN}, {@link #TWO_SIDED}, and from {@link #CLOSED} on a bit for
 *     each edge that is not open in the whole level
 * @param cornerNormals three per triangle, places in the list of normals, -1 for none; null when
 *     there are none
 * @param normals xyz triples, as stored
 */
record TileMesh(
    int piece,
    int[] triangles,
    int[] corners,
    int[] vertices,
    float[] points,
    int[] loose,
    int[] surfaces,
    int[] places,
    byte[] flags,
    int[] cornerNormals,
    float[] normals) {

  /** Of a triangle that belongs to the tile; the others lie around it. */
  static final int OWN = 1;

  static final int TWO_SIDED = 2;

  /** The edge across from the first corner is not open. */
  static final int CLOSED = 4;

  /**
   * Takes triangles of a piece.
   *
   * @param number of the piece
   * @param own whether a stored triangle belongs to the tile
   * @param chosen stored numbers of triangles, ascending
   * @param loose stored numbers of vertices without a triangle, ascending
   */
  static TileMesh of(Piece piece, int number, int[] chosen, BitSet own, int[] loose) {
    int n = chosen.length;
    int[] stored = new int[3 * n];
    byte[] flags = new byte[n];
    int[] surfaces = piece.surfaces().isEmpty() ? null : new int[n];
    int[] places = n > 0 && piece.place(chosen[0]) >= 0 ? new int[n] : null;
    for (int i = 0; i < n; i++) {
      int t = chosen[i];
      System.arraycopy(piece.corners(), 3 * t, stored, 3 * i, 3);
      flags[i] = (byte) ((own.get(t) ? OWN : 0) | (piece.twoSided(t) ? TWO_SIDED : 0));
      if (surfaces != null) {
        surfaces[i] = piece.surfaceIndex(t);
      }
      if (places != null) {
        places[i] = piece.place(t);
      }
    }
    int[] vertices = distinct(stored, loose);
    int[] corners = new int[3 * n];
    for (int i = 0; i < corners.length; i++) {
      corners[i] = Arrays.binarySearch(vertices, stored[i]);
    }
    float[] points = gathered(piece.points(), vertices);
    int[] cornerNormals = null;
    float[] normals = null;
    if (piece.normals() != null && piece.cornerNormals() != null) {
      cornerNormals = new int[3 * n];
      for (int i = 0; i < cornerNormals.length; i++) {
        cornerNormals[i] = piece.cornerNormals()[3 * chosen[i / 3] + i % 3];
      }
      int[] used = distinct(Arrays.stream(cornerNormals).filter(k -> k >= 0).toArray());
      for (int i = 0; i < cornerNormals.length; i++) {
        cornerNormals[i] = cornerNormals[i] < 0 ? -1 : Arrays.binarySearch(used, cornerNormals[i]);
      }
      normals = gathered(piece.normals(), used);
    }
    return new TileMesh(
        number,
        chosen,
        corners,
        vertices,
        points,
        loose,
        surfaces,
        places,
        flags,
        cornerNormals,
        normals);
  }

  int count() {
    return triangles.length;
  }

  /** Whether its lists are as long as they say of each other, and every place in one is there. */
  boolean sound() {
    int n = count();
    boolean normal = cornerNormals == null;
    return corners.length == 3L * n
        && points.length == 3L * vertices.length
        && flags.length == n
        && (surfaces == null || surfaces.length == n)
        && (places == null || places.length == n)
        && normal == (normals == null)
        && (normal || cornerNormals.length == 3L * n && normals.length % 3 == 0)
        && ascending(triangles)
        && ascending(vertices)
        && within(corners, 0, vertices.length)
        && (normal || within(cornerNormals, -1, normals.length / 3))
        && Arrays.stream(loose).allMatch(v -> Arrays.binarySearch(vertices, v) >= 0);
  }

  /** Whether it may be a part of such a piece. */
  boolean fits(PieceHead head) {
    return within(triangles, 0, head.triangles())
        && within(vertices, 0, head.vertices())
        && (surfaces == null || within(surfaces, -1, head.surfaces().size()));
  }

  private static boolean ascending(int[] numbers) {
    for (int i = 1; i < numbers.length; i++) {
      if (numbers[i - 1] >= numbers[i]) {
        return false;
      }
    }
    return true;
  }

  private static boolean within(int[] numbers, int first, int end) {
    for (int number : numbers) {
      if (number < first || number >= end) {
        return false;
      }
    }
    return true;
  }

  boolean own(int i) {
    return (flags[i] & OWN) != 0;
  }

  /** The edges of a triangle that are not open, as {@link #CLOSED} has them, from bit 0 on. */
  byte closed(int i) {
    return (byte) (flags[i] / CLOSED);
  }

  /** The same with some of the triangles only, by their places here. */
  TileMesh only(BitSet kept) {
    int n = kept.cardinality();
    int[] at = kept.stream().toArray();
    int[] used = new int[3 * n];
    int[] chosen = new int[n];
    byte[] newFlags = new byte[n];
    for (int i = 0; i < n; i++) {
      System.arraycopy(corners, 3 * at[i], used, 3 * i, 3);
      chosen[i] = triangles[at[i]];
      newFlags[i] = flags[at[i]];
    }
    int[] looseAt = Arrays.stream(loose).map(v -> Arrays.binarySearch(vertices, v)).toArray();
    int[] vertexAt = distinct(used, looseAt);
    int[] newCorners = new int[3 * n];
    for (int i = 0; i < newCorners.length; i++) {
      newCorners[i] = Arrays.binarySearch(vertexAt, used[i]);
    }
    int[] normalAt = {};
    int[] newNormals = null;
    if (cornerNormals != null) {
      newNormals = new int[3 * n];
      for (int i = 0; i < newNormals.length; i++) {
        newNormals[i] = cornerNormals[3 * at[i / 3] + i % 3];
      }
      normalAt = distinct(Arrays.stream(newNormals).filter(k -> k >= 0).toArray());
      for (int i = 0; i < newNormals.length; i++) {
        newNormals[i] = newNormals[i] < 0 ? -1 : Arrays.binarySearch(normalAt, newNormals[i]);
      }
    }
    return new TileMesh(
        piece,
        chosen,
        newCorners,
        Arrays.stream(vertexAt).map(v -> vertices[v]).toArray(),
        gathered(points, vertexAt),
        loose,
        surfaces == null ? null : Arrays.stream(at).map(i -> surfaces[i]).toArray(),
        places == null ? null : Arrays.stream(at).map(i -> places[i]).toArray(),
        newFlags,
        newNormals,
        cornerNormals == null ? null : gathered(normals, normalAt));
  }

  /** As a piece of its own. */
  Piece piece(PieceHead head) {
    Piece.Builder b = head.builder();
    if (head.soup()) {
      b.soup(points, corners);
    } else {
      b.mesh(points, corners);
    }
    BitSet both = new BitSet();
    for (int i = 0; i < flags.length; i++) {
      both.set(i, (flags[i] & TWO_SIDED) != 0);
    }
    b.twoSidedTriangles(both.isEmpty() ? null : both);
    b.places(places);
    b.surfaces(head.surfaces(), surfaces == null ? new int[0] : surfaces);
    if (cornerNormals != null) {
      b.normals(normals, cornerNormals);
    }
    return b.build();
  }

  /**
   * The same over a longer list of vertices.
   *
   * @param longer stored numbers, ascending, all of its own among them
   * @param xyz their coordinates
   */
  TileMesh over(int[] longer, float[] xyz) {
    int[] newCorners = new int[corners.length];
    for (int i = 0; i < newCorners.length; i++) {
      newCorners[i] = Arrays.binarySearch(longer, vertices[corners[i]]);
    }
    return new TileMesh(
        piece,
        triangles,
        newCorners,
        longer,
        xyz,
        loose,
        surfaces,
        places,
        flags,
        cornerNormals,
        normals);
  }

  /** Seen from above, where a triangle lies. */
  static FlatBox box(float[] placed, int[] corners, int i) {
    return FlatBox.of(placed, corners[3 * i], corners[3 * i + 1], corners[3 * i + 2]);
  }

  private static int[] distinct(int[]... lists) {
    int size = Arrays.stream(lists).mapToInt(list -> list.length).sum();
    int[] all = new int[size];
    int at = 0;
    for (int[] list : lists) {
      System.arraycopy(list, 0, all, at, list.length);
      at += list.length;
    }
    Arrays.sort(all);
    int count = 0;
    for (int i = 0; i < size; i++) {
      if (count == 0 || all[i] != all[count - 1]) {
        all[count++] = all[i];
      }
    }
    return Arrays.copyOf(all, count);
  }

  private static float[] gathered(float[] xyz, int[] at) {
    float[] some = new float[3 * at.length];
    for (int i = 0; i < at.length; i++) {
      System.arraycopy(xyz, 3 * at[i], some, 3 * i, 3);
    }
    return some;
  }
}
