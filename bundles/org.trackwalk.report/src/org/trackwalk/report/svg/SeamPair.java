package org.trackwalk.report.svg;

import java.util.List;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.LedgerClass;
import org.trackwalk.model.finding.Measure;

/**
 * The two points whose distance is the measure of a finding about a seam: the worst place on a
 * border of one of its pieces, and what lies on the other side. The finding names only the first;
 * the second is found anew the way the ledger found it (docs/ledger.md), as the nearest place of a
 * border of the other piece, or of its surface, whose distance has the leg that was measured.
 *
 * @param a the place on the border, three doubles, level coordinates
 * @param b the place on the other side
 * @param pieceA index of the piece that the border belongs to
 * @param pieceB index of the other side's piece
 * @param direction of the border there, three doubles, of length one
 * @param up normal, three doubles, of length one: the mean one of both sides for a step, that of
 *     the border for a width and for layers
 */
record SeamPair(double[] a, double[] b, int pieceA, int pieceB, double[] direction, double[] up) {

  /** A finding's place is on a border as exactly as single floats tell at 10 km, metres. */
  private static final double ON_BORDER = 1e-3;

  /** What is nearer than this is one place: noise of float coordinates, metres. */
  private static final double FINEST = 1e-6;

  /**
   * Cosine of the angle between two sides from which on they are not one surface (docs/ledger.md).
   */
  private static final double ONE_SURFACE = 0.5;

  /** The pair of a finding; null when the other side is not found. */
  static SeamPair of(Drawing drawing, Finding finding, int[] near) {
    List<String> pieces = finding.pieces();
    SeamPair best = null;
    for (int e : near) {
      int owner = side(drawing, pieces, e);
      for (int k = 0; k < 3 && owner >= 0; k++) {
        double[] p = drawing.corner(e, k);
        double[] q = drawing.corner(e, (k + 1) % 3);
        double[] at = Space.nearest(finding.position(), p, q);
        if (drawing.open(3 * e + k) && Space.distance(at, finding.position()) < ON_BORDER) {
          int other = pieces.size() < 2 ? owner : 1 - owner;
          for (int f : near) {
            if (f != e && side(drawing, pieces, f) == other) {
              best = better(finding, best, beyond(drawing, finding, at, e, k, f));
            }
          }
        }
      }
    }
    return best;
  }

  /** 0 or 1 for a triangle of the finding's pair of pieces, -1 for others. */
  private static int side(Drawing drawing, List<String> pieces, int triangle) {
    int piece = drawing.surface().pieceOf(triangle);
    int index = pieces.indexOf(drawing.surface().pieces().get(piece).name());
    return index < 2 ? index : -1;
  }

  /** From a place on border k of triangle e to the nearest of triangle f; null for none. */
  private static SeamPair beyond(
      Drawing drawing, Finding finding, double[] at, int e, int k, int f) {
    double[] n = normal(drawing, e);
    double[] m = normal(drawing, f);
    double cosine = Space.dot(n, m);
    if (!(StrictMath.abs(cosine) >= ONE_SURFACE)) {
      return null;
    }
    // The ledger measures steps along the mean normal, layers along the border's own, widths along
    // its conormal.
    boolean layers = finding.measure() != null && layers(finding.measure());
    boolean own = layers || finding.measure() != null && !upright(finding.measure());
    double[] up = own ? n : Space.unit(Space.plus(n, m, cosine < 0 ? -1 : 1));
    double[] direction =
        Space.unit(Space.minus(drawing.corner(e, (k + 1) % 3), drawing.corner(e, k)));
    double[] outward = Space.cross(direction, n);
    SeamPair best = null;
    for (int j = 0; j < 3; j++) {
      double[] p = drawing.corner(f, j);
      double[] q = drawing.corner(f, (j + 1) % 3);
      double[] facing = Space.cross(Space.unit(Space.minus(q, p)), m);
      if (drawing.open(3 * f + j) && Space.dot(facing, outward) < 0) {
        SeamPair found = pair(drawing, at, Space.nearest(at, p, q), e, f, direction, up);
        best = better(finding, best, found);
      }
    }
    if (finding.ledgerClass() == LedgerClass.OVERLAP) {
      double lift = Space.dot(Space.minus(drawing.corner(f, 0), at), m);
      double[] foot = layers ? Space.plus(at, n, lift / cosine) : Space.plus(at, m, lift);
      if (Space.inside(foot, drawing.corner(f, 0), drawing.corner(f, 1), drawing.corner(f, 2), m)) {
        best = better(finding, best, pair(drawing, at, foot, e, f, direction, up));
      }
    }
    return best;
  }

  private static SeamPair pair(
      Drawing drawing, double[] a, double[] b, int e, int f, double[] direction, double[] up) {
    int pieceA = drawing.surface().pieceOf(e);
    return new SeamPair(a, b, pieceA, drawing.surface().pieceOf(f), direction, up);
  }

  private static SeamPair better(Finding finding, SeamPair old, SeamPair found) {
    if (found == null || found.apart() <= FINEST) {
      return old;
    }
    if (old == null) {
      return found;
    }
    // Under a level plate every border of the ground is as far below: the nearest is meant.
    double gain = old.miss(finding) - found.miss(finding);
    boolean equal = StrictMath.abs(gain) <= FINEST;
    return (equal ? found.apart() < old.apart() : gain > 0) ? found : old;
  }

  /** How far the pair is from being what was measured; what is no length is measured nearest. */
  private double miss(Finding finding) {
    Measure measure = finding.measure();
    if (measure == null || !measure.unit().equals("m")) {
      return apart();
    }
    double lift = StrictMath.abs(Space.dot(Space.minus(b, a), up));
    double ahead = StrictMath.abs(Space.dot(Space.minus(b, a), Space.cross(direction, up)));
    return StrictMath.abs((upright(measure) ? lift : ahead) - measure.value());
  }

  /** True for a measure along the surface's normal, false for one in the surface. */
  static boolean upright(Measure measure) {
    return measure.name().equals("step") || layers(measure);
  }

  /** True for how far one surface lies over another that has no border there. */
  private static boolean layers(Measure measure) {
    return measure.name().equals("layers");
  }

  /** Metres between the two points. */
  double apart() {
    return Space.distance(a, b);
  }

  private static double[] normal(Drawing drawing, int triangle) {
    double[] p = drawing.corner(triangle, 0);
    double[] u = Space.minus(drawing.corner(triangle, 1), p);
    return Space.unit(Space.cross(u, Space.minus(drawing.corner(triangle, 2), p)));
  }
}
