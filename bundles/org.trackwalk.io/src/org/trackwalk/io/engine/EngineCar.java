package org.trackwalk.io.engine;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;

/**
 * What the probe stands on when it is a car: four wheels on springs, front left, front right, rear
 * left, rear right. The probe's box is its chassis, with the centre of mass in its middle.
 *
 * @param cast how a wheel asks for the ground: {@link #RAY}, {@link #SPHERE} or {@link #CYLINDER}
 * @param mass of the chassis, kg
 * @param radius of a wheel, metres
 * @param width of a wheel, metres
 * @param front distance of the front axle before the centre of mass, metres
 * @param rear distance of the rear axle behind it, metres
 * @param side distance of a wheel's middle beside it, metres
 * @param hub height of a hub over it at rest, metres; negative below it
 * @param ride natural frequency of the chassis on its springs, hertz
 * @param damping of that motion over the critical one
 * @param travel from rest until a spring bottoms out, metres
 */
public record EngineCar(
    String cast,
    double mass,
    double radius,
    double width,
    double front,
    double rear,
    double side,
    double hub,
    double ride,
    double damping,
    double travel) {

  /** A ray straight down. */
  public static final String RAY = "ray";

  /** A sphere swept down. */
  public static final String SPHERE = "sphere";

  /** A cylinder swept down. */
  public static final String CYLINDER = "cylinder";

  /** Wheels. */
  public static final int WHEELS = 4;

  /**
   * Numbers that a trace has per step and wheel: its load, and how fast the chassis rises there.
   */
  public static final int PER_WHEEL = 2;

  /** Mass that rests on a wheel, kg. */
  public double corner(int wheel) {
    return mass * (wheel < 2 ? rear : front) / (front + rear) / 2;
  }

  /** Stiffness of its spring, N/m. */
  public double stiffness(int wheel) {
    return corner(wheel) * omega() * omega();
  }

  /** Its damper, N s/m. */
  public double damper(int wheel) {
    return corner(wheel) * 2 * damping * omega();
  }

  /** How far all springs are pressed at rest, metres. */
  public double pressed(double gravity) {
    return gravity / (omega() * omega());
  }

  /** Where a hub is at rest, in the chassis' coordinates: metres to the left, up and ahead. */
  public double[] hub(int wheel) {
    return new double[] {wheel % 2 == 0 ? side : -side, hub, wheel < 2 ? front : -rear};
  }

  private double omega() {
    return 2 * Math.PI * ride;
  }

  /** Writes it. */
  public void write(DataOutputStream out) throws IOException {
    EngineWire.text(out, cast);
    double[] all = {mass, radius, width, front, rear, side, hub, ride, damping, travel};
    EngineWire.doubles(out, all);
  }

  /** Reads what {@link #write} writes. */
  public static EngineCar read(DataInputStream in) throws IOException {
    String cast = EngineWire.text(in);
    double[] n = EngineWire.doubles(in);
    return new EngineCar(cast, n[0], n[1], n[2], n[3], n[4], n[5], n[6], n[7], n[8], n[9]);
  }
}
