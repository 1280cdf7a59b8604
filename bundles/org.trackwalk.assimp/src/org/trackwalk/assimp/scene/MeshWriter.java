package org.trackwalk.assimp.scene;

import java.io.IOException;
import org.lwjgl.assimp.AIFace;
import org.lwjgl.assimp.AIMesh;
import org.lwjgl.system.MemoryUtil;
import org.trackwalk.assimp.job.AnswerOutput;

/** Writes one mesh: its floats bit by bit, its faces with as many corners as they have. */
final class MeshWriter {

  private static final int HAS_NORMALS = 1;
  private static final int ALL_TRIANGLES = 2;
  private static final int CORNERS_IN_ORDER = 4;
  private static final int HAS_BONES = 8;
  private static final int HAS_SHAPES = 16;

  private static final int TRIANGLE = 3;
  private static final long BYTES_PER_TRIPLE = 3L * Float.BYTES;

  private final AnswerOutput out;

  MeshWriter(AnswerOutput out) {
    this.out = out;
  }

  void write(long mesh) throws IOException {
    long vertices = MemoryUtil.memGetAddress(mesh + AIMesh.MVERTICES);
    long normals = MemoryUtil.memGetAddress(mesh + AIMesh.MNORMALS);
    long faces = MemoryUtil.memGetAddress(mesh + AIMesh.MFACES);
    int vertexCount =
        vertices == MemoryUtil.NULL ? 0 : MemoryUtil.memGetInt(mesh + AIMesh.MNUMVERTICES);
    int faceCount = faces == MemoryUtil.NULL ? 0 : MemoryUtil.memGetInt(mesh + AIMesh.MNUMFACES);
    boolean triangles = true;
    boolean inOrder = true;
    long corners = 0;
    for (int i = 0; i < faceCount; i++) {
      long face = face(faces, i);
      int count = corners(face);
      triangles &= count == TRIANGLE;
      long indices = MemoryUtil.memGetAddress(face + AIFace.MINDICES);
      for (int k = 0; k < count && inOrder; k++) {
        inOrder = index(indices, k) == corners + k;
      }
      corners += count;
    }
    out.text(NativeText.at(mesh + AIMesh.MNAME));
    out.integer(MemoryUtil.memGetInt(mesh + AIMesh.MMATERIALINDEX));
    out.integer(
        (normals == MemoryUtil.NULL ? 0 : HAS_NORMALS)
            | (triangles ? ALL_TRIANGLES : 0)
            | (inOrder ? CORNERS_IN_ORDER : 0)
            | (has(mesh + AIMesh.MNUMBONES, mesh + AIMesh.MBONES) ? HAS_BONES : 0)
            | (has(mesh + AIMesh.MNUMANIMMESHES, mesh + AIMesh.MANIMMESHES) ? HAS_SHAPES : 0));
    out.integer(vertexCount);
    out.integer(faceCount);
    out.integer(Math.toIntExact(corners));
    out.memory(vertices, vertexCount * BYTES_PER_TRIPLE);
    if (normals != MemoryUtil.NULL) {
      out.memory(normals, vertexCount * BYTES_PER_TRIPLE);
    }
    for (int i = 0; i < faceCount && !triangles; i++) {
      out.integer(corners(face(faces, i)));
    }
    for (int i = 0; i < faceCount && !inOrder; i++) {
      long face = face(faces, i);
      long indices = MemoryUtil.memGetAddress(face + AIFace.MINDICES);
      int count = corners(face);
      for (int k = 0; k < count; k++) {
        out.integer(index(indices, k));
      }
    }
  }

  private static boolean has(long count, long list) {
    return MemoryUtil.memGetAddress(list) != MemoryUtil.NULL && MemoryUtil.memGetInt(count) > 0;
  }

  private static long face(long faces, int index) {
    return faces + (long) index * AIFace.SIZEOF;
  }

  private static int corners(long face) {
    return MemoryUtil.memGetAddress(face + AIFace.MINDICES) == MemoryUtil.NULL
        ? 0
        : MemoryUtil.memGetInt(face + AIFace.MNUMINDICES);
  }

  private static int index(long indices, int corner) {
    return MemoryUtil.memGetInt(indices + (long) corner * Integer.BYTES);
  }
}
