package org.trackwalk.drive.overlap;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntToDoubleFunction;
import org.trackwalk.contact.collide.Collider;
import org.trackwalk.contact.collide.Meeting;
import org.trackwalk.course.corridor.SurfaceClasses;
import org.trackwalk.course.road.Road;
import org.trackwalk.ground.memory.Memory;
import org.trackwalk.mesh.parallel.Workers;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.tree.StaticTree;
import org.trackwalk.mesh.weld.WeldedSurface;

/** Finds which parts of a level go through each other, and which of them a car feels. */
public final class OverlapSurvey {

  private OverlapSurvey() {}

  /**
   * Looks at every pair of parts of different pieces, and at every pair of closed bodies.
   *
   * @param classes of the surface's triangles
   * @param said what the manifest says of pairs of pieces
   * @param touch metres; what goes less far through the other touches it
   * @param rise how far what a triangle belongs to may come up through the road, metres
   * @param memory pairs that are as they were met as they did
   * @param threads changes nothing but the time
   * @return one for each pair of parts that is told, and of closed bodies one for each two pieces
   */
  public static Overlaps of(
      WeldedSurface surface,
      SurfaceClasses classes,
      Road road,
      SaidMeetings said,
      double touch,
      IntToDoubleFunction rise,
      Memory memory,
      int threads,
      Progress progress) {
    KeptMeetings kept = meet(surface, memory, threads, progress);
    List<Part> parts = kept.parts();
    List<int[]> pairs = pairs(parts, threads);
    progress.begin("overlaps: what they are", pairs.size());
    Reason reason = new Reason(surface, classes, road, said, touch, rise);
    Verdict[] verdicts = new Verdict[pairs.size()];
    Workers.run(
        threads,
        pairs.size(),
        i -> {
          progress.check();
          Part a = parts.get(pairs.get(i)[0]);
          Part b = parts.get(pairs.get(i)[1]);
          verdicts[i] = verdict(a, b, kept, reason, touch);
          progress.worked(1);
        });
    new SheetsInOne(surface, kept, reason, progress).deepen(pairs, verdicts);
    return sum(verdicts, new BodyDepths(parts, threads, progress));
  }

  /**
   * A glance tells what is meant, what only touches and which bodies are in each other, whose depth
   * is that of no contour; what else is told is told as it is.
   */
  private static Verdict verdict(Part a, Part b, KeptMeetings kept, Reason reason, double touch) {
    if (touch < Collider.GLANCE) {
      Meeting glance = kept.meeting(a, b);
      Cause cause = reason.cause(a, b, glance);
      if (cause == null) {
        return null;
      }
      if (cause.why() == null && reason.alike(a, b, glance)) {
        return new Verdict(null, cause.meant());
      }
      if (cause.why() != null && Reason.ofBodies(a, b, cause.why())) {
        return reason.verdict(a, b, glance, cause);
      }
    }
    return reason.of(a, b, kept.exact(a, b));
  }

  /**
   * Looks how the same pairs meet, for which nothing but the surface is asked, and keeps it in the
   * memory, where the survey finds it.
   */
  public static void ahead(WeldedSurface surface, Memory memory, int threads, Progress progress) {
    meet(surface, memory, threads, progress);
  }

  private static KeptMeetings meet(
      WeldedSurface surface, Memory memory, int threads, Progress progress) {
    return memory.shared(
        KeptMeetings.class,
        () -> {
          progress.begin("overlaps: parts", 0);
          KeptMeetings kept = KeptMeetings.of(surface, memory);
          progress.check();
          List<Part> parts = kept.parts();
          List<int[]> pairs = pairs(parts, threads);
          progress.begin("overlaps: pairs", pairs.size());
          Workers.run(
              threads,
              pairs.size(),
              i -> {
                progress.check();
                kept.meeting(parts.get(pairs.get(i)[0]), parts.get(pairs.get(i)[1]));
                progress.worked(1);
              });
          if (memory.sparing()) {
            // Few pairs are looked at again, once the road is known.
            parts.forEach(part -> part.shell().spare());
          }
          return kept;
        });
  }

  /**
   * Parts whose boxes meet. One that is another again, triangle by triangle, is compared with that
   * one only, where it is a body: the first of them stands for it.
   */
  static List<int[]> pairs(List<Part> parts, int threads) {
    float[] boxes = new float[6 * parts.size()];
    for (int i = 0; i < parts.size(); i++) {
      System.arraycopy(parts.get(i).shell().box(), 0, boxes, 6 * i, 6);
    }
    StaticTree tree = StaticTree.overBoxes(boxes, Workers.worth(threads, parts.size()));
    List<int[]> pairs = new ArrayList<>();
    IntList near = new IntList();
    int[] first = Copies.first(parts);
    for (int i = 0; i < parts.size(); i++) {
      if (first[i] != i) {
        continue;
      }
      int k = 6 * i;
      tree.overlapping(
          boxes[k], boxes[k + 1], boxes[k + 2], boxes[k + 3], boxes[k + 4], boxes[k + 5], near);
      for (int n = 0; n < near.size(); n++) {
        int j = near.get(n);
        boolean other = first[j] == j;
        boolean again = first[j] == i && parts.get(i).shell().closed();
        if (j > i && (other || again) && comparable(parts.get(i), parts.get(j))) {
          pairs.add(new int[] {i, j});
        }
      }
    }
    return pairs;
  }

  private static boolean comparable(Part a, Part b) {
    return a.piece() != b.piece() || a.shell().closed() && b.shell().closed();
  }

  private static Overlaps sum(Verdict[] verdicts, BodyDepths depths) {
    Map<Meant, Integer> meant = new EnumMap<>(Meant.class);
    List<Overlap> told = new ArrayList<>();
    for (Verdict verdict : verdicts) {
      if (verdict == null) {
        continue;
      }
      if (verdict.meant() != null) {
        meant.merge(verdict.meant(), 1, Integer::sum);
      } else {
        told.add(verdict.told());
      }
    }
    return new Overlaps(List.copyOf(depths.measured(told)), Map.copyOf(meant));
  }
}
