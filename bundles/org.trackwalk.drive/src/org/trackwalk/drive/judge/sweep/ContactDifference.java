package org.trackwalk.drive.judge.sweep;

import java.util.EnumMap;
import java.util.Map;
import org.trackwalk.contact.query.ContactBuffer;
import org.trackwalk.drive.judge.body.JudgeLimits;

/** In what two sets of contacts of one body at one place differ (docs/judging.md). */
final class ContactDifference {

  private final double least;

  /** The kinds in which they differ, with the largest angle of each. */
  private final Map<Kind, Double> angles = new EnumMap<>(Kind.class);

  private double offset;

  /**
   * @param least degrees from which a normal is another one
   */
  ContactDifference(double least) {
    this.least = least;
  }

  /** The kinds of the last comparison, each with the largest angle; those may be taken out. */
  Map<Kind, Double> angles() {
    return angles;
  }

  /** Largest |(p - c) x n| of a contact that differs, metres. */
  double offset() {
    return offset;
  }

  /**
   * Whether two sets differ, and in which kinds.
   *
   * @param normal of the surface that carries the body
   */
  boolean differs(ContactBuffer is, ContactBuffer should, double[] normal) {
    angles.clear();
    offset = 0;
    for (int i = 0; i < is.size(); i++) {
      int like = like(is, i, should);
      double degrees = like < 0 ? tilt(is, i, normal) : angle(is, i, should, like);
      if (like >= 0 && degrees < least) {
        continue;
      }
      // Where a contact of that direction is there too, this one comes on top of it.
      boolean onTop = like < 0 || angle(should, like, is, like(should, like, is)) < least;
      angles.merge(onTop ? Kind.SUPERFLUOUS : Kind.WRONG_NORMAL, degrees, Math::max);
      offset = Math.max(offset, is.offset(i));
    }
    for (int j = 0; j < should.size(); j++) {
      if (like(should, j, is) < 0) {
        angles.merge(Kind.LOST, 0.0, Math::max);
      }
    }
    return !angles.isEmpty();
  }

  /** Of the contacts at the same point that whose normal is nearest; -1 when there is none. */
  static int like(ContactBuffer one, int i, ContactBuffer other) {
    int best = -1;
    double most = Double.NEGATIVE_INFINITY;
    for (int j = 0; j < other.size(); j++) {
      double sum = 0;
      double cosine = 0;
      for (int k = 0; k < 3; k++) {
        double d = one.point(i, k) - other.point(j, k);
        sum += d * d;
        cosine += one.normal(i, k) * other.normal(j, k);
      }
      if (sum <= JudgeLimits.SAME_POINT * JudgeLimits.SAME_POINT && cosine > most) {
        most = cosine;
        best = j;
      }
    }
    return best;
  }

  private static double tilt(ContactBuffer contacts, int i, double[] normal) {
    return degrees(
        contacts.normal(i, 0) * normal[0]
            + contacts.normal(i, 1) * normal[1]
            + contacts.normal(i, 2) * normal[2]);
  }

  /** Between the normals of two contacts, degrees. */
  static double angle(ContactBuffer a, int i, ContactBuffer b, int j) {
    double cosine = 0;
    for (int k = 0; k < 3; k++) {
      cosine += a.normal(i, k) * b.normal(j, k);
    }
    return degrees(cosine);
  }

  private static double degrees(double cosine) {
    return StrictMath.toDegrees(StrictMath.acos(Math.max(-1, Math.min(1, cosine))));
  }
}
