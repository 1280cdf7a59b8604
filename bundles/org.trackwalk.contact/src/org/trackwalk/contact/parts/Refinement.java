package org.trackwalk.contact.parts;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.trackwalk.mesh.progress.Progress;

/**
 * Borders between groups made better, where a collapse has left more than is allowed. A step cuts
 * one group in two and makes one of the two that cost least together; or it makes one of two
 * neighbours and cuts that anew. A step is taken when all hulls together become smaller.
 */
final class Refinement {

  /** Steps at most; cars have taken up to thirteen. */
  private static final int STEPS = 24;

  /** Groups whose cut is followed to the end in one step, those that gain most. */
  private static final int FOLLOWED = 3;

  /** Part of the mesh's volume: a step that gains less is none. */
  private static final double LEAST = 1e-4;

  private record Step(List<Integer> gone, List<Group> made, double gain) {}

  private final double volume;
  private final PartSettings settings;
  private final int threads;
  private final Progress progress;
  private final TreeMap<Integer, Group> groups = new TreeMap<>();
  private final Map<Integer, List<Group>> cuts = new HashMap<>();
  private final Map<Long, Double> costs = new HashMap<>();
  private final Map<Long, List<Group>> again = new HashMap<>();
  private int made;

  Refinement(
      List<Group> groups, double volume, PartSettings settings, int threads, Progress progress) {
    this.volume = volume;
    this.settings = settings;
    this.threads = threads;
    this.progress = progress;
    for (Group group : groups) {
      this.groups.put(made++, group);
    }
  }

  /** The groups: as many as there were, or fewer. */
  List<Group> run() {
    for (int i = 0; i < STEPS && excess() > settings.error() * volume; i++) {
      if (i == 0) {
        progress.begin("borders", 0);
      }
      Step step = cutAndJoin();
      if (step == null) {
        step = joinAndCut();
      }
      if (step == null) {
        break;
      }
      step.gone.forEach(groups::remove);
      step.made.forEach(group -> groups.put(made++, group));
      progress.worked(1);
    }
    return List.copyOf(groups.values());
  }

  private double excess() {
    return Group.together(groups.values(), progress) - volume;
  }

  private List<Group> cut(int id) {
    return cuts.computeIfAbsent(
        id,
        k -> {
          double below = groups.get(k).hull().volume() - LEAST * volume;
          return GroupCut.best(groups.get(k), below, threads, progress);
        });
  }

  private static double gain(Group group, List<Group> halves) {
    double gain = group.hull().volume();
    for (Group half : halves) {
      gain -= half.hull().volume();
    }
    return halves.isEmpty() ? 0 : gain;
  }

  private double cost(int a, int b) {
    long key = (long) a << 32 | b;
    Double known = costs.get(key);
    if (known == null) {
      known = cost(groups.get(a), groups.get(b));
      costs.put(key, known);
    }
    return known;
  }

  private static double cost(Group a, Group b) {
    return a.touches(b)
        ? Group.sizeNearly(a, b) - a.hull().volume() - b.hull().volume()
        : Double.POSITIVE_INFINITY;
  }

  private Step cutAndJoin() {
    List<Integer> ids = new ArrayList<>(groups.keySet());
    List<Integer> order = new ArrayList<>();
    List<Integer> left = new ArrayList<>(ids);
    left.sort((a, b) -> Double.compare(groups.get(b).excess(), groups.get(a).excess()));
    for (int id : left) {
      double most = groups.get(id).excess();
      if (most <= LEAST * volume
          || order.size() >= FOLLOWED
              && gain(groups.get(order.get(FOLLOWED - 1)), cut(order.get(FOLLOWED - 1))) >= most) {
        break;
      }
      order.add(id);
      order.sort(
          (a, b) -> Double.compare(gain(groups.get(b), cut(b)), gain(groups.get(a), cut(a))));
    }
    Step best = null;
    for (int id : order.subList(0, Math.min(FOLLOWED, order.size()))) {
      Step step = followed(id, ids);
      best = step != null && (best == null || step.gain > best.gain) ? step : best;
    }
    return best;
  }

  /** The best that can be made of a group's cut; null when nothing is gained. */
  private Step followed(int id, List<Integer> ids) {
    List<Group> halves = cut(id);
    double gain = gain(groups.get(id), halves);
    if (halves.isEmpty() || gain <= LEAST * volume) {
      return null;
    }
    if (groups.size() < settings.most()) {
      return new Step(List.of(id), halves, gain);
    }
    double least = gain - LEAST * volume;
    Step best = null;
    for (int a : ids) {
      if (a == id) {
        continue;
      }
      for (int b : ids) {
        if (b > a && b != id && cost(a, b) < least) {
          least = cost(a, b);
          List<Group> now = new ArrayList<>(halves);
          now.add(Group.of(groups.get(a), groups.get(b)));
          best = new Step(List.of(id, a, b), now, gain - least);
        }
      }
      for (int k = 0; k < 2; k++) {
        double cost = cost(groups.get(a), halves.get(k));
        if (cost < least) {
          least = cost;
          best =
              new Step(
                  List.of(id, a),
                  List.of(Group.of(groups.get(a), halves.get(k)), halves.get(1 - k)),
                  gain - least);
        }
      }
    }
    return best;
  }

  private Step joinAndCut() {
    List<long[]> pairs = new ArrayList<>();
    for (int a : groups.keySet()) {
      for (int b : groups.tailMap(a, false).keySet()) {
        if (groups.get(a).touches(groups.get(b))
            && groups.get(a).excess() + groups.get(b).excess() > LEAST * volume) {
          pairs.add(new long[] {a, b});
        }
      }
    }
    pairs.sort((p, q) -> Double.compare(excess(q), excess(p)));
    for (long[] pair : pairs) {
      Group a = groups.get((int) pair[0]);
      Group b = groups.get((int) pair[1]);
      double before = a.hull().volume() + b.hull().volume();
      List<Group> halves =
          again.computeIfAbsent(
              pair[0] << 32 | pair[1],
              key -> GroupCut.best(Group.of(a, b), before - LEAST * volume, threads, progress));
      if (halves.isEmpty()) {
        continue;
      }
      double gain = before - halves.get(0).hull().volume() - halves.get(1).hull().volume();
      if (gain > LEAST * volume) {
        return new Step(List.of((int) pair[0], (int) pair[1]), halves, gain);
      }
    }
    return null;
  }

  private double excess(long[] pair) {
    return groups.get((int) pair[0]).excess() + groups.get((int) pair[1]).excess();
  }
}
