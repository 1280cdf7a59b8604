package org.trackwalk.cli.command;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import org.trackwalk.cli.config.NamedPath;
import org.trackwalk.cli.console.InputException;
import org.trackwalk.cli.console.InputFiles;
import org.trackwalk.cli.console.UsageException;
import org.trackwalk.cli.option.ShapeText;
import org.trackwalk.contact.shape.Compound;
import org.trackwalk.contact.shape.ConvexShape;
import org.trackwalk.contact.shape.Shape;
import org.trackwalk.io.buffer.BoundedFile;
import org.trackwalk.io.buffer.TooLargeException;
import org.trackwalk.io.json.JsonException;
import org.trackwalk.io.json.JsonText;
import org.trackwalk.io.json.JsonValue;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.shape.ShapeParts;

/**
 * The shape that a text names: by its lengths, as the hull of a mesh file, or as several shapes
 * that move as one: the hulls of a mesh file's pieces, such as {@code trackwalk parts} writes, or
 * what stands in a JSON file {@code {"parts": [{"shape": "box:1,0.3,2", "at": [0, 0.5, 0],
 * "rotation": [0, 0, 0, 1]}]}}.
 */
final class AskedShape {

  private static final String HULL = "hull:";

  private static final String PARTS = "parts:";

  /** Bytes: a thousand bodies, or the parts of a car, are some hundred thousand. */
  private static final long LARGEST = 1 << 24;

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
        : Compound.of(convex(folder, text, frame, progress));
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
    if (!path.toString().toLowerCase(Locale.ROOT).endsWith(".json")) {
      return HullFile.parts(path.toString(), frame, progress);
    }
    return read(
        path,
        json ->
            ShapeParts.<UsageException, InputException>of(
                json,
                frame.unit().metres(),
                text -> convex(path.getParent(), text, frame, progress)));
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
    InputFiles.ofCommand().add(file);
    try {
      return meaning.of(JsonText.parse(BoundedFile.bytes(file, LARGEST)));
    } catch (JsonException e) {
      throw new InputException(file + ", " + e.place() + ": " + e.getMessage());
    } catch (UsageException e) {
      throw new InputException(file + ": " + e.getMessage().replace("--shape: ", ""));
    } catch (TooLargeException e) {
      throw new InputException(file + ": " + e.getMessage() + ": it lists no shapes");
    } catch (IOException e) {
      throw new InputException(file + ": cannot be read");
    }
  }
}
