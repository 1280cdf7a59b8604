package org.trackwalk.drive.judge;

import java.util.List;
import java.util.function.Supplier;
import org.trackwalk.contact.bump.SeamEdge;
import org.trackwalk.contact.shape.Sphere;
import org.trackwalk.course.corridor.SurfaceClasses;
import org.trackwalk.drive.judge.body.Body;
import org.trackwalk.drive.judge.engine.Cliffs;
import org.trackwalk.drive.judge.engine.EngineEffect;
import org.trackwalk.drive.judge.engine.EngineSample;
import org.trackwalk.drive.judge.engine.PushOff;
import org.trackwalk.drive.judge.engine.WorstCliffs;
import org.trackwalk.drive.judge.seam.SeamFelt;
import org.trackwalk.drive.judge.seam.SeamPlace;
import org.trackwalk.drive.judge.seam.SeamProbe;
import org.trackwalk.drive.judge.sink.SinkSearch;
import org.trackwalk.drive.judge.sink.Sinking;
import org.trackwalk.drive.judge.suspect.Meeting;
import org.trackwalk.drive.judge.suspect.SuspectProbe;
import org.trackwalk.drive.judge.suspect.Suspicion;
import org.trackwalk.drive.judge.suspect.SuspiciousEdges;
import org.trackwalk.drive.judge.sweep.Felt;
import org.trackwalk.drive.judge.sweep.Judged;
import org.trackwalk.drive.judge.sweep.WorstNear;
import org.trackwalk.ground.border.BorderLimits;
import org.trackwalk.ground.memory.Memory;
import org.trackwalk.mesh.parallel.Budget;
import org.trackwalk.mesh.parallel.SharedWork;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.model.profile.Profile;
import org.trackwalk.seams.heal.HealedSurface;
import org.trackwalk.seams.heal.Healing;
import org.trackwalk.seams.ledger.Ledger;

/**
 * Judges a level by the contacts that engines make on it. Everything is computed when a rule first
 * asks and then kept; a level without a suspicious edge costs one pass over its edges.
 */
public final class Judge {

  private final WeldedSurface surface;
  private final Topology topology;
  private final Ledger ledger;
  private final SurfaceClasses classes;
  private final BorderLimits limits;
  private final Judged by;
  private final Meeting meeting;
  private final Memory memory;
  private final SharedWork healing = new SharedWork();
  private final SharedWork suspecting = new SharedWork();
  private final SharedWork sampling = new SharedWork();
  private final SharedWork seeking = new SharedWork();
  private HealedSurface healed;
  private SuspectProbe suspects;
  private List<EngineEffect> engines;
  private Cliffs cliffs;

  /**
   * Judges nothing yet.
   *
   * @param limits with which the ledger was kept
   * @param meeting at which angle edges are met
   * @param memory of what was felt where places were probed before
   */
  public Judge(
      WeldedSurface surface,
      Topology topology,
      Ledger ledger,
      SurfaceClasses classes,
      BorderLimits limits,
      Judged by,
      Meeting meeting,
      Memory memory) {
    this.surface = surface;
    this.topology = topology;
    this.ledger = ledger;
    this.classes = classes;
    this.limits = limits;
    this.by = by;
    this.meeting = meeting;
    this.memory = memory;
  }

  /** Of what several rules ask for: charged to none of them, and not begun again when too much. */
  private <T> T within(SharedWork which, Supplier<T> work) {
    return Budget.ofSize(surface.workSize()).within(() -> which.of(work));
  }

  /** The healed copy of the level. */
  public synchronized HealedSurface healed() {
    if (healed == null) {
      healed = within(healing, () -> Healing.of(surface, topology, ledger, limits));
    }
    return healed;
  }

  /** By what is judged. */
  public Judged by() {
    return by;
  }

  /**
   * What is felt at suspicious edges whose surroundings healing leaves as they are: where it does
   * not, another cause owns the place. One entry per edge and profile that feels something.
   */
  public synchronized List<Suspicion> suspicions() {
    return suspects().felt();
  }

