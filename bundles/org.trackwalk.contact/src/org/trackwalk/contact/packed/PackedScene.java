package org.trackwalk.contact.packed;

import org.trackwalk.contact.method.ContactMethod;
import org.trackwalk.contact.scene.ProbeScene;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.weld.IdentityPolicy;

/**
 * A probe scene packed for speed: leaf blocks of up to 16 triangles with their own vertices, under
 * eight-wide nodes ({@link BlockLayout}). Everything that a query touches lies in two arrays.
 * Immutable; several threads may query one scene. Triangles without area are left out: they are
 * never candidates.
 */
public final class PackedScene {

  private final ProbeScene scene;
  private final IdentityPolicy identity;
  private final int[] nodes;
  private final int[] blocks;
  private final KernelChoice kernels = new KernelChoice();

  private PackedScene(ProbeScene scene, IdentityPolicy identity, int[] nodes, int[] blocks) {
    this.scene = scene;
    this.identity = identity;
    this.nodes = nodes;
    this.blocks = blocks;
  }

  /**
   * Packs a scene; the same for every number of threads.
   *
   * @param identity what makes two corners one vertex
   */
  public static PackedScene of(
      ProbeScene scene, IdentityPolicy identity, int threads, Progress progress) {
    TriangleRuns runs = new TriangleRuns(scene, scene.cornerIds(identity));
    BlockBuilder cut = new BlockBuilder(runs, threads, progress);
    float[] boxes = new float[6 * cut.size()];
    for (int block = 0; block < cut.size(); block++) {
      Boxes.clear(boxes, 6 * block);
      for (int i = cut.from(block); i < cut.to(block); i++) {
        Boxes.include(boxes, 6 * block, runs.boxes(), 6 * i);
      }
    }
    progress.check();
    NodeFiller filler = new NodeFiller(boxes);
    progress.check();
    BlockWriter writer = new BlockWriter(scene, runs);
    IntList order = filler.order();
    int[] places = new int[order.size()];
    for (int i = 0; i < places.length; i++) {
      places[i] = writer.write(cut.from(order.get(i)), cut.to(order.get(i)));
    }
    int[] nodes = filler.nodes();
    for (int at = 0; at < nodes.length; at += BlockLayout.NODE_INTS) {
      for (int link = at + BlockLayout.LINKS; link < at + BlockLayout.NODE_INTS; link++) {
        if (BlockLayout.isBlock(nodes[link])) {
          nodes[link] = BlockLayout.block(places[BlockLayout.block(nodes[link])]);
        }
      }
    }
    return new PackedScene(scene, identity, nodes, writer.blocks());
  }

  /**
   * True for the methods whose contacts packed queries give: those that void features by distance
   * ({@code voided-welded}, {@code voided-sorted}). Under one identity they agree: a face that
   * holds the feature of a delayed contact is always nearer.
   */
  public static boolean supports(ContactMethod method) {
    return method.id().equals("voided-welded") || method.id().equals("voided-sorted");
  }

  /** The scene that was packed. */
  public ProbeScene scene() {
    return scene;
  }

  /** What makes two corners one vertex here. */
  public IdentityPolicy identity() {
    return identity;
  }

  /** Nodes, the root first, as {@link BlockLayout} says; empty without triangles. Do not write. */
  public int[] nodes() {
    return nodes;
  }

  /** Leaf blocks, as {@link BlockLayout} says. Do not write. */
  public int[] blocks() {
    return blocks;
  }

  /** What batches over this scene run on. */
  KernelChoice kernels() {
    return kernels;
  }

  /** Memory of everything that a query touches, in bytes per triangle of the surface. */
  public double bytesPerTriangle() {
    return 4.0 * ((double) nodes.length + blocks.length) / scene.surface().triangleCount();
  }
}
