package org.trackwalk.contact.parts;

import java.util.Random;

/**
 * Hulls of cars from seeds, about 20,000 triangles each, metres: a smooth shell like a taxi's that
 * drives itself, a sports car with wide arches, a wing and mirrors, or a saloon; each with sizes of
 * its own. A hull is a row of rings around a line from back to front; a ring's points lie where
 * rays from that line leave the car.
 */
final class SeededCars {

  /** What a car is like. */
  enum Kind {
    SHELL,
    WING,
    SALOON
  }

  /** Rings from back to front, and points of each. */
  private static final int RINGS = 112;

  private static final int AROUND = 96;

  /** Steps of the walk out along a ray, and halvings of the last one. */
  private static final int STEPS = 120;

  private static final int HALVINGS = 30;

  private final Kind kind;
  private final double half;
  private final double width;
  private final double bonnet;
  private final double roof;
  private final double roundness;
  private final double wheel;
  private final double axle;
  private final double well;
  private final double flare;
  private final double front;
  private final double back;

  private SeededCars(Kind kind, Random random) {
    this.kind = kind;
    half = between(random, 1.9, 2.4);
    width = between(random, 0.8, 0.95);
    bonnet = between(random, 0.75, 0.95);
    roof = kind == Kind.WING ? between(random, 1.1, 1.25) : between(random, 1.35, 1.8);
    roundness = kind == Kind.SHELL ? between(random, 2.4, 3.5) : between(random, 4, 7);
    wheel = between(random, 0.33, 0.42);
    axle = half * between(random, 0.6, 0.68);
    well = between(random, 0.22, 0.35);
    flare = kind == Kind.WING ? between(random, 0.08, 0.15) : between(random, 0, 0.03);
    front = half * between(random, 0.2, 0.5);
    back = -half * between(random, 0.4, 0.9);
  }

  /** A car: the same for the same kind and seed. */
  static Bricks car(Kind kind, long seed) {
    SeededCars car = new SeededCars(kind, new Random(seed));
    Bricks bricks = new Bricks();
    car.body(bricks);
    if (kind == Kind.WING) {
      double high = car.roof - 0.05;
      double end = -car.half;
      bricks.box(end, high, -car.width, end + 0.3, high + 0.04, car.width);
      for (int side = -1; side <= 1; side += 2) {
        double z = side * 0.6 * car.width;
        bricks.box(end + 0.1, car.bonnet, z - 0.02, end + 0.2, high - 0.001, z + 0.02);
        double mirror = side * (car.width + 0.12);
        double at = car.front - 0.1;
        bricks.box(
            at, car.bonnet + 0.05, mirror - 0.09, at + 0.1, car.bonnet + 0.17, mirror + 0.09);
      }
    } else if (kind == Kind.SHELL) {
      bricks.box(-0.25, car.roof + 0.002, -0.2, 0.15, car.roof + 0.14, 0.2);
    }
    return bricks;
  }

  /**
   * A saloon as a modelling tool writes it: with wheels in its arches, seats and an engine inside,
   * lamps and handles that stand in its skin, and both sides of every face.
   */
  static Bricks taxi(long seed) {
    Random random = new Random(seed);
    SeededCars car = new SeededCars(Kind.SALOON, random);
    Bricks bricks = new Bricks();
    car.body(bricks);
    for (int side = -1; side <= 1; side += 2) {
      for (int end = -1; end <= 1; end += 2) {
        double[] outline = new double[2 * 24];
        for (int i = 0; i < 24; i++) {
          outline[2 * i] = end * car.axle + 0.95 * car.wheel * StrictMath.cos(Math.PI * i / 12);
          outline[2 * i + 1] = car.wheel + 0.95 * car.wheel * StrictMath.sin(Math.PI * i / 12);
        }
        double in = side * (car.width - car.well);
        double out = side * (car.width - 0.02);
        bricks.prism(Math.min(in, out), Math.max(in, out), outline);
      }
    }
    for (int i = 0; i < 48; i++) {
      double x = between(random, 0.9 * car.back, 0.9 * car.front);
      double y = between(random, 0.45, car.bonnet - 0.2);
      double z = between(random, -0.4, 0.4);
      bricks.box(x - 0.2, y - 0.1, z - 0.2, x + 0.1, y + 0.15, z + 0.1);
    }
    for (int i = 0; i < 96; i++) {
      double x = between(random, 0.7 * car.back, 0.7 * car.front);
      double z = (i % 2 == 0 ? 1 : -1) * (car.width - 0.02);
      bricks.box(x, 0.55 + 0.003 * i, z - 0.03, x + 0.02, 0.552 + 0.003 * i, z + 0.03);
    }
    return bricks.bothSides();
  }

