package org.trackwalk.report.ride;

import java.util.List;
import org.trackwalk.drive.ride.Ride;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.model.finding.Severity;

/**
 * The ride of one level, ready to be written.
 *
 * @param level its name
 * @param vehicle what drives, in words
 * @param speed its largest, m/s
 * @param axes of the level's files: positions are written in them
 * @param travel of its suspension, metres; NaN when it has none
 * @param rides the racing line if there is one, then lane by lane from the left, each forward and
 *     then in reverse
 * @param marks findings on the road
 */
public record RideBook(
    String level,
    String vehicle,
    double speed,
    Frame axes,
    double travel,
    List<Ride> rides,
    List<Mark> marks) {

  /**
   * A finding at its place along the road.
   *
   * @param strand of the road, from 0
   * @param station metres along the road's centre line
   * @param number as in the list of findings, from 1
   */
  public record Mark(int strand, double station, int number, Severity severity) {}

  /** Takes copies of the lists. */
  public RideBook {
    rides = List.copyOf(rides);
    marks = List.copyOf(marks);
  }

  /** How many strands the road has. */
  public int strands() {
    return rides.stream().mapToInt(ride -> ride.strand() + 1).max().orElse(0);
  }

  /** The rides of one strand in one direction: the racing line, then from the left. */
  public List<Ride> of(int strand, boolean reverse) {
    return rides.stream().filter(r -> r.strand() == strand && r.reverse() == reverse).toList();
  }

  /** The ride that stands for a strand: along the racing line, else along its middle lane. */
  Ride shown(int strand, boolean reverse) {
    List<Ride> all = of(strand, reverse);
    List<Ride> lanes = all.stream().filter(ride -> !ride.isLine()).toList();
    return lanes.size() < all.size() ? all.get(0) : lanes.get(lanes.size() / 2);
  }

  /** Whether there is a racing line. */
  boolean lined() {
    return rides.stream().anyMatch(Ride::isLine);
  }

  /** How many lanes there are beside the racing line. */
  long lanes() {
    return rides.stream().filter(ride -> !ride.isLine() && !ride.reverse()).count();
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
