package org.trackwalk.contact.broadphase;

import java.util.Arrays;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.tree.dynamic.DynamicTree;
import org.trackwalk.mesh.tree.dynamic.InsertionCost;
import org.trackwalk.mesh.tree.dynamic.TreePairs;
import org.trackwalk.mesh.tree.dynamic.TreeWork;

/**
 * Finds the pairs of bodies whose boxes overlap or touch, with two dynamic trees (E. Coumans,
 * Contact Generation, 2010): moving bodies against moving ones, and moving against resting ones.
 * Two resting bodies are never searched for; their pair stays what it was when the later of them
 * fell asleep, and that is right because neither box has changed since.
 *
 * <p>Bodies are known by number. The trees hold boxes with a margin and the motion ahead; pairs are
 * judged by the boxes as given. Not for several threads at once. Allocates nothing once its arrays
 * have grown.
 */
public final class TwoTreeBroadPhase {

  /**
   * One leaf in so many is linked anew at every step (E. Coumans, Contact Generation, 2010: "a few
   * leaf nodes at a time").
   */
  private static final int OPTIMISED_SHARE = 64;

  private static final byte FREE = 0;
  private static final byte MOVING = 1;
  private static final byte DROWSY = 2;
  private static final byte RESTING = 3;
  private static final byte GONE = 4;

  private final DynamicTree moving;
  private final DynamicTree resting;
  private final TreePairs search = new TreePairs();
  private final IntList candidates = new IntList();
  private final IntList drowsy = new IntList();
  private final IntList gone = new IntList();
  private final IntList free = new IntList();
  private PairList pairs = new PairList();
  private PairList before = new PairList();
  private float[] boxes = new float[6 * 16];
  private int[] leaves = new int[16];
  private byte[] states = new byte[16];
  private boolean[] changed = new boolean[16];
  private int used;

  /**
   * A broad phase without bodies.
   *
   * @param margin metres around each box within which a body may move without touching the tree
   * @throws IllegalArgumentException when the margin is negative or not finite
   */
  public TwoTreeBroadPhase(float margin) {
    moving = new DynamicTree(InsertionCost.SURFACE_AREA, margin);
    resting = new DynamicTree(InsertionCost.SURFACE_AREA, 0);
  }

  /**
   * Adds a moving body; all numbers in metres.
   *
   * @return the body's number; a removed body's number is used again after the next step
   * @throws IllegalArgumentException when a min is above its max or a number is NaN
   */
  public int add(float minX, float minY, float minZ, float maxX, float maxY, float maxZ) {
    int body = free.size() == 0 ? used : free.get(free.size() - 1);
    grow(body + 1);
    int leaf = moving.insert(body, minX, minY, minZ, maxX, maxY, maxZ);
    if (body == used) {
      used++;
    } else {
      free.truncate(free.size() - 1);
    }
    leaves[body] = leaf;
    states[body] = MOVING;
    changed[body] = true;
    setBox(body, minX, minY, minZ, maxX, maxY, maxZ);
    return body;
  }

  /**
   * Tells a body's new box; wakes it.
   *
   * @param motionX metres by which it is expected to move in the next few steps; likewise y and z
   * @throws IllegalArgumentException when there is no such body, a min is above its max or a number
   *     is NaN
   */
  public void move(
      int body,
      float minX,
      float minY,
      float minZ,
      float maxX,
      float maxY,
      float maxZ,
      float motionX,
      float motionY,
      float motionZ) {
    wake(body);
    moving.update(leaves[body], minX, minY, minZ, maxX, maxY, maxZ, motionX, motionY, motionZ);
    changed[body] |= !hasBox(body, minX, minY, minZ, maxX, maxY, maxZ);
    setBox(body, minX, minY, minZ, maxX, maxY, maxZ);
  }

  /**
   * Lets a body fall asleep: it goes to the tree of resting bodies at the end of the next step, so
   * that this step still finds its pairs where it came to rest.
   *
   * @throws IllegalArgumentException when there is no such body
   */
  public void sleep(int body) {
    check(body);
    if (states[body] == MOVING) {
      states[body] = DROWSY;
      drowsy.add(body);
    }
  }

  /**
   * Wakes a body: it goes to the tree of moving bodies.
   *
   * @throws IllegalArgumentException when there is no such body
   */
  public void wake(int body) {
    check(body);
    if (states[body] == RESTING) {
      resting.remove(leaves[body]);
      leaves[body] = insert(moving, body);
    }
    states[body] = MOVING;
  }

  /**
   * Removes a body; its pairs end with the next step.
   *
   * @throws IllegalArgumentException when there is no such body
   */
  public void remove(int body) {
    check(body);
    (states[body] == RESTING ? resting : moving).remove(leaves[body]);
    states[body] = GONE;
    gone.add(body);
  }

