package org.trackwalk.drive.effect;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import org.trackwalk.contact.shape.Box;
import org.trackwalk.contact.shape.ConvexShape;
import org.trackwalk.contact.shape.Sphere;
import org.trackwalk.drive.judge.body.JudgeLimits;
import org.trackwalk.mesh.parallel.Budget;
import org.trackwalk.model.profile.Bodies;
import org.trackwalk.model.profile.Profile;
import org.trackwalk.model.profile.ShapeKind;

/**
 * Whether an engine feels a seam at all: its contacts on the model road against those on the same
 * road without the fault, from a few places before the seam. Each question is answered once.
 */
final class FeltSeams {

  /** m/s: fast enough that a contact 15 mm away closes within a step. */
  private static final double SPEED = 10;

  /** Parts of the way over which there may be contacts. */
  private static final double[] PLACES = {0.02, 0.1, 0.3, 0.5, 0.7, 0.9};

  /** Metres across the road; some engines correct normals near cross edges and diagonals only. */
  private static final double[] LANES = {2.05, 2.17, 2.3, 2.43};

  /** Metres before a corner of the seam and beside it, of who drives along. */
  private static final double[] BEFORE_CORNER = {0.03, 0.05, 0.07};

  private static final double[] BESIDE_CORNER = {-0.02, -0.005, 0.005, 0.02};

  /** A corner of the model road's seam, metres along it. */
  private static final double CORNER = 2;

  /** A fault's size is tried out to two digits. */
  private static final MathContext DIGITS = new MathContext(2, RoundingMode.HALF_EVEN);

  private final Map<Question, Answer> answers = new ConcurrentHashMap<>();

  /** Speeds on the road without a fault. */
  private final Map<Question, double[]> sound = new ConcurrentHashMap<>();

  /**
   * What was found out.
   *
   * @param felt whether the fault makes a difference
   * @param everywhere whether the engine also bumps, at least half as hard, where nothing is wrong
   * @param corners whether what drives along the seam is stopped at its corners: an engine that
   *     leaves no contact out takes a corner ahead for an end of the road though it is on that road
   */
  record Answer(boolean felt, boolean everywhere, boolean corners) {}

  private record Question(String profile, Bodies bodies, ConvexShape shape, SeamModel model) {

    /** Written out: what a record makes of itself is put together at each start. */
    @Override
    public boolean equals(Object other) {
      return other instanceof Question q
          && Objects.equals(profile, q.profile)
          && Objects.equals(bodies, q.bodies)
          && Objects.equals(shape, q.shape)
          && Objects.equals(model, q.model);
    }

    @Override
    public int hashCode() {
      int hash = 31 * Objects.hashCode(profile) + Objects.hashCode(bodies);
      return 31 * (31 * hash + Objects.hashCode(shape)) + Objects.hashCode(model);
    }
  }

  Answer of(Profile profile, Bodies bodies, ConvexShape shape, SeamModel model) {
    double size = new BigDecimal(model.size()).round(DIGITS).doubleValue();
    SeamModel rounded =
        new SeamModel(model.fault(), Math.min(size, highest(shape)), model.together());
    Question question = new Question(profile.id(), bodies, shape, rounded);
    return answers.computeIfAbsent(
        question, q -> Budget.shared(() -> tried(profile, bodies, shape, rounded)));
  }

  private Answer tried(Profile profile, Bodies bodies, ConvexShape shape, SeamModel model) {
    SeamStep faulty = SeamStep.of(model, profile, bodies, shape);
    SeamModel none = new SeamModel(SeamModel.Fault.NONE, 0, Bodies.PIECE);
    double[] welded =
        sound.computeIfAbsent(
            new Question(profile.id(), bodies, shape, none),
            q -> steps(SeamStep.of(none, profile, bodies, shape), profile, shape));
    double[] here = steps(faulty, profile, shape);
    double difference = 0;
    double all = 0;
    double usual = 0;
    for (int i = 0; i < here.length; i += 2) {
      difference = Math.max(difference, Math.abs(here[i] - welded[i]));
      difference = Math.max(difference, Math.abs(here[i + 1] - welded[i + 1]));
      all = Math.max(all, Math.max(Math.abs(here[i]), SPEED - here[i + 1]));
      usual = Math.max(usual, Math.max(Math.abs(welded[i]), SPEED - welded[i + 1]));
    }
    boolean everywhere = usual > JudgeLimits.FELT && usual > JudgeLimits.MOST_OF_BUMP * all;
    boolean flat =
        switch (model.fault()) {
          case STORED_TWICE, SHIFTED, SIGNED_ZERO, T_JUNCTION -> true;
          // over a higher one nothing drives along that has corners ahead of it on both sides
          case STEP -> model.size() <= profile.margin(ShapeKind.of(shape));
          case NONE, GAP, BENT -> false;
        };
    boolean corners =
        shape instanceof Sphere
            ? flat && !everywhere && corners(faulty)
            : !everywhere && hangsOver(model) && profile.rule(ShapeKind.of(shape)).corners();
    return new Answer(difference > JudgeLimits.FELT || corners, everywhere, corners);
  }

  /** Whether a box that stands on one side has corners of that side's border under it. */
  private static boolean hangsOver(SeamModel model) {
    return switch (model.fault()) {
      case STORED_TWICE, SHIFTED, SIGNED_ZERO, T_JUNCTION, STEP, GAP -> true;
      case NONE, BENT -> false;
    };
  }

  /** Whether a step along the seam loses speed shortly before a corner of it. */
  private static boolean corners(SeamStep road) {
    for (double before : BEFORE_CORNER) {
      for (double beside : BESIDE_CORNER) {
        road.takeAlong(beside, CORNER - before, SPEED);
        if (SPEED - road.side() > JudgeLimits.FELT) {
          return true;
        }
      }
    }
    return false;
  }

  /** Upward and forward speed after a step from each place. */
  private static double[] steps(SeamStep road, Profile profile, ConvexShape shape) {
    double reach = reach(profile, shape);
    double[] speeds = new double[2 * PLACES.length * LANES.length];
    int n = 0;
    for (double place : PLACES) {
      for (double lane : LANES) {
        road.take(-(front(shape) + place * reach), lane, SPEED);
        speeds[n++] = road.up();
        speeds[n++] = road.forward();
      }
    }
    return speeds;
  }

  private static double front(ConvexShape shape) {
    return shape instanceof Box b ? b.hz() : 0;
  }

  /** How far before the seam contacts may begin, metres. */
  private static double reach(Profile profile, ConvexShape shape) {
    double margin = profile.margin(ShapeKind.of(shape));
    if (shape instanceof Sphere s) {
      // Also edges over the road: half a radius on all sides is enough of a look.
      return Math.max(Math.sqrt(margin * (2 * s.radius() + margin)), s.radius() / 4);
    }
    return Math.max(margin, 1e-3);
  }

  /** A higher step is no other fault than a wall. */
  private static double highest(ConvexShape shape) {
    return shape instanceof Sphere s ? s.radius() : ((Box) shape).hy();
  }
}
