package org.trackwalk.io.gltf;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.importer.ImportRequest;
import org.trackwalk.io.importer.ImportedMesh;
import org.trackwalk.mesh.progress.Progress;

/** Writes small scenes as text: one buffer view per list, an accessor for each view. */
final class SceneText {

  private final ByteBuffer bytes = ByteBuffer.allocate(1 << 16).order(ByteOrder.LITTLE_ENDIAN);
  private final List<String> views = new ArrayList<>();
  private final List<String> accessors = new ArrayList<>();
  private String meshes = "";
  private String nodes = "{\"mesh\": 0}";
  private String more = "";
  private String buffers = "";

  /** Three vertices per line: a right triangle in the ground plane at x, each with y = height. */
  static float[] triangleAt(float x, float height) {
    return new float[] {x, height, 0, x, height, 1, x + 1, height, 0};
  }

  int floats(String type, float... values) {
    int start = view(4 * values.length);
    for (float value : values) {
      bytes.putFloat(value);
    }
    int width = type.equals("VEC3") ? 3 : 1;
    return accessor(start, 5126, values.length / width, type, "");
  }

  int ints(int componentType, int... values) {
    int size = componentType == 5121 ? 1 : componentType == 5123 ? 2 : 4;
    int start = view(size * values.length);
    for (int value : values) {
      put(size, value);
    }
    while (bytes.position() % 4 != 0) {
      bytes.put((byte) 0);
    }
    return accessor(start, componentType, values.length, "SCALAR", "");
  }

  void put(int size, int value) {
    if (size == 1) {
      bytes.put((byte) value);
    } else if (size == 2) {
      bytes.putShort((short) value);
    } else {
      bytes.putInt(value);
    }
  }

  /** A view of the next bytes; returns its number. */
  int view(int length) {
    return view(length, "");
  }

  int view(int length, String extra) {
    views.add(
        "{\"buffer\": 0, \"byteOffset\": %d, \"byteLength\": %d%s}"
            .formatted(bytes.position(), length, extra));
    return views.size() - 1;
  }

  /** Further buffers behind the one that is written, each with a comma before it. */
  SceneText buffers(String json) {
    buffers += json;
    return this;
  }

  /** A view of another buffer's bytes. */
  int viewOf(int buffer, int length, String extra) {
    views.add(
        "{\"buffer\": %d, \"byteOffset\": 0, \"byteLength\": %d%s}"
            .formatted(buffer, length, extra));
    return views.size() - 1;
  }

  int accessor(int view, int componentType, int count, String type, String extra) {
    String where = view < 0 ? "" : "\"bufferView\": " + view + ", ";
    accessors.add(
        "{%s\"componentType\": %d, \"count\": %d, \"type\": \"%s\"%s}"
            .formatted(where, componentType, count, type, extra));
    return accessors.size() - 1;
  }

  SceneText mesh(String json) {
    meshes += (meshes.isEmpty() ? "" : ", ") + json;
    return this;
  }

  /** A mesh of one primitive. */
  SceneText primitive(int position, String extra) {
    return mesh(
        "{\"primitives\": [{\"attributes\": {\"POSITION\": " + position + "}" + extra + "}]}");
  }

  SceneText nodes(String json) {
    nodes = json;
    return this;
  }

  /** Further top-level members, each with a comma before it. */
  SceneText more(String json) {
    more += json;
    return this;
  }

  byte[] content() {
    return Arrays.copyOf(bytes.array(), bytes.position());
  }

  String json(String uri) {
    String buffer = uri == null ? "" : ", \"uri\": \"" + uri + "\"";
    return "{\"asset\": {\"version\": \"2.0\"}, \"buffers\": [{\"byteLength\": "
        + bytes.position()
        + buffer
        + "}"
        + buffers
        + "], \"bufferViews\": ["
        + String.join(", ", views)
        + "], \"accessors\": ["
        + String.join(", ", accessors)
        + "], \"meshes\": ["
        + meshes
        + "], \"nodes\": ["
        + nodes
        + "]"
        + more
        + "}";
  }

  String json() {
    String base64 = Base64.getEncoder().encodeToString(content());
    return json("data:application/octet-stream;base64," + base64);
  }

  byte[] glb() {
    byte[] json = json(null).getBytes(StandardCharsets.UTF_8);
    int padded = (json.length + 3) / 4 * 4;
    byte[] content = content();
    ByteBuffer glb = ByteBuffer.allocate(28 + padded + content.length);
    glb.order(ByteOrder.LITTLE_ENDIAN).putInt(0x46546C67).putInt(2).putInt(glb.capacity());
    glb.putInt(padded).putInt(0x4E4F534A).put(json);
    while (glb.position() < 20 + padded) {
      glb.put((byte) ' ');
    }
    return glb.putInt(content.length).putInt(0x004E4942).put(content).array();
  }

  ImportedMesh read(Path folder) throws ImportException, IOException {
    Path file = Files.writeString(folder.resolve("scene.gltf"), json());
    return read(file, false);
  }

  static ImportedMesh read(Path file, boolean allowOutside) throws ImportException, IOException {
    return read(new GltfImporter(), file, allowOutside);
  }

  static ImportedMesh read(GltfImporter importer, Path file, boolean allowOutside)
      throws ImportException, IOException {
    Path folder = file.toAbsolutePath().getParent();
    ImportRequest request =
        new ImportRequest(file, file.getFileName().toString(), folder, allowOutside, null, null);
    return importer.read(request, Progress.none());
  }
}
