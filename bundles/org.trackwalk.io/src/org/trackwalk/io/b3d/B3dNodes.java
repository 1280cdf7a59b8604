package org.trackwalk.io.b3d;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import org.trackwalk.io.buffer.ChunkInput;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.names.NodePath;
import org.trackwalk.io.placement.Placement;
import org.trackwalk.mesh.progress.Progress;

/**
 * Walks the nodes of a file, parents first, with a stack of its own: no depth of nesting is too
 * deep. Bones, keys and animations are passed over: meshes stay as they rest.
 */
final class B3dNodes {

  /** Place, scale and turn behind a node's name. */
  private static final int NUMBERS = 10;

  private final ChunkInput input;
  private final double[] outermost;
  private final Receiver receiver;
  private final Progress progress;

  /** Takes the meshes one by one. */
  interface Receiver {
    void mesh(B3dNode node, B3dChunk mesh) throws ImportException, IOException;

    /** A node whose mesh has come hangs on bones; told once for each. */
    void bones(B3dNode node);
  }

  /** A node whose content is being walked: the offset moves on. */
  private static final class Open {
    private final B3dNode node;
    private final int end;
    private int at;
    private boolean mesh;
    private boolean bones;

    Open(B3dNode node, int at, int end) {
      this.node = node;
      this.at = at;
      this.end = end;
    }
  }

  /**
   * A walk.
   *
   * @param outermost 12 doubles: what comes after all placements of the file
   */
  B3dNodes(ChunkInput input, double[] outermost, Receiver receiver, Progress progress) {
    this.input = input;
    this.outermost = outermost;
    this.receiver = receiver;
    this.progress = progress;
  }

  /** Walks a chunk {@code NODE} and all nodes in it. */
  void walk(B3dChunk root) throws ImportException, IOException {
    Deque<Open> open = new ArrayDeque<>();
    open.push(open(root, new B3dNode("", "", outermost)));
    while (!open.isEmpty()) {
      Open top = open.element();
      if (top.at == top.end) {
        open.pop();
        continue;
      }
      progress.check();
      B3dChunk chunk = B3dChunk.at(input, top.at, top.end);
      top.at = chunk.end();
      if (chunk.tag().equals("NODE")) {
        open.push(open(chunk, top.node));
      } else if (chunk.tag().equals("MESH")) {
        top.mesh = true;
        receiver.mesh(top.node, chunk);
      } else if (chunk.tag().equals("BONE")) {
        bone(open);
      }
    }
  }

  /** The bone moves the mesh of the nearest node around it. */
  private void bone(Deque<Open> open) {
    for (Open above : open) {
      if (above.mesh) {
        if (!above.bones) {
          above.bones = true;
          receiver.bones(above.node);
        }
        return;
      }
    }
  }

  private Open open(B3dChunk chunk, B3dNode parent) throws ImportException {
    int zero = input.endOfName(chunk.start(), chunk.end());
    int numbers = zero + 1;
    input.require(numbers, 4 * NUMBERS, chunk.end(), "a node's place");
    String name = input.name(chunk.start(), zero);
    double[] placement = Placement.compose(parent.placement(), local(numbers));
    if (!Placement.isFinite(placement)) {
      throw input.refusal(
          numbers,
          "the place of node '" + name + "' is not finite; apply its transform and export");
    }
    String path = name.isEmpty() ? parent.path() : NodePath.join(parent.path(), name);
    B3dNode node = new B3dNode(name, path, placement);
    return new Open(node, numbers + 4 * NUMBERS, chunk.end());
  }

  /**
   * Place, scale, turn. The turn is a quaternion, w first, that turns the other way round than the
   * usual formula says, as Irrlicht and Assimp read it. Four zeros are no turn, as in Irrlicht.
   */
  private double[] local(int at) {
    double[] n = new double[NUMBERS];
    for (int i = 0; i < NUMBERS; i++) {
      n[i] = input.floatAt(at + 4 * i);
    }
    double[] turn = {-n[7], -n[8], -n[9], n[6]};
    boolean none = n[6] == 0 && n[7] == 0 && n[8] == 0 && n[9] == 0;
    return Placement.of(
        new double[] {n[0], n[1], n[2]}, none ? null : turn, new double[] {n[3], n[4], n[5]});
  }
}
