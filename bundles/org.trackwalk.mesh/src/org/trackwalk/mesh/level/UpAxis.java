package org.trackwalk.mesh.level;

import java.util.Locale;

/**
 * The axis of a file that points up. Turning it to the level's Y only swaps axes and changes signs,
 * so no coordinate is ever rounded.
 */
public enum UpAxis {
  /** X up: (x, y, z) becomes (-y, x, z). */
  X,
  /** Y up, the level's own convention. */
  Y,
  /** Z up: (x, y, z) becomes (x, z, -y), as Blender's exporters do. */
  Z;

  /** The name that the command line and the manifest use: {@code x}, {@code y} or {@code z}. */
  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }
}
