package org.trackwalk.drive.overlap;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.trackwalk.contact.collide.Collider;
import org.trackwalk.contact.collide.Contour;
import org.trackwalk.contact.collide.ContourEnd;
import org.trackwalk.contact.collide.Deepest;
import org.trackwalk.contact.collide.Shell;
import org.trackwalk.ground.border.BorderLimits;
import org.trackwalk.ground.geometry.Partition;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * Bodies that stand where one sheet of the road ends and the next begins. To each sheet alone its
 * border stands in the body, as deep as that is from the body's side. Where the body's contour on
 * one sheet goes on with that on another all around, the sheets are one surface there, and the body
 * is as deep as it comes out behind it.
 */
final class SheetsInOne {

  /** Metres between ends of contours that go on in each other: so wide a seam's gap may be. */
  private static final double GAP = BorderLimits.DEFAULT.gapLimit();

  private final WeldedSurface surface;
  private final List<Part> parts;
  private final KeptMeetings kept;
  private final Progress progress;

  /** A contour that ends at borders, and the pair of a body and a sheet whose it is. */
  private record Open(int pair, Part sheet, Contour contour) {}

  /** One of the two ends of a contour. */
  private record End(int of, double x, double y, double z) {

    double squared(End other) {
      double dx = other.x - x;
      double dy = other.y - y;
      double dz = other.z - z;
      return dx * dx + dy * dy + dz * dz;
    }
  }

  SheetsInOne(WeldedSurface surface, KeptMeetings kept, Progress progress) {
    this.surface = surface;
    this.parts = kept.parts();
    this.kept = kept;
    this.progress = progress;
  }

  /** Tells what stands in the road as deep as it stands in all sheets that are one there. */
  void deepen(List<int[]> pairs, Verdict[] verdicts) {
    BitSet told = new BitSet();
    for (int i = 0; i < verdicts.length; i++) {
      if (onRoad(verdicts[i]) && body(pairs.get(i)) != null) {
        told.set(body(pairs.get(i)).number());
      }
    }
    Map<Integer, List<Open>> open = new TreeMap<>();
    for (int i = 0; i < verdicts.length && !told.isEmpty(); i++) {
      Part body = body(pairs.get(i));
      if (body != null && told.get(body.number())) {
        Part a = parts.get(pairs.get(i)[0]);
        Part b = parts.get(pairs.get(i)[1]);
        for (Contour contour : kept.known(a, b).contours()) {
          if (!contour.closed()) {
            open.computeIfAbsent(body.number(), k -> new ArrayList<>())
                .add(new Open(i, body == a ? b : a, contour));
          }
        }
      }
    }
    open.forEach((body, its) -> deepen(parts.get(body), its, verdicts));
  }

  private static boolean onRoad(Verdict verdict) {
    return verdict != null && verdict.told() != null && verdict.told().why() == Why.ON_ROAD;
  }

  /** The one of a pair that is closed, where the other is a sheet; else null. */
  private Part body(int[] pair) {
    Part a = parts.get(pair[0]);
    Part b = parts.get(pair[1]);
    return a.shell().closed() == b.shell().closed() ? null : a.shell().closed() ? a : b;
  }

  private void deepen(Part body, List<Open> open, Verdict[] verdicts) {
    progress.check();
    for (List<Open> one : aroundAll(open)) {
      Shell sheets = together(one);
      Deepest.Found found = Collider.through(body.shell(), sheets);
      for (Open its : one) {
        Verdict verdict = verdicts[its.pair()];
        if (onRoad(verdict) && found.depth() > verdict.told().depth()) {
          verdicts[its.pair()] = new Verdict(verdict.told().deep(found.depth(), found.at()), null);
        }
      }
    }
  }

  /** Contours that go on in each other until they are closed. */
  private static List<List<Open>> aroundAll(List<Open> open) {
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
    for (Part sheet : one.stream().map(Open::sheet).distinct().toList()) {
      for (int t : sheet.triangles()) {
        for (int k = 0; k < 3; k++) {
          corners.add(surface.triangles()[3 * t + k]);
        }
      }
    }
    return Shell.of(surface.positions(), corners.array());
  }
}
