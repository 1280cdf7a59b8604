package org.trackwalk.cli.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.trackwalk.cli.config.NamedPath;
import org.trackwalk.cli.console.InputException;
import org.trackwalk.cli.console.UsageException;
import org.trackwalk.cli.option.ShapeText;
import org.trackwalk.contact.shape.Compound;
import org.trackwalk.contact.shape.ConvexShape;
import org.trackwalk.contact.shape.Pose;
import org.trackwalk.contact.shape.Shape;
import org.trackwalk.io.json.JsonException;
import org.trackwalk.io.json.JsonText;
import org.trackwalk.io.json.JsonValue;
import org.trackwalk.io.json.StrictObject;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.mesh.progress.Progress;

/**
 * The shape that a text names: by its lengths, as the hull of a mesh file, or as several shapes
 * that move as one, which stand in a JSON file {@code {"parts": [{"shape": "box:1,0.3,2", "at": [0,
 * 0.5, 0], "rotation": [0, 0, 0, 1]}]}}.
 */
final class AskedShape {

  private static final String HULL = "hull:";

  private static final String PARTS = "parts:";

  private AskedShape() {}

  /** Whether a text names a file. */
  private static boolean ofFile(String text) {
    return text.startsWith(HULL) && text.length() > HULL.length()
        || text.startsWith(PARTS) && text.length() > PARTS.length();
  }

  /**
   * Everything that can be wrong before a file is read.
   *
   * @return the shape in a unit of one metre; null when a file says it
   */
  static Shape check(String text) throws UsageException {
    return ofFile(text) ? null : ShapeText.read(text, 1);
  }

  /**
   * Reads a shape.
   *
   * @param frame axes and unit of the lengths
   * @throws InputException when a file cannot be read or says no shape
   */
  static Shape read(String text, Frame frame, Progress progress)
      throws UsageException, InputException {
    return in(null, text, frame, progress);
  }

  /**
   * As above.
   *
   * @param folder to which a file's name is relative; null for the current one
   */
  static Shape in(Path folder, String text, Frame frame, Progress progress)
      throws UsageException, InputException {
    return text.startsWith(PARTS) && ofFile(text)
        ? parts(folder, text.substring(PARTS.length()), frame, progress)
        : convex(folder, text, frame, progress);
  }

  private static ConvexShape convex(Path folder, String text, Frame frame, Progress progress)
      throws UsageException, InputException {
    double unit = frame.unit().metres();
    if (!text.startsWith(HULL) || !ofFile(text)) {
      return ShapeText.read(text, unit);
    }
    String file = text.substring(HULL.length());
    double margin = 0;
    int comma = file.lastIndexOf(',');
    if (comma > 0 && file.substring(comma + 1).strip().matches("[0-9.eE+-]+")) {
      margin = ShapeText.number(file.substring(comma + 1)) * unit;
      file = file.substring(0, comma);
    }
    return HullFile.read(NamedPath.in(folder, "--shape", file).toString(), margin, frame, progress);
  }

  private static Compound parts(Path folder, String file, Frame frame, Progress progress)
      throws UsageException, InputException {
    Path path = NamedPath.in(folder, "--shape", file);
    return read(path, json -> compound(path.getParent(), json, frame, progress));
  }

  private static Compound compound(Path folder, JsonValue json, Frame frame, Progress progress)
      throws JsonException, UsageException, InputException {
    StrictObject file = new StrictObject(json, "parts");
    List<Compound.Part> parts = new ArrayList<>();
    for (JsonValue item : file.required("parts").items()) {
      StrictObject part = new StrictObject(item, "shape", "at", "rotation");
      part.required("shape");
      double[] at = part.numbers("at", 3);
      double[] q = rotation(part);
      double unit = frame.unit().metres();
      Pose pose =
          at == null
              ? Pose.of(0, 0, 0, q[0], q[1], q[2], q[3])
              : Pose.of(at[0] * unit, at[1] * unit, at[2] * unit, q[0], q[1], q[2], q[3]);
      parts.add(new Compound.Part(convex(folder, part.text("shape"), frame, progress), pose));
    }
    if (parts.isEmpty()) {
      throw new JsonException(json, "there is no part");
    }
    return new Compound(parts);
  }

  /** The quaternion of an object's {@code rotation}; not turned when it has none. */
  static double[] rotation(StrictObject part) throws JsonException {
    double[] q = part.numbers("rotation", 4);
    if (q == null) {
      return new double[] {0, 0, 0, 1};
    }
    if (q[0] == 0 && q[1] == 0 && q[2] == 0 && q[3] == 0) {
      throw new JsonException(part.get("rotation"), "a quaternion must not be zero");
    }
    return q;
  }

  /** What a JSON file says. */
  interface Meaning<T> {
    T of(JsonValue json) throws JsonException, UsageException, InputException;
  }

  /**
   * Reads a JSON file.
   *
   * @throws InputException when it is not there, or says something else; with the place
   */
  static <T> T read(Path file, Meaning<T> meaning) throws InputException {
    try {
      return meaning.of(JsonText.parse(Files.readAllBytes(file)));
    } catch (JsonException e) {
      throw new InputException(file + ", " + e.place() + ": " + e.getMessage());
    } catch (UsageException e) {
      throw new InputException(file + ": " + e.getMessage().replace("--shape: ", ""));
    } catch (IOException e) {
      throw new InputException(file + ": cannot be read");
    }
  }
}