  /**
   * One step: finds all pairs and says what has become of them since the step before.
   *
   * @param events cleared, then filled
   */
  public void step(PairEvents events) {
    moving.optimise(moving.size() / OPTIMISED_SHARE);
    resting.optimise(resting.size() / OPTIMISED_SHARE);
    PairList old = pairs;
    pairs = before;
    before = old;
    findPairs();
    compare(events);
    settle();
  }

  /** Number of bodies. */
  public int size() {
    return moving.size() + resting.size();
  }

  /** Number of bodies in the tree of resting ones. */
  public int restingCount() {
    return resting.size();
  }

  /** Number of pairs found by the last step. */
  public int pairCount() {
    return pairs.size();
  }

  /** What the tree of moving bodies has been put through. */
  public TreeWork movingWork() {
    return moving.work();
  }

  /** What the tree of resting bodies has been put through. */
  public TreeWork restingWork() {
    return resting.work();
  }

  private void findPairs() {
    candidates.clear();
    search.within(moving, candidates);
    search.between(moving, resting, candidates);
    pairs.clear();
    for (int i = 0; i < candidates.size(); i += 2) {
      int a = candidates.get(i);
      int b = candidates.get(i + 1);
      if (overlap(a, b)) {
        pairs.add(a, b);
      }
    }
    for (int i = 0; i < before.size(); i++) {
      long pair = before.get(i);
      if (states[PairList.first(pair)] == RESTING && states[PairList.second(pair)] == RESTING) {
        pairs.add(pair);
      }
    }
    pairs.sort(used);
  }

  private void compare(PairEvents events) {
    events.clear();
    int i = 0;
    int j = 0;
    while (i < before.size() || j < pairs.size()) {
      long was = i < before.size() ? before.get(i) : Long.MAX_VALUE;
      long is = j < pairs.size() ? pairs.get(j) : Long.MAX_VALUE;
      if (was < is) {
        PairEvents.add(events.ended(), was);
        i++;
      } else if (is < was) {
        PairEvents.add(events.begun(), is);
        j++;
      } else {
        if (changed[PairList.first(is)] || changed[PairList.second(is)]) {
          PairEvents.add(events.moved(), is);
        }
        i++;
        j++;
      }
    }
  }

  /** Puts the drowsy to sleep and frees the numbers of the gone. */
  private void settle() {
    for (int i = 0; i < drowsy.size(); i++) {
      int body = drowsy.get(i);
      if (states[body] == DROWSY) {
        moving.remove(leaves[body]);
        leaves[body] = insert(resting, body);
        states[body] = RESTING;
      }
    }
    drowsy.clear();
    for (int i = 0; i < gone.size(); i++) {
      states[gone.get(i)] = FREE;
      free.add(gone.get(i));
    }
    gone.clear();
    Arrays.fill(changed, 0, used, false);
  }

  private int insert(DynamicTree tree, int body) {
    int at = 6 * body;
    return tree.insert(
        body, boxes[at], boxes[at + 1], boxes[at + 2], boxes[at + 3], boxes[at + 4], boxes[at + 5]);
  }

  private void setBox(
      int body, float minX, float minY, float minZ, float maxX, float maxY, float maxZ) {
    int at = 6 * body;
    boxes[at] = minX;
    boxes[at + 1] = minY;
    boxes[at + 2] = minZ;
    boxes[at + 3] = maxX;
    boxes[at + 4] = maxY;
    boxes[at + 5] = maxZ;
  }

  private boolean hasBox(
      int body, float minX, float minY, float minZ, float maxX, float maxY, float maxZ) {
    int at = 6 * body;
    return boxes[at] == minX
        && boxes[at + 1] == minY
        && boxes[at + 2] == minZ
        && boxes[at + 3] == maxX
        && boxes[at + 4] == maxY
        && boxes[at + 5] == maxZ;
  }

  private boolean overlap(int a, int b) {
    int i = 6 * a;
    int j = 6 * b;
    return boxes[i] <= boxes[j + 3]
        && boxes[i + 3] >= boxes[j]
        && boxes[i + 1] <= boxes[j + 4]
        && boxes[i + 4] >= boxes[j + 1]
        && boxes[i + 2] <= boxes[j + 5]
        && boxes[i + 5] >= boxes[j + 2];
  }

  private void check(int body) {
    if (body < 0 || body >= used || states[body] == FREE || states[body] == GONE) {
      throw new IllegalArgumentException("there is no body " + body);
    }
  }

  private void grow(int bodies) {
    if (bodies > states.length) {
      int capacity = 2 * states.length;
      boxes = Arrays.copyOf(boxes, 6 * capacity);
      leaves = Arrays.copyOf(leaves, capacity);
      states = Arrays.copyOf(states, capacity);
      changed = Arrays.copyOf(changed, capacity);
    }
  }
}
