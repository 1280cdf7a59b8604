package org.trackwalk.model.profile;

import java.util.ArrayList;
import java.util.List;

/**
 * What drives, from a data file, each number with its source.
 *
 * @param id as on the command line
 * @param title what it is
 * @param meaning what counts for it, one or two sentences
 * @param topSpeed m/s
 * @param grip lateral grip in g: a bend of radius R is driven at sqrt(grip g R) at most
 * @param shapes of the body, without wheels
 * @param wheel its wheels; null when it has none
 * @param chassis what its wheels carry; null when it has none
 * @param clearance metres between a body that hangs and the ground; 0 where it slides
 * @param height of its top over the ground, metres; null where nobody says
 */
public record Vehicle(
    String id,
    String title,
    String meaning,
    Sourced<Double> topSpeed,
    Sourced<Double> grip,
    List<VehicleShape> shapes,
    Wheel wheel,
    Chassis chassis,
    Sourced<Double> clearance,
    Sourced<Double> height) {

  /** km/h of one m/s. */
  public static final double KMH = 3.6;

  /** Takes a copy of the list. */
  public Vehicle {
    shapes = List.copyOf(shapes);
  }

  /**
   * True when wheels carry it: rays or sweeps downwards, which no edge of a flat road can throw up.
   */
  public boolean onWheels() {
    return wheel != null && wheel.model() != WheelModel.BODY;
  }

  /**
   * The rigid shapes that slide or roll on the ground and count for severity; empty when it drives
   * on wheels, which feel the ground through their suspension.
   */
  public List<VehicleShape> grounds() {
    List<VehicleShape> grounds = new ArrayList<>();
    for (VehicleShape shape : shapes) {
      if (shape.onGround()) {
        grounds.add(shape);
      }
    }
    return grounds;
  }

  /** The same vehicle with wheels that feel the ground in another way. */
  public Vehicle withWheels(WheelModel model) {
    if (wheel == null) {
      throw new IllegalArgumentException("the vehicle " + id + " has no wheels");
    }
    String name = model == wheel.model() ? id : id + ":wheels=" + model.id();
    List<VehicleShape> placed = new ArrayList<>();
    for (VehicleShape shape : shapes) {
      boolean slides = shape.onGround() || model == WheelModel.BODY;
      placed.add(new VehicleShape(shape.shape(), slides, shape.source()));
    }
    return new Vehicle(
        name,
        title,
        meaning,
        topSpeed,
        grip,
        placed,
        wheel.with(model),
        chassis,
        clearance,
        height);
  }
}
