package org.trackwalk.assimp.packed;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import org.lwjgl.system.MemoryUtil;

/**
 * The smallest GLB file that holds one compressed primitive. Draco's own interface is C++, which
 * Java cannot call; Assimp can, when the primitive comes in a file. Names, materials and places
 * stay with who asks.
 */
final class DracoScene {

  private static final int MAGIC = 0x46546C67;
  private static final int JSON = 0x4E4F534A;
  private static final int BIN = 0x004E4942;
  private static final int HEADERS = 12 + 2 * 8;

  private static final int UNSIGNED_INT = 5125;
  private static final int FLOAT = 5126;

  private DracoScene() {}

  /** Native memory with the file, from position 0; the caller frees it. */
  static ByteBuffer of(int position, int normal, int vertices, int indices, ByteBuffer packed) {
    int size = packed.remaining();
    byte[] json = text(position, normal, vertices, indices, size).getBytes(StandardCharsets.UTF_8);
    int jsonLength = padded(json.length);
    int length = HEADERS + jsonLength + padded(size);
    ByteBuffer glb = MemoryUtil.memAlloc(length).order(ByteOrder.LITTLE_ENDIAN);
    glb.putInt(MAGIC).putInt(2).putInt(length);
    glb.putInt(jsonLength).putInt(JSON).put(json);
    pad(glb, jsonLength - json.length, ' ');
    glb.putInt(padded(size)).putInt(BIN).put(packed);
    pad(glb, padded(size) - size, '\0');
    return glb.flip();
  }

  private static String text(int position, int normal, int vertices, int indices, int size) {
    boolean normals = normal >= 0;
    String id = "KHR_draco_mesh_compression";
    return ("{'asset':{'version':'2.0'},'extensionsUsed':['" + id + "'],")
        .concat("'extensionsRequired':['" + id + "'],")
        .concat("'scene':0,'scenes':[{'nodes':[0]}],'nodes':[{'mesh':0}],")
        .concat("'buffers':[{'byteLength':" + size + "}],")
        .concat("'bufferViews':[{'buffer':0,'byteOffset':0,'byteLength':" + size + "}],")
        .concat("'accessors':[" + accessor(UNSIGNED_INT, indices, "SCALAR") + ",")
        .concat(accessor(FLOAT, vertices, "VEC3") + "," + accessor(FLOAT, vertices, "VEC3"))
        .concat("],'meshes':[{'primitives':[{'mode':4,'indices':0,")
        .concat("'attributes':{'POSITION':1" + (normals ? ",'NORMAL':2" : "") + "},")
        .concat("'extensions':{'" + id + "':{'bufferView':0,")
        .concat("'attributes':{'POSITION':" + position)
        .concat((normals ? ",'NORMAL':" + normal : "") + "}}}}]}]}")
        .replace('\'', '"');
  }

  private static String accessor(int type, int count, String form) {
    return "{'componentType':" + type + ",'count':" + count + ",'type':'" + form + "'}";
  }

  private static int padded(int length) {
    return (length + 3) / 4 * 4;
  }

  private static void pad(ByteBuffer glb, int count, char filler) {
    for (int i = 0; i < count; i++) {
      glb.put((byte) filler);
    }
  }
}