  /**
   * Number of suspicious edges of one cause that were not probed because {@link Judged#MOST_PLACES}
   * are worse by a bound in closed form.
   */
  public synchronized int leftOut(Suspicion.Cause cause) {
    return suspects().leftOut(cause);
  }

  /** What each profile does to a vehicle on the healed level; one entry per profile. */
  public synchronized List<EngineEffect> engineEffects() {
    if (engines == null) {
      engines =
          within(
              sampling,
              () -> new EngineSample(surface, topology, classes, this::healed, by).effects());
    }
    return engines;
  }

  /**
   * What a profile does to a body that slides over edges without a fault, m/s at most; 0 for one
   * that makes the reference's contacts.
   *
   * @param profile id
   * @param body name
   */
  public double onCleanEdges(String profile, String body) {
    return engineEffects().stream()
        .filter(e -> e.profile().id().equals(profile))
        .mapToDouble(e -> e.sliding().getOrDefault(body, Felt.NOTHING).worst())
        .max()
        .orElse(0);
  }

  /** Whether every engine makes the reference's contacts of round shapes on a welded surface. */
  public boolean onlyReference() {
    Body sphere = Body.sphere(SeamEdge.PROBE_RADIUS, false);
    return by.profiles().stream().allMatch(p -> by.treatment(p, sphere).isReference());
  }

  /** The same of all bodies that the vehicle puts on the ground. */
  public boolean onlyReferenceForBodies() {
    return by.profiles().stream()
        .allMatch(p -> by.bodies().stream().allMatch(b -> by.treatment(p, b).isReference()));
  }

  /** Whether an engine forgets edges because of their ends, and a sphere is on the ground. */
  public boolean losesContacts() {
    return by.profiles().stream()
        .anyMatch(
            p ->
                by.bodies().stream()
                    .anyMatch(
                        b -> b.shape() instanceof Sphere && by.treatment(p, b).voidsByEnds()));
  }

  /**
   * Where engines lose contacts that carry a sphere: one entry per edge, profile and sphere, of the
   * {@link WorstNear#MOST} edges of each cell with most room to sink.
   *
   * @param least metres that it must sink in
   */
  public List<Sinking> sinkings(double least) {
    return new SinkSearch(surface, topology, classes, by, least).sinkings(this::healed);
  }

  /** The convex and outer edges of the road. */
  public synchronized Cliffs cliffs() {
    if (cliffs == null) {
      cliffs = within(seeking, () -> Cliffs.find(surface, topology, ledger, classes));
    }
    return cliffs;
  }

  /**
   * What a body that travels along an edge of the road feels of a profile there, on the healed
   * level.
   *
   * @param halfEdges of the welded surface
   * @return one per edge and body that feels something
   */
  public List<PushOff> pushOffs(Profile profile, int[] halfEdges) {
    return PushOff.at(surface, topology, healed(), by, profile, halfEdges);
  }

  /** Of the {@link #cliffs} the {@link Judged#MOST_PLACES} that can push hardest, ascending. */
  public int[] worstCliffs() {
    return WorstCliffs.of(surface, topology, cliffs(), Judged.MOST_PLACES);
  }

  /**
   * What the vehicle feels at seams, each place probed both ways: profile by profile, shape by
   * shape, then the wheels, as {@code SeamEffects} tells them.
   *
   * @return per place; empty where a body cannot come to it on a triangle of the healed copy
   */
  public List<List<SeamFelt>> seams(List<SeamPlace> places) {
    return new SeamProbe(surface, healed(), by, memory).felt(places);
  }

  private SuspectProbe suspects() {
    if (suspects == null) {
      suspects =
          within(
              suspecting,
              () -> {
                SuspiciousEdges found = new SuspiciousEdges(surface, topology, classes, memory);
                return new SuspectProbe(surface, found, by, meeting, this::healed);
              });
    }
    return suspects;
  }
}
