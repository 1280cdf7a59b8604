package org.trackwalk.drive.overlap;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.trackwalk.contact.collide.Collider;
import org.trackwalk.contact.collide.Meeting;
import org.trackwalk.ground.memory.Memory;
import org.trackwalk.ground.memory.SurfaceChange;

/**
 * How parts met in the last check of the level. Two parts that have the very triangles that they
 * had meet as they did: a meeting has places and numbers of triangles inside each part, no others.
 */
final class KeptMeetings {

  private final int[] partOf;
  private final int[] sizes;
  private final Map<Long, Meeting> meetings = new ConcurrentHashMap<>();

  /** Of the check before; null when there was none, and after this one is finished. */
  private final KeptMeetings last;

  /** Per part its number in the check before; -1 when it is not the same. */
  private final int[] before;

  private KeptMeetings(int[] partOf, int[] sizes, KeptMeetings last, int[] before) {
    this.partOf = partOf;
    this.sizes = sizes;
    this.last = last;
    this.before = before;
  }

  /** For a level's parts, with what the memory has of the check before. */
  static KeptMeetings of(List<Part> parts, int triangles, Memory memory) {
    int[] partOf = new int[triangles];
    Arrays.fill(partOf, -1);
    int[] sizes = new int[parts.size()];
    for (Part part : parts) {
      sizes[part.number()] = part.triangles().length;
      for (int t : part.triangles()) {
        partOf[t] = part.number();
      }
    }
    KeptMeetings last = memory.last(KeptMeetings.class).orElse(null);
    int[] before = new int[parts.size()];
    Arrays.fill(before, -1);
    if (last != null && memory.change() != null) {
      parts.forEach(part -> before[part.number()] = last.same(part, memory.change()));
    }
    return new KeptMeetings(partOf, sizes, last, before);
  }

  /** The part of this check that another one's part is, triangle by triangle; -1 for none. */
  private int same(Part part, SurfaceChange change) {
    int one = -1;
    for (int t : part.triangles()) {
      int was = change.before(t);
      int its = was < 0 ? -1 : partOf[was];
      if (its < 0 || one >= 0 && its != one) {
        return -1;
      }
      one = its;
    }
    return one >= 0 && sizes[one] == part.triangles().length ? one : -1;
  }

  /** How two parts meet, the one with the lower number first. */
  Meeting meeting(Part a, Part b) {
    int i = before[a.number()];
    int j = before[b.number()];
    Meeting known = last == null || i < 0 || j < 0 ? null : last.meetings.get(key(i, j));
    Meeting met = known == null ? Collider.meet(a.shell(), b.shell()) : known;
    meetings.put(key(a.number(), b.number()), met);
    return met;
  }

  private static long key(int first, int second) {
    return (long) first << Integer.SIZE | second;
  }

  /** For the next check: without what was known before. */
  KeptMeetings settled() {
    KeptMeetings settled = new KeptMeetings(partOf, sizes, null, before);
    settled.meetings.putAll(meetings);
    return settled;
  }
}
