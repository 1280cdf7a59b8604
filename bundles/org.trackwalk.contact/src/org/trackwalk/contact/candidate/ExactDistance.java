package org.trackwalk.contact.candidate;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import org.trackwalk.mesh.geometry.ClosestPoint;

/**
 * A point and a triangle in whole numbers: what the floating-point filter of {@link ClosestFeature}
 * could not decide. Slow, and rarely asked: for probes exactly over edges and vertices, and for
 * candidates whose distances differ by less than rounding.
 */
final class ExactDistance {

  private final int bits;
  private final ExactVector[] corners = new ExactVector[3];
  private final ExactVector centre;

  /**
   * Takes over the coordinates.
   *
   * @param p xyz triples
   * @param a index of a corner, that is of a triple; likewise b and c
   */
  ExactDistance(float[] p, int a, int b, int c, double x, double y, double z) {
    int most = Math.max(ExactVector.fractionBits(x), ExactVector.fractionBits(y));
    most = Math.max(most, ExactVector.fractionBits(z));
    for (int k = 0; k < 9; k++) {
      int corner = k < 3 ? a : k < 6 ? b : c;
      most = Math.max(most, ExactVector.fractionBits(p[3 * corner + k % 3]));
    }
    bits = most;
    centre = ExactVector.of(x, y, z, bits);
    for (int k = 0; k < 3; k++) {
      int corner = 3 * (k == 0 ? a : k == 1 ? b : c);
      corners[k] = ExactVector.of(p[corner], p[corner + 1], p[corner + 2], bits);
    }
  }

  /** The feature that carries the closest point; the triangle must have area. */
  int feature() {
    ExactVector u = side(0);
    ExactVector v = corners[2].minus(corners[0]);
    ExactVector w = side(1);
    ExactVector n = u.cross(v);
    ExactVector pa = centre.minus(corners[0]);
    ExactVector pb = centre.minus(corners[1]);
    ExactVector pc = centre.minus(corners[2]);
    return ClosestFeature.region(
        u.dot(pa).signum(),
        v.dot(pa).signum(),
        u.dot(pb).signum(),
        w.dot(pb).signum(),
        v.dot(pc).signum(),
        w.dot(pc).signum(),
        n.dot(u.cross(pa)).signum(),
        n.dot(w.cross(pb)).signum(),
        n.dot(pa.cross(v)).signum());
  }

  /** Squared distance to a feature, as a fraction in square metres. */
  Fraction squared(int feature) {
    int k = ClosestPoint.indexOf(feature);
    ExactVector p = centre.minus(corners[k]);
    if (ClosestPoint.isVertex(feature)) {
      return new Fraction(p.dot(p), BigInteger.ONE.shiftLeft(2 * bits));
    }
    if (ClosestPoint.isEdge(feature)) {
      ExactVector e = side(k);
      ExactVector moment = p.cross(e);
      return new Fraction(moment.dot(moment), e.dot(e).shiftLeft(2 * bits));
    }
    ExactVector n = normal();
    BigInteger volume = p.dot(n);
    return new Fraction(volume.multiply(volume), n.dot(n).shiftLeft(2 * bits));
  }

  /**
   * The unit vector from the closest point of an edge to the centre.
   *
   * @param out filled with three doubles; left alone when there is no such vector
   * @return false when the centre lies exactly on the edge
   */
  boolean directionFromEdge(int feature, double[] out) {
    int k = ClosestPoint.indexOf(feature);
    ExactVector e = side(k);
    ExactVector p = centre.minus(corners[k]);
    ExactVector q = p.times(e.dot(e)).minus(e.times(p.dot(e)));
    if (q.isZero()) {
      return false;
    }
    q.unit(out);
    return true;
  }

  /** The triangle's unit normal, on the side from which it runs counter-clockwise. */
  void unitNormal(double[] out) {
    normal().unit(out);
  }

  private ExactVector normal() {
    return side(0).cross(corners[2].minus(corners[0]));
  }

  /** From corner k to the next. */
  private ExactVector side(int k) {
    return corners[(k + 1) % 3].minus(corners[k]);
  }

  /**
   * A fraction that is not negative.
   *
   * @param over numerator
   * @param under denominator, above zero
   */
  record Fraction(BigInteger over, BigInteger under) implements Comparable<Fraction> {

    /** The exact square of a double. */
    static Fraction squareOf(double value) {
      BigDecimal exact = new BigDecimal(value);
      BigDecimal square = exact.multiply(exact);
      return square.scale() > 0
          ? new Fraction(square.unscaledValue(), BigInteger.TEN.pow(square.scale()))
          : new Fraction(square.toBigIntegerExact(), BigInteger.ONE);
    }

    @Override
    public int compareTo(Fraction o) {
      return over.multiply(o.under).compareTo(o.over.multiply(under));
    }

    double squareRoot() {
      BigDecimal quotient =
          new BigDecimal(over).divide(new BigDecimal(under), MathContext.DECIMAL128);
      return quotient.sqrt(MathContext.DECIMAL128).doubleValue();
    }
  }
}
