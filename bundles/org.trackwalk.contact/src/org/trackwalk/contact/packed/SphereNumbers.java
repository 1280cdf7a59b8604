package org.trackwalk.contact.packed;

/** What the numbers of a probe must obey, said in the words of the reference. */
final class SphereNumbers {

  private SphereNumbers() {}

  static void check(double x, double y, double z, double radius, double distance) {
    if (!(Double.isFinite(x) && Double.isFinite(y) && Double.isFinite(z))) {
      throw new IllegalArgumentException("a probe's centre must be finite");
    }
    if (!(radius > 0 && distance >= 0 && Double.isFinite(radius + distance))) {
      throw new IllegalArgumentException(
          "radius " + radius + " must be above zero, contact distance " + distance + " not below");
    }
  }
}
