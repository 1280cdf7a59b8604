package org.trackwalk.report.ride;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Supplier;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.model.report.LevelReport;
import org.trackwalk.model.ride.LevelRide;
import org.trackwalk.model.ride.Ride;
import org.trackwalk.model.ride.SurfaceGrid;
import org.trackwalk.report.format.FindingGroup;
import org.trackwalk.report.format.ReportOptions;

/**
 * The ride of one level, ready to be written.
 *
 * @param level its name
 * @param axes of the level's files: positions are written in them
 * @param ride what was measured
 * @param marks findings of the first screen that lie on the road
 * @param grid the surface of its longest stretch, sampled when somebody asks; null when nobody can
 */
public record RideBook(
    String level, Frame axes, LevelRide ride, List<Mark> marks, Supplier<SurfaceGrid> grid) {

  /** A ride of whose surface nobody asks. */
  public RideBook(String level, Frame axes, LevelRide ride, List<Mark> marks) {
    this(level, axes, ride, marks, null);
  }

  /** The same, whose surface can be asked for. */
  public RideBook with(Supplier<SurfaceGrid> sampled) {
    return new RideBook(level, axes, ride, marks, sampled);
  }

  /**
   * A finding at its place along the road.
   *
   * @param strand of the road, from 0
   * @param station metres along the road's centre line
   * @param number as in the list of findings, from 1
   */
  public record Mark(int strand, double station, int number, Severity severity) {}

  /** Takes a copy of the list. */
  public RideBook {
    marks = List.copyOf(marks);
  }

  /** The ride of a level whose findings are listed as a report lists them. */
  public static RideBook of(LevelReport report, LevelRide ride) {
    Map<String, Integer> numbers = numbers(report);
    List<Mark> marks =
        ride.findings().stream()
            .map(on -> mark(on, numbers.get(on.finding().fingerprint())))
            .filter(Objects::nonNull)
            .toList();
    return new RideBook(report.name(), report.axes(), ride, marks);
  }

  /** The findings of the first screen by fingerprint, from 1 in the order of the list. */
  public static Map<String, Integer> numbers(LevelReport report) {
    List<FindingGroup> groups = FindingGroup.loud(FindingGroup.of(report.findings()));
    Map<String, Integer> numbers = new HashMap<>();
    for (int i = 0; i < Math.min(ReportOptions.FIRST_SCREEN, groups.size()); i++) {
      numbers.put(groups.get(i).lead().fingerprint(), i + 1);
    }
    return numbers;
  }

  private static Mark mark(LevelRide.OnRoad on, Integer number) {
    return number == null
        ? null
        : new Mark(on.strand(), on.station(), number, on.finding().severity());
  }

  /** Lane by lane, each forward and then in reverse. */
  public List<Ride> rides() {
    return ride.rides();
  }

  /** How many strands the road has. */
  public int strands() {
    return rides().stream().mapToInt(ride -> ride.strand() + 1).max().orElse(0);
  }

  /** The rides of one strand in one direction: the racing line, then from the left. */
  public List<Ride> of(int strand, boolean reverse) {
    return rides().stream().filter(r -> r.strand() == strand && r.reverse() == reverse).toList();
  }

  /** The ride that stands for a strand: along the racing line, else along its middle lane. */
  public Ride shown(int strand, boolean reverse) {
    List<Ride> all = of(strand, reverse);
    List<Ride> lanes = all.stream().filter(ride -> !ride.isLine()).toList();
    return lanes.size() < all.size() ? all.get(0) : lanes.get(lanes.size() / 2);
  }

  /** How long a strand is along its centre line, metres. */
  public double length(int strand) {
    double length = 0;
    for (Ride ride : of(strand, false)) {
      for (double station : ride.station()) {
        length = Math.max(length, station);
      }
    }
    return length;
  }

  /** Whether there is a racing line. */
  public boolean lined() {
    return rides().stream().anyMatch(Ride::isLine);
  }

  /** How many lanes there are beside the racing line. */
  long lanes() {
    return rides().stream().filter(ride -> !ride.isLine() && !ride.reverse()).count();
  }

  /** A lane's name: its strand before it where there are several. */
  String lane(Ride ride) {
    return strands() > 1 ? ride.strand() + 1 + ":" + ride.lane() : ride.lane();
  }

  /** Where a sample lies, in the files' coordinates. */
  double[] place(Ride ride, int sample) {
    return axes.toFileAxes(ride.x()[sample], ride.y()[sample], ride.z()[sample]);
  }
}
