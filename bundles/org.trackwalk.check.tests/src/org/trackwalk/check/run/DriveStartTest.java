package org.trackwalk.check.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.course.road.Road;
import org.trackwalk.course.road.RoadPlace;
import org.trackwalk.course.road.Strand;
import org.trackwalk.examples.SharedData;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.source.LevelFinder;
import org.trackwalk.io.source.LoadOptions;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.settings.CheckSettings;

/**
 * A drive to a finding begins half a second of travel before it, on its lane, as fast as the lane
 * is there, and comes over it: the way and its time are measured along the lane centimetre by
 * centimetre, with the road's own speeds.
 */
class DriveStartTest {

  /** Metres between two looks along the way. */
  private static final double LOOK = 0.01;

  /** A row's turn: between two rows a lane is a chord of its bend, metres. */
  private static final double CHORD = 0.03;

  private static final double BEFORE = 0.5;
  private static final double LEAST = 3;

  /** Half the track of a road car, metres. */
  private static final double SIDE = 0.75;

  private static CheckedLevel checked(Path path) throws IOException, ImportException {
    var source = LevelFinder.find(List.of(path), LoadOptions.DEFAULT, Progress.none()).get(0);
    var level = source.load(Progress.none());
    CheckSettings settings = ManifestSettings.of(level, CheckSettings.defaults());
    return LevelCheck.open(level, settings, Progress.none());
  }

  private static Path example(String name) {
    return Path.of(System.getProperty("trackwalk.root", "../.."), "examples", name);
  }

  /** Where a way comes nearest to a place within its first second or so. */
  private record Nearest(double away, double metres, double seconds) {}

  private static Nearest nearest(DriveStart start, Road road, RoadPlace place, double[] at) {
    Strand strand = road.strands().get(place.strand());
    double best = Double.POSITIVE_INFINITY;
    double metres = 0;
    double seconds = 0;
    double time = 0;
    double most = Math.max(2 * LEAST, 1.5 * BEFORE * road.limits().largest());
    for (double s = 0; s < most; s += LOOK) {
      double[] here = start.line().at(s);
      double away = Math.hypot(here[0] - at[0], here[1] - at[2]);
      if (away < best - 1e-9) {
        best = away;
        metres = s;
        seconds = time;
      }
      time += LOOK / strand.speed(nearestRow(strand, place.row(), here[0], here[1]));
    }
    return new Nearest(best, metres, seconds);
  }

  /** The nearest row of a strand around one: another way may lie beside it, or join it. */
  private static int nearestRow(Strand strand, int around, double x, double z) {
    double least = Double.POSITIVE_INFINITY;
    int nearest = around;
    for (int i = -60; i <= 60; i++) {
      int row = strand.row(around, i);
      if (row >= 0) {
        double away = Math.hypot(x - strand.centre(row, 0), z - strand.centre(row, 2));
        nearest = away < least ? row : nearest;
        least = Math.min(least, away);
      }
    }
    return nearest;
  }

  /** Whether the road begins or ends so near that there is no way to begin on. */
  private static boolean atEnd(Road road, RoadPlace place) {
    Strand strand = road.strands().get(place.strand());
    int rows = (int) (BEFORE * road.limits().largest() / Strand.ROW) + 5;
    return strand.row(place.row(), -rows) < 0 || strand.row(place.row(), rows) < 0;
  }

  private static int check(CheckedLevel checked) throws NoStartException {
    Road road = checked.context().road();
    int driven = 0;
    for (Finding finding : checked.report().findings()) {
      double[] at = finding.position();
      RoadPlace place = at.length < 3 ? null : road.place(at[0], at[1], at[2]);
      // A tight bend's inside lane turns back on itself; nobody drives there.
      if (place == null || place.outside() > 0 || atEnd(road, place) || tight(road, place)) {
        continue;
      }
      for (boolean reverse : new boolean[] {false, true}) {
        String where = finding.rule() + " at " + at[0] + ", " + at[1] + ", " + at[2] + reverse;
        DriveWay way = new DriveWay(reverse, 200, Double.NaN, true, 0);
        DriveStart start;
        try {
          start = DriveStart.before(checked, finding, way);
        } catch (NoStartException e) {
          throw new AssertionError(where, e);
        }
        Nearest met = nearest(start, road, place, at);
        assertEquals(0, met.away(), CHORD, where);
        boolean inTime = Math.abs(met.seconds() - BEFORE) < 0.03;
        boolean near = Math.abs(met.metres() - LEAST) < 0.1 && met.seconds() > BEFORE;
        assertTrue(inTime || near, where + " " + met);
        double[] p = start.ground().point();
        assertTrue(asFast(road, place, p, start.speed()), where + ": " + start.speed() + " m/s");
        letGo(checked, finding, place, reverse, where);
        wheels(checked, finding, reverse, where);
        driven++;
      }
    }
    return driven;
  }

