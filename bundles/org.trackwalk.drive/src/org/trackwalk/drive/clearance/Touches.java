package org.trackwalk.drive.clearance;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.TreeSet;
import org.trackwalk.drive.ride.LaneProfile;
import org.trackwalk.drive.ride.Stretches;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.model.ride.Ride;

/** Contacts of all ways put together: those with one piece on one side, in one stretch. */
final class Touches {

  /** Metres along the road between two contacts from which they are two places. */
  private static final double APART = 5;

  /** A contact and the way on which it is. */
  record On(Contact contact, CarWay way, int number) {

    double station() {
      return way.lane().station()[contact.k()];
    }

    int strand() {
      return way.lane().path().strand();
    }
  }

  private Touches() {}

  /** The touches, the deepest first. */
  static List<Touch> of(WeldedSurface surface, List<On> contacts) {
    List<On> sorted = new ArrayList<>(contacts);
    sorted.sort(
        Comparator.comparingInt(On::strand)
            .thenComparingInt(on -> surface.pieceOf(on.contact.triangle()))
            .thenComparing(on -> on.contact.side())
            .thenComparingDouble(On::station)
            .thenComparingInt(On::number)
            .thenComparingInt(on -> on.contact.triangle()));
    List<Touch> touches = new ArrayList<>();
    for (int from = 0; from < sorted.size(); ) {
      int to = from + 1;
      while (to < sorted.size() && alike(surface, sorted.get(from), sorted.get(to))) {
        to++;
      }
      double lap = sorted.get(from).way.lane().path().lap();
      Stretches.of(sorted.subList(from, to), On::station, APART, lap)
          .forEach(stretch -> touches.add(of(surface, stretch, lap)));
      from = to;
    }
    touches.sort(
        Comparator.comparingDouble(Touch::depth)
            .reversed()
            .thenComparingInt(Touch::strand)
            .thenComparingDouble(Touch::station)
            .thenComparingInt(Touch::triangle));
    return List.copyOf(touches);
  }

  private static boolean alike(WeldedSurface surface, On a, On b) {
    return a.strand() == b.strand()
        && surface.pieceOf(a.contact.triangle()) == surface.pieceOf(b.contact.triangle())
        && a.contact.side() == b.contact.side();
  }

  private static Touch of(WeldedSurface surface, List<On> stretch, double lap) {
    On deepest = stretch.getFirst();
    TreeSet<Integer> ways = new TreeSet<>();
    boolean line = false;
    for (On on : stretch) {
      ways.add(on.number);
      line |= on.way.lane().path().name().equals(Ride.LINE);
      deepest = on.contact.depth() > deepest.contact.depth() ? on : deepest;
    }
    Contact contact = deepest.contact;
    int k = contact.k();
    int n = deepest.way.lane().size();
    boolean reverse = deepest.way.reverse();
    return new Touch(
        contact.side(),
        surface.pieceOf(contact.triangle()),
        contact.triangle(),
        contact.depth(),
        contact.position(),
        deepest.strand(),
        deepest.way.lane().path().name(),
        reverse,
        LaneProfile.SPACING * (reverse ? n - 1 - k : k),
        deepest.station(),
        deepest.way.lane().speed()[k],
        Stretches.length(stretch.getFirst().station(), stretch.getLast().station(), lap),
        ways.size(),
        line);
  }
}
