package org.trackwalk.examples.writer;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.trackwalk.mesh.level.Piece;

/**
 * Binary glTF 2.0: one node and one mesh per piece, below the one that its path goes through, one
 * primitive per material. A piece with its own origin becomes a node with a translation; a
 * two-sided one gets a double-sided material.
 */
public final class GlbFile {

  private static final int HEADER = 12;
  private static final int CHUNK_HEADER = 8;
  private static final int MAGIC = 0x46546C67;
  private static final int JSON_CHUNK = 0x4E4F534A;
  private static final int BINARY_CHUNK = 0x004E4942;
  private static final int FLOAT = 5126;
  private static final int UNSIGNED_INT = 5125;
  private static final int UNSIGNED_SHORT = 5123;
  private static final int VERTICES = 34962;
  private static final int INDICES = 34963;

  private final List<Object> accessors = new ArrayList<>();
  private final List<Object> views = new ArrayList<>();
  private final List<Object> materials = new ArrayList<>();
  private final List<String> materialKeys = new ArrayList<>();
  private final ByteBuffer binary;
  private final boolean compact;

  private GlbFile(int size, boolean compact) {
    binary = ByteBuffer.allocate(size).order(ByteOrder.LITTLE_ENDIAN);
    this.compact = compact;
  }

  /** The bytes of the file; frames may translate, but neither turn nor scale. */
  public static byte[] bytes(List<Piece> pieces) {
    return bytes(pieces, false);
  }

  /** The same with indices of 16 bits where these are enough. */
  public static byte[] compact(List<Piece> pieces) {
    return bytes(pieces, true);
  }

  private static byte[] bytes(List<Piece> pieces, boolean compact) {
    int size = 0;
    for (Piece piece : pieces) {
      size += 4 * (piece.positions().length + piece.triangles().length + 1);
    }
    return new GlbFile(size, compact).write(pieces);
  }

  private byte[] write(List<Piece> pieces) {
    List<Object> nodes = new ArrayList<>();
    List<Object> meshes = new ArrayList<>();
    List<Object> roots = new ArrayList<>();
    Map<String, List<Object>> below = new LinkedHashMap<>();
    Map<String, Map<String, Object>> byPath = new LinkedHashMap<>();
    for (Piece piece : pieces) {
      Map<String, Object> node = object("name", piece.name());
      if (piece.triangleCount() > 0) {
        node.put("mesh", meshes.size());
        meshes.add(object("name", piece.name(), "primitives", primitives(piece)));
      }
      double[] m = piece.frame().placement();
      if (!piece.frame().unmoved()) {
        node.put("translation", List.of(m[3], m[7], m[11]));
      }
      int slash = piece.node().lastIndexOf('/');
      String parent = slash < 0 ? "" : piece.node().substring(0, slash);
      below.computeIfAbsent(parent, p -> new ArrayList<>()).add(nodes.size());
      byPath.put(piece.node(), node);
      nodes.add(node);
    }
    below.forEach(
        (parent, children) -> {
          if (parent.isEmpty()) {
            roots.addAll(children);
          } else {
            byPath.get(parent).put("children", children);
          }
        });
    Map<String, Object> root =
        object("asset", object("version", "2.0", "generator", "Trackwalk examples"));
    root.put("scene", 0);
    root.put("scenes", List.of(object("nodes", roots)));
    root.put("nodes", nodes);
    root.put("meshes", meshes);
    root.put("materials", materials);
    root.put("accessors", accessors);
    root.put("bufferViews", views);
    root.put("buffers", List.of(object("byteLength", binary.position())));
    return assemble(JsonText.of(root).getBytes(StandardCharsets.UTF_8));
  }

  private byte[] assemble(byte[] json) {
    int jsonLength = (json.length + 3) / 4 * 4;
    int total = HEADER + 2 * CHUNK_HEADER + jsonLength + binary.position();
    ByteBuffer out = ByteBuffer.allocate(total).order(ByteOrder.LITTLE_ENDIAN);
    out.putInt(MAGIC).putInt(2).putInt(total);
    out.putInt(jsonLength).putInt(JSON_CHUNK).put(json);
    for (int i = json.length; i < jsonLength; i++) {
      out.put((byte) ' ');
    }
    out.putInt(binary.position()).putInt(BINARY_CHUNK);
    out.put(binary.array(), 0, binary.position());
    return out.array();
  }

