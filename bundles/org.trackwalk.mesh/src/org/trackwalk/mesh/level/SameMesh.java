package org.trackwalk.mesh.level;

import java.util.Arrays;

/** Whether two pieces have the same points and triangles, to the bit: NaN too, and minus zero. */
final class SameMesh {

  private SameMesh() {}

  static boolean of(Piece one, Piece other) {
    if (one.isSoup() != other.isSoup()) {
      return bits(one.positions(), other.positions())
          && Arrays.equals(one.triangles(), other.triangles());
    }
    // one file is read into the same points each time
    return bits(one.points(), other.points()) && Arrays.equals(one.corners(), other.corners());
  }

  /** The same numbers bit by bit; both may be null. */
  static boolean bits(float[] a, float[] b) {
    if (a == b) {
      return true;
    }
    if (a == null || b == null || a.length != b.length) {
      return false;
    }
    for (int i = 0; i < a.length; i++) {
      if (Float.floatToRawIntBits(a[i]) != Float.floatToRawIntBits(b[i])) {
        return false;
      }
    }
    return true;
  }
}
