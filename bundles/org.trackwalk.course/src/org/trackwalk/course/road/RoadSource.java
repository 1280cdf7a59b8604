package org.trackwalk.course.road;

import java.util.function.IntPredicate;
import java.util.function.Supplier;
import org.trackwalk.course.corridor.Corridor;
import org.trackwalk.course.corridor.SurfaceClasses;
import org.trackwalk.ground.memory.Memory;
import org.trackwalk.ground.reach.Body;
import org.trackwalk.ground.reach.Floor;
import org.trackwalk.ground.reach.Land;
import org.trackwalk.mesh.parallel.Budget;
import org.trackwalk.mesh.parallel.OverBudgetException;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.profile.BackFaces;
import org.trackwalk.model.report.CorridorFacts;

/** The road of a level and the ground around it, made when the first one asks for them. */
public final class RoadSource {

  /** Beside the class of a triangle: that it is driven, and that it is of the road's ground. */
  private static final int DRIVEN = 1 << 5;

  private static final int GROUND = 1 << 6;

  /** What may be stopped, as the subject of a sentence. */
  public static final String WALK = "the walk along the road";

  private final Land land;
  private final Supplier<Corridor> sought;
  private final SpeedLimits limits;
  private final Supplier<String> unfit;
  private final Memory memory;
  private final int threads;
  private final Progress progress;
  private final Body body;
  private final BackFaces backs;
  private Road road;
  private String stopped = "";
  private RoadReach reach;

  /** Nothing is walked yet on a road that is known. */
  public RoadSource(
      Land land,
      Corridor corridor,
      SpeedLimits limits,
      Body body,
      BackFaces backs,
      Supplier<String> unfit,
      Memory memory,
      int threads,
      Progress progress) {
    this(land, () -> corridor, limits, body, backs, unfit, memory, threads, progress);
  }

  /**
   * Nothing is walked yet.
   *
   * @param sought where cars drive, asked for with the road
   * @param body what drives
   * @param backs which walls stop it from behind too
   * @param unfit why the road is not to be walked at all, in words for a designer; empty when it is
   */
  public RoadSource(
      Land land,
      Supplier<Corridor> sought,
      SpeedLimits limits,
      Body body,
      BackFaces backs,
      Supplier<String> unfit,
      Memory memory,
      int threads,
      Progress progress) {
    this.land = land;
    this.sought = sought;
    this.limits = limits;
    this.body = body;
    this.backs = backs;
    this.unfit = unfit;
    this.memory = memory;
    this.threads = threads;
    this.progress = progress;
  }

  /**
   * The road is not walked, for the walk was stopped before.
   *
   * @param why in words that follow {@code was stopped:}
   */
  public synchronized void leaveOut(String why) {
    stopped = why;
  }

  /** The road; one without strands where the corridor is not known. */
  public synchronized Road road() {
    if (road == null && !stopped.isEmpty()) {
      road = unwalked();
    }
    if (road == null) {
      Budget budget = Budget.ofSize(land.surface().workSize(), progress);
      try {
        Corridor corridor = sought.get();
        boolean only = corridor.line().known() ? corridor.byLine() : corridor.byItself();
        // What is wider beside a road for models, as a yard or a joint of pieces, is none for cars.
        boolean models = corridor.width() < NarrowRoad.CAR;
        Supplier<String> why = models ? () -> NarrowRoad.words(corridor.width()) : unfit;
        road = budget.within(() -> remembered(built(why).along(corridor.line(), only)));
      } catch (OverBudgetException e) {
        stopped = e.getMessage();
        road = unwalked();
      }
    }
    return road;
  }

  private Road unwalked() {
    return built(() -> WALK + " was stopped: " + stopped);
  }

  private Road remembered(Road walked) {
    if (!memory.lasting()) {
      return walked;
    }
    Corridor corridor = sought.get();
    Floor ground = walked.ground();
    IntPredicate raced = corridor.road();
    Seen what = new Seen(raced, ground.triangles(), corridor.classes());
    byte[] classes = land.byNumbers(what, () -> seen(corridor, ground, raced));
    return walked.seen(SeenClasses.of(land.surface(), classes, memory));
  }

  /**
   * What decides what is seen of each triangle.
   *
   * @param raced equal where it says the same of the same numbers
   * @param ground of the road, by the array itself
   * @param classes by the object itself
   */
  private record Seen(IntPredicate raced, int[] ground, SurfaceClasses classes) {}

  private byte[] seen(Corridor corridor, Floor ground, IntPredicate raced) {
    byte[] classes = new byte[land.surface().triangleCount()];
    for (int t = 0; t < classes.length; t++) {
      int driven = raced.test(t) ? DRIVEN : 0;
      int carries = ground.has(t) ? GROUND : 0;
      classes[t] = (byte) (corridor.classes().of(t).ordinal() | driven | carries);
    }
    return classes;
  }

  private Road built(Supplier<String> why) {
    Corridor corridor = sought.get();
    return RoadBuilder.build(
        land,
        corridor.road(),
        corridor.stack(),
        corridor.line(),
        limits,
        why,
        memory,
        threads,
        progress);
  }

  /** Why the walk was stopped, where it was more work than it may cost; empty when it was not. */
  public synchronized String stopped() {
    return stopped;
  }

  /** The road if somebody has walked it; else null. */
  public synchronized Road walked() {
    return road;
  }

  /**
   * How the road was found, with the stretches of it along which no race goes where somebody has
   * walked it.
   */
  public synchronized CorridorFacts facts() {
    CorridorFacts facts = sought.get().facts();
    String off = road == null ? "" : OffLine.words(road.apart(), sought.get().line().known());
    return off.isEmpty() ? facts : facts.with(off);
  }

  /** What drives on it. */
  public Body body() {
    return body;
  }

  /** Where the vehicle gets to from the middle of the road. */
  public synchronized RoadReach reach() {
    if (reach == null) {
      reach = new RoadReach(road(), land, body, backs, memory);
    }
    return reach;
  }

  /** All that carries a car, on the road or off it. */
  public Floor ground() {
    return land.floor();
  }

  /** The ground and the walls that the road lies among. */
  public Land land() {
    return land;
  }
}
