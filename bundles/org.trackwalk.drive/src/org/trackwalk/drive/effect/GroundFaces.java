package org.trackwalk.drive.effect;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/**
 * The triangles that lines under a box lie on. Jolt gives all contacts of two bodies whose normals
 * are within 5 degrees one normal, the mean of those of the triangles, however much of each lies
 * under the box (its reduction of manifolds).
 */
final class GroundFaces {

  private static final int FIRST = 64;

  /** Number of each triangle that was met. */
  private final Map<Integer, Integer> numbers = new HashMap<>();

  /** Of each stretch: triangle, line, then where it begins and ends, and how steep it is. */
  private int[] face = new int[FIRST];

  private int[] line = new int[FIRST];
  private double[] from = new double[FIRST];
  private double[] to = new double[FIRST];
  private double[] slope = new double[FIRST];
  private int count;

  /** How far apart a box and the ground are at a place of a line, metres. */
  interface Gap {
    double at(int ofLine, double place);
  }

  /**
   * A stretch of a line.
   *
   * @param triangle that it lies on
   * @param begins metres along; ends likewise, farther on
   */
  void add(int triangle, int ofLine, double begins, double ends, double steep) {
    if (count == face.length) {
      face = Arrays.copyOf(face, 2 * count);
      line = Arrays.copyOf(line, 2 * count);
      from = Arrays.copyOf(from, 2 * count);
      to = Arrays.copyOf(to, 2 * count);
      slope = Arrays.copyOf(slope, 2 * count);
    }
    face[count] = numbers.computeIfAbsent(triangle, t -> numbers.size());
    line[count] = ofLine;
    from[count] = begins;
    to[count] = ends;
    slope[count++] = steep;
  }

  /**
   * Mean slope of the triangles that come nearer than a margin between two places.
   *
   * @return 0 where none does
   */
  double slope(double rear, double front, double margin, Gap gap) {
    boolean[] met = new boolean[numbers.size()];
    double sum = 0;
    int triangles = 0;
    for (int i = 0; i < count; i++) {
      double begins = Math.max(from[i], rear);
      double ends = Math.min(to[i], front);
      if (!met[face[i]]
          && begins < ends
          && Math.min(gap.at(line[i], begins), gap.at(line[i], ends)) < margin) {
        met[face[i]] = true;
        sum += slope[i];
        triangles++;
      }
    }
    return triangles > 0 ? sum / triangles : 0;
  }
}
