package org.trackwalk.drive.judge.place;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.tree.StaticTree;
import org.trackwalk.mesh.weld.WeldedSurface;

/** Which triangles a probe can meet at each of some places: one pass over the level for all. */
public final class NearPlaces {

  private NearPlaces() {}

  /**
   * The triangles around places.
   *
   * @param points of the places, level coordinates, three each
   * @param reach metres around each, in every direction
   * @return triangles per place, ascending
   */
  public static List<int[]> of(WeldedSurface surface, List<double[]> points, double reach) {
    if (points.isEmpty()) {
      return List.of();
    }
    float[] boxes = new float[6 * points.size()];
    for (int i = 0; i < points.size(); i++) {
      for (int k = 0; k < 3; k++) {
        boxes[6 * i + k] = Math.nextDown((float) (points.get(i)[k] - reach));
        boxes[6 * i + 3 + k] = Math.nextUp((float) (points.get(i)[k] + reach));
      }
    }
    IntList[] lists = new IntList[points.size()];
    Arrays.setAll(lists, i -> new IntList());
    StaticTree tree = StaticTree.overBoxes(boxes, 1);
    BoxCells cells = new BoxCells(boxes);
    IntList hits = new IntList();
    float[] p = surface.positions();
    int[] c = surface.triangles();
    for (int t = 0; t < surface.triangleCount(); t++) {
      int i = 3 * c[3 * t];
      int j = 3 * c[3 * t + 1];
      int k = 3 * c[3 * t + 2];
      float minX = least(p[i], p[j], p[k]);
      float minZ = least(p[i + 2], p[j + 2], p[k + 2]);
      float maxX = most(p[i], p[j], p[k]);
      float maxZ = most(p[i + 2], p[j + 2], p[k + 2]);
      if (cells.empty(minX, minZ, maxX, maxZ)) {
        continue;
      }
      tree.overlapping(
          minX,
          least(p[i + 1], p[j + 1], p[k + 1]),
          minZ,
          maxX,
          most(p[i + 1], p[j + 1], p[k + 1]),
          maxZ,
          hits);
      for (int h = 0; h < hits.size(); h++) {
        lists[hits.get(h)].add(t);
      }
    }
    return Stream.of(lists).map(IntList::array).toList();
  }

  private static float least(float a, float b, float c) {
    return Math.min(a, Math.min(b, c));
  }

  private static float most(float a, float b, float c) {
    return Math.max(a, Math.max(b, c));
  }
}
