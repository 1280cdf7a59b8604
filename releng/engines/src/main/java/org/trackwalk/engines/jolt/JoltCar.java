package org.trackwalk.engines.jolt;

import com.github.stephengold.joltjni.Body;
import com.github.stephengold.joltjni.PhysicsSystem;
import com.github.stephengold.joltjni.RMat44;
import com.github.stephengold.joltjni.RVec3;
import com.github.stephengold.joltjni.SpringSettings;
import com.github.stephengold.joltjni.Vec3;
import com.github.stephengold.joltjni.VehicleCollisionTester;
import com.github.stephengold.joltjni.VehicleCollisionTesterCastCylinder;
import com.github.stephengold.joltjni.VehicleCollisionTesterCastSphere;
import com.github.stephengold.joltjni.VehicleCollisionTesterRay;
import com.github.stephengold.joltjni.VehicleConstraint;
import com.github.stephengold.joltjni.VehicleConstraintRef;
import com.github.stephengold.joltjni.VehicleConstraintSettings;
import com.github.stephengold.joltjni.WheelSettingsWv;
import com.github.stephengold.joltjni.WheeledVehicleControllerSettings;
import com.github.stephengold.joltjni.enumerate.ESpringMode;
import java.util.Arrays;
import org.trackwalk.io.engine.EngineCar;
import org.trackwalk.io.engine.EngineWire;

/**
 * A wheeled vehicle that nothing drives. The binding tells no wheel's force: loads are those of its
 * spring and damper at the length that its wheel's place says, without what a bottomed spring adds.
 */
final class JoltCar {

  private static final Vec3 UP = new Vec3(0, 1, 0);

  private static final Vec3 RIGHT = new Vec3(-1, 0, 0);

  private final EngineCar car;
  private final double gravity;
  private final double step;
  private final PhysicsSystem system;
  private final VehicleConstraint vehicle;
  private final VehicleConstraintRef held;
  private final VehicleCollisionTester tester;
  private final double[] length = new double[EngineCar.WHEELS];

  JoltCar(
      PhysicsSystem system, Body chassis, EngineCar car, int layer, double gravity, double step) {
    this.system = system;
    this.car = car;
    this.gravity = gravity;
    this.step = step;
    VehicleConstraintSettings settings = new VehicleConstraintSettings();
    settings.setForward(new Vec3(0, 0, 1));
    settings.setUp(UP);
    for (int i = 0; i < EngineCar.WHEELS; i++) {
      settings.addWheels(wheel(i));
    }
    WheeledVehicleControllerSettings controller = new WheeledVehicleControllerSettings();
    controller.setNumDifferentials(0);
    settings.setController(controller);
    vehicle = new VehicleConstraint(chassis, settings);
    held = vehicle.toRef();
    tester =
        switch (car.cast()) {
          case EngineCar.RAY -> new VehicleCollisionTesterRay(layer);
          case EngineCar.SPHERE ->
              new VehicleCollisionTesterCastSphere(layer, (float) car.radius());
          case EngineCar.CYLINDER -> new VehicleCollisionTesterCastCylinder(layer);
          default ->
              throw new IllegalArgumentException("jolt has no wheels that ask as " + car.cast());
        };
    vehicle.setVehicleCollisionTester(tester);
    vehicle.setNumStepsBetweenCollisionTestActive(1);
    system.addConstraint(vehicle);
    system.addStepListener(vehicle.getStepListener());
  }

  private double longest() {
    return shortest() + car.travel() + car.pressed(gravity);
  }

  /** So long that a ray begins over the wheel when the spring has bottomed out. */
  private double shortest() {
    return car.radius();
  }

  private WheelSettingsWv wheel(int i) {
    double[] hub = car.hub(i);
    double top = hub[1] + longest() - car.pressed(gravity);
    WheelSettingsWv wheel = new WheelSettingsWv();
    wheel.setPosition(new Vec3((float) hub[0], (float) top, (float) hub[2]));
    wheel.setSuspensionMinLength((float) shortest());
    wheel.setSuspensionMaxLength((float) longest());
    wheel.setRadius((float) car.radius());
    wheel.setWidth((float) car.width());
    wheel.setMaxSteerAngle(0);
    SpringSettings spring = wheel.getSuspensionSpring();
    spring.setMode(ESpringMode.StiffnessAndDamping);
    spring.setStiffness((float) car.stiffness(i));
    spring.setDamping((float) car.damper(i));
    return wheel;
  }

  /** No length is known from before. */
  void settle() {
    Arrays.fill(length, Double.NaN);
  }

  /** Writes the load of each wheel. */
  void read(double[] turn, RVec3 place, float[] out, int at) {
    for (int i = 0; i < EngineCar.WHEELS; i++) {
      RMat44 wheel = vehicle.getWheelWorldTransform(i, RIGHT, UP);
      RVec3 centre = wheel.getTranslation();
      double[] up = up(turn);
      double below =
          -((centre.xx() - place.xx()) * up[0]
              + (centre.yy() - place.yy()) * up[1]
              + (centre.zz() - place.zz()) * up[2]);
      double top = car.hub(i)[1] + longest() - car.pressed(gravity);
      double now = below + top;
      double pressing = Double.isNaN(length[i]) ? 0 : (length[i] - now) / step;
      double load = car.stiffness(i) * (longest() - now) + car.damper(i) * pressing;
      out[at + EngineWire.PER_STEP + i] = (float) Math.max(0, load);
      length[i] = now;
    }
  }

  private static double[] up(double[] q) {
    return new double[] {
      2 * (q[0] * q[1] - q[2] * q[3]),
      1 - 2 * (q[0] * q[0] + q[2] * q[2]),
      2 * (q[1] * q[2] + q[0] * q[3])
    };
  }

  void close() {
    system.removeStepListener(vehicle.getStepListener());
    system.removeConstraint(vehicle);
    held.close();
  }
}
