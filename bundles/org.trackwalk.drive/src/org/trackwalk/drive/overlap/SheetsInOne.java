package org.trackwalk.drive.overlap;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.trackwalk.contact.collide.Collider;
import org.trackwalk.contact.collide.Contour;
import org.trackwalk.contact.collide.ContourEnd;
import org.trackwalk.contact.collide.Deepest;
import org.trackwalk.contact.collide.Meeting;
import org.trackwalk.contact.collide.Shell;
import org.trackwalk.ground.border.BorderLimits;
import org.trackwalk.ground.geometry.Partition;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * Bodies that stand where one sheet of the road ends and the next begins. To each sheet alone its
 * border stands in the body, as deep as that is from the body's side. Where the body's contour on
 * one sheet goes on with that on another all around, or ends where another begins, the sheets are
 * one surface there, and the body is as deep as it comes out behind it.
 */
final class SheetsInOne {

  /** Metres between ends of contours that go on in each other: so wide a seam's gap may be. */
  private static final double GAP = BorderLimits.DEFAULT.gapLimit();

  private final WeldedSurface surface;
  private final List<Part> parts;
  private final KeptMeetings kept;
  private final Reason reason;
  private final Progress progress;

  /**
   * A contour that ends at borders, and the pair of a body and a sheet whose it is.
   *
   * @param sheets that one, and those that begin where it ends
   */
  private record Open(int pair, Part sheet, Contour contour, Set<Part> sheets) {}

  /** One of the two ends of a contour. */
  private record End(int of, double x, double y, double z) {

    double squared(End other) {
      double dx = other.x - x;
      double dy = other.y - y;
      double dz = other.z - z;
      return dx * dx + dy * dy + dz * dz;
    }
  }

  SheetsInOne(WeldedSurface surface, KeptMeetings kept, Reason reason, Progress progress) {
    this.surface = surface;
    this.parts = kept.parts();
    this.kept = kept;
    this.reason = reason;
    this.progress = progress;
  }

  /** Tells what stands in the road as deep as it stands in all sheets that are one there. */
  void deepen(List<int[]> pairs, Verdict[] verdicts) {
    BitSet onRoad = new BitSet();
    for (int i = 0; i < verdicts.length; i++) {
      Part body = body(pairs.get(i));
      if (body != null && !onRoad.get(body.number()) && crossesRoad(pairs.get(i))) {
        onRoad.set(body.number());
      }
    }
    Map<Integer, List<Open>> open = new TreeMap<>();
    Map<Integer, List<Part>> sheets = new HashMap<>();
    for (int i = 0; i < verdicts.length && !onRoad.isEmpty(); i++) {
      int[] pair = pairs.get(i);
      Part body = body(pair);
      if (body != null && onRoad.get(body.number())) {
        Part sheet = parts.get(pair[0]) == body ? parts.get(pair[1]) : parts.get(pair[0]);
        sheets.computeIfAbsent(body.number(), k -> new ArrayList<>()).add(sheet);
        for (Contour contour : open(meeting(pair))) {
          Set<Part> first = new LinkedHashSet<>(List.of(sheet));
          open.computeIfAbsent(body.number(), k -> new ArrayList<>())
              .add(new Open(i, sheet, contour, first));
        }
      }
    }
    open.forEach(
        (body, its) -> {
          progress.check();
          for (List<Open> one : aroundAll(its, sheets.get(body))) {
            deepen(parts.get(body), one, pairs, verdicts);
          }
        });
  }

  private Meeting meeting(int[] pair) {
    return kept.exact(parts.get(pair[0]), parts.get(pair[1]));
  }

  private static List<Contour> open(Meeting meeting) {
    return meeting.contours().stream().filter(c -> !c.closed()).toList();
  }

  private boolean crossesRoad(int[] pair) {
    Part a = parts.get(pair[0]);
    Part b = parts.get(pair[1]);
    return open(kept.known(a, b)).stream().anyMatch(c -> reason.onRoad(a, b, c));
  }

