package org.trackwalk.report.format;

import java.util.Locale;
import org.trackwalk.mesh.level.Frame;

/**
 * The coordinates that a designer reads in the tool at hand. A level position (metres,
 * right-handed, Y up) becomes what that tool shows after it has imported the piece with its own
 * defaults.
 */
public enum EditorCoordinates {
  /** Axes and unit of the first piece's file. */
  FILE("coordinates of the file"),
  /** Right-handed, Z up, metres: (x, -z, y). */
  BLENDER("Blender coordinates"),
  /** Left-handed, Y up, metres; its importers turn the x axis around: (-x, y, z). */
  UNITY("Unity coordinates"),
  /** Left-handed, Z up, centimetres: (x, z, y). */
  UNREAL("Unreal coordinates"),
  /** Right-handed, Y up, metres: the level's own. */
  GODOT("Godot coordinates");

  private static final double CENTIMETRES = 100;

  private final String words;

  EditorCoordinates(String words) {
    this.words = words;
  }

  /** The name that {@code --coords} takes. */
  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The name in a sentence. */
  public String words() {
    return words;
  }

  /**
   * Converts a position.
   *
   * @param axes the frame that report coordinates are in
   * @param level three doubles, metres, Y up
   * @return three doubles, never -0.0
   */
  public double[] of(Frame axes, double[] level) {
    double x = level[0];
    double y = level[1];
    double z = level[2];
    return switch (this) {
      case FILE -> axes.toFileAxes(x, y, z);
      case BLENDER -> new double[] {x + 0.0, -z + 0.0, y + 0.0};
      case UNITY -> new double[] {-x + 0.0, y + 0.0, z + 0.0};
      case UNREAL ->
          new double[] {x * CENTIMETRES + 0.0, z * CENTIMETRES + 0.0, y * CENTIMETRES + 0.0};
      case GODOT -> new double[] {x + 0.0, y + 0.0, z + 0.0};
    };
  }
}