  private List<Object> primitives(Piece piece) {
    int positions = positions(piece);
    boolean small = compact && piece.vertexCount() <= Character.MAX_VALUE;
    List<Object> primitives = new ArrayList<>();
    List<String> surfaces = piece.surfaces().isEmpty() ? List.of("") : piece.surfaces();
    for (String surface : surfaces) {
      int start = binary.position();
      int count = 0;
      for (int t = 0; t < piece.triangleCount(); t++) {
        if (piece.surface(t).equals(surface)) {
          for (int k = 0; k < 3; k++) {
            int corner = piece.triangles()[3 * t + k];
            if (small) {
              binary.putChar((char) corner);
            } else {
              binary.putInt(corner);
            }
            count++;
          }
        }
      }
      if (count > 0) {
        int view = view(start, INDICES);
        binary.position((binary.position() + 3) / 4 * 4); // the next view begins at a whole number
        accessors.add(
            object(
                "bufferView",
                view,
                "componentType",
                small ? UNSIGNED_SHORT : UNSIGNED_INT,
                "count",
                count,
                "type",
                "SCALAR"));
        Map<String, Object> primitive = object("attributes", object("POSITION", positions));
        primitive.put("indices", accessors.size() - 1);
        if (!surface.isEmpty() || piece.twoSided(0)) {
          primitive.put("material", material(surface, piece.twoSided(0)));
        }
        primitives.add(primitive);
      }
    }
    return primitives;
  }

  private int positions(Piece piece) {
    int start = binary.position();
    float[] min = {Float.POSITIVE_INFINITY, Float.POSITIVE_INFINITY, Float.POSITIVE_INFINITY};
    float[] max = {Float.NEGATIVE_INFINITY, Float.NEGATIVE_INFINITY, Float.NEGATIVE_INFINITY};
    float[] p = piece.positions();
    for (int i = 0; i < p.length; i++) {
      binary.putFloat(p[i]);
      min[i % 3] = Math.min(min[i % 3], p[i]);
      max[i % 3] = Math.max(max[i % 3], p[i]);
    }
    Map<String, Object> accessor =
        object("bufferView", view(start, VERTICES), "componentType", FLOAT);
    accessor.put("count", piece.vertexCount());
    accessor.put("type", "VEC3");
    accessor.put("min", List.of(min[0], min[1], min[2]));
    accessor.put("max", List.of(max[0], max[1], max[2]));
    accessors.add(accessor);
    return accessors.size() - 1;
  }

  private int view(int start, int target) {
    Map<String, Object> view = object("buffer", 0, "byteOffset", start);
    view.put("byteLength", binary.position() - start);
    view.put("target", target);
    views.add(view);
    return views.size() - 1;
  }

  private int material(String name, boolean doubleSided) {
    String key = name + (doubleSided ? " (both sides)" : "");
    int index = materialKeys.indexOf(key);
    if (index < 0) {
      float[] c = MaterialColour.of(name);
      Map<String, Object> colour = object("baseColorFactor", List.of(c[0], c[1], c[2], 1));
      colour.put("metallicFactor", 0);
      Map<String, Object> material = object("name", name, "pbrMetallicRoughness", colour);
      if (doubleSided) {
        material.put("doubleSided", true);
      }
      materials.add(material);
      materialKeys.add(key);
      index = materialKeys.size() - 1;
    }
    return index;
  }

  /** An object from names and values in turn. */
  private static Map<String, Object> object(Object... namesAndValues) {
    Map<String, Object> map = new LinkedHashMap<>();
    for (int i = 0; i < namesAndValues.length; i += 2) {
      map.put((String) namesAndValues[i], namesAndValues[i + 1]);
    }
    return map;
  }
}
