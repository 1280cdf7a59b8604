package org.trackwalk.peers.physx;

import java.util.List;
import org.trackwalk.peers.engine.EngineMissing;
import org.trackwalk.peers.engine.Ground;
import org.trackwalk.peers.engine.PeerEngine;
import org.trackwalk.peers.engine.PeerWorld;
import org.trackwalk.peers.engine.ProbeShape;

/**
 * PhysX with its older contact generators (spheres: the algorithm of P. Terdiman's paper by its own
 * author) or with persistent manifolds (PCM).
 */
public final class PhysxEngine implements PeerEngine {

  private final PhysxLibrary library;
  private final boolean persistent;

  private PhysxEngine(PhysxLibrary library, boolean persistent) {
    this.library = library;
    this.persistent = persistent;
  }

  /** Both ways; they share the library. */
  public static List<PeerEngine> both() {
    PhysxLibrary library = new PhysxLibrary();
    return List.of(new PhysxEngine(library, false), new PhysxEngine(library, true));
  }

  @Override
  public String id() {
    return persistent ? "physx-pcm" : "physx";
  }

  @Override
  public String version() throws EngineMissing {
    return library.version() + (persistent ? " with PCM" : " without PCM");
  }

  @Override
  public boolean takes(ProbeShape shape) {
    return true;
  }

  @Override
  public PeerWorld build(Ground ground, ProbeShape shape, double contactDistance)
      throws EngineMissing {
    return new PhysxWorld(
        library.physics(), library.scale(), ground, shape, contactDistance, persistent);
  }
}
