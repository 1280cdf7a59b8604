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
        new Sourced<>(Part.within(speed, "kmh", Range.SPEED) / Vehicle.KMH, Part.source(speed)),
        new Sourced<>(Part.within(grip, "g", Range.GRIP), Part.source(grip)),
        shapes,
        wheel,
        wheel == null ? null : chassis(file, shapes, wheel),
        Part.metres(file, "clearance", new Sourced<>(0.0, "it slides")),
        height(file));
  }

  private static Sourced<Double> height(StrictObject file) throws JsonException {
    StrictObject part = Part.of(file, "height", "metres", "source");
    return part == null
        ? null
        : new Sourced<>(Part.within(part, "metres", Range.LENGTH), Part.source(part));
  }

  private static List<VehicleShape> shapes(StrictObject file) throws JsonException {
    List<VehicleShape> shapes = new ArrayList<>();
    StrictObject sphere = Part.of(file, "sphere", "radius", "onGround", "source");
    if (sphere != null) {
      Sphere shape = new Sphere(Part.within(sphere, "radius", Range.LENGTH));
      shapes.add(new VehicleShape(shape, onGround(sphere), Part.source(sphere)));
    }
    StrictObject box = Part.of(file, "box", "length", "width", "height", "onGround", "source");
    if (box != null) {
      Box shape =
          new Box(
              Part.within(box, "width", Range.LENGTH) / 2,
              Part.within(box, "height", Range.LENGTH) / 2,
              Part.within(box, "length", Range.LENGTH) / 2);
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
        Part.within(part, "mass", Range.MASS),
        Part.within(part, "wheelbase", Range.LENGTH),
        Part.within(part, "track", Range.LENGTH),
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
        Part.within(part, "radius", Range.LENGTH),
        Part.within(part, "width", Range.LENGTH),
        part.get("rays") == null ? 1 : part.get("rays").index((int) Range.RAYS.most()),
        part.get("patch") == null ? 0 : Part.within(part, "patch", Range.ANY_LENGTH),
        Part.within(part, "ride", Range.RIDE),
        part.get("damping") == null
            ? Wheel.USUAL_DAMPING
            : Part.within(part, "damping", Range.DAMPING),
        part.get("travel") == null ? Wheel.USUAL_TRAVEL : Part.within(part, "travel", Range.LENGTH),
        Part.source(part));
  }
}
