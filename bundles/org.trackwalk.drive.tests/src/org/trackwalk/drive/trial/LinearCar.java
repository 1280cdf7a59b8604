package org.trackwalk.drive.trial;

import java.util.Arrays;

/**
 * The car of seven degrees of freedom as a linear system, x' = A x + u, solved exactly by the
 * exponential of its matrix: what {@link CarOnWheels} is held to where no wheel leaves the ground.
 * Written from the equations of motion, not from that class. States: heave, pitch, roll, heights of
 * the four wheels, all from rest, then their speeds.
 */
final class LinearCar {

  private static final int HALF = 7;
  private static final int STATES = 2 * HALF;
  private static final int ROWS = STATES + 1;

  private final SprungCar car;
  private final double[] x = new double[ROWS];
  private final double[] road = new double[4];

  /** The matrix of the last step, which the next one mostly needs again. */
  private double[] step;

  private double of;

  LinearCar(SprungCar car) {
    this.car = car;
    x[STATES] = 1;
  }

  private double mass(int i) {
    double share = i < 2 ? car.rear() : car.front();
    return car.carried() * share / (car.front() + car.rear()) / 2;
  }

  private double ahead(int i) {
    return i < 2 ? car.front() : -car.rear();
  }

  private double left(int i) {
    return i % 2 == 0 ? car.side() : -car.side();
  }

  /** Chassis and wheels so much higher than at rest. */
  void raise(double metres) {
    for (int i : new int[] {0, 3, 4, 5, 6}) {
      x[i] = metres;
    }
  }

  /** The ground under a wheel, from where it was at rest. */
  void road(int wheel, double height) {
    step = road[wheel] == height ? step : null;
    road[wheel] = height;
  }

  /** Angular velocity to begin with: pitch (nose down) and roll (left side down). */
  void spin(double pitch, double roll) {
    x[HALF + 1] = pitch;
    x[HALF + 2] = roll;
  }

  double heave() {
    return x[0];
  }

  double pitch() {
    return x[1];
  }

  /** How much more than at rest the tyre carries, newtons. */
  double load(int wheel) {
    return mass(wheel) * car.quarter().tyre() * (road[wheel] - x[3 + wheel]);
  }

  void go(double seconds) {
    if (step == null || of != seconds) {
      step = exponential(system(), seconds);
      of = seconds;
    }
    double[] next = new double[ROWS];
    for (int row = 0; row < ROWS; row++) {
      for (int column = 0; column < ROWS; column++) {
        next[row] += step[ROWS * row + column] * x[column];
      }
    }
    System.arraycopy(next, 0, x, 0, ROWS);
  }

  private double[] system() {
    double[] a = new double[ROWS * ROWS];
    double third = car.carried() / 3;
    double hy = car.chassis().hy() * car.chassis().hy();
    double inPitch = third * (hy + car.chassis().hz() * car.chassis().hz());
    double inRoll = third * (hy + car.chassis().hx() * car.chassis().hx());
    for (int i = 0; i < HALF; i++) {
      a[ROWS * i + HALF + i] = 1;
    }
    for (int w = 0; w < 4; w++) {
      double k = mass(w) * car.quarter().spring();
      double c = mass(w) * car.quarter().damper();
      double m = mass(w) * car.quarter().wheel();
      double tyre = mass(w) * car.quarter().tyre();
      // Pressed together: wheel less corner; the corner's height is heave - pitch z - roll x.
      double[] pressed = {-1, ahead(w), left(w), 0, 0, 0, 0};
      pressed[3 + w] = 1;
      double[] on = {1 / car.carried(), -ahead(w) / inPitch, -left(w) / inRoll, 0, 0, 0, 0};
      on[3 + w] = -1 / m;
      for (int row = 0; row < HALF; row++) {
        for (int column = 0; column < HALF; column++) {
          a[ROWS * (HALF + row) + column] += on[row] * k * pressed[column];
          a[ROWS * (HALF + row) + HALF + column] += on[row] * c * pressed[column];
        }
      }
      a[ROWS * (HALF + 3 + w) + 3 + w] -= tyre / m;
      a[ROWS * (HALF + 3 + w) + STATES] += tyre / m * road[w];
    }
    return a;
  }

  private static double[] exponential(double[] a, double seconds) {
    int halvings = 12;
    double[] m = Arrays.stream(a).map(v -> v * seconds / (1 << halvings)).toArray();
    double[] sum = unit();
    double[] term = unit();
    for (int n = 1; n <= 20; n++) {
      double by = n;
      term = Arrays.stream(product(term, m)).map(v -> v / by).toArray();
      for (int i = 0; i < sum.length; i++) {
        sum[i] += term[i];
      }
    }
    for (int i = 0; i < halvings; i++) {
      sum = product(sum, sum);
    }
    return sum;
  }

  private static double[] unit() {
    double[] one = new double[ROWS * ROWS];
    for (int i = 0; i < ROWS; i++) {
      one[ROWS * i + i] = 1;
    }
    return one;
  }

  private static double[] product(double[] a, double[] b) {
    double[] c = new double[ROWS * ROWS];
    for (int i = 0; i < ROWS; i++) {
      for (int j = 0; j < ROWS; j++) {
        for (int k = 0; k < ROWS; k++) {
          c[ROWS * i + k] += a[ROWS * i + j] * b[ROWS * j + k];
        }
      }
    }
    return c;
  }
}
