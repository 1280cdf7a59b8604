package org.trackwalk.peers.trackwalk;

import org.trackwalk.contact.packed.PackedScene;
import org.trackwalk.contact.scene.ProbeScene;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.tree.StaticTree;
import org.trackwalk.mesh.tree.TreeQuality;
import org.trackwalk.mesh.weld.ExactWeld;
import org.trackwalk.mesh.weld.IdentityPolicy;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.peers.engine.BuildCost;
import org.trackwalk.peers.engine.Ground;
import org.trackwalk.peers.engine.HeapMemory;
import org.trackwalk.peers.engine.Stopwatch;

/** What Trackwalk builds before it answers, apart from each other. */
public final class TreeBuild {

  /** What is built. */
  public enum Way {
    /** The usual tree. */
    FULL("tree, full quality"),
    /** The usual tree by two threads. */
    FULL_TWO("tree, full quality, two threads"),
    /** The tree along a curve. */
    FAST("tree, fast"),
    /** The tree along a curve by two threads. */
    FAST_TWO("tree, fast, two threads"),
    /** Packed leaf blocks and wide nodes over a finished probe scene. */
    PACKED("packed scene"),
    /** As above by two threads. */
    PACKED_TWO("packed scene, two threads");

    private final String title;

    Way(String title) {
      this.title = title;
    }

    /** As tables show it. */
    public String title() {
      return title;
    }
  }

  private final WeldedSurface surface;
  private ProbeScene scene;

  /** Builds over a ground. */
  public TreeBuild(Ground ground) {
    surface = ExactWeld.weld(ground.pieces(), 1, Progress.none());
  }

  /** Builds once. */
  public BuildCost build(Way way) {
    return switch (way) {
      case FULL -> tree(TreeQuality.FULL, 1);
      case FULL_TWO -> tree(TreeQuality.FULL, 2);
      case FAST -> tree(TreeQuality.FAST, 1);
      case FAST_TWO -> tree(TreeQuality.FAST, 2);
      case PACKED -> packed(1);
      case PACKED_TWO -> packed(2);
    };
  }

  private BuildCost tree(TreeQuality quality, int threads) {
    long memory = HeapMemory.used();
    Stopwatch watch = new Stopwatch();
    StaticTree tree =
        StaticTree.overTriangles(
            surface.positions(), surface.triangles(), quality, threads, Progress.none());
    BuildCost times = watch.cost(0);
    long bytes = HeapMemory.used() - memory;
    // vertices and corners are part of what a query touches
    bytes += Float.BYTES * (long) surface.positions().length;
    bytes += 3L * Integer.BYTES * tree.size();
    return times.plus(new BuildCost(0, 0, bytes));
  }

  private BuildCost packed(int threads) {
    if (scene == null) {
      scene = ProbeScene.of(surface, 1, Progress.none());
    }
    Stopwatch watch = new Stopwatch();
    PackedScene packed = PackedScene.of(scene, IdentityPolicy.LEVEL_BITS, threads, Progress.none());
    double bytes = packed.bytesPerTriangle() * surface.triangleCount();
    return watch.cost((long) bytes);
  }
}
