package org.trackwalk.contact.broadphase;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.tree.dynamic.TreeWork;

class TwoTreeBroadPhaseTest {

  private static final float MARGIN = 0.125f;

  private final Map<Integer, float[]> boxes = new TreeMap<>();
  private final Map<Integer, float[]> boxesBefore = new HashMap<>();
  private List<Long> pairsBefore = new ArrayList<>();
  private int begun;
  private int moved;
  private int ended;

  /** Bodies come, go, jitter, jump, sleep and wake; every pair against every other, every step. */
  @Test
  void eventsAreWhatAllAgainstAllSay() {
    long seed = 20261121;
    Random random = new Random(seed);
    TwoTreeBroadPhase phase = new TwoTreeBroadPhase(MARGIN);
    PairEvents events = new PairEvents();
    int atRest = 0;
    for (int step = 0; step < 2000; step++) {
      for (int i = random.nextInt(12); i > 0; i--) {
        change(phase, random);
      }
      phase.step(events);
      check(phase, events, "seed " + seed + ", step " + step);
      atRest += phase.restingCount();
    }
    assertTrue(begun > 1000 && moved > 1000 && ended > 1000, begun + " " + moved + " " + ended);
    assertTrue(atRest > 20_000, atRest + " bodies at rest over all steps");
  }

  private void change(TwoTreeBroadPhase phase, Random random) {
    if (boxes.size() < 10 || (random.nextInt(8) == 0 && boxes.size() < 80)) {
      float[] b = box(random);
      int body = phase.add(b[0], b[1], b[2], b[3], b[4], b[5]);
      assertTrue(!boxes.containsKey(body) && !boxesBefore.containsKey(body), "body " + body);
      boxes.put(body, b);
      return;
    }
    List<Integer> bodies = new ArrayList<>(boxes.keySet());
    int body = bodies.get(random.nextInt(bodies.size()));
    switch (random.nextInt(8)) {
      case 0 -> {
        phase.remove(body);
        boxes.remove(body);
      }
      case 1 -> phase.wake(body);
      case 2, 3, 4 -> phase.sleep(body);
      default -> {
        float[] b = random.nextInt(4) == 0 ? box(random) : jitter(boxes.get(body), random);
        float ahead = random.nextInt(3) * 0.2f;
        phase.move(body, b[0], b[1], b[2], b[3], b[4], b[5], ahead, 0, -ahead);
        boxes.put(body, b);
        if (random.nextBoolean()) {
          phase.sleep(body);
        }
      }
    }
  }

  private void check(TwoTreeBroadPhase phase, PairEvents events, String where) {
    List<Long> pairs = new ArrayList<>();
    for (int a : boxes.keySet()) {
      for (int b : boxes.keySet()) {
        if (a < b && overlap(boxes.get(a), boxes.get(b))) {
          pairs.add((long) a << 32 | b);
        }
      }
    }
    List<Long> started = new ArrayList<>(pairs);
    started.removeAll(pairsBefore);
    List<Long> over = new ArrayList<>(pairsBefore);
    over.removeAll(pairs);
    List<Long> changed = new ArrayList<>();
    for (long pair : pairs) {
      if (pairsBefore.contains(pair) && (changed((int) (pair >> 32)) || changed((int) pair))) {
        changed.add(pair);
      }
    }
    assertEquals(boxes.size(), phase.size(), where);
    assertEquals(pairs.size(), phase.pairCount(), where);
    assertEquals(started, list(events.begun()), where);
    assertEquals(changed, list(events.moved()), where);
    assertEquals(over, list(events.ended()), where);
    begun += started.size();
    moved += changed.size();
    ended += over.size();
    pairsBefore = pairs;
    boxesBefore.clear();
    boxesBefore.putAll(boxes);
  }

  private boolean changed(int body) {
    return !java.util.Arrays.equals(boxes.get(body), boxesBefore.get(body));
  }

  private static List<Long> list(IntList flat) {
    List<Long> pairs = new ArrayList<>();
    for (int i = 0; i < flat.size(); i += 2) {
      pairs.add((long) flat.get(i) << 32 | flat.get(i + 1));
    }
    return pairs;
  }

