package org.trackwalk.eclipse.viewer.section;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import org.joml.Vector3d;
import org.trackwalk.check.rule.Picture;
import org.trackwalk.check.rules.RuleList;
import org.trackwalk.eclipse.viewer.scene.Glyph;
import org.trackwalk.model.finding.LedgerClass;
import org.trackwalk.model.finding.Measure;

/**
 * The section through a finding as wide as shows the fault: across its line, or along the way where
 * the shape of the road is the fault.
 *
 * @param lengthwise whether it is cut along the way
 * @param cut what the plane meets
 * @param reach metres to each side of the place
 * @param ends of the two sides at the fault; null where there are not two, and where what parts
 *     them is not what the finding measures
 * @param cornerInEdge whether a corner of one side lies within an edge of the other, which is seen
 *     from above and in no section
 */
public record FaultSection(
    boolean lengthwise, SectionCut cut, double reach, Ends ends, boolean cornerInEdge) {

  /** So many times the fault is seen to each side. */
  private static final double ROOM = 15;

  /** The same in metres at least, and at most: a float step is seen, and a kerb. */
  private static final double NARROWEST = 2e-4;

  private static final double WIDEST = 2;

  /** Metres that are seen of it to each side at most. */
  private static final double LONGEST = 8;

  /** So many heights of a face are seen over its foot, and one under it: it may go down far. */
  private static final double ABOVE = 2;

  /** Where a finding is not measured in metres. */
  private static final double USUAL = 1.5;

  /** Coordinates of a line of two points. */
  private static final int POINTS = 6;

  /**
   * Metres that the plane stands beside the place: in a corner of triangles it would cut none, and
   * farther off the fault has another size.
   */
  private static final double ASIDE = 1e-5;

  private static final double[] BESIDE_IT = {ASIDE, -ASIDE, 0};

  /** A place within a face is in no corner, and a thin face may end beside it. */
  private static final double[] ON_IT = {0, ASIDE, -ASIDE};

  /** How much of a side's half its line must fill to be a side. */
  private static final double FILLED = 0.5;

  /**
   * Two sides are those of the fault when what parts them is its measure but for so large a share:
   * it is taken along the whole seam, and this is one place of it.
   */
  private static final double SAME = 0.02;

  /** Besides, metres: the section stands {@link #ASIDE} of the place, and borders may lead off. */
  private static final double BESIDE = 1e-6;

  /**
   * Where two sides end, metres from the place to the right and up.
   *
   * @param leftU end of the left side; likewise the others
   */
  public record Ends(double leftU, double leftH, double rightU, double rightH) {

    /** Metres between the two: negative where they overlap. */
    public double gap() {
      return rightU - leftU;
    }

    /** Metres from the left side up to the right one. */
    public double step() {
      return rightH - leftH;
    }

    /** Whether they are so many metres apart, or the larger part of the way between them is. */
    boolean apart(double metres) {
      double larger = Math.max(Math.abs(gap()), Math.abs(step()));
      return same(larger, metres) || same(Math.hypot(gap(), step()), metres);
    }

    /** Whether vertices that miss each other by so much can be these: the rest lies along them. */
    boolean within(double metres) {
      return Math.hypot(gap(), step()) <= metres * (1 + SAME) + BESIDE;
    }

    private static boolean same(double one, double metres) {
      return Math.abs(one - metres) <= SAME * metres + BESIDE;
    }
  }

  /** The section of a finding; empty where nothing is cut. */
  public static Optional<FaultSection> of(Glyph glyph, SectionGround ground) {
    return cut(glyph, ground).map(section -> section.measured(glyph));
  }

  /**
   * The section of a finding that has been mended.
   *
   * @param before that of the same finding before
   * @param ground as it has become
   */
  public static Optional<FaultSection> mended(
      Glyph glyph, Optional<FaultSection> before, SectionGround ground) {
    boolean told = before.map(section -> section.ends != null).orElse(false);
    return cut(glyph, ground).map(section -> told ? section : section.with(null));
  }

  private FaultSection with(Ends others) {
    return new FaultSection(lengthwise, cut, reach, others, false);
  }

  /** Of its ends only what the finding is about: a wall beside the seam has ends too. */
  private FaultSection measured(Glyph glyph) {
    Measure measure = glyph.finding().measure();
    if (ends == null || measure == null || !measure.unit().equals("m")) {
      return with(null);
    }
    double fault = Math.abs(measure.value());
    boolean its = Double.isNaN(apart(glyph)) ? ends.apart(fault) : ends.within(fault);
    boolean corner = glyph.finding().ledgerClass() == LedgerClass.T_JUNCTION;
    return its ? new FaultSection(lengthwise, cut, reach, ends, corner) : with(null);
  }

  private static Optional<FaultSection> cut(Glyph glyph, SectionGround ground) {
    Optional<StandingFace> face = face(glyph, ground);
    Vector3d along = face.map(StandingFace::along).orElseGet(() -> sight(glyph));
    Vector3d middle = face.map(StandingFace::place).orElseGet(() -> place(glyph));
    Vector3d across = new Vector3d(along).cross(0, 1, 0);
    double reach = reach(glyph);
    for (double aside : face.isPresent() ? ON_IT : BESIDE_IT) {
      Vector3d place = new Vector3d(along).mul(aside).add(middle);
      SectionCut all = SectionCut.of(ground, place, across, reach);
      SectionCut cut = face.isEmpty() ? all : all.between(-fault(glyph), ABOVE * fault(glyph));
      if (!cut.lines().isEmpty()) {
        Ends ends = face.isEmpty() ? ends(cut, reach) : new Ends(0, 0, 0, fault(glyph));
        return Optional.of(
            new FaultSection(lengthwise(glyph), lower(cut, glyph, reach), reach, ends, false));
      }
    }
    return Optional.empty();
  }

  /**
   * What is not much farther up or down than it is wide or the fault is large: beside a wall that
   * stands in a seam a gap of a hundredth of a millimetre would not be seen.
   */
  private static SectionCut lower(SectionCut cut, Glyph glyph, double reach) {
    double fault = fault(glyph);
    if (Double.isNaN(fault) || lengthwise(glyph)) {
      return cut;
    }
    double high = Math.max(reach, ABOVE * fault);
    SectionCut lower = cut.between(-high, high);
    return lower.lines().isEmpty() ? cut : lower;
  }

  private static Optional<StandingFace> face(Glyph glyph, SectionGround ground) {
    double height = fault(glyph);
    if (picture(glyph) != Picture.STANDING || Double.isNaN(height)) {
      return Optional.empty();
    }
    double farthest = Math.max(glyph.size(), height);
    return StandingFace.of(ground, place(glyph), height, farthest);
  }

  private static Vector3d place(Glyph glyph) {
    return new Vector3d(glyph.at(0), glyph.at(1), glyph.at(2));
  }

  /** The direction in which one sees the section, where the ground says it better than the line. */
  public static Vector3d sight(Glyph glyph, SectionGround ground) {
    return face(glyph, ground).map(StandingFace::along).orElseGet(() -> sight(glyph));
  }

  /** Metres of the fault itself; NaN where it is measured in something else. */
  public static double fault(Glyph glyph) {
    Measure measure = glyph.finding().measure();
    boolean metres = measure != null && measure.unit().equals("m") && measure.value() != 0;
    return metres ? Math.abs(measure.value()) : Double.NaN;
  }

  /** Metres between two vertices that should be one, whichever way; NaN for another fault. */
  public static double apart(Glyph glyph) {
    boolean miss = glyph.finding().ledgerClass() == LedgerClass.NEAR_MISS;
    return miss ? fault(glyph) : Double.NaN;
  }

  private static boolean lengthwise(Glyph glyph) {
    return picture(glyph).lengthwise();
  }

  private static Picture picture(Glyph glyph) {
    return RuleList.traits(glyph.finding().rule()).picture();
  }

  /** Metres of the way that are seen where its shape is the fault; empty for another fault. */
  public static OptionalDouble stretch(Glyph glyph) {
    if (!lengthwise(glyph)) {
      return OptionalDouble.empty();
    }
    double half = follows(glyph) ? glyph.finding().length() / 2 : 0;
    return OptionalDouble.of(2 * Math.max(USUAL, Math.min(LONGEST, half)));
  }

  private static double reach(Glyph glyph) {
    OptionalDouble way = stretch(glyph);
    if (way.isPresent()) {
      return way.getAsDouble() / 2;
    }
    double fault = fault(glyph);
    return Double.isNaN(fault) ? USUAL : Math.max(NARROWEST, Math.min(WIDEST, ROOM * fault));
  }

  /**
   * The horizontal direction, of unit length, in which one sees the section: that of the finding's
   * line, from the side where the line follows the way.
   */
  public static Vector3d sight(Glyph glyph) {
    Vector3d along = along(glyph);
    return lengthwise(glyph) && follows(glyph) ? along.cross(0, 1, 0) : along;
  }

  /** Whether the line of a lengthwise finding is the way; that of one kink lies across it. */
  private static boolean follows(Glyph glyph) {
    boolean kink = picture(glyph) == Picture.KINK;
    return !kink || glyph.finding().path().length > POINTS;
  }

  private static Vector3d along(Glyph glyph) {
    double[] path = glyph.finding().path();
    Vector3d best = new Vector3d();
    double least = Double.POSITIVE_INFINITY;
    for (int i = 3; i + 2 < path.length; i += 3) {
      Vector3d way = new Vector3d(path[i] - path[i - 3], 0, path[i + 2] - path[i - 1]);
      double dx = glyph.at(0) - (path[i] + path[i - 3]) / 2;
      double dz = glyph.at(2) - (path[i + 2] + path[i - 1]) / 2;
      double away = Math.hypot(dx, dz) - way.length() / 2;
      if (way.length() > 0 && away < least) {
        least = away;
        best = way;
      }
    }
    if (best.lengthSquared() == 0) {
      double[] b = glyph.finding().bounds();
      best = b[3] - b[0] > b[5] - b[2] ? new Vector3d(1, 0, 0) : new Vector3d(0, 0, 1);
    }
    return best.normalize();
  }

  /** The end of the side that comes from the left, and of another piece that comes from right. */
  private static Ends ends(SectionCut cut, double reach) {
    // per piece: its leftmost and its rightmost end
    Map<Integer, double[]> sides = new HashMap<>();
    for (SectionCut.Line line : cut.lines()) {
      double[] side =
          sides.computeIfAbsent(
              line.piece(),
              p -> new double[] {Double.POSITIVE_INFINITY, 0, Double.NEGATIVE_INFINITY, 0});
      widen(side, line.u(), line.h());
      widen(side, line.v(), line.k());
    }
    double[] left = null;
    double[] right = null;
    for (double[] side : sides.values()) {
      boolean fromLeft = side[0] < -FILLED * reach && side[2] < FILLED * reach;
      boolean fromRight = side[2] > FILLED * reach && side[0] > -FILLED * reach;
      left = fromLeft && (left == null || side[2] > left[2]) ? side : left;
      right = fromRight && (right == null || side[0] < right[0]) ? side : right;
    }
    return left == null || right == null ? null : new Ends(left[2], left[3], right[0], right[1]);
  }

  private static void widen(double[] side, double u, double h) {
    if (u < side[0]) {
      side[0] = u;
      side[1] = h;
    }
    if (u > side[2]) {
      side[2] = u;
      side[3] = h;
    }
  }
}
