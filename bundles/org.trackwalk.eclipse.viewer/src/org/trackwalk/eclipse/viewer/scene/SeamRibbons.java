package org.trackwalk.eclipse.viewer.scene;

import java.util.List;
import org.trackwalk.eclipse.viewer.theme.Palette;
import org.trackwalk.model.seam.Seam;
import org.trackwalk.model.seam.SeamBook;
import org.trackwalk.model.seam.SeamCurve;

/** Heights and widths of a level's seams as ribbons: steps stand upright, slits lie across. */
public final class SeamRibbons {

  /** What is nothing, metres: under the spacing of floats a kilometre from the origin. */
  private static final double NOTHING = 1e-6;

  private SeamRibbons() {}

  /** The meaning of the colours. */
  public static Legend legend(double factor) {
    return new Legend(
        factor == 1
            ? "Gaps and steps, as large as they are"
            : "Gaps and steps, drawn " + Math.round(factor) + " times as large",
        List.of(
            new Legend.Entry(Palette.STEP, "height of the step"),
            new Legend.Entry(Palette.SLIT, "width of the gap")));
  }

  /** The ribbons of all seams. */
  public static Ribbons of(SeamBook book) {
    Ribbons ribbons = new Ribbons();
    for (Seam seam : book.seams()) {
      for (SeamCurve curve : seam.curves()) {
        add(curve, ribbons);
      }
    }
    return ribbons;
  }

  private static void add(SeamCurve curve, Ribbons ribbons) {
    int n = curve.along().length;
    for (int i = 0; i + 1 < n; i++) {
      double[] a = point(curve, i);
      double[] b = point(curve, i + 1);
      double dx = b[0] - a[0];
      double dz = b[2] - a[2];
      double flat = Math.sqrt(dx * dx + dz * dz);
      step(curve, i, a, b, ribbons);
      if (flat > 0) {
        slit(curve, i, a, b, -dz / flat, dx / flat, ribbons);
      }
    }
  }

  private static void step(SeamCurve curve, int i, double[] a, double[] b, Ribbons ribbons) {
    double first = value(curve.height()[i]);
    double second = value(curve.height()[i + 1]);
    if (Math.max(Math.abs(first), Math.abs(second)) > NOTHING) {
      ribbons.add(
          a,
          new double[] {0, Math.abs(first), 0},
          b,
          new double[] {0, Math.abs(second), 0},
          Palette.STEP);
    }
  }

  private static void slit(
      SeamCurve curve, int i, double[] a, double[] b, double sx, double sz, Ribbons ribbons) {
    double first = value(curve.width()[i]);
    double second = value(curve.width()[i + 1]);
    if (Math.max(Math.abs(first), Math.abs(second)) > NOTHING) {
      ribbons.add(
          a,
          new double[] {sx * first, 0, sz * first},
          b,
          new double[] {sx * second, 0, sz * second},
          Palette.SLIT);
    }
  }

  private static double value(double measured) {
    return Double.isNaN(measured) ? 0 : measured;
  }

  private static double[] point(SeamCurve curve, int i) {
    double[] p = curve.points();
    return new double[] {p[3 * i], p[3 * i + 1], p[3 * i + 2]};
  }
}
