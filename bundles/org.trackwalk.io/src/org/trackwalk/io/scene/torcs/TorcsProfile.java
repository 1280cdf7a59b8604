package org.trackwalk.io.scene.torcs;

import org.trackwalk.io.importer.ImportException;

/**
 * The heights of the road's two edges. What a segment does not say goes on from the one before it:
 * heights, slopes at the ends and, once named, the grade. Inside a segment each edge follows a
 * cubic Hermite spline (or a straight line), cut into steps.
 */
final class TorcsProfile {

  /** More steps than any track may have; the road refuses them. */
  private static final double MANY = 1e9;

  private final double width;
  private final double usualStep;
  private double leftStart;
  private double rightStart;
  private double leftEnd;
  private double rightEnd;
  private double leftSlope;
  private double rightSlope;
  private double leftEndSlope;
  private double rightEndSlope;
  private double grade = Double.NaN;
  private double length;
  private int steps;

  TorcsProfile(double width, double usualStep) {
    this.width = width;
    this.usualStep = usualStep;
  }

  /** Where the first segment begins. */
  void startAt(double z) {
    leftEnd = z;
    rightEnd = z;
  }

  /** Takes a segment of a length in metres. */
  void enter(TorcsSection segment, double segmentLength) throws ImportException {
    length = segmentLength;
    ends(segment);
    leftSlope = leftEndSlope;
    rightSlope = rightEndSlope;
    if (segment.text("profil", "spline").equals("spline")) {
      steps = steps(segment);
      leftSlope = segment.number("profil start tangent left", leftSlope);
      leftEndSlope = segment.number("profil end tangent left", leftEndSlope);
      rightSlope = segment.number("profil start tangent right", rightSlope);
      rightEndSlope = segment.number("profil end tangent right", rightEndSlope);
      if (segment.has("profil start tangent")) {
        leftSlope = segment.number("profil start tangent", 0);
        rightSlope = leftSlope;
      }
      if (segment.has("profil end tangent")) {
        leftEndSlope = segment.number("profil end tangent", 0);
        rightEndSlope = leftEndSlope;
      }
    } else {
      steps = 1;
      leftSlope = (leftEnd - leftStart) / length;
      leftEndSlope = leftSlope;
      rightSlope = (rightEnd - rightStart) / length;
      rightEndSlope = rightSlope;
    }
  }

  private void ends(TorcsSection segment) throws ImportException {
    leftStart = segment.number("z start left", leftEnd);
    rightStart = segment.number("z start right", rightEnd);
    leftEnd = segment.number("z end left", leftEnd);
    rightEnd = segment.number("z end right", rightEnd);
    grade = segment.number("grade", grade);
    double start = (leftStart + rightStart) / 2;
    if (segment.has("z start")) {
      start = segment.number("z start", 0);
      leftStart = start;
      rightStart = start;
    }
    double end = (leftEnd + rightEnd) / 2;
    if (segment.has("z end")) {
      end = segment.number("z end", 0);
      leftEnd = end;
      rightEnd = end;
    } else if (!Double.isNaN(grade)) {
      end = start + length * grade;
    }
    double bankStart = StrictMath.atan2(leftStart - rightStart, width);
    double bankEnd = StrictMath.atan2(leftEnd - rightEnd, width);
    double rise = width / 2 * StrictMath.tan(segment.number("banking start", bankStart));
    leftStart = start + rise;
    rightStart = start - rise;
    rise = width / 2 * StrictMath.tan(segment.number("banking end", bankEnd));
    leftEnd = end + rise;
    rightEnd = end - rise;
  }

  private int steps(TorcsSection segment) throws ImportException {
    int stated = (int) segment.number("profil steps", 1);
    if (stated != 1) {
      return Math.max(1, stated);
    }
    double each = segment.number("profil steps length", usualStep);
    return each > 0 ? (int) Math.min(MANY, length / each) + 1 : 1;
  }

  /** Into how many steps the segment is cut. */
  int steps() {
    return steps;
  }

  /** Heights at a step's ends: left, right, left, right. */
  double[] heights(int step) {
    double from = (double) step / steps;
    double to = (step + 1.0) / steps;
    return new double[] {
      spline(leftStart, leftEnd, leftSlope, leftEndSlope, from),
      spline(rightStart, rightEnd, rightSlope, rightEndSlope, from),
      spline(leftStart, leftEnd, leftSlope, leftEndSlope, to),
      spline(rightStart, rightEnd, rightSlope, rightEndSlope, to)
    };
  }

  private double spline(double from, double to, double slope, double endSlope, double t) {
    double square = t * t;
    double cube = t * square;
    double rise = 3 * square - 2 * cube;
    double start = cube - 2 * square + t;
    double end = cube - square;
    return from + rise * (to - from) + length * (start * slope + end * endSlope);
  }

  /** Height of the left edge where the segment begins. */
  double leftStart() {
    return leftStart;
  }

  /** Height of the right edge there. */
  double rightStart() {
    return rightStart;
  }

  /** Height of the left edge where it ends. */
  double leftEnd() {
    return leftEnd;
  }

  /** Height of the right edge there. */
  double rightEnd() {
    return rightEnd;
  }
}
