package org.trackwalk.drive.effect;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntUnaryOperator;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.model.profile.Bodies;

/**
 * The triangles that lines under a box lie on. Jolt gives all contacts of two bodies whose normals
 * are within 5 degrees one normal, the mean of those of the triangles, however much of each lies
 * under the box (its reduction of manifolds). A triangle's normal is that of the contact with it:
 * its own where an end of the underside is nearest to it; where it is nearest with an end of its
 * own, under the flat of the underside, the engine decides ({@link BoxContacts#slope}).
 */
final class GroundFaces {

  private static final int FIRST = 64;

  private final IntUnaryOperator bodyOf;

  /** Number of each triangle that was met. */
  private final Map<Integer, Integer> numbers = new HashMap<>();

  /** Number of each body that was met, and of each triangle that of its body. */
  private final Map<Integer, Integer> bodies = new HashMap<>();

  private final List<Run> runs = new ArrayList<>();

  /** Of each stretch: triangle, line, then where it begins and ends, and how steep it is. */
  private int[] face = new int[FIRST];

  private int[] line = new int[FIRST];
  private int[] body = new int[FIRST];
  private double[] from = new double[FIRST];
  private double[] to = new double[FIRST];
  private double[] slope = new double[FIRST];
  private int count;

  /** How far apart a box and the ground are at a place of a line, metres. */
  interface Gap {
    double at(int ofLine, double place);
  }

  /**
   * A part of a line that lies on one body: the outer ones go on.
   *
   * @param begins metres along; ends likewise, farther on
   */
  record Run(int line, int body, double begins, double ends) {}

  /**
   * Faces of some bodies.
   *
   * @param bodyOf the body of a triangle: an engine reduces its contacts with each by itself
   */
  GroundFaces(IntUnaryOperator bodyOf) {
    this.bodyOf = bodyOf;
  }

  /**
   * A stretch of a line, after those of it that lie farther on.
   *
   * @param triangle that it lies on
   * @param begins metres along; ends likewise, farther on
   */
  void add(int triangle, int ofLine, double begins, double ends, double steep) {
    if (count == face.length) {
      face = Arrays.copyOf(face, 2 * count);
      line = Arrays.copyOf(line, 2 * count);
      body = Arrays.copyOf(body, 2 * count);
      from = Arrays.copyOf(from, 2 * count);
      to = Arrays.copyOf(to, 2 * count);
      slope = Arrays.copyOf(slope, 2 * count);
    }
    face[count] = numbers.computeIfAbsent(triangle, t -> numbers.size());
    line[count] = ofLine;
    int own = bodyOf.applyAsInt(triangle);
    body[count] = bodies.computeIfAbsent(own, b -> bodies.size());
    run(ofLine, body[count]);
    from[count] = begins;
    to[count] = ends;
    slope[count++] = steep;
  }

  /** The body of each triangle, as a number. */
  static IntUnaryOperator bodyOf(WeldedSurface surface, Bodies form) {
    return switch (form) {
      case ONE -> t -> 0;
      case FILE -> t -> surface.pieces().get(surface.pieceOf(t)).file().hashCode();
      case PIECE -> surface::pieceOf;
    };
  }

  private void run(int ofLine, int own) {
    int last = runs.size() - 1;
    boolean same = last >= 0 && runs.get(last).line() == ofLine;
    if (same && runs.get(last).body() == own) {
      return;
    }
    double ends = same ? from[count - 1] : Double.POSITIVE_INFINITY;
    if (same) {
      runs.set(last, new Run(ofLine, runs.get(last).body(), ends, runs.get(last).ends()));
    }
    runs.add(new Run(ofLine, own, Double.NEGATIVE_INFINITY, ends));
  }

  /** How many bodies the lines lie on: their numbers are less. */
  int bodies() {
    return bodies.size();
  }

  /** The runs of all lines: of each line from its end backwards; shared. */
  List<Run> runs() {
    return runs;
  }

  /**
   * Mean slope of the contacts with the triangles of a body that come nearer than the margin.
   *
   * @return 0 where none does
   */
  double slope(int ofBody, Underside under, BoxContacts contacts, Gap gap) {
    double[] least = new double[numbers.size()];
    double[] steep = new double[numbers.size()];
    boolean[] own = new boolean[numbers.size()];
    Arrays.fill(least, under.margin());
    for (int i = 0; i < count; i++) {
      double begins = Math.max(from[i], under.rear());
      double ends = Math.min(to[i], under.front());
      for (int end = 0; end < 2 && begins < ends && body[i] == ofBody; end++) {
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

  /** By what lies where: triangles and bodies have numbers as they were met. */
  @Override
  public boolean equals(Object other) {
    return other instanceof GroundFaces g
        && count == g.count
        && Arrays.equals(face, 0, count, g.face, 0, count)
        && Arrays.equals(line, 0, count, g.line, 0, count)
        && Arrays.equals(body, 0, count, g.body, 0, count)
        && Arrays.equals(from, 0, count, g.from, 0, count)
        && Arrays.equals(to, 0, count, g.to, 0, count)
        && Arrays.equals(slope, 0, count, g.slope, 0, count);
  }

  @Override
  public int hashCode() {
    return 31 * count + runs.size();
  }
}
