package org.trackwalk.io.assimp;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.trackwalk.io.assimp.AssimpScene.Material;
import org.trackwalk.io.assimp.AssimpScene.Mesh;
import org.trackwalk.io.assimp.AssimpScene.Node;
import org.trackwalk.io.assimp.AssimpScene.Remark;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.worker.AnswerInput;
import org.trackwalk.io.worker.WorkerProtocol;

/** Takes a scene off the wire; the layout is in docs/assimp-worker.md. */
final class SceneAnswer {

  private static final int HAS_NORMALS = 1;
  private static final int ALL_TRIANGLES = 2;
  private static final int CORNERS_IN_ORDER = 4;
  private static final int HAS_BONES = 8;
  private static final int HAS_SHAPES = 16;

  private static final int MATRIX_FLOATS = 16;

  /** So that three floats of each can be counted by an int. */
  private static final int MOST_VERTICES = Integer.MAX_VALUE / 3 - 8;

  private static final int MOST_PARTS = 1 << 24;

  private final AnswerInput in;

  private SceneAnswer(AnswerInput in) {
    this.in = in;
  }

  static AssimpScene read(AnswerInput in) throws ImportException, IOException {
    return new SceneAnswer(in).scene();
  }

  private AssimpScene scene() throws ImportException, IOException {
    String library = in.text();
    Map<String, Double> numbers = metadata();
    List<Material> materials = new ArrayList<>();
    for (int left = in.count(MOST_PARTS); left > 0; left--) {
      materials.add(new Material(in.text(), in.integer() != 0));
    }
    List<Mesh> meshes = new ArrayList<>();
    for (int left = in.count(MOST_PARTS); left > 0; left--) {
      meshes.add(mesh());
    }
    List<Node> nodes = nodes(meshes.size());
    return new AssimpScene(library, numbers, materials, meshes, nodes, remarks());
  }

  private List<Remark> remarks() throws IOException {
    List<Remark> remarks = new ArrayList<>();
    int most = WorkerProtocol.MOST_REMARKS + WorkerProtocol.MOST_LOSSES + 1;
    for (int left = in.count(most); left > 0; left--) {
      remarks.add(new Remark(in.integer(), in.count(Integer.MAX_VALUE), in.text()));
    }
    return remarks;
  }

  private Map<String, Double> metadata() throws IOException {
    Map<String, Double> numbers = new HashMap<>();
    while (in.integer() != 0) {
      String name = in.text();
      if (in.integer() == 0) {
        numbers.put(name, in.real());
      } else {
        in.text(); // who wrote the file: for people
      }
    }
    return numbers;
  }

  private Mesh mesh() throws ImportException, IOException {
    String name = in.text();
    int material = in.integer();
    int flags = in.integer();
    int vertices = in.count(MOST_VERTICES);
    int faces = in.count(Integer.MAX_VALUE);
    int corners = in.count(Integer.MAX_VALUE);
    float[] positions = in.floats(3 * vertices);
    float[] normals = (flags & HAS_NORMALS) == 0 ? null : in.floats(3 * vertices);
    int[] counts = (flags & ALL_TRIANGLES) == 0 ? in.integers(faces) : null;
    int[] indices;
    if ((flags & CORNERS_IN_ORDER) == 0) {
      indices = in.integers(corners);
    } else {
      if (corners > vertices) {
        throw new IOException("more corners in order than vertices");
      }
      indices = new int[corners];
      for (int i = 0; i < corners; i++) {
        indices[i] = i;
      }
    }
    checkCounts(counts, faces, corners);
    boolean bones = (flags & HAS_BONES) != 0;
    boolean shapes = (flags & HAS_SHAPES) != 0;
    return new Mesh(name, material, positions, normals, counts, indices, bones, shapes);
  }

  private static void checkCounts(int[] counts, int faces, int corners) throws IOException {
    long sum = 0;
    for (int i = 0; i < faces; i++) {
      int count = counts == null ? 3 : counts[i];
      if (count < 0) {
        throw new IOException("a face of " + count + " corners");
      }
      sum += count;
    }
    if (sum != corners) {
      throw new IOException("faces of " + sum + " corners where there are " + corners);
    }
  }

  private List<Node> nodes(int meshes) throws IOException {
    List<Node> nodes = new ArrayList<>();
    while (in.integer() != 0) {
      String name = in.text();
      int parent = in.integer();
      if (parent < -1 || parent >= nodes.size()) {
        throw new IOException("a node before its parent");
      }
      float[] matrix = new float[MATRIX_FLOATS];
      for (int i = 0; i < MATRIX_FLOATS; i++) {
        matrix[i] = in.single();
      }
      int[] shown = new int[in.count(MOST_PARTS)];
      for (int i = 0; i < shown.length; i++) {
        shown[i] = in.count(meshes - 1);
      }
      nodes.add(new Node(name, parent, matrix, shown));
    }
    return nodes;
  }
}
