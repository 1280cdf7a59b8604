package org.trackwalk.report.parts;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.trackwalk.contact.parts.Part;
import org.trackwalk.contact.shape.Polyhedron;
import org.trackwalk.report.json.JsonText;

/**
 * The parts as binary glTF 2.0 (Khronos, glTF 2.0 specification, chapter 4): a node and a mesh
 * each; metres, y up, as glTF has it.
 */
public final class PartsGlb {

  private static final int MAGIC = 0x46546C67;
  private static final int JSON_CHUNK = 0x4E4F534A;
  private static final int BIN_CHUNK = 0x004E4942;
  private static final int FLOAT = 5126;
  private static final int UNSIGNED_INT = 5125;
  private static final int ARRAY_BUFFER = 34962;
  private static final int ELEMENT_ARRAY_BUFFER = 34963;

  private PartsGlb() {}

  /** Writes them; does not close the stream. */
  public static void write(PartsBook book, OutputStream out) throws IOException {
    List<float[]> positions = new ArrayList<>();
    List<int[]> triangles = new ArrayList<>();
    int length = 0;
    for (Part part : book.parts().parts()) {
      float[] p = positions(part.hull().core());
      int[] t = triangles(part.hull().core());
      positions.add(p);
      triangles.add(t);
      length = Math.addExact(length, 4 * (p.length + t.length));
    }
    byte[] json = json(book, positions, triangles, length).getBytes(StandardCharsets.UTF_8);
    int jsonLength = (json.length + 3) / 4 * 4;
    int total = 12 + 8 + jsonLength + 8 + length;
    ByteBuffer glb = ByteBuffer.allocate(total).order(ByteOrder.LITTLE_ENDIAN);
    glb.putInt(MAGIC).putInt(2).putInt(total).putInt(jsonLength).putInt(JSON_CHUNK).put(json);
    for (int i = json.length; i < jsonLength; i++) {
      glb.put((byte) ' ');
    }
    glb.putInt(length).putInt(BIN_CHUNK);
    for (int i = 0; i < positions.size(); i++) {
      for (float x : positions.get(i)) {
        glb.putFloat(x);
      }
      for (int corner : triangles.get(i)) {
        glb.putInt(corner);
      }
    }
    out.write(glb.array());
    out.flush();
  }

  private static float[] positions(Polyhedron core) {
    float[] p = new float[3 * core.vertexCount()];
    for (int i = 0; i < p.length; i++) {
      p[i] = (float) core.vertex(i / 3, i % 3) + 0.0f;
    }
    return p;
  }

  private static int[] triangles(Polyhedron core) {
    int[] corners = new int[6 * core.vertexCount()];
    int count = 0;
    for (int f = 0; f < core.faceCount(); f++) {
      for (int k = 2; k < core.faceSize(f); k++) {
        corners[count++] = core.faceVertex(f, 0);
        corners[count++] = core.faceVertex(f, k - 1);
        corners[count++] = core.faceVertex(f, k);
      }
    }
    return Arrays.copyOf(corners, count);
  }

  private static String json(
      PartsBook book, List<float[]> positions, List<int[]> triangles, int length)
      throws IOException {
    StringBuilder text = new StringBuilder();
    JsonText json = new JsonText(text);
    json.object(false);
    json.name("asset").object(false).name("version").value("2.0");
    json.name("generator").value("trackwalk " + book.version()).end();
    json.name("scene").value(0);
    List<Integer> all = new ArrayList<>();
    for (int i = 0; i < positions.size(); i++) {
      all.add(i);
    }
    json.name("scenes").array(false).object(false).name("nodes").integers(all).end().end();
    json.name("nodes").array(false);
    for (int i : all) {
      json.object(false).name("name").value(PartsBook.part(i)).name("mesh").value(i).end();
    }
    json.end().name("meshes").array(false);
    for (int i : all) {
      json.object(false).name("name").value(PartsBook.part(i));
      json.name("primitives").array(false).object(false).name("attributes").object(false);
      json.name("POSITION").value(2 * i).end().name("indices").value(2 * i + 1);
      json.end().end().end();
    }
    json.end().name("accessors").array(false);
    for (int i : all) {
      float[] p = positions.get(i);
      json.object(false).name("bufferView").value(2 * i).name("componentType").value(FLOAT);
      json.name("count").value(p.length / 3).name("type").value("VEC3");
      json.name("min").numbers(bound(p, -1)).name("max").numbers(bound(p, 1)).end();
      json.object(false).name("bufferView").value(2 * i + 1);
      json.name("componentType").value(UNSIGNED_INT);
      json.name("count").value(triangles.get(i).length).name("type").value("SCALAR").end();
    }
    json.end().name("bufferViews").array(false);
    int at = 0;
    for (int i : all) {
      at = view(json, at, 4 * positions.get(i).length, ARRAY_BUFFER);
      at = view(json, at, 4 * triangles.get(i).length, ELEMENT_ARRAY_BUFFER);
    }
    json.end().name("buffers").array(false).object(false).name("byteLength").value(length);
    json.end().end().end();
    return text.toString();
  }

  private static int view(JsonText json, int at, int length, int target) throws IOException {
    json.object(false).name("buffer").value(0).name("byteOffset").value(at);
    json.name("byteLength").value(length).name("target").value(target).end();
    return at + length;
  }

  private static double[] bound(float[] p, int way) {
    double[] bound = {p[0], p[1], p[2]};
    for (int i = 0; i < p.length; i++) {
      bound[i % 3] = way < 0 ? Math.min(bound[i % 3], p[i]) : Math.max(bound[i % 3], p[i]);
    }
    return bound;
  }
}
