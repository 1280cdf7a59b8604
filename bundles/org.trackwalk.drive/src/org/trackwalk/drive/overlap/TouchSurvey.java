package org.trackwalk.drive.overlap;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.trackwalk.contact.collide.Collider;
import org.trackwalk.contact.collide.Meeting;
import org.trackwalk.contact.collide.Touch;
import org.trackwalk.contact.collide.TouchFinder;
import org.trackwalk.mesh.parallel.Workers;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.weld.WeldedSurface;

/** Counts pairs of parts that touch without going through each other, by what they share. */
public final class TouchSurvey {

  private TouchSurvey() {}

  /**
   * Looks at every pair of parts of different pieces, and of closed bodies of one piece.
   *
   * @param touch metres; what goes less far through the other touches it
   */
  public static Map<Touch, Integer> of(
      WeldedSurface surface, double touch, int threads, Progress progress) {
    List<Part> parts = Part.of(surface);
    List<int[]> pairs = OverlapSurvey.pairs(parts, threads);
    progress.begin("overlaps: touching", pairs.size());
    Touch[] found = new Touch[pairs.size()];
    Workers.run(
        threads,
        pairs.size(),
        i -> {
          progress.check();
          Part a = parts.get(pairs.get(i)[0]);
          Part b = parts.get(pairs.get(i)[1]);
          Touch its = TouchFinder.of(a.shell(), b.shell());
          boolean touches = its != Touch.APART && its != Touch.THROUGH;
          if (touches && apart(a, b, Collider.meet(a.shell(), b.shell()), touch)) {
            found[i] = its;
          }
          progress.worked(1);
        });
    Map<Touch, Integer> counts = new EnumMap<>(Touch.class);
    for (Touch its : found) {
      if (its != null) {
        counts.merge(its, 1, Integer::sum);
      }
    }
    return counts;
  }

  private static boolean apart(Part a, Part b, Meeting meeting, double touch) {
    return meeting.depth() <= touch && !Reason.shareRoom(a, b, meeting, touch);
  }
}
