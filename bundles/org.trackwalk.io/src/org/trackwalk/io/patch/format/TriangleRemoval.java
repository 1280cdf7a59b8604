package org.trackwalk.io.patch.format;

import java.util.HashMap;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import org.trackwalk.io.patch.Edit;
import org.trackwalk.io.patch.PatchException;
import org.trackwalk.io.patch.format.EditIndex.TriangleKey;

/**
 * Triangles that go, many at a time: each face that has some is gone through once, for a polygon
 * may have thousands of equal corners and so thousands of triangles that go.
 */
final class TriangleRemoval {

  private final Reshape reshape;
  private final Layout layout;
  private final EditIndex index;

  /** How many of each are still to go. */
  private final Map<TriangleKey, Integer> going = new HashMap<>();

  /** Faces that had one of them. */
  private final SortedSet<Integer> faces = new TreeSet<>();

  TriangleRemoval(Reshape reshape, Layout layout, EditIndex index) {
    this.reshape = reshape;
    this.layout = layout;
    this.index = index;
  }

  /** One of the triangles with these corners goes as well; of several the first. */
  void add(int part, Edit.Triangle triangle) {
    Edit.Triangle canonical = triangle.canonical();
    going.merge(new TriangleKey(part, canonical), 1, Integer::sum);
    faces.addAll(index.faces(part, canonical));
  }

  /**
   * Takes them away; does nothing where there are none.
   *
   * @throws PatchException when one of them is not there
   */
  void make() throws PatchException {
    for (int face : faces) {
      int part = layout.part(face);
      if (reshape.triangles(face).stream().anyMatch(t -> going.containsKey(key(part, t)))) {
        reshape.open(face).removeIf(t -> goes(key(part, t)));
      }
    }
    if (!going.isEmpty()) {
      throw new PatchException(Reshape.NOT_THERE);
    }
    faces.clear();
  }

  private TriangleKey key(int part, int[] triangle) {
    return new TriangleKey(part, index.key(triangle));
  }

  /** Whether one more of a kind is to go, which it does then. */
  private boolean goes(TriangleKey key) {
    if (!going.containsKey(key)) {
      return false;
    }
    going.merge(key, -1, (n, less) -> n + less == 0 ? null : n + less);
    return true;
  }
}
