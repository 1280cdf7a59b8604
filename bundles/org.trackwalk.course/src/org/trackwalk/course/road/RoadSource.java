package org.trackwalk.course.road;

import java.util.function.Supplier;
import org.trackwalk.course.corridor.Corridor;
import org.trackwalk.ground.memory.Memory;
import org.trackwalk.ground.reach.Floor;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.weld.WeldedSurface;

/** The road of a level and the ground around it, made when the first one asks for them. */
public final class RoadSource {

  private final WeldedSurface surface;
  private final Corridor corridor;
  private final SpeedLimits limits;
  private final Supplier<String> unfit;
  private final Memory memory;
  private final int threads;
  private final Progress progress;
  private Road road;
  private Floor ground;

  /**
   * Nothing is walked yet.
   *
   * @param unfit why the road is not to be walked at all, in words for a designer; empty when it is
   */
  public RoadSource(
      WeldedSurface surface,
      Corridor corridor,
      SpeedLimits limits,
      Supplier<String> unfit,
      Memory memory,
      int threads,
      Progress progress) {
    this.surface = surface;
    this.corridor = corridor;
    this.limits = limits;
    this.unfit = unfit;
    this.memory = memory;
    this.threads = threads;
    this.progress = progress;
  }

  /** The road; one without strands where the corridor is not known. */
  public synchronized Road road() {
    if (road == null) {
      road = RoadBuilder.build(surface, corridor::driven, limits, unfit, memory, threads, progress);
    }
    return road;
  }

  /** All that carries a car, on the road or off it. */
  public synchronized Floor ground() {
    if (ground == null) {
      ground = Floor.of(surface, t -> true, memory.trees(), threads, progress);
    }
    return ground;
  }
}