  private static double between(Random random, double low, double high) {
    return low + (high - low) * random.nextDouble();
  }

  private void body(Bricks bricks) {
    double[][][] rings = new double[RINGS][][];
    for (int i = 0; i < RINGS; i++) {
      // Rings are closer at both ends, where the outline turns.
      double x = -half * StrictMath.cos(Math.PI * (i + 0.5) / RINGS);
      rings[i] = ring(0.7 * x + 0.3 * half * (2 * (i + 0.5) / RINGS - 1));
    }
    for (int i = 0; i + 1 < RINGS; i++) {
      for (int j = 0; j < AROUND; j++) {
        int k = (j + 1) % AROUND;
        bricks.quad(rings[i][j], rings[i][k], rings[i + 1][k], rings[i + 1][j]);
      }
    }
    end(bricks, rings[0], false);
    end(bricks, rings[RINGS - 1], true);
  }

  private static void end(Bricks bricks, double[][] ring, boolean forward) {
    double[] m = new double[3];
    for (double[] p : ring) {
      for (int axis = 0; axis < 3; axis++) {
        m[axis] += p[axis] / ring.length;
      }
    }
    for (int j = 0; j < ring.length; j++) {
      double[] a = ring[forward ? j : (j + 1) % ring.length];
      double[] b = ring[forward ? (j + 1) % ring.length : j];
      bricks.triangle(m[0], m[1], m[2], a[0], a[1], a[2], b[0], b[1], b[2]);
    }
  }

  /** Points around the line at x, from the top over positive z... */
  private double[][] ring(double x) {
    double middle = (0.2 + bonnet) / 2;
    double[][] ring = new double[AROUND][];
    for (int j = 0; j < AROUND; j++) {
      double angle = 2 * Math.PI * j / AROUND;
      double y = StrictMath.cos(angle);
      double z = -StrictMath.sin(angle);
      double step = 2.5 / STEPS;
      double in = 0;
      while (inside(x, middle + (in + step) * y, (in + step) * z)) {
        in += step;
      }
      double out = in + step;
      for (int i = 0; i < HALVINGS; i++) {
        double at = (in + out) / 2;
        boolean inside = inside(x, middle + at * y, at * z);
        in = inside ? at : in;
        out = inside ? out : at;
      }
      ring[j] = new double[] {x, middle + in * y, in * z};
    }
    return ring;
  }

  private boolean inside(double x, double y, double z) {
    double end = Math.abs(x) / half;
    double slim = 1 - 0.25 * end * end * end * end;
    double wide = width * slim;
    for (int side = -1; side <= 1; side += 2) {
      double from = (x - side * axle) / wheel;
      wide += flare * StrictMath.exp(-from * from);
      double up = (y - wheel) / (1.12 * wheel);
      if (from * from / 1.25 + up * up < 1 && Math.abs(z) > wide - well) {
        return false;
      }
    }
    double top = bonnet - 0.12 * end * end + (roof - bonnet) * rise(x);
    double low = 0.18 + 0.12 * StrictMath.pow(end, 6);
    double above = Math.max(0, y - bonnet);
    wide -= 0.4 * above;
    double mid = (top + low) / 2;
    double tall = (top - low) / 2;
    return StrictMath.pow(Math.abs(z) / wide, roundness)
            + StrictMath.pow(Math.abs(y - mid) / tall, roundness)
        < 1;
  }

  /** How much of the cabin stands at x, 0 to 1. */
  private double rise(double x) {
    double steep = kind == Kind.SHELL ? 5 : 7;
    double rear = 1 / (1 + StrictMath.exp(-steep * (x - back)));
    return rear / (1 + StrictMath.exp(0.8 * steep * (x - front)));
  }
}
