package org.trackwalk.eclipse.ui.wizard;

import org.trackwalk.eclipse.viewer.solid.SolidPicture;

/** A car and a person in boxes, to be held beside a track. */
final class Figures {

  /** A usual car, metres: length, width, height. */
  static final double[] CAR = {4.5, 1.8, 1.4};

  /** A tall person, metres. */
  static final double PERSON = 2.0;

  private static final int CAR_COLOUR = 0xE0483C;
  private static final int PERSON_COLOUR = 0x3F7FD0;

  private Figures() {}

  /** Draws both, standing at a place; the car points along the direction. */
  static void draw(SolidPicture picture, double[] at, double dirX, double dirZ) {
    double length = Math.hypot(dirX, dirZ);
    double fx = length == 0 ? 1 : dirX / length;
    double fz = length == 0 ? 0 : dirZ / length;
    double half = CAR[0] / 2;
    box(picture, at, fx, fz, -half, half, 0, CAR[1], 0.25, 0.8, CAR_COLOUR);
    box(picture, at, fx, fz, -half * 0.6, half * 0.35, 0, CAR[1] * 0.85, 0.8, CAR[2], 0xC8D4DC);
    for (double along : new double[] {-half * 0.62, half * 0.62}) {
      for (double side : new double[] {-0.8, 0.8}) {
        box(picture, at, fx, fz, along - 0.32, along + 0.32, side, 0.24, 0, 0.6, 0x303030);
      }
    }
    box(picture, at, fx, fz, half + 1, half + 1.3, -0.5, 0.5, 0, 1.7, PERSON_COLOUR);
    box(picture, at, fx, fz, half + 1.03, half + 1.27, -0.5, 0.24, 1.7, PERSON, 0xE8C0A0);
  }

  private static void box(
      SolidPicture picture,
      double[] at,
      double fx,
      double fz,
      double from,
      double to,
      double side,
      double wide,
      double low,
      double high,
      int colour) {
    double[][] c = new double[8][];
    for (int i = 0; i < 8; i++) {
      double a = (i & 1) == 0 ? from : to;
      double b = side + ((i & 2) == 0 ? -wide / 2 : wide / 2);
      double h = (i & 4) == 0 ? low : high;
      c[i] = new double[] {at[0] + a * fx - b * fz, at[1] + h, at[2] + a * fz + b * fx};
    }
    int[][] faces = {
      {0, 1, 3, 2}, {4, 5, 7, 6}, {0, 1, 5, 4}, {2, 3, 7, 6}, {0, 2, 6, 4}, {1, 3, 7, 5}
    };
    for (int[] f : faces) {
      triangle(picture, c[f[0]], c[f[1]], c[f[2]], colour);
      triangle(picture, c[f[0]], c[f[2]], c[f[3]], colour);
    }
  }

  private static void triangle(
      SolidPicture picture, double[] a, double[] b, double[] c, int colour) {
    picture.triangle(new double[] {a[0], a[1], a[2], b[0], b[1], b[2], c[0], c[1], c[2]}, colour);
  }
}
