package org.trackwalk.drive.effect;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/**
 * The triangles that lines under a box lie on. Jolt gives all contacts of two bodies whose normals
 * are within 5 degrees one normal, the mean of those of the triangles, however much of each lies
 * under the box (its reduction of manifolds). A triangle's normal is that of the contact with it:
 * its own where an end of the underside is nearest to it; where it is nearest with an end of its
 * own, under the flat of the underside, the engine decides ({@link BoxContacts#slope}).
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
   * Mean slope of the contacts with the triangles that come nearer than the margin.
   *
   * @return 0 where none does
   */
  double slope(Underside under, BoxContacts contacts, Gap gap) {
    double[] least = new double[numbers.size()];
    double[] steep = new double[numbers.size()];
    boolean[] own = new boolean[numbers.size()];
    Arrays.fill(least, under.margin());
    for (int i = 0; i < count; i++) {
      double begins = Math.max(from[i], under.rear());
      double ends = Math.min(to[i], under.front());
      for (int end = 0; end < 2 && begins < ends; end++) {
        double place = end == 0 ? begins : ends;
        double apart = gap.at(line[i], place);
        if (apart < least[face[i]]) {
          least[face[i]] = apart;
          steep[face[i]] = slope[i];
          own[face[i]] = end == 0 ? from[i] > under.rear() : to[i] < under.front();
        }
      }
    }
    double sum = 0;
    int triangles = 0;
    for (int i = 0; i < least.length; i++) {
      double one = own[i] ? contacts.slope(under.slope(), steep[i]) : steep[i];
      if (least[i] < under.margin() && !Double.isNaN(one)) {
        sum += one;
        triangles++;
      }
    }
    return triangles > 0 ? sum / triangles : 0;
  }
}
