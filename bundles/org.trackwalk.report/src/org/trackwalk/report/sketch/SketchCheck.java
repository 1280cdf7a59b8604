package org.trackwalk.report.sketch;

import java.util.Map;
import org.trackwalk.model.report.LevelSketch;
import org.trackwalk.report.drawing.DrawnMarkup;

/**
 * Tells a sketch that {@link LevelSketcher} made from another one: those of parts and of a cache
 * come from files, and a page shows their drawings as they stand.
 */
public final class SketchCheck {

  private SketchCheck() {}

  /**
   * What is wrong with a sketch, after its file's name.
   *
   * @param sketch null for none
   * @return null where it is sound
   */
  public static String problem(LevelSketch sketch) {
    if (sketch == null) {
      return null;
    }
    for (Map.Entry<String, byte[]> part : sketch.parts().entrySet()) {
      try {
        if (!sound(part.getKey(), part.getValue())) {
          return "the picture '" + part.getKey() + "' in it is none that a check drew";
        }
      } catch (IllegalArgumentException e) {
        return "the picture '" + part.getKey() + "' in it is damaged";
      }
    }
    return null;
  }

  private static boolean sound(String name, byte[] part) {
    return switch (name) {
      case LevelSketcher.PLAN -> plan(new Unpacked(part));
      case LevelSketcher.SEAMS -> seams(new Unpacked(part));
      case LevelSketcher.CLOSE_UPS -> closeUps(new Unpacked(part));
      case LevelSketcher.RIDE -> new Unpacked(part).text() != null;
      case LevelSketcher.MESH,
          LevelSketcher.SMALL_MESH,
          LevelSketcher.PATCHES,
          LevelSketcher.SEAM_LINES ->
          new Unpacked(part).left() >= 0;
      default -> true;
    };
  }

  private static boolean plan(Unpacked in) {
    boolean finite = Double.isFinite(in.real()) && Double.isFinite(in.real());
    finite &= Double.isFinite(in.real());
    in.whole();
    in.whole();
    in.bytes(in.size());
    return finite && in.left() == 0;
  }

  private static boolean seams(Unpacked in) {
    boolean drawn = DrawnMarkup.isDrawing(in.text());
    for (long rows = in.whole(); rows > 0; rows--) {
      in.text();
      in.text();
      in.whole();
      in.whole();
    }
    return drawn && in.left() == 0;
  }

  private static boolean closeUps(Unpacked in) {
    boolean drawn = true;
    for (long n = in.whole(); n > 0; n--) {
      in.text();
      drawn &= DrawnMarkup.isDrawing(in.text());
    }
    return drawn && in.left() == 0;
  }
}
