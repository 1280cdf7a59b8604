package org.trackwalk.model.shape;

import java.util.ArrayList;
import java.util.List;
import org.trackwalk.contact.shape.Compound;
import org.trackwalk.contact.shape.ConvexShape;
import org.trackwalk.contact.shape.Pose;
import org.trackwalk.io.json.JsonException;
import org.trackwalk.io.json.JsonValue;
import org.trackwalk.io.json.StrictObject;

/**
 * Several shapes that move as one, which stand in a JSON file {@code {"parts": [{"shape":
 * "box:1,0.3,2", "at": [0, 0.5, 0], "rotation": [0, 0, 0, 1]}]}}.
 */
public final class ShapeParts {

  /**
   * Reads the shape of one part.
   *
   * @param <E> what it throws when the text is none
   * @param <F> what it throws when a file that the text names cannot be read
   */
  @FunctionalInterface
  public interface Reader<E extends Exception, F extends Exception> {

    /** The shape that a text names. */
    ConvexShape of(String text) throws E, F;
  }

  private ShapeParts() {}

  /**
   * Reads all parts.
   *
   * @param unit metres of a length
   * @throws JsonException when it says something else, with the place
   */
  public static <E extends Exception, F extends Exception> Compound of(
      JsonValue json, double unit, Reader<E, F> shapes) throws JsonException, E, F {
    StrictObject file = new StrictObject(json, "parts");
    List<Compound.Part> parts = new ArrayList<>();
    for (JsonValue item : file.required("parts").items()) {
      StrictObject part = new StrictObject(item, "shape", "at", "rotation");
      part.required("shape");
      double[] at = part.numbers("at", 3);
      double[] q = rotation(part);
      Pose pose =
          at == null
              ? Pose.of(0, 0, 0, q[0], q[1], q[2], q[3])
              : Pose.of(at[0] * unit, at[1] * unit, at[2] * unit, q[0], q[1], q[2], q[3]);
      parts.add(new Compound.Part(shapes.of(part.text("shape")), pose));
    }
    if (parts.isEmpty()) {
      throw new JsonException(json, "there is no part");
    }
    return new Compound(parts);
  }

  /** The quaternion of an object's {@code rotation}; not turned when it has none. */
  public static double[] rotation(StrictObject part) throws JsonException {
    double[] q = part.numbers("rotation", 4);
    if (q == null) {
      return new double[] {0, 0, 0, 1};
    }
    if (q[0] == 0 && q[1] == 0 && q[2] == 0 && q[3] == 0) {
      throw new JsonException(part.get("rotation"), "a quaternion must not be zero");
    }
    return q;
  }
}
