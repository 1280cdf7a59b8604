package org.trackwalk.peers.trackwalk;

import org.trackwalk.contact.method.ContactMethod;
import org.trackwalk.contact.query.ContactBuffer;
import org.trackwalk.contact.query.ContactQuery;
import org.trackwalk.contact.query.Explanation;
import org.trackwalk.contact.query.PointLimit;
import org.trackwalk.contact.scene.ProbeScene;
import org.trackwalk.contact.shape.Box;
import org.trackwalk.contact.shape.Pose;
import org.trackwalk.contact.shape.Probe;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.weld.ExactWeld;
import org.trackwalk.mesh.weld.IdentityPolicy;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.peers.engine.BuildCost;
import org.trackwalk.peers.engine.ContactRows;
import org.trackwalk.peers.engine.Ground;
import org.trackwalk.peers.engine.HeapMemory;
import org.trackwalk.peers.engine.PeerWorld;
import org.trackwalk.peers.engine.ProbeShape;
import org.trackwalk.peers.engine.Probes;
import org.trackwalk.peers.engine.Stopwatch;

/** A probe scene that is asked probe by probe. */
public final class MethodWorld implements PeerWorld {

  private static final int BATCH = 2000;

  private final WeldedSurface surface;
  private final ContactQuery query;
  private final ContactBuffer buffer = new ContactBuffer();
  private final ContactMethod method;
  private final IdentityPolicy identity;
  private final double contactDistance;
  private final BuildCost cost;

  MethodWorld(
      Ground ground, double contactDistance, ContactMethod method, IdentityPolicy identity) {
    this.method = method;
    this.identity = identity;
    this.contactDistance = contactDistance;
    surface = ExactWeld.weld(ground.pieces(), 1, Progress.none());
    long memory = HeapMemory.used();
    Stopwatch watch = new Stopwatch();
    ProbeScene scene = ProbeScene.of(surface, 1, Progress.none());
    BuildCost times = watch.cost(0);
    // vertices and corners are part of what a query touches
    long arrays = Float.BYTES * (long) surface.positions().length;
    arrays += Integer.BYTES * (long) surface.triangles().length;
    cost = times.plus(new BuildCost(0, 0, HeapMemory.used() - memory + arrays));
    query = new ContactQuery(scene);
  }

  @Override
  public void contacts(Probes probes, int from, int to, ContactRows out) {
    out.clear();
    ProbeShape shape = probes.shape();
    for (int i = from; i < to; i++) {
      if (shape.round()) {
        query.contacts(
            probes.centre(i, 0),
            probes.centre(i, 1),
            probes.centre(i, 2),
            shape.radius(),
            contactDistance,
            method,
            identity,
            buffer);
      } else {
        query.contacts(box(probes, i), contactDistance, method, identity, PointLimit.FOUR, buffer);
      }
      for (int k = 0; k < buffer.size(); k++) {
        out.add(
            i,
            buffer.point(k, 0),
            buffer.point(k, 1),
            buffer.point(k, 2),
            buffer.normal(k, 0),
            buffer.normal(k, 1),
            buffer.normal(k, 2),
            buffer.separation(k));
      }
    }
  }

  /** Why a probe has the contacts that it has. */
  public Explanation explain(Probe probe) {
    return query.explain(probe, contactDistance, method, identity);
  }

  /** The triangles, as the keys of an explanation number them. */
  public WeldedSurface surface() {
    return surface;
  }

  @Override
  public int batch() {
    return BATCH;
  }

  @Override
  public BuildCost cost() {
    return cost;
  }

  @Override
  public void close() {
    // nothing outside the heap
  }

  private static Probe box(Probes probes, int i) {
    ProbeShape shape = probes.shape();
    Pose pose =
        Pose.of(
            probes.centre(i, 0),
            probes.centre(i, 1),
            probes.centre(i, 2),
            probes.turn(i, 0),
            probes.turn(i, 1),
            probes.turn(i, 2),
            probes.turn(i, 3));
    return new Probe(new Box(shape.x(), shape.y(), shape.z()), pose);
  }
}
