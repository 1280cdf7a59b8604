package org.trackwalk.course.scale;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.IntPredicate;
import org.trackwalk.course.corridor.Corridor;
import org.trackwalk.course.corridor.SurfaceClasses;
import org.trackwalk.course.naming.NameList;
import org.trackwalk.ground.memory.Memory;
import org.trackwalk.ground.surface.AreaFacing;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.mesh.level.LengthUnit;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.level.UpAxis;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.model.settings.CheckSettings;

/**
 * What a road tells about the unit and the axis of its level. It speaks only where the road is
 * known by something that does not depend on its size (names, manifest, line), and only of what no
 * road can be.
 */
public final class SizeEvidence {

  /** {@code road_barrier} and {@code kerb_03} are as long as a road and no wider than a hand. */
  private static final NameList STRIP = NameList.shipped("strip");

  /** How much larger a level is made whose unit cannot be: the usual ratios of units. */
  private static final double[] FACTORS = {100, 1000, 1 / 0.0254, 1 / 0.3048};

  private final WeldedSurface surface;
  private final AreaFacing left;
  private final SizeLimits limits;
  private final IntPredicate road;
  private final Facing facing;
  private final UpAxis up;
  private final LengthUnit unit;

  private SizeEvidence(
      WeldedSurface surface, AreaFacing left, IntPredicate road, Facing facing, SizeLimits limits) {
    this.surface = surface;
    this.left = left;
    this.road = road;
    this.limits = limits;
    this.facing = facing;
    UpAxis axis = null;
    LengthUnit length = null;
    boolean first = true;
    for (Piece piece : surface.pieces()) {
      Frame frame = piece.frame();
      axis = first || frame.up() == axis ? frame.up() : null;
      length = first || frame.unit() == length ? frame.unit() : null;
      first = false;
    }
    up = axis;
    unit = length;
  }

  /** What speaks against the level; empty when nothing does, or when no road is known. */
  public static List<Doubt> of(
      Level level,
      WeldedSurface surface,
      Corridor corridor,
      SizeLimits limits,
      CheckSettings settings) {
    return of(Memory.none(), level, surface, new AreaFacing(), corridor, limits, settings);
  }

  private static List<Doubt> of(
      Memory memory,
      Level level,
      WeldedSurface surface,
      AreaFacing left,
      Corridor corridor,
      SizeLimits limits,
      CheckSettings settings) {
    if (!corridor.known()) {
      return left.total() > 0 ? List.of() : OtherReadings.of(level, surface, limits, settings);
    }
    if (isUnknown(corridor)) {
      return List.of();
    }
    return of(memory, surface, left, corridor, limits).doubts();
  }

  /** Which way the road of this check faces. */
  private record RoadFacing(Facing facing) {}

  private static SizeEvidence of(
      Memory memory, WeldedSurface surface, AreaFacing left, Corridor corridor, SizeLimits limits) {
    IntPredicate road = road(surface, corridor);
    RoadFacing known =
        memory.shared(RoadFacing.class, () -> new RoadFacing(Facing.of(memory, surface, road)));
    return new SizeEvidence(surface, left, road, known.facing, limits);
  }

  /** What several rules ask for. */
  private record Kept(SizeLimits limits, List<Doubt> doubts) {}

  /**
   * The same, looked for once for all who ask in one check: without a road each reading is one more
   * search for it.
   *
   * @param left which way what was left out of the surface faces; where something was, a road that
   *     is not known is not sought
   * @param limits the same for all of them
   */
  public static List<Doubt> shared(
      Memory memory,
      Level level,
      WeldedSurface surface,
      AreaFacing left,
      Corridor corridor,
      SizeLimits limits,
      CheckSettings settings) {
    Kept kept =
        memory.shared(
            Kept.class,
            () -> new Kept(limits, of(memory, level, surface, left, corridor, limits, settings)));
    return kept.limits.equals(limits)
        ? kept.doubts
        : of(memory, level, surface, left, corridor, limits, settings);
  }