  @Test
  void aWorldAtRestIsLeftAlone() {
    TwoTreeBroadPhase phase = new TwoTreeBroadPhase(MARGIN);
    PairEvents events = new PairEvents();
    // fewer than the trees optimise at a time
    for (int i = 0; i < 60; i++) {
      phase.sleep(phase.add(i, 0, 0, i + 1, 1, 1));
    }
    phase.step(events);
    assertEquals(2 * 59, events.begun().size(), "each touches its neighbour");
    assertEquals(60, phase.restingCount());
    TreeWork moving = phase.movingWork();
    TreeWork resting = phase.restingWork();
    for (int step = 0; step < 10; step++) {
      phase.step(events);
      assertEquals(0, events.begun().size() + events.moved().size() + events.ended().size());
      assertEquals(59, phase.pairCount());
    }
    assertEquals(moving, phase.movingWork());
    assertEquals(resting, phase.restingWork());

    phase.move(30, 30, 0.05f, 0, 31, 1.05f, 1, 0, 0, 0);
    phase.step(events);
    assertEquals(List.of(29L << 32 | 30, 30L << 32 | 31), list(events.moved()));
    assertEquals(59, phase.restingCount());
    phase.move(30, 30, 3, 0, 31, 4, 1, 0, 0, 0);
    phase.step(events);
    assertEquals(List.of(29L << 32 | 30, 30L << 32 | 31), list(events.ended()));
  }

  /** Numbers of bodies of more than one digit of the sort; all pairs of a step at once. */
  @Test
  void thousandsOfBodiesThatBeginTogether() {
    Random random = new Random(5);
    TwoTreeBroadPhase phase = new TwoTreeBroadPhase(MARGIN);
    float[][] all = new float[5000][];
    for (int i = 0; i < all.length; i++) {
      float x = 200 * random.nextFloat();
      float z = 10 * random.nextFloat();
      all[i] = new float[] {x, 0, z, x + 0.5f, 1, z + 0.5f};
      phase.add(x, 0, z, x + 0.5f, 1, z + 0.5f);
    }
    assertTrue(phase.movingWork().linked() >= all.length);
    PairEvents events = new PairEvents();
    phase.step(events);
    List<Long> pairs = new ArrayList<>();
    for (int a = 0; a < all.length; a++) {
      for (int b = a + 1; b < all.length; b++) {
        if (all[a][0] <= all[b][3] && all[b][0] <= all[a][3] && overlap(all[a], all[b])) {
          pairs.add((long) a << 32 | b);
        }
      }
    }
    assertTrue(pairs.size() > 1000);
    assertEquals(pairs, list(events.begun()));
    assertEquals(0, phase.restingWork().linked());
  }

  @Test
  void bodiesThatAreGoneAreRefused() {
    TwoTreeBroadPhase phase = new TwoTreeBroadPhase(0);
    int body = phase.add(0, 0, 0, 1, 1, 1);
    phase.remove(body);
    assertThrows(IllegalArgumentException.class, () -> phase.remove(body));
    assertThrows(IllegalArgumentException.class, () -> phase.sleep(body));
    assertThrows(IllegalArgumentException.class, () -> phase.wake(99));
    assertThrows(IllegalArgumentException.class, () -> phase.add(1, 0, 0, 0, 1, 1));
    int next = phase.add(0, 0, 0, 1, 1, 1);
    assertTrue(next != body, "the number is free only after the next step");
    assertThrows(IllegalArgumentException.class, () -> phase.remove(body), "its leaf is another's");
    phase.step(new PairEvents());
    assertEquals(body, phase.add(0, 0, 0, 1, 1, 1));
  }

  /** On a coarse grid half of the time, so that many only touch. */
  private static float[] box(Random random) {
    float[] box = new float[6];
    boolean coarse = random.nextBoolean();
    for (int k = 0; k < 3; k++) {
      box[k] = coarse ? random.nextInt(4) : random.nextFloat() * 4;
      box[3 + k] = box[k] + (coarse ? random.nextInt(2) : random.nextFloat());
    }
    return box;
  }

  private static float[] jitter(float[] box, Random random) {
    float[] moved = box.clone();
    for (int k = 0; k < 3; k++) {
      float shift = random.nextInt(3) * MARGIN * (random.nextFloat() - 0.5f);
      moved[k] += shift;
      moved[3 + k] += shift;
    }
    return moved;
  }

  private static boolean overlap(float[] a, float[] b) {
    boolean hit = true;
    for (int k = 0; k < 3; k++) {
      hit &= a[k] <= b[3 + k] && b[k] <= a[3 + k];
    }
    return hit;
  }
}