  /** The one of a pair that is closed, where the other is a sheet; else null. */
  private Part body(int[] pair) {
    Part a = parts.get(pair[0]);
    Part b = parts.get(pair[1]);
    return a.shell().closed() == b.shell().closed() ? null : a.shell().closed() ? a : b;
  }

  private void deepen(Part body, List<Open> one, List<int[]> pairs, Verdict[] verdicts) {
    Deepest.Found found = Collider.through(body.shell(), together(one));
    for (int i : one.stream().map(Open::pair).distinct().toList()) {
      Overlap told = verdicts[i] == null ? null : verdicts[i].told();
      if (told == null) {
        Part a = parts.get(pairs.get(i)[0]);
        Part b = parts.get(pairs.get(i)[1]);
        List<Contour> its = one.stream().filter(o -> o.pair() == i).map(Open::contour).toList();
        Verdict inOne = reason.inOne(a, b, meeting(pairs.get(i)), its, found);
        verdicts[i] = inOne == null ? verdicts[i] : inOne;
      } else if (told.why() == Why.ON_ROAD && found.depth() > told.depth()) {
        double[] at = reason.between(found.at()) ? found.at() : told.position();
        verdicts[i] = new Verdict(told.deep(found.depth(), at), null);
      }
    }
  }

  /**
   * Contours that go on in each other, or end where another sheet begins: a border along a body's
   * side may be no contour.
   */
  private static List<List<Open>> aroundAll(List<Open> open, List<Part> sheets) {
    List<End> ends = new ArrayList<>();
    for (int i = 0; i < open.size(); i++) {
      double[] p = open.get(i).contour().points();
      int last = p.length - 3;
      ends.add(new End(i, p[0], p[1], p[2]));
      ends.add(new End(i, p[last], p[last + 1], p[last + 2]));
    }
    ends.sort(Comparator.comparingDouble(End::x));
    Partition together = new Partition(open.size());
    BitSet goesOn = new BitSet();
    for (int i = 0; i < ends.size(); i++) {
      End end = ends.get(i);
      for (int j = i + 1; j < ends.size() && ends.get(j).x() - end.x() <= GAP; j++) {
        if (end.squared(ends.get(j)) <= GAP * GAP) {
          together.join(end.of(), ends.get(j).of());
          goesOn.set(i);
          goesOn.set(j);
        }
      }
    }
    for (int i = goesOn.nextClearBit(0); i < ends.size(); i = goesOn.nextClearBit(i + 1)) {
      End end = ends.get(i);
      Open its = open.get(end.of());
      for (Part sheet : sheets) {
        if (sheet != its.sheet() && sheet.shell().isNear(end.x(), end.y(), end.z(), GAP)) {
          its.sheets().add(sheet);
          goesOn.set(i);
        }
      }
    }
    BitSet stops = new BitSet();
    for (int i = goesOn.nextClearBit(0); i < ends.size(); i = goesOn.nextClearBit(i + 1)) {
      stops.set(together.first(ends.get(i).of()));
    }
    Map<Integer, List<Open>> whole = new TreeMap<>();
    for (int i = 0; i < open.size(); i++) {
      if (open.get(i).contour().ends().contains(ContourEnd.FORK)) {
        stops.set(together.first(i));
      }
    }
    for (int i = 0; i < open.size(); i++) {
      if (!stops.get(together.first(i))) {
        whole.computeIfAbsent(together.first(i), k -> new ArrayList<>()).add(open.get(i));
      }
    }
    return List.copyOf(whole.values());
  }

  private Shell together(List<Open> one) {
    IntList corners = new IntList();
    for (Part sheet : one.stream().flatMap(o -> o.sheets().stream()).distinct().toList()) {
      for (int t : sheet.triangles()) {
        for (int k = 0; k < 3; k++) {
          corners.add(surface.triangles()[3 * t + k]);
        }
      }
    }
    return Shell.of(surface.positions(), corners.array());
  }
}
