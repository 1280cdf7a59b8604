package org.trackwalk.peers.jolt;

import com.github.stephengold.joltjni.enumerate.EActiveEdgeMode;
import java.util.List;
import org.trackwalk.peers.engine.EngineMissing;
import org.trackwalk.peers.engine.Ground;
import org.trackwalk.peers.engine.PeerEngine;
import org.trackwalk.peers.engine.PeerWorld;
import org.trackwalk.peers.engine.ProbeShape;

/** Jolt's shape query with active edges (what its simulation does by default) or with all edges. */
public final class JoltEngine implements PeerEngine {

  private final JoltLibrary library;
  private final EActiveEdgeMode edges;

  private JoltEngine(JoltLibrary library, EActiveEdgeMode edges) {
    this.library = library;
    this.edges = edges;
  }

  /** Both ways; they share the library. */
  public static List<PeerEngine> both() {
    JoltLibrary library = JoltLibrary.ONE;
    return List.of(
        new JoltEngine(library, EActiveEdgeMode.CollideOnlyWithActive),
        new JoltEngine(library, EActiveEdgeMode.CollideWithAll));
  }

  @Override
  public String id() {
    return edges == EActiveEdgeMode.CollideWithAll ? "jolt-all-edges" : "jolt";
  }

  @Override
  public String version() throws EngineMissing {
    return library.version() + ", " + edges;
  }

  @Override
  public boolean takes(ProbeShape shape) {
    return true;
  }

  @Override
  public PeerWorld build(Ground ground, ProbeShape shape, double contactDistance)
      throws EngineMissing {
    library.start();
    return new JoltWorld(ground, shape, contactDistance, edges);
  }
}
