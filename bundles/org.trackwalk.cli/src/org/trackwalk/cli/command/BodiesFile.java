package org.trackwalk.cli.command;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.joml.Matrix3d;
import org.joml.Quaterniond;
import org.joml.Vector3d;
import org.trackwalk.cli.console.InputException;
import org.trackwalk.cli.console.UsageException;
import org.trackwalk.contact.csv.FilePose;
import org.trackwalk.contact.shape.Pose;
import org.trackwalk.contact.shape.Shape;
import org.trackwalk.contact.solver.MassProperties;
import org.trackwalk.drive.trial.TrialPlace;
import org.trackwalk.drive.trial.TrialStart;
import org.trackwalk.io.json.JsonException;
import org.trackwalk.io.json.JsonValue;
import org.trackwalk.io.json.StrictObject;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.shape.ShapeParts;

/**
 * Several bodies in one JSON file, in the axes and the unit of the level's files: {@code {"bodies":
 * [{"name": "crate", "shape": "box:0.5,0.5,0.5", "at": [1, 2, 3], "rotation": [0, 0, 0, 1],
 * "velocity": [0, 0, 10], "spin": [0, 0, 0], "density": 500}]}}; {@code "mass"} in place of the
 * density.
 */
final class BodiesFile {

  /** More do not fit into one picture, nor into the patience of one solver. */
  private static final int MOST = 1000;

  /** One of them. */
  record Body(String name, Shape shape, TrialPlace place) {}

  private BodiesFile() {}

  /**
   * Reads the file.
   *
   * @param frame axes and unit of its numbers
   * @throws InputException with the place of what is wrong
   */
  static List<Body> read(Path file, Frame frame, Progress progress) throws InputException {
    return AskedShape.read(file, json -> bodies(file.getParent(), json, frame, progress));
  }

  private static List<Body> bodies(Path folder, JsonValue json, Frame frame, Progress progress)
      throws JsonException, UsageException, InputException {
    StrictObject file = new StrictObject(json, "bodies");
    List<Body> bodies = new ArrayList<>();
    for (JsonValue item : file.required("bodies").items()) {
      bodies.add(body(folder, item, bodies.size(), frame, progress));
    }
    if (bodies.isEmpty() || bodies.size() > MOST) {
      throw new JsonException(json, "there must be 1 to " + MOST + " bodies");
    }
    return bodies;
  }

  private static Body body(Path folder, JsonValue json, int number, Frame frame, Progress progress)
      throws JsonException, UsageException, InputException {
    StrictObject body =
        new StrictObject(
            json, "name", "shape", "at", "rotation", "velocity", "spin", "density", "mass");
    body.required("shape");
    body.required("at");
    String text = body.text("shape");
    Shape shape = AskedShape.in(folder, text, frame, progress);
    Pose pose = FilePose.of(frame, body.numbers("at", 3), ShapeParts.rotation(body));
    String name = body.text("name");
    return new Body(
        name == null ? text : name,
        shape,
        new TrialPlace(
            new Vector3d(pose.x(), pose.y(), pose.z()),
            turn(pose),
            direction(frame, body.numbers("velocity", 3)),
            direction(frame, body.numbers("spin", 3)),
            density(body, shape, json)));
  }

  private static double density(StrictObject body, Shape shape, JsonValue json)
      throws JsonException {
    Double density = body.positive("density");
    Double mass = body.positive("mass");
    if (density != null && mass != null) {
      throw new JsonException(json, "'density' and 'mass': only one of them is needed");
    }
    try {
      double asked = density == null ? TrialStart.DENSITY : density;
      double used = mass == null ? asked : mass / MassProperties.of(shape, 1).mass();
      MassProperties.of(shape, used); // refuses what has no mass, or more than numbers can say
      return used;
    } catch (IllegalArgumentException e) {
      throw new JsonException(json, e.getMessage());
    }
  }

  /** Along the files' axes; metres and seconds whatever the files' unit. */
  private static Vector3d direction(Frame frame, double[] along) {
    if (along == null) {
      return new Vector3d();
    }
    double metres = frame.unit().metres();
    double[] v = frame.fromFileAxes(along[0] / metres, along[1] / metres, along[2] / metres);
    return new Vector3d(v[0], v[1], v[2]);
  }

  /** The quaternion of a pose. */
  private static Quaterniond turn(Pose pose) {
    Matrix3d m =
        new Matrix3d(
            pose.rotation(0, 0),
            pose.rotation(1, 0),
            pose.rotation(2, 0),
            pose.rotation(0, 1),
            pose.rotation(1, 1),
            pose.rotation(2, 1),
            pose.rotation(0, 2),
            pose.rotation(1, 2),
            pose.rotation(2, 2));
    return m.getNormalizedRotation(new Quaterniond()).normalize();
  }
}
