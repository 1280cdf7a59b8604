package org.trackwalk.peers.trackwalk;

import java.util.List;
import java.util.Optional;
import org.trackwalk.contact.packed.ProbeOrder;
import org.trackwalk.contact.packed.SphereKernel;
import org.trackwalk.contact.packed.SphereKernels;
import org.trackwalk.peers.engine.EngineMissing;
import org.trackwalk.peers.engine.Ground;
import org.trackwalk.peers.engine.PeerEngine;
import org.trackwalk.peers.engine.ProbeShape;

/** Trackwalk's packed scene, asked in batches: the reference's contacts, made for speed. */
public final class PackedEngine implements PeerEngine {

  private final boolean vector;
  private final ProbeOrder order;

  private PackedEngine(boolean vector, ProbeOrder order) {
    this.vector = vector;
    this.order = order;
  }

  /** In plain code and in vector code, probes as they come and put in order first. */
  public static List<PeerEngine> all() {
    return List.of(
        new PackedEngine(false, ProbeOrder.GIVEN),
        new PackedEngine(false, ProbeOrder.BY_PLACE),
        new PackedEngine(true, ProbeOrder.GIVEN),
        new PackedEngine(true, ProbeOrder.BY_PLACE));
  }

  @Override
  public String id() {
    return (vector ? "packed-vector" : "packed-scalar")
        + (order == ProbeOrder.BY_PLACE ? "-sorted" : "");
  }

  @Override
  public String version() throws EngineMissing {
    return "Trackwalk, packed scene, " + kernel().name();
  }

  @Override
  public boolean takes(ProbeShape shape) {
    // boxes have one way
    return shape.round() || !vector && order == ProbeOrder.GIVEN;
  }

  @Override
  public PackedWorld build(Ground ground, ProbeShape shape, double contactDistance)
      throws EngineMissing {
    return new PackedWorld(ground, contactDistance, kernel(), order);
  }

  private SphereKernel kernel() throws EngineMissing {
    Optional<SphereKernel> kernel =
        vector ? SphereKernels.vector() : Optional.of(SphereKernels.scalar());
    return kernel.orElseThrow(
        () ->
            new EngineMissing(
                "vector code needs its bundle, --add-modules jdk.incubator.vector and vectors"
                    + " of 4 floats"));
  }
}
