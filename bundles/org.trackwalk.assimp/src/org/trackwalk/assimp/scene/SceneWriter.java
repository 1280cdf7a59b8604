package org.trackwalk.assimp.scene;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;
import org.lwjgl.assimp.AIMatrix4x4;
import org.lwjgl.assimp.AINode;
import org.lwjgl.assimp.AIScene;
import org.lwjgl.system.MemoryUtil;
import org.trackwalk.assimp.job.AnswerOutput;

/** Writes a scene as Assimp holds it; the layout is in docs/assimp-worker.md. */
final class SceneWriter {

  private static final int MATRIX_FLOATS = 16;

  private static final int NO_PARENT = -1;

  private record Waiting(long node, int parent) {}

  private final AnswerOutput out;

  SceneWriter(AnswerOutput out) {
    this.out = out;
  }

  void write(AIScene scene, String library, ImportRemarks remarks) throws IOException {
    long at = scene.address();
    out.text(library);
    new MetadataWriter(out).write(MemoryUtil.memGetAddress(at + AIScene.MMETADATA));
    MaterialWriter materials = new MaterialWriter(out);
    long materialList = MemoryUtil.memGetAddress(at + AIScene.MMATERIALS);
    int materialCount = count(at + AIScene.MNUMMATERIALS, materialList);
    out.integer(materialCount);
    for (int i = 0; i < materialCount; i++) {
      materials.write(pointer(materialList, i));
    }
    MeshWriter meshes = new MeshWriter(out);
    long meshList = MemoryUtil.memGetAddress(at + AIScene.MMESHES);
    int meshCount = count(at + AIScene.MNUMMESHES, meshList);
    out.integer(meshCount);
    for (int i = 0; i < meshCount; i++) {
      meshes.write(pointer(meshList, i));
    }
    nodes(MemoryUtil.memGetAddress(at + AIScene.MROOTNODE));
    remarks.write(out);
  }

  static int count(long address, long list) {
    return list == MemoryUtil.NULL ? 0 : Math.max(0, MemoryUtil.memGetInt(address));
  }

  static long pointer(long list, int index) {
    return MemoryUtil.memGetAddress(list + (long) index * Long.BYTES);
  }

  /** Parents before children, children in order; without recursion, since files can be deep. */
  private void nodes(long root) throws IOException {
    Deque<Waiting> waiting = new ArrayDeque<>();
    Set<Long> seen = new HashSet<>();
    if (root != MemoryUtil.NULL) {
      waiting.push(new Waiting(root, NO_PARENT));
    }
    int index = 0;
    while (!waiting.isEmpty()) {
      Waiting next = waiting.pop();
      if (!seen.add(next.node())) {
        continue; // a damaged tree that comes back to itself
      }
      node(next);
      long children = MemoryUtil.memGetAddress(next.node() + AINode.MCHILDREN);
      for (int i = count(next.node() + AINode.MNUMCHILDREN, children) - 1; i >= 0; i--) {
        long child = pointer(children, i);
        if (child != MemoryUtil.NULL) {
          waiting.push(new Waiting(child, index));
        }
      }
      index++;
    }
    out.integer(0);
  }

  private void node(Waiting next) throws IOException {
    long node = next.node();
    out.integer(1);
    out.text(NativeText.at(node + AINode.MNAME));
    out.integer(next.parent());
    for (int i = 0; i < MATRIX_FLOATS; i++) {
      out.single(
          MemoryUtil.memGetFloat(
              node + AINode.MTRANSFORMATION + AIMatrix4x4.A1 + (long) i * Float.BYTES));
    }
    long meshes = MemoryUtil.memGetAddress(node + AINode.MMESHES);
    int count = count(node + AINode.MNUMMESHES, meshes);
    out.integer(count);
    for (int i = 0; i < count; i++) {
      out.integer(MemoryUtil.memGetInt(meshes + (long) i * Integer.BYTES));
    }
  }
}
