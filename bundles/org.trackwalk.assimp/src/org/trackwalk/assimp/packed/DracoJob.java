package org.trackwalk.assimp.packed;

import java.io.IOException;
import java.nio.ByteBuffer;
import org.lwjgl.assimp.AIFace;
import org.lwjgl.assimp.AIMesh;
import org.lwjgl.assimp.AIScene;
import org.lwjgl.assimp.AIVector3D;
import org.lwjgl.assimp.Assimp;
import org.lwjgl.system.MemoryUtil;
import org.trackwalk.assimp.job.AnswerOutput;
import org.trackwalk.assimp.job.Job;
import org.trackwalk.assimp.job.RefusedException;
import org.trackwalk.io.worker.WorkerProtocol;

/**
 * Decodes one primitive of KHR_draco_mesh_compression with Google's library, which comes with
 * Assimp. The request is four ints, the ids of the attributes with positions and with normals (-1
 * for none), the number of vertices and of indices, then Draco's bytes. The answer is the number of
 * vertices, 1 or 0 for normals, the number of triangles; then the floats of the positions, of the
 * normals if any, and three indices per triangle. Assimp leaves out vertices that no triangle uses.
 */
public final class DracoJob implements Job {

  private static final int NO_PROCESSING = 0;
  private static final String FORM = "glb";
  private static final int CORNERS = 3;

  @Override
  public int kind() {
    return WorkerProtocol.DRACO;
  }

  @Override
  public void run(ByteBuffer request, AnswerOutput out) throws RefusedException, IOException {
    int position = request.getInt();
    int normal = request.getInt();
    int vertices = request.getInt();
    int indices = request.getInt();
    ByteBuffer glb = DracoScene.of(position, normal, vertices, indices, request);
    AIScene scene = null;
    try {
      scene = Assimp.aiImportFileFromMemory(glb, NO_PROCESSING, FORM);
      if (scene == null || scene.mNumMeshes() != 1) {
        throw damaged();
      }
      AIMesh mesh = AIMesh.create(scene.mMeshes().get(0));
      checkTriangles(mesh);
      out.begin();
      write(mesh, out);
    } finally {
      MemoryUtil.memFree(glb);
      if (scene != null) {
        Assimp.aiReleaseImport(scene);
      }
    }
  }

  private static void checkTriangles(AIMesh mesh) throws RefusedException {
    AIFace.Buffer faces = mesh.mFaces();
    for (int i = 0; i < mesh.mNumFaces(); i++) {
      if (faces.get(i).mNumIndices() != CORNERS) {
        throw damaged();
      }
    }
  }

  private static void write(AIMesh mesh, AnswerOutput out) throws IOException {
    AIVector3D.Buffer normals = mesh.mNormals();
    long bytes = (long) mesh.mNumVertices() * AIVector3D.SIZEOF;
    out.integer(mesh.mNumVertices());
    out.integer(normals == null ? 0 : 1);
    out.integer(mesh.mNumFaces());
    out.memory(mesh.mVertices().address(), bytes);
    if (normals != null) {
      out.memory(normals.address(), bytes);
    }
    AIFace.Buffer faces = mesh.mFaces();
    for (int i = 0; i < mesh.mNumFaces(); i++) {
      long corners = MemoryUtil.memAddress(faces.get(i).mIndices());
      for (int k = 0; k < CORNERS; k++) {
        out.integer(MemoryUtil.memGetInt(corners + (long) k * Integer.BYTES));
      }
    }
  }

  private static RefusedException damaged() {
    return new RefusedException("the Draco data is damaged; export the file again");
  }
}
