package org.trackwalk.contact.shape;

/** What the lengths of a shape must be. */
final class Lengths {

  private Lengths() {}

  static void positive(String what, double metres) {
    if (!(metres > 0) || !Double.isFinite(metres)) {
      throw new IllegalArgumentException(what + " must be above zero, not " + metres);
    }
  }

  static void margin(String what, double margin, double most) {
    if (!(margin >= 0) || margin > most) {
      throw new IllegalArgumentException(
          what + " must be between zero and " + most + ", not " + margin);
    }
  }
}
