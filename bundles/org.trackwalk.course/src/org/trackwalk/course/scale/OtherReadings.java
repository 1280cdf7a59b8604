package org.trackwalk.course.scale;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.trackwalk.course.corridor.Corridor;
import org.trackwalk.course.corridor.CorridorFinder;
import org.trackwalk.ground.reach.Land;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.mesh.level.LengthUnit;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.level.UpAxis;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.weld.ExactWeld;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.model.settings.CheckSettings;

/**
 * A level in which no road is found and that no race track could be as it is: larger than any, or
 * upright. It is read otherwise, and if then there is a road by its shape, that is said.
 */
final class OtherReadings {

  private OtherReadings() {}

  static List<Doubt> of(
      Level level, WeldedSurface surface, SizeLimits limits, CheckSettings settings) {
    List<Doubt> doubts = new ArrayList<>();
    Facing all = Facing.of(surface, t -> true);
    if (all.count() == 0 || level.pieces().isEmpty()) {
      return doubts;
    }
    Frame first = level.pieces().get(0).frame();
    for (Piece piece : level.pieces()) {
      if (piece.frame().up() != first.up() || piece.frame().unit() != first.unit()) {
        return doubts;
      }
    }
    double longest = all.longest();
    int flat = all.flattest();
    if (flat != 1
        && all.thinnest() == flat
        && all.share(flat) >= SizeLimits.FLAT_SHARE
        && all.share(1) <= SizeLimits.UPRIGHT_SHARE
        && longest >= SizeLimits.SHORTEST
        && longest <= SizeLimits.LONGEST) {
      upright(level, all, first, settings, doubts);
    }
    if (longest > SizeLimits.LONGEST && longest < Float.MAX_VALUE) {
      large(level, all, first, limits, settings, doubts);
    }
    return doubts;
  }

  private static void upright(
      Level level, Facing all, Frame first, CheckSettings settings, List<Doubt> doubts) {
    String stands =
        String.format(
            Locale.ROOT,
            "it stands upright: %s high, and %.0f %% of it faces up; ",
            UnitWords.metres(all.extent(1)),
            100 * all.share(1));
    for (UpAxis up : UpAxis.values()) {
      double width = up == first.up() ? Double.NaN : width(level, up, first.unit(), true, settings);
      if (width > 0) {
        String there =
            String.format(
                "with %s up there is a road of %s all around", up, UnitWords.metres(width));
        doubts.add(upright(stands + there, new Reading(up, null, 1, width), all));
        return;
      }
    }
    if (isWall(all)) {
      UpAxis up = upAlong(all.flattest(), first);
      String flat =
          String.format(
              Locale.ROOT,
              "with %s up %.0f %% of it would lie flat",
              up,
              100 * all.share(all.flattest()));
      doubts.add(upright(stands + flat, new Reading(up, null, 1, Double.NaN), all));
    }
  }

  private static Doubt upright(String words, Reading reading, Facing all) {
    return new Doubt(
        Doubt.Kind.AXIS,
        words,
        List.of(reading),
        100 * all.share(all.flattest()),
        "%",
        100 * SizeLimits.FLAT_SHARE,
        all.place());
  }

  /** Whether it is as large and thin as only ground is: backdrops are of few triangles. */
  private static boolean isWall(Facing all) {
    int flat = all.flattest();
    double least = Math.min(all.extent(1), all.extent(2 - flat));
    return least >= SizeLimits.SHORTEST
        && all.extent(flat) <= SizeLimits.THIN * least
        && all.count() >= SizeLimits.SOME;
  }

  /** The file's axis that a level axis is, whichever way it points. */
  private static UpAxis upAlong(int axis, Frame first) {
    double[] d = {0, 0, 0};
    d[axis] = 1;
    double[] file = Frame.of(first.up(), LengthUnit.METRE).toFileAxes(d[0], d[1], d[2]);
    int best = 0;
    for (int k = 1; k < 3; k++) {
      best = Math.abs(file[k]) > Math.abs(file[best]) ? k : best;
    }
    return UpAxis.values()[best];
  }

  private static void large(
      Level level,
      Facing all,
      Frame first,
      SizeLimits limits,
      CheckSettings settings,
      List<Doubt> doubts) {
    List<Reading> readings = new ArrayList<>();
    StringBuilder words = new StringBuilder();
    words.append("it is ").append(UnitWords.metres(all.longest())).append(" long, longer than any");
    for (LengthUnit unit : LengthUnit.values()) {
      double factor = unit.metres() / first.unit().metres();
      if (factor >= 1 || factor * all.longest() < SizeLimits.SHORTEST) {
        continue;
      }
      double width = width(level, first.up(), unit, false, settings);
      if (width > 0 && width <= limits.widest()) {
        words.append(readings.isEmpty() ? ": there is a road of " : " or of ");
        words.append(UnitWords.metres(width)).append(" if the file is in ");
        words.append(UnitWords.of(unit));
        readings.add(new Reading(null, unit, factor, width));
      }
    }
    if (!readings.isEmpty()) {
      doubts.add(
          new Doubt(
              Doubt.Kind.UNIT,
              words.toString(),
              readings,
              all.longest(),
              "m",
              SizeLimits.LONGEST,
              all.place()));
    }
  }

  /**
   * Width of the road that has the shape of one when the level is read so; NaN for none.
   *
   * @param facingUp whether one that faces down is none, as where up is sought
   */
  private static double width(
      Level level, UpAxis up, LengthUnit unit, boolean facingUp, CheckSettings settings) {
    List<Piece> pieces = new ArrayList<>();
    for (Piece piece : level.pieces()) {
      Frame frame = Frame.of(piece.frame().placement(), up, unit);
      pieces.add(piece.toBuilder().frame(frame).build());
    }
    Level other =
        new Level(
            level.name(),
            level.grouping(),
            pieces,
            level.problems(),
            level.sources(),
            level.hints());
    WeldedSurface surface = ExactWeld.weld(pieces, settings.jobs(), Progress.none());
    Topology topology = Topology.of(surface, settings.jobs(), Progress.none());
    Corridor corridor = CorridorFinder.find(other, Land.of(surface), topology, settings);
    if (!corridor.facts().how().equals("geometry")) {
      return Double.NaN;
    }
    Facing road = Facing.of(surface, t -> corridor.classes().of(t) == SurfaceClass.ROAD);
    if (facingUp && !road.positive(1)) {
      return Double.NaN;
    }
    RoadMeasure measure =
        RoadMeasure.of(
            surface, t -> corridor.classes().of(t) == SurfaceClass.ROAD, road, road.flattest());
    return measure == null ? Double.NaN : measure.width();
  }
}
