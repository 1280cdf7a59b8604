package org.trackwalk.drive.effect;

import java.util.Arrays;
import org.trackwalk.contact.bump.BoxEdge;
import org.trackwalk.contact.bump.Bump;
import org.trackwalk.contact.bump.CornerFormula;
import org.trackwalk.contact.bump.SharpFront;
import org.trackwalk.contact.bump.Slant;

/**
 * How an edge lies before a box that comes to it on its way.
 *
 * @param skew metres that it lies farther along, per metre to the side
 * @param parts of it under the front, side by triangle: aside of an end, along, those of the other
 *     end, metres; none where only the skew is known
 */
record SeamLine(double skew, double[][] parts) {

  /** Straight, of one part. */
  static SeamLine straight(double skew) {
    return new SeamLine(skew, new double[0][]);
  }

  /** What it does to a box on a level road. */
  Bump level(BoxEdge edge, double width, BoxContacts engine) {
    Slant slant = new Slant(skew, 0);
    if (engine.rounded() > 0) {
      return CornerFormula.worst(edge, engine.rounded(), width, slant);
    }
    double[][] under = parts.length > 0 ? parts : new double[][] {slant.along(width)};
    return SharpFront.worst(edge, width, under, engine.together());
  }

  /** By what the arrays hold. */
  @Override
  public boolean equals(Object other) {
    return other instanceof SeamLine s && skew == s.skew && Arrays.deepEquals(parts, s.parts);
  }

  @Override
  public int hashCode() {
    return 31 * Double.hashCode(skew) + Arrays.deepHashCode(parts);
  }
}
