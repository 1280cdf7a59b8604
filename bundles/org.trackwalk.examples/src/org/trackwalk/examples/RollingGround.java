package org.trackwalk.examples;

/** A level that is large and has no fault: ground that rolls, one piece of a million triangles. */
public final class RollingGround {

  /** Quads along and across, a metre each: a million triangles. */
  private static final int QUADS = 708;

  /** Metres from one crest to the next, by two pi, along and across. */
  private static final double ALONG = 50;

  private static final double ACROSS = 40;

  /** Metres of ground to a picture. */
  private static final double PICTURE = 20;

  private final StringBuilder obj;
  private final boolean textured;

  private RollingGround(String head, boolean textured) {
    obj = new StringBuilder(head);
    this.textured = textured;
  }

  /** The text of an OBJ file. */
  public static String obj() {
    return new RollingGround("o road\n", false).written();
  }

  /**
   * The same with texture coordinates.
   *
   * @param library file of materials
   * @param material in it
   */
  public static String textured(String library, String material) {
    String head = "mtllib " + library + "\nusemtl " + material + "\no road\n";
    return new RollingGround(head, true).written();
  }

  private String written() {
    for (int z = 0; z <= QUADS; z++) {
      for (int x = 0; x <= QUADS; x++) {
        double height = Math.sin(x / ACROSS) * Math.cos(z / ALONG);
        obj.append("v ").append(x).append(' ').append((float) height).append(' ').append(z);
        obj.append('\n');
        if (textured) {
          obj.append("vt ").append(x / PICTURE).append(' ').append(z / PICTURE).append('\n');
        }
      }
    }
    for (int z = 0; z < QUADS; z++) {
      for (int x = 0; x < QUADS; x++) {
        int at = 1 + z * (QUADS + 1) + x;
        int next = at + QUADS + 1;
        face(at, next, next + 1);
        face(at, next + 1, at + 1);
      }
    }
    return obj.toString();
  }

  private void face(int... corners) {
    obj.append('f');
    for (int corner : corners) {
      obj.append(' ').append(corner);
      if (textured) {
        obj.append('/').append(corner);
      }
    }
    obj.append('\n');
  }
}
