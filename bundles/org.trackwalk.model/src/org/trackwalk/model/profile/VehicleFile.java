package org.trackwalk.model.profile;

import java.util.ArrayList;
import java.util.List;
import org.trackwalk.contact.shape.Box;
import org.trackwalk.contact.shape.Sphere;
import org.trackwalk.io.json.JsonException;
import org.trackwalk.io.json.JsonValue;
import org.trackwalk.io.json.StrictObject;

/** Reads a vehicle. Unknown keys are errors. */
final class VehicleFile {

  /** The value of the key {@code schema}. */
  private static final String SCHEMA = "trackwalk-vehicle/1";

  private VehicleFile() {}

  /**
   * A vehicle.
   *
   * @throws JsonException with line and column
   */
  static Vehicle read(JsonValue json) throws JsonException {
    StrictObject file =
        new StrictObject(
            json,
            "$schema",
            "schema",
            "id",
            "title",
            "meaning",
            "speed",
            "grip",
            "sphere",
            "box",
            "wheels",
            "chassis",
            "clearance",
            "height");
    file.text("$schema");
    file.oneOf("schema", SCHEMA);
    file.required("speed");
    StrictObject speed = Part.of(file, "speed", "kmh", "source");
    file.required("grip");
    StrictObject grip = Part.of(file, "grip", "g", "source");
    List<VehicleShape> shapes = shapes(file);
    Wheel wheel = wheel(file);
    if (shapes.isEmpty() && wheel == null) {
      throw new JsonException(json, "a vehicle has a 'sphere', a 'box' or 'wheels'");
    }
    return new Vehicle(
        Part.text(file, "id", null),
        Part.text(file, "title", null),
        Part.text(file, "meaning", ""),
        new Sourced<>(Part.above(speed, "kmh") / Vehicle.KMH, Part.source(speed)),
        new Sourced<>(Part.above(grip, "g"), Part.source(grip)),
        shapes,
        wheel,
        wheel == null ? null : chassis(file, shapes, wheel),
        Part.metres(file, "clearance", new Sourced<>(0.0, "it slides")),
        height(file));
  }

  private static Sourced<Double> height(StrictObject file) throws JsonException {
    StrictObject part = Part.of(file, "height", "metres", "source");
    return part == null ? null : new Sourced<>(Part.above(part, "metres"), Part.source(part));
  }

  private static List<VehicleShape> shapes(StrictObject file) throws JsonException {
    List<VehicleShape> shapes = new ArrayList<>();
    StrictObject sphere = Part.of(file, "sphere", "radius", "onGround", "source");
    if (sphere != null) {
      Sphere shape = new Sphere(Part.above(sphere, "radius"));
      shapes.add(new VehicleShape(shape, onGround(sphere), Part.source(sphere)));
    }
    StrictObject box = Part.of(file, "box", "length", "width", "height", "onGround", "source");
    if (box != null) {
      Box shape =
          new Box(
              Part.above(box, "width") / 2,
              Part.above(box, "height") / 2,
              Part.above(box, "length") / 2);
      shapes.add(new VehicleShape(shape, onGround(box), Part.source(box)));
    }
    return shapes;
  }

  private static Chassis chassis(StrictObject file, List<VehicleShape> shapes, Wheel wheel)
      throws JsonException {
    StrictObject part = Part.of(file, "chassis", "mass", "wheelbase", "track", "front", "source");
    if (part == null) {
      for (VehicleShape shape : shapes) {
        if (shape.shape() instanceof Box box) {
          return Chassis.under(box, wheel);
        }
      }
      return null;
    }
    double front = Part.above(part, "front");
    if (front >= 1) {
      throw new JsonException(
          part.get("front"), "'front' is the front wheels' share of the weight, between 0 and 1");
    }
    return new Chassis(
        Part.above(part, "mass"),
        Part.above(part, "wheelbase"),
        Part.above(part, "track"),
        front,
        Part.source(part));
  }

  private static boolean onGround(StrictObject part) throws JsonException {
    part.required("onGround");
    return part.truth("onGround");
  }

  private static Wheel wheel(StrictObject file) throws JsonException {
    StrictObject part =
        Part.of(
            file, "wheels", "model", "radius", "width", "rays", "patch", "ride", "damping",
            "travel", "source");
    if (part == null) {
      return null;
    }
    String[] ids = new String[WheelModel.values().length];
    for (int i = 0; i < ids.length; i++) {
      ids[i] = WheelModel.values()[i].id();
    }
    WheelModel model = Part.oneOf(part, "model", WheelModel.values(), ids);
    return new Wheel(
        model,
        Part.above(part, "radius"),
        Part.above(part, "width"),
        part.get("rays") == null ? 1 : part.get("rays").index(Integer.MAX_VALUE),
        part.get("patch") == null ? 0 : Part.atLeast(part, "patch", 0),
        Part.above(part, "ride"),
        part.get("damping") == null ? Wheel.USUAL_DAMPING : Part.above(part, "damping"),
        part.get("travel") == null ? Wheel.USUAL_TRAVEL : Part.above(part, "travel"),
        Part.source(part));
  }
}
