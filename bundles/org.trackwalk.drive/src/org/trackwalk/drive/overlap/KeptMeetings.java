package org.trackwalk.drive.overlap;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import org.trackwalk.contact.collide.Collider;
import org.trackwalk.contact.collide.Meeting;
import org.trackwalk.contact.collide.Shell;
import org.trackwalk.ground.memory.Memory;
import org.trackwalk.ground.memory.SameNumbers;
import org.trackwalk.ground.memory.SurfaceChange;
import org.trackwalk.mesh.parallel.Budget;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * How parts met in the last check of the level. Two parts that have the very triangles that they
 * had meet as they did: a meeting has places and numbers of triangles inside each part, no others.
 */
final class KeptMeetings implements Memory.Settling {

  /** The triangles of each part: the very same list while numbers are the same. */
  private final List<int[]> members;

  private final int[] partOf;
  private final int[] sizes;
  private final List<Part> parts;
  private final Map<Long, Meeting> meetings = new ConcurrentHashMap<>();

  /** Those that were looked at closely. */
  private final Map<Long, Meeting> exact = new ConcurrentHashMap<>();

  /** Of the check before; null when there was none, and after this one is finished. */
  private volatile KeptMeetings last;

  /** Per part its number in the check before; -1 when it is not the same. */
  private final int[] before;

  private KeptMeetings(
      List<int[]> members,
      int[] partOf,
      int[] sizes,
      List<Part> parts,
      KeptMeetings last,
      int[] before) {
    this.members = members;
    this.partOf = partOf;
    this.sizes = sizes;
    this.parts = parts;
    this.last = last;
    this.before = before;
  }

  /** For a level, with what the memory has of the check before. */
  static KeptMeetings of(WeldedSurface surface, Memory memory) {
    KeptMeetings last = memory.last(KeptMeetings.class).orElse(null);
    Supplier<Part.Known> same =
        () ->
            last == null || memory.change() == null
                ? Part.Known.NONE
                : last.whole(surface, memory.change());
    List<int[]> members =
        SameNumbers.of(
                memory, surface, KeptMeetings.class, () -> Part.byNumbers(surface, same.get()))
            .orElseGet(() -> Part.members(surface, same.get()));
    boolean known = last != null && memory.change() != null;
    if (known && last.members == members && memory.change().samePlaces()) {
      return last.inPlace(surface, memory.change());
    }
    int[] partOf = new int[surface.triangleCount()];
    Arrays.fill(partOf, -1);
    int[] sizes = new int[members.size()];
    for (int part = 0; part < sizes.length; part++) {
      sizes[part] = members.get(part).length;
      for (int t : members.get(part)) {
        partOf[t] = part;
      }
    }
    int[] before = new int[sizes.length];
    List<Part> parts = new ArrayList<>();
    for (int part = 0; part < sizes.length; part++) {
      Budget.look();
      int[] own = members.get(part);
      before[part] = known ? last.same(own, memory.change()) : -1;
      Shell shell = before[part] < 0 ? null : last.parts.get(before[part]).shell();
      parts.add(Part.of(surface, part, own, shell));
    }
    return new KeptMeetings(members, partOf, sizes, parts, last, before);
  }

  /** For a level with the same numbers: parts without a changed triangle are what they were. */
  private KeptMeetings inPlace(WeldedSurface surface, SurfaceChange change) {
    int[] ago = new int[sizes.length];
    Arrays.setAll(ago, part -> part);
    for (int t : change.come()) {
      if (partOf[t] >= 0) {
        ago[partOf[t]] = -1;
      }
    }
    List<Part> present = new ArrayList<>();
    for (Part part : parts) {
      int number = part.number();
      Budget.look();
      present.add(
          ago[number] < 0
              ? Part.of(surface, number, part.triangles(), null)
              : part.in(surface.positions()));
    }
    return new KeptMeetings(members, partOf, sizes, present, this, ago);
  }

  /** The level's parts. */
  List<Part> parts() {
    return parts;
  }

  /** The parts of pieces that have all the triangles that they had, and no others. */
  private Part.Known whole(WeldedSurface surface, SurfaceChange change) {
    int[] found = new int[sizes.length];
    boolean[] other = new boolean[surface.pieces().size()];
    for (int t = 0; t < surface.triangleCount(); t++) {
      int was = change.before(t);
      if (was < 0) {
        other[surface.pieceOf(t)] = true;
      } else if (partOf[was] >= 0) {
        found[partOf[was]]++;
      }
    }
    for (int t = 0; t < surface.triangleCount(); t++) {
      int was = change.before(t);
      int part = was < 0 ? -1 : partOf[was];
      boolean lacks = part >= 0 && found[part] != sizes[part];
      if (lacks) {
        other[surface.pieceOf(t)] = true;
      }
    }
    return new Part.Known(
        t -> other[surface.pieceOf(t)] ? -1 : partOf[change.before(t)], sizes.length);
  }

  /** The part of this check that another one's part is, triangle by triangle; -1 for none. */
  private int same(int[] triangles, SurfaceChange change) {
    int one = -1;
    for (int t : triangles) {
      int was = change.before(t);
      int its = was < 0 ? -1 : partOf[was];
      if (its < 0 || one >= 0 && its != one) {
        return -1;
      }
      one = its;
    }
    return one >= 0 && sizes[one] == triangles.length ? one : -1;
  }

  /** How two parts meet, the one with the lower number first, by a glance at how deep they do. */
  Meeting meeting(Part a, Part b) {
    Meeting there = known(a, b);
    if (there != null) {
      return there;
    }
    int i = before[a.number()];
    int j = before[b.number()];
    KeptMeetings ago = last;
    Meeting known = ago == null || i < 0 || j < 0 ? null : ago.meetings.get(key(i, j));
    Meeting met = known == null ? Collider.glance(a.shell(), b.shell()) : known;
    meetings.put(key(a.number(), b.number()), met);
    return met;
  }

  /** The same with the depth as it is. */
  Meeting exact(Part a, Part b) {
    Meeting glance = meeting(a, b);
    if (glance.contours().stream().noneMatch(c -> c.depth() >= Collider.GLANCE)) {
      return glance;
    }
    long key = key(a.number(), b.number());
    Meeting there = exact.get(key);
    if (there != null) {
      return there;
    }
    int i = before[a.number()];
    int j = before[b.number()];
    KeptMeetings ago = last;
    Meeting known = ago == null || i < 0 || j < 0 ? null : ago.exact.get(key(i, j));
    Meeting met = known == null ? Collider.meet(a.shell(), b.shell()) : known;
    exact.put(key, met);
    return met;
  }

  /** A glance at two that have been asked for. */
  Meeting known(Part a, Part b) {
    return meetings.get(key(a.number(), b.number()));
  }

  private static long key(int first, int second) {
    return (long) first << Integer.SIZE | second;
  }

  /** For the next check: without what was known before. */
  @Override
  public void settle() {
    last = null;
  }
}