  /**
   * That the road is wider than any; empty when it may be one, or when no road is known.
   *
   * @param memory of the check that the surface and the corridor are of
   */
  public static Optional<Doubt> tooWide(
      Memory memory, WeldedSurface surface, Corridor corridor, SizeLimits limits) {
    if (!corridor.known() || isUnknown(corridor)) {
      return Optional.empty();
    }
    SizeEvidence evidence = of(memory, surface, new AreaFacing(), corridor, limits); // no axis
    if (evidence.facing.count() == 0 || !(evidence.facing.total() > 0)) {
      return Optional.empty();
    }
    return Optional.ofNullable(evidence.size()).filter(doubt -> doubt.value() > doubt.limit());
  }

  /**
   * Whether nobody knows how wide the road is: it may be something else. What has the name of a
   * road is as wide as one, whichever part of it is raced.
   */
  private static boolean isUnknown(Corridor corridor) {
    return corridor.facts().doubtful() && !corridor.facts().how().equals("names");
  }

  /** The triangles of the road, without the strips along it that are called after it. */
  static IntPredicate road(WeldedSurface surface, Corridor corridor) {
    BitSet strips = new BitSet();
    for (int p = 0; p < surface.pieces().size(); p++) {
      strips.set(p, STRIP.has(surface.pieces().get(p).name()));
    }
    return new Road(surface, corridor.classes(), strips);
  }

  /**
   * Whether a triangle is the road's; equal where the very same classes and the same strips are the
   * reason.
   */
  private record Road(WeldedSurface surface, SurfaceClasses classes, BitSet strips)
      implements IntPredicate {

    @Override
    public boolean test(int t) {
      return classes.of(t) == SurfaceClass.ROAD && !strips.get(surface.pieceOf(t));
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Road road && classes == road.classes && strips.equals(road.strips);
    }

    @Override
    public int hashCode() {
      return 31 * classes.hashCode() + strips.hashCode();
    }
  }

  private List<Doubt> doubts() {
    List<Doubt> doubts = new ArrayList<>();
    if (facing.count() == 0 || !(facing.total() > 0)) {
      return doubts;
    }
    Doubt axis = axis();
    if (axis != null) {
      doubts.add(axis);
    }
    Doubt size = size();
    if (size != null) {
      doubts.add(size);
    }
    return doubts;
  }

  private Doubt axis() {
    int flat = facing.flattest();
    if (flat == 1
        || facing.share(flat) < SizeLimits.FLAT_SHARE
        || (facing.share(1) > SizeLimits.UPRIGHT_SHARE && hasGround(flat))
        || facing.thinnest() != flat
        || !large(flat)) {
      return null;
    }
    UpAxis other = pointing(flat, facing.positive(flat));
    if (other == null) {
      // It would face down, as a whole or in mirrored parts; that is normal.facing-down's to say.
      other = pointing(flat, !facing.positive(flat));
    }
    if (other == null) {
      return null;
    }
    String words =
        String.format(
            Locale.ROOT,
            "the road stands upright: %.0f %% of it faces along %s and %.0f %% up, and it is %s"
                + " high; with %s up it would lie flat",
            100 * facing.share(flat),
            "the file's " + other,
            100 * facing.share(1),
            UnitWords.metres(facing.extent(1)),
            other);
    return new Doubt(
        Doubt.Kind.AXIS,
        words,
        List.of(new Reading(other, null, 1, Double.NaN)),
        100 * facing.share(flat),
        "%",
        100 * SizeLimits.FLAT_SHARE,
        facing.place());
  }

  /** Whether what stands upright is larger than a sign, or longer, and there is no ground to it. */
  private boolean large(int flat) {
    double least = Math.min(facing.extent(1), facing.extent(2 - flat));
    if (least >= SizeLimits.TWO_CARS) {
      return true;
    }
    if (least < SizeLimits.ROAD_LEAST || facing.longest() < SizeLimits.SHORTEST) {
      return false;
    }
    return !hasGround(flat);
  }

