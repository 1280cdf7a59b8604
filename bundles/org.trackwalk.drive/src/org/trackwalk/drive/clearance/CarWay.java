package org.trackwalk.drive.clearance;

import java.util.Arrays;
import org.trackwalk.drive.ride.LanePath;
import org.trackwalk.drive.ride.LaneProfile;
import org.trackwalk.ground.reach.Floor;

/**
 * How a vehicle lies at each sample of a lane: both axles' middles are on the lane, the wheels on
 * the ground under them, the body on its springs over the wheels.
 */
final class CarWay {

  private final LaneProfile lane;
  private final CarParts car;
  private final boolean reverse;
  private final double[] headX;
  private final double[] headZ;
  private final double[] middleX;
  private final double[] middleZ;

  /** Of the front left wheel, front right, rear left, rear right: the body's corner over it. */
  private final double[][] corner;

  private CarWay(
      LaneProfile lane,
      CarParts car,
      boolean reverse,
      double[] headX,
      double[] headZ,
      double[] middleX,
      double[] middleZ,
      double[][] corner) {
    this.lane = lane;
    this.car = car;
    this.reverse = reverse;
    this.headX = headX;
    this.headZ = headZ;
    this.middleX = middleX;
    this.middleZ = middleZ;
    this.corner = corner;
  }

  /** The way forward and the way back. */
  static CarWay[] both(
      LanePath path, CarParts car, Floor.Reader road, Floor.Reader ground, Suspension springs) {
    LaneProfile lane = LaneProfile.of(path, road);
    int n = lane.size();
    double[] hx = nothing(n);
    double[] hz = nothing(n);
    double[] x = nothing(n);
    double[] z = nothing(n);
    double[][][] wheels = new double[4][3][];
    for (double[][] wheel : wheels) {
      Arrays.setAll(wheel, axis -> nothing(n));
    }
    double[] front = new double[3];
    double[] rear = new double[3];
    for (int k = 0; k < n; k++) {
      double half = car.halfBase() / LaneProfile.SPACING;
      if (!at(lane, k + half, front) || !at(lane, k - half, rear)) {
        continue;
      }
      double dx = front[0] - rear[0];
      double dz = front[2] - rear[2];
      double length = Math.sqrt(dx * dx + dz * dz);
      if (!(length > car.halfBase())) {
        continue; // a lane that turns back on itself
      }
      hx[k] = dx / length;
      hz[k] = dz / length;
      x[k] = (front[0] + rear[0]) / 2;
      z[k] = (front[2] + rear[2]) / 2;
      double b = car.halfTrack();
      for (int wheel = 0; wheel < 4; wheel++) {
        double[] axle = wheel < 2 ? front : rear;
        double side = wheel % 2 == 0 ? b : -b;
        wheels[wheel][0][k] = axle[0] + side * hz[k];
        wheels[wheel][1][k] = axle[1];
        wheels[wheel][2][k] = axle[2] - side * hx[k];
      }
    }
    double[][] foot = Feet.of(ground, wheels, car.radius(), path.closed());
    return new CarWay[] {
      new CarWay(lane, car, false, hx, hz, x, z, sprung(foot, lane, springs)),
      back(lane.reversed(), car, hx, hz, x, z, wheels, ground, springs)
    };
  }

  /** Left is right, front is rear, and the last sample is the first. */
  private static CarWay back(
      LaneProfile lane,
      CarParts car,
      double[] hx,
      double[] hz,
      double[] x,
      double[] z,
      double[][][] wheels,
      Floor.Reader ground,
      Suspension springs) {
    double[] bx = turned(hx);
    double[] bz = turned(hz);
    for (int k = 0; k < bx.length; k++) {
      bx[k] = -bx[k];
      bz[k] = -bz[k];
    }
    double[][][] turned = new double[4][3][];
    for (int wheel = 0; wheel < 4; wheel++) {
      double[][] was = wheels[3 - wheel];
      Arrays.setAll(turned[wheel], axis -> turned(was[axis]));
    }
    double[][] feet = Feet.of(ground, turned, car.radius(), lane.path().closed());
    return new CarWay(lane, car, true, bx, bz, turned(x), turned(z), sprung(feet, lane, springs));
  }

  private static double[][] sprung(double[][] foot, LaneProfile lane, Suspension springs) {
    double[][] corner = new double[4][];
    Arrays.setAll(corner, i -> springs.corner(foot[i], lane.speed(), lane.path().closed()));
    return corner;
  }

  private static double[] turned(double[] of) {
    double[] turned = new double[of.length];
    Arrays.setAll(turned, k -> of[of.length - 1 - k]);
    return turned;
  }

  private static double[] nothing(int n) {
    double[] none = new double[n];
    Arrays.fill(none, Double.NaN);
    return none;
  }

  /** A point of the lane between two samples; false where there is none. */
  private static boolean at(LaneProfile lane, double sample, double[] out) {
    int n = lane.size();
    int low = (int) Math.floor(sample);
    if (!lane.path().closed() && (low < 0 || low + 1 >= n)) {
      return false;
    }
    int i = Math.floorMod(low, n);
    int j = (i + 1) % n;
    double part = sample - low;
    out[0] = lane.x()[i] + part * (lane.x()[j] - lane.x()[i]);
    double y = lane.y()[i] + part * (lane.y()[j] - lane.y()[i]);
    out[1] = Double.isNaN(y) ? Double.isNaN(lane.y()[i]) ? lane.y()[j] : lane.y()[i] : y;
    out[2] = lane.z()[i] + part * (lane.z()[j] - lane.z()[i]);
    return !Double.isNaN(out[1]);
  }

  /** The lane in the order in which it is driven. */
  LaneProfile lane() {
    return lane;
  }

  /** Whether it is driven from its end. */
  boolean reverse() {
    return reverse;
  }

  /** How the vehicle lies at a sample; false where it has no ground to stand on. */
  boolean pose(int k, CarPose pose) {
    double fl = corner[0][k];
    double fr = corner[1][k];
    double rl = corner[2][k];
    double rr = corner[3][k];
    double height = (fl + fr + rl + rr) / 4;
    if (Double.isNaN(height) || Double.isNaN(headX[k])) {
      return false;
    }
    double pitch = (fl + fr - rl - rr) / 4 / car.halfBase();
    double roll = (fl + rl - fr - rr) / 4 / car.halfTrack();
    pose.set(
        new double[] {middleX[k], height, middleZ[k]},
        headX[k],
        headZ[k],
        pitch,
        roll,
        car.middle());
    return true;
  }
}
