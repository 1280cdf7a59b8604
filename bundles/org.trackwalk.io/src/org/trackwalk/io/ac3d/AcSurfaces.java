package org.trackwalk.io.ac3d;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.trackwalk.io.buffer.GrowingInts;
import org.trackwalk.io.polygon.LooseParts;
import org.trackwalk.io.polygon.PolygonTriangulation;
import org.trackwalk.mesh.level.LeftOut;

/** The triangles of one object as its surfaces are read. */
final class AcSurfaces {

  private final GrowingInts triangles = new GrowingInts(48);
  private final GrowingInts places = new GrowingInts(16);
  private final GrowingInts materials = new GrowingInts(16);
  private final BitSet twoSided = new BitSet();
  private final PolygonTriangulation polygons;
  private final LooseParts loose = new LooseParts();
  private int outOfRange;
  private int firstOutOfRange = -1;
  private List<Float> near = List.of();

  AcSurfaces(PolygonTriangulation polygons) {
    this.polygons = polygons;
  }

  /**
   * Adds the triangles of a surface.
   *
   * @param flags of the {@code SURF} line
   * @param material index of its material
   * @param line of the {@code SURF} line
   * @param refs its vertex indices
   * @param count how many of them are valid
   * @param xyz the object's vertices
   * @param vertices how many of them there are
   */
  void add(
      AcFlags flags, int material, int line, int[] refs, int count, float[] xyz, int vertices) {
    if (flags.lines() || count < 3) {
      loose(flags, line, refs, count, xyz, vertices);
      return;
    }
    if (flags.strip()) {
      for (int i = 0; i + 2 < count; i++) {
        int odd = i % 2;
        triangle(
            flags, material, line, xyz, vertices, refs[i], refs[i + 1 + odd], refs[i + 2 - odd]);
      }
      return;
    }
    for (int i = 0; i < count; i++) {
      if (refs[i] < 0 || refs[i] >= vertices) {
        leaveOut(count - 2, line, refs, count, xyz, vertices);
        return;
      }
    }
    int[] cut = polygons.cut(xyz, refs, 0, count);
    for (int i = 0; i < 3 * (count - 2); i += 3) {
      keep(flags, material, line, refs[cut[i]], refs[cut[i + 1]], refs[cut[i + 2]]);
    }
  }

  /** Lines, and surfaces of fewer than three corners. */
  private void loose(AcFlags flags, int line, int[] refs, int count, float[] xyz, int vertices) {
    List<Float> at = near(refs, count, xyz, vertices);
    if (count < 2) {
      loose.add(LeftOut.Kind.POINTS, count, line, at);
    } else {
      loose.add(LeftOut.Kind.EDGES, flags.closed() && count > 2 ? count : count - 1, line, at);
    }
  }

  private void triangle(
      AcFlags flags, int material, int line, float[] xyz, int vertices, int a, int b, int c) {
    if (Math.min(a, Math.min(b, c)) < 0 || Math.max(a, Math.max(b, c)) >= vertices) {
      leaveOut(1, line, new int[] {a, b, c}, 3, xyz, vertices);
    } else if (!same(xyz, a, b) && !same(xyz, b, c) && !same(xyz, c, a)) {
      // A strip repeats a position to turn a corner; that is no triangle of the designer's.
      keep(flags, material, line, a, b, c);
    }
  }

  private static boolean same(float[] xyz, int a, int b) {
    return xyz[3 * a] == xyz[3 * b]
        && xyz[3 * a + 1] == xyz[3 * b + 1]
        && xyz[3 * a + 2] == xyz[3 * b + 2];
  }

  private void keep(AcFlags flags, int material, int line, int a, int b, int c) {
    if (flags.twoSided()) {
      twoSided.set(places.size());
    }
    triangles.add(a, b, c);
    places.add(line);
    materials.add(material);
  }

  private void leaveOut(int count, int line, int[] refs, int corners, float[] xyz, int vertices) {
    if (outOfRange == 0) {
      firstOutOfRange = line;
      near = near(refs, corners, xyz, vertices);
    }
    outOfRange += count;
  }

  private static List<Float> near(int[] refs, int count, float[] xyz, int vertices) {
    return Arrays.stream(refs, 0, count)
        .filter(v -> v >= 0 && v < vertices)
        .boxed()
        .findFirst()
        .map(v -> List.of(xyz[3 * v], xyz[3 * v + 1], xyz[3 * v + 2]))
        .orElse(List.of());
  }

  /** What is no triangle. */
  LooseParts loose() {
    return loose;
  }

  /** Three vertex indices per triangle. */
  int[] triangles() {
    return triangles.toArray();
  }

  /** A line per triangle. */
  int[] places() {
    return places.toArray();
  }

  /** An index into the file's materials per triangle. */
  int[] materials() {
    return materials.toArray();
  }

  /** The triangles that are seen from both sides. */
  BitSet twoSided() {
    return twoSided;
  }

  /** Triangles left out because a vertex index is not in the list. */
  int outOfRange() {
    return outOfRange;
  }

  /** Line of the first surface with such a triangle. */
  int firstOutOfRange() {
    return firstOutOfRange;
  }

  /** A vertex of it that is in the list; empty when none is. */
  List<Float> near() {
    return near;
  }
}
