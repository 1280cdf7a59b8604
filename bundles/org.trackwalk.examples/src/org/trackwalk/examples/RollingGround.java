package org.trackwalk.examples;

/** A level that is large and has no fault: ground that rolls, one piece of a million triangles. */
public final class RollingGround {

  /** Quads along and across, a metre each: a million triangles. */
  private static final int QUADS = 708;

  /** Metres from one crest to the next, by two pi, along and across. */
  private static final double ALONG = 50;

  private static final double ACROSS = 40;

  private RollingGround() {}

  /** The text of an OBJ file. */
  public static String obj() {
    StringBuilder obj = new StringBuilder("o road\n");
    for (int z = 0; z <= QUADS; z++) {
      for (int x = 0; x <= QUADS; x++) {
        double height = Math.sin(x / ACROSS) * Math.cos(z / ALONG);
        obj.append("v ").append(x).append(' ').append((float) height).append(' ').append(z);
        obj.append('\n');
      }
    }
    for (int z = 0; z < QUADS; z++) {
      for (int x = 0; x < QUADS; x++) {
        int at = 1 + z * (QUADS + 1) + x;
        int next = at + QUADS + 1;
        obj.append("f ").append(at).append(' ').append(next).append(' ').append(next + 1);
        obj.append("\nf ").append(at).append(' ').append(next + 1).append(' ').append(at + 1);
        obj.append('\n');
      }
    }
    return obj.toString();
  }
}
