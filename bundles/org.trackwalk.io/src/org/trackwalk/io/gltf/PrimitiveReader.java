package org.trackwalk.io.gltf;

import java.io.IOException;
import java.util.Arrays;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.trackwalk.io.folder.MemoryNeed;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.json.JsonException;
import org.trackwalk.io.json.JsonValue;

/** Reads primitives (section 3.7.2) once each; vectors that several of them use are shared. */
final class PrimitiveReader {

  private final GltfDocument document;
  private final GltfBuffers buffers;
  private final Map<Integer, float[]> vectors = new HashMap<>();
  private final Map<JsonValue, PrimitiveMesh> done = new IdentityHashMap<>();

  PrimitiveReader(GltfDocument document, GltfBuffers buffers) {
    this.document = document;
    this.buffers = buffers;
  }

  /** The triangles of a primitive; null when it is made of points or lines or has no positions. */
  PrimitiveMesh read(JsonValue primitive) throws JsonException, ImportException, IOException {
    if (!done.containsKey(primitive)) {
      done.put(primitive, fresh(primitive));
    }
    return done.get(primitive);
  }

  private PrimitiveMesh fresh(JsonValue primitive)
      throws JsonException, ImportException, IOException {
    TriangleList form = TriangleList.ofMode(GltfDocument.number(primitive, "mode", 4));
    JsonValue attributes = primitive.get("attributes");
    JsonValue position = attributes == null ? null : attributes.get("POSITION");
    if (form == null || position == null) {
      return null;
    }
    GltfExtensions.checkPrimitive(primitive, document.element("accessors", position));
    float[] positions = vectors(position);
    JsonValue indexed = primitive.get("indices");
    Accessor accessor = indexed == null ? null : new Accessor(document, buffers, indexed, "SCALAR");
    int[] corners = accessor == null ? null : accessor.indices();
    int count = form.triangles(corners == null ? positions.length / 3 : corners.length);
    MemoryNeed.check(16L * count, document.name(), "line " + primitive.line());
    Accessor placed =
        accessor == null ? new Accessor(document, buffers, position, "VEC3") : accessor;
    Triangles triangles = new Triangles(form, corners, positions.length / 3, count, placed);
    JsonValue material = material(primitive);
    return new PrimitiveMesh(
        positions,
        triangles.indices,
        triangles.places,
        normals(attributes, positions.length),
        material == null ? List.of() : List.of(materialName(primitive, material)),
        material != null && GltfDocument.truth(material, "doubleSided"),
        triangles.outOfRange,
        triangles.firstOutOfRange,
        triangles.near(positions));
  }

  private float[] vectors(JsonValue index) throws JsonException, ImportException, IOException {
    document.element("accessors", index);
    int key = (int) index.number();
    float[] known = vectors.get(key);
    if (known == null) {
      known = new Accessor(document, buffers, index, "VEC3").floats();
      vectors.put(key, known);
    }
    return known;
  }

  /** Normals are for smoothing only: a list that does not fit is as good as none. */
  private float[] normals(JsonValue attributes, int length)
      throws JsonException, ImportException, IOException {
    JsonValue normal = attributes.get("NORMAL");
    float[] normals = normal == null ? null : vectors(normal);
    return normals == null || normals.length < length ? null : normals;
  }

  private JsonValue material(JsonValue primitive) throws JsonException {
    JsonValue index = primitive.get("material");
    return index == null ? null : document.element("materials", index);
  }

  private static String materialName(JsonValue primitive, JsonValue material) throws JsonException {
    String unnamed = "material " + (int) primitive.get("material").number();
    return GltfDocument.text(material, "name", unnamed);
  }

  /** Three indices and a place per triangle, without those that reach past the vertices. */
  private static final class Triangles {
    private int[] indices;
    private int[] places;
    private int outOfRange;
    private int firstOutOfRange = -1;
    private int inRange = -1;

    Triangles(TriangleList form, int[] corners, int vertices, int count, Accessor placed) {
      boolean asStored = form == TriangleList.TRIANGLES && corners != null;
      indices = new int[3 * count];
      places = new int[count];
      int kept = 0;
      for (int t = 0; t < count; t++) {
        boolean good = true;
        int known = -1;
        for (int k = 0; k < 3; k++) {
          int at = asStored ? 3 * t + k : form.corner(t, k);
          int index = corners == null ? at : corners[at];
          indices[3 * kept + k] = index;
          boolean fits = index >= 0 && index < vertices;
          good &= fits;
          known = fits ? index : known;
        }
        int place = placed.place(form.first(t));
        if (good) {
          places[kept++] = place;
        } else if (outOfRange++ == 0) {
          firstOutOfRange = place;
          inRange = known;
        }
      }
      if (kept < count) {
        indices = Arrays.copyOf(indices, 3 * kept);
        places = Arrays.copyOf(places, kept);
      }
    }

    List<Float> near(float[] xyz) {
      return inRange < 0
          ? List.of()
          : List.of(xyz[3 * inRange], xyz[3 * inRange + 1], xyz[3 * inRange + 2]);
    }
  }
}