  /** What is let go keeps the speed that the lane has at the finding, and is aimed at it. */
  private static void letGo(
      CheckedLevel checked, Finding finding, RoadPlace place, boolean reverse, String where)
      throws NoStartException {
    DriveWay way = new DriveWay(reverse, 200, Double.NaN, false, 0);
    DriveStart start = DriveStart.before(checked, finding, way);
    assertEquals(place.speed(), start.speed(), 1e-9, where);
    double[] p = start.ground().point();
    double dx = finding.position()[0] - p[0];
    double dz = finding.position()[2] - p[2];
    assertEquals(0, dx * start.along()[1] - dz * start.along()[0], CHORD, where + ", let go");
    // Straight on it is a little nearer than along the bend.
    double far = Math.hypot(dx, dz);
    double along = Math.max(LEAST, BEFORE * place.speed());
    assertTrue(far < along + CHORD && far > 0.9 * along - CHORD, where + ": from " + far + " m");
  }

  /** Whether a speed is that of a place's row, or between its and those of the next. */
  private static boolean asFast(Road road, RoadPlace finding, double[] p, double speed) {
    Strand strand = road.strands().get(finding.strand());
    int nearest = nearestRow(strand, finding.row(), p[0], p[2]);
    double least = Double.POSITIVE_INFINITY;
    double most = 0;
    for (int i = -1; i <= 1; i++) {
      int row = strand.row(nearest, i);
      least = row < 0 ? least : Math.min(least, strand.speed(row));
      most = row < 0 ? most : Math.max(most, strand.speed(row));
    }
    return speed >= least && speed <= most;
  }

  private static boolean tight(Road road, RoadPlace place) {
    Strand strand = road.strands().get(place.strand());
    for (int i = -40; i <= 40; i++) {
      int row = strand.row(place.row(), i);
      if (row >= 0 && strand.radius(row) < 2 * Math.abs(place.lateral()) + 5) {
        return true;
      }
    }
    return false;
  }

  /** One of the two wheels of an axle comes over the finding's place, line or box. */
  private static void wheels(CheckedLevel checked, Finding finding, boolean reverse, String where)
      throws NoStartException {
    DriveStart start =
        DriveStart.before(checked, finding, new DriveWay(reverse, 200, Double.NaN, true, SIDE));
    double[] at = finding.position();
    double[] extent = MetFinding.extent(finding);
    double least = Double.POSITIVE_INFINITY;
    for (double s = 0; s < 60; s += 5 * LOOK) {
      double[] here = start.line().at(s);
      for (int side = -1; side <= 1; side += 2) {
        double x = here[0] + side * SIDE * here[3];
        double z = here[1] - side * SIDE * here[2];
        double beside = Math.hypot(x - at[0], z - at[2]);
        least = Math.min(least, Math.min(beside, away(extent, x, z)));
      }
    }
    assertTrue(least < 0.1, where + ": wheels pass " + least + " m beside it");
  }

  /** Distance to a polyline, seen from above. */
  private static double away(double[] line, double x, double z) {
    double least = Math.hypot(line[0] - x, line[2] - z);
    for (int i = 3; i + 2 < line.length; i += 3) {
      double ux = line[i] - line[i - 3];
      double uz = line[i + 2] - line[i - 1];
      double square = ux * ux + uz * uz;
      double t = square == 0 ? 0 : ((x - line[i - 3]) * ux + (z - line[i - 1]) * uz) / square;
      double c = Math.clamp(t, 0, 1);
      least = Math.min(least, Math.hypot(line[i - 3] + c * ux - x, line[i - 1] + c * uz - z));
    }
    return least;
  }

  @ParameterizedTest
  @ValueSource(strings = {"circuit-planted"})
  void itBeginsHalfASecondBeforeAndComesOverIt(String name) throws Exception {
    assertTrue(check(checked(example(name))) > 20, name);
  }

  @ParameterizedTest
  @ValueSource(strings = {"torcs/aalborg/aalborg.ac", "torcs/wheel-1/wheel-1.ac"})
  void alsoOnBendsOfRealTracks(String name) throws Exception {
    Path shared = SharedData.folder().map(f -> f.resolve("data/tracks")).orElse(null);
    Assumptions.assumeTrue(shared != null && shared.resolve(name).toFile().exists());
    assertTrue(check(checked(shared.resolve(name))) > 20, name);
  }
}
