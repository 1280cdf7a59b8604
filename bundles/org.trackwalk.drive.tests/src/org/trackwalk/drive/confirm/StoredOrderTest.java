package org.trackwalk.drive.confirm;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.drive.shape.Roads;
import org.trackwalk.io.engine.EngineBody;
import org.trackwalk.io.engine.EngineException;
import org.trackwalk.io.engine.EnginePass;
import org.trackwalk.io.engine.EngineWire;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.profile.ShapeKind;

/** A box along x that is jolted; behind it, where it was set down, two bodies may meet. */
class StoredOrderTest {

  private static final double STEP = 1 / 60.0;

  private static final double FALL = 9.81 * STEP;

  private static final double SPEED = 40;

  private static final double[] HALF = {0.9, 0.25, 2.25};

  private static final Probe BOX = new Probe("box", ShapeKind.BOX, false, HALF);

  /** It is jolted in the first step that is measured. */
  private static final double PLACE = BOX.runUp() * SPEED * STEP + Traces.ahead(BOX);

  private static final double[] SEAM = {0, 0, -4, 0, 0, 4};

  /** Where bodies meet behind the box, metres along the way; within reach, and not any more. */
  private static final double BEHIND = -1;

  private static final double AWAY = -4;

  @ParameterizedTest
  @ValueSource(strings = {"seam.body-boundary", "seam.step", "weld.near-miss"})
  void whatABorderBehindTheBoxDoesHasItsFinding(String rule) throws EngineException {
    MeasuredPlace place = marked(level(BEHIND), copy(0), rule, BEHIND, true);
    assertEquals(MeasuredPlace.Told.PLACE, place.told());
    assertEquals(rule, place.rule());
    assertFalse(place.byOrder());
    // the report tells another border
    place = marked(level(BEHIND), copy(0), rule, AWAY, true);
    assertEquals(MeasuredPlace.Told.NOTHING, place.told());
    assertFalse(place.byOrder());
  }

  @Test
  void anotherFindingThereDoesNot() throws EngineException {
    MeasuredPlace place = marked(level(BEHIND), copy(0), "ride.kink", BEHIND, true);
    assertEquals(MeasuredPlace.Told.NOTHING, place.told());
  }

  @Test
  void whereTheGroundIsAnotherNoBorderSpeaksForIt() throws EngineException {
    MeasuredPlace place = marked(level(BEHIND), copy(0.01), "seam.step", BEHIND, true);
    assertEquals(MeasuredPlace.Told.NOTHING, place.told());
    assertFalse(place.byOrder());
  }

  @Test
  void whatIsGoneInAnotherOrderIsByOrder() throws EngineException {
    assertTrue(marked(level(BEHIND), copy(0), "seam.step", BEHIND, false).byOrder());
  }

  @Test
  void whereNothingElseDiffersItIsByOrder() throws EngineException {
    assertTrue(marked(level(AWAY), copy(0), "seam.step", AWAY, true).byOrder());
  }

  /** The one pass that met a border is the one that must feel it again. */
  @Test
  void aPassOverOneBodyAnswersForItself() throws EngineException {
    List<EngineBody> level = level(BEHIND);
    double later = 2; // metres: no border is within its reach
    List<EnginePass> passes = List.of(pass(0), pass(later));
    List<Jolted> jolts = List.of(jolt(0), jolt(later));
    SameGround ground = new SameGround(level, copy(0));
    Driven only = (healed, some) -> some.stream().map(p -> trace(p, p.pose()[0] > 1)).toList();
    MeasuredPlace place = marked(ground, only, jolts, passes, "seam.step", BEHIND);
    assertTrue(place.byOrder(), "it feels nothing in another order");
    Driven both = (healed, some) -> some.stream().map(p -> trace(p, !healed)).toList();
    place = marked(ground, both, jolts, passes, "seam.step", BEHIND);
    assertEquals("seam.step", place.rule());
  }

  private static MeasuredPlace marked(
      List<EngineBody> level, List<EngineBody> copy, String rule, double seam, boolean felt)
      throws EngineException {
    Driven other = (healed, some) -> some.stream().map(p -> trace(p, felt && !healed)).toList();
    return marked(
        new SameGround(level, copy), other, List.of(jolt(0)), List.of(pass(0)), rule, seam);
  }

  private static MeasuredPlace marked(
      SameGround ground,
      Driven other,
      List<Jolted> jolts,
      List<EnginePass> passes,
      String rule,
      double seam)
      throws EngineException {
    double[] path = SEAM.clone();
    path[0] = seam;
    path[3] = seam;
    Under under = new Under(Roads.straight(x -> 0).ground());
    Places told = new Places(under, List.of(), List.of(new Places.Told(rule, path)), 4.5);
    Passes otherwise = new Passes(other, FALL, Progress.none());
    return new StoredOrder(List.of(otherwise), ground, told, BOX, STEP)
        .marked(told.of(jolts), jolts, passes)
        .get(0);
  }

  private static EnginePass pass(double from) {
    double[] pose = {from, HALF[1], 0, 0, 0, 0, 1};
    double[] velocity = {SPEED, 0, 0};
    return new EnginePass(pose, velocity, new double[] {from, 0, 60, 0}, SPEED, BOX.runUp() + 6);
  }

  private static Jolted jolt(double farther) {
    return new Jolted(
        new double[] {PLACE + farther, 0, 0}, new double[] {1, 0}, 0.3 - farther / 10, 0, 0);
  }

  /** Straight on; thrown up in the first step that is measured. */
  private static float[] trace(EnginePass pass, boolean thrown) {
    float[] trace = new float[EngineWire.PER_STEP * pass.steps()];
    for (int i = 0; i < pass.steps(); i++) {
      int at = EngineWire.PER_STEP * i;
      trace[at] = (float) (pass.pose()[0] + (i + 1) * SPEED * STEP);
      trace[at + 1] = (float) HALF[1];
      trace[at + 3] = (float) SPEED;
      trace[at + 4] = thrown && i == BOX.runUp() ? 0.3f : 0;
    }
    return trace;
  }

  /** Level ground in quads; beyond a place behind the box it is a body of its own. */
  private static List<EngineBody> level(double border) {
    return List.of(strip(border - 20, border, 0), strip(border, border + 40, 0));
  }

  /** The same in one body, its front part raised. */
  private static List<EngineBody> copy(double raised) {
    EngineBody all = strip(BEHIND - 20, BEHIND + 40, raised);
    return List.of(all);
  }

  private static EngineBody strip(double from, double to, double raised) {
    int quads = (int) Math.round(to - from);
    float[] points = new float[6 * (quads + 1)];
    int[] corners = new int[6 * quads];
    for (int i = 0; i <= quads; i++) {
      for (int k = 0; k < 2; k++) {
        int at = 3 * (2 * i + k);
        points[at] = (float) (from + i);
        points[at + 1] = from + i > 2 ? (float) raised : 0;
        points[at + 2] = k == 0 ? -4 : 4;
      }
    }
    for (int i = 0; i < quads; i++) {
      int a = 2 * i;
      int[] quad = {a, a + 1, a + 2, a + 2, a + 1, a + 3};
      System.arraycopy(quad, 0, corners, 6 * i, 6);
    }
    return new EngineBody(points, corners);
  }
}
