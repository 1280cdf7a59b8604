package org.trackwalk.check.judge;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.trackwalk.check.border.BorderLimits;
import org.trackwalk.check.corridor.SurfaceClasses;
import org.trackwalk.check.heal.HealedSurface;
import org.trackwalk.check.heal.Healing;
import org.trackwalk.check.ledger.Ledger;
import org.trackwalk.check.profile.Profile;
import org.trackwalk.contact.bump.SeamEdge;
import org.trackwalk.contact.shape.Sphere;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * Judges a level by the contacts that engines make on it. Everything is computed when a rule first
 * asks and then kept; a level without a suspicious edge costs one pass over its edges.
 */
public final class Judge {

  /** So many places of one kind are probed in full. */
  public static final int MOST_PLACES = 100;

  private final WeldedSurface surface;
  private final Topology topology;
  private final Ledger ledger;
  private final SurfaceClasses classes;
  private final BorderLimits limits;
  private final Judged by;
  private HealedSurface healed;
  private List<Suspicion> suspicions;
  private int suspects;
  private List<EngineEffect> engines;
  private Cliffs cliffs;

  /**
   * Judges nothing yet.
   *
   * @param limits with which the ledger was kept
   */
  public Judge(
      WeldedSurface surface,
      Topology topology,
      Ledger ledger,
      SurfaceClasses classes,
      BorderLimits limits,
      Judged by) {
    this.surface = surface;
    this.topology = topology;
    this.ledger = ledger;
    this.classes = classes;
    this.limits = limits;
    this.by = by;
  }

  /** The healed copy of the level. */
  public synchronized HealedSurface healed() {
    if (healed == null) {
      healed = Healing.of(surface, topology, ledger, limits);
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
    if (suspicions == null) {
      suspicions = probeSuspects();
    }
    return suspicions;
  }

  /** Number of suspicious edges, those included that are more than {@link #MOST_PLACES}. */
  public synchronized int suspects() {
    suspicions();
    return suspects;
  }

  /** What each profile does to a vehicle on the healed level; one entry per profile. */
  public synchronized List<EngineEffect> engineEffects() {
    if (engines == null) {
      engines = new EngineSample(surface, topology, classes, healed(), by).effects();
    }
    return engines;
  }

  /** Whether every engine makes the reference's contacts of round shapes on a welded surface. */
  public boolean onlyReference() {
    Body sphere = Body.sphere(SeamEdge.PROBE_RADIUS, false);
    return by.profiles().stream().allMatch(p -> by.treatment(p, sphere).isReference());
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
   * {@link #MOST_PLACES} edges with most room to sink.
   *
   * @param least metres that it must sink in
   */
  public List<Sinking> sinkings(double least) {
    return new SinkSearch(surface, topology, classes, by, least).sinkings(this::healed);
  }

  /** The convex and outer edges of the road. */
  public synchronized Cliffs cliffs() {
    if (cliffs == null) {
      cliffs = Cliffs.find(surface, topology, ledger, classes);
    }
    return cliffs;
  }

  /**
   * What a body that travels along an edge of the road feels of a profile there, on the healed
   * level.
   *
   * @param halfEdges of the welded surface
   * @return one per edge and round body that feels something
   */
  public List<PushOff> pushOffs(Profile profile, int[] halfEdges) {
    return PushOff.at(surface, topology, healed(), by, profile, halfEdges);
  }

  private List<Suspicion> probeSuspects() {
    SuspiciousEdges found = new SuspiciousEdges(surface, topology, classes);
    suspects = found.folds().size() + found.fans().size();
    List<Suspicion> felt = new ArrayList<>();
    if (suspects == 0) {
      return felt;
    }
    IntList edges = new IntList();
    List<Crossing> ways = new ArrayList<>();
    List<double[]> points = new ArrayList<>();
    List<Suspicion.Cause> causes = new ArrayList<>();
    gather(found.folds(), Suspicion.Cause.FOLD, edges, ways, points, causes);
    gather(found.fans(), Suspicion.Cause.NON_MANIFOLD, edges, ways, points, causes);
    List<Body> bodies = by.bodies().stream().filter(b -> b.shape() instanceof Sphere).toList();
    double reach = bodies.stream().mapToDouble(Body::reach).max().orElse(0);
    List<int[]> near = NearPlaces.of(surface, points, reach);
    for (int i = 0; i < edges.size(); i++) {
      if (bodies.isEmpty() || owned(near.get(i))) {
        continue;
      }
      Patch patch = Patch.of(surface, healed(), near.get(i));
      for (Profile profile : by.profiles()) {
        for (Body body : bodies) {
          Treatment treatment = by.treatment(profile, body);
          Map<Kind, Felt> here =
              PhaseSweep.placeEffect(patch, treatment, body, ways.get(i), by.surroundings(profile));
          if (here.values().stream().anyMatch(f -> !f.equals(Felt.NOTHING))) {
            felt.add(
                new Suspicion(
                    edges.get(i),
                    causes.get(i),
                    treatment,
                    body,
                    ways.get(i),
                    new EnumMap<>(here)));
          }
        }
      }
    }
    return felt;
  }

  private void gather(
      IntList halfEdges,
      Suspicion.Cause cause,
      IntList edges,
      List<Crossing> ways,
      List<double[]> points,
      List<Suspicion.Cause> causes) {
    for (int i = 0; i < halfEdges.size() && edges.size() < MOST_PLACES; i++) {
      Crossing way = EdgePlaces.over(surface, topology, halfEdges.get(i));
      if (way != null) {
        edges.add(halfEdges.get(i));
        ways.add(way);
        points.add(way.point());
        causes.add(cause);
      }
    }
  }

  /** Whether healing changes something around a place: then what it heals is the cause. */
  private boolean owned(int[] triangles) {
    for (int t : triangles) {
      if (healed().changed(t)) {
        return true;
      }
    }
    return false;
  }
}