  /** Whether anything of the level lies flat as it is; where not, kerbs may have sides. */
  private boolean hasGround(int flat) {
    AreaFacing all = new AreaFacing();
    for (int t = 0; t < surface.triangleCount(); t++) {
      all.add(surface, t);
    }
    all.add(left);
    return all.flattest() != flat || all.share(1) > SizeLimits.NO_GROUND_SHARE;
  }

  /** The file's axis that a level direction is; null when it is a negative one, or files differ. */
  private UpAxis pointing(int axis, boolean positive) {
    if (up == null) {
      return null;
    }
    double[] d = {0, 0, 0};
    d[axis] = positive ? 1 : -1;
    double[] file = Frame.of(up, LengthUnit.METRE).toFileAxes(d[0], d[1], d[2]);
    for (int k = 0; k < 3; k++) {
      if (file[k] > 0) {
        return UpAxis.values()[k];
      }
    }
    return null;
  }

  private Doubt size() {
    int flat = facing.flattest();
    if (facing.share(flat) < SizeLimits.FLAT_SHARE || facing.thinnest() != flat) {
      return null; // a barrier at the road, with "road" in its name
    }
    double most = facing.total() / facing.longest();
    // A strip is no wider than its area over how far it reaches, and a lap no narrower than a
    // twentieth of that; only outside of both is it worth a closer look.
    if (most <= limits.widest() && most >= 20 * limits.narrowest()) {
      return null;
    }
    RoadMeasure measure = RoadMeasure.of(surface, road, facing, flat);
    if (measure == null) {
      return null;
    }
    double least = measure.width() - 2 * measure.cell();
    boolean oblong =
        least > SizeLimits.FAR_TOO_WIDE * limits.widest()
            && measure.length() >= SizeLimits.OBLONG * measure.width();
    if (!measure.slender() && !oblong) {
      return null;
    }
    boolean wide = least > limits.widest();
    boolean narrow = measure.width() + 2 * measure.cell() < limits.narrowest();
    if (!wide && !narrow) {
      return null;
    }
    List<Reading> readings = readings(measure.width());
    if (narrow && readings.isEmpty()) {
      return null; // a scrap that no unit makes a road of
    }
    StringBuilder words = new StringBuilder();
    words.append("the road is ").append(UnitWords.metres(measure.width())).append(" wide");
    words.append(wide ? ", wider than any" : ", too narrow for a car");
    for (int i = 0; i < readings.size(); i++) {
      Reading r = readings.get(i);
      words
          .append(i == 0 ? ": " : " or ")
          .append(UnitWords.metres(r.width()))
          .append(" if ")
          .append(
              r.unit() == null
                  ? UnitWords.factor(r.factor()) + " times as large"
                  : "the file is in " + UnitWords.of(r.unit()));
    }
    double limit = wide ? limits.widest() : limits.narrowest();
    return new Doubt(
        Doubt.Kind.UNIT, words.toString(), readings, measure.width(), "m", limit, facing.place());
  }

  /** Ways to read the files that make a road of it, the likeliest first. */
  private List<Reading> readings(double width) {
    List<Reading> all = new ArrayList<>();
    for (LengthUnit other : LengthUnit.values()) {
      if (unit != null && other != unit) {
        double factor = other.metres() / unit.metres();
        all.add(new Reading(null, other, factor, width * factor));
      }
    }
    if (unit == null || unit == LengthUnit.METRE) {
      for (double factor : FACTORS) {
        all.add(new Reading(null, null, factor, width * factor));
        if (unit == null) {
          all.add(new Reading(null, null, 1 / factor, width / factor));
        }
      }
    }
    all.removeIf(r -> r.width() < SizeLimits.ROAD_LEAST || r.width() > limits.widest());
    // Feet and inches are rare in what games load; a road that fits both is more likely metric.
    all.sort(
        Comparator.comparing((Reading r) -> !metric(r)).thenComparingDouble(Reading::offUsual));
    return all;
  }

  private static boolean metric(Reading reading) {
    return reading.unit() == null
        ? reading.factor() == StrictMath.rint(reading.factor()) || reading.factor() < 0.02
        : reading.unit() != LengthUnit.FOOT && reading.unit() != LengthUnit.INCH;
  }
}
