package org.trackwalk.io.gltf;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.importer.MemoryNeed;
import org.trackwalk.io.json.JsonException;
import org.trackwalk.io.json.JsonValue;

/** Reads primitives (section 3.7.2) once each; vectors that several of them use are shared. */
final class PrimitiveReader {

  private final GltfDocument document;
  private final GltfBuffers buffers;
  private final Map<Integer, float[]> vectors = new HashMap<>();
  private final Map<JsonValue, PrimitiveMesh> done = new IdentityHashMap<>();
  private final Map<JsonValue, List<PrimitiveMesh>> ofMesh = new IdentityHashMap<>();

  PrimitiveReader(GltfDocument document, GltfBuffers buffers) {
    this.document = document;
    this.buffers = buffers;
  }

  /** The primitives of a mesh that have triangles. */
  List<PrimitiveMesh> meshes(JsonValue mesh) throws JsonException, ImportException, IOException {
    List<PrimitiveMesh> known = ofMesh.get(mesh);
    if (known == null) {
      known = new ArrayList<>();
      for (JsonValue primitive : GltfDocument.items(mesh, "primitives")) {
        PrimitiveMesh read = read(primitive);
        if (read != null) {
          known.add(read);
        }
      }
      ofMesh.put(mesh, known);
    }
    return known;
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
    JsonValue draco = GltfExtensions.of(primitive, GltfExtensions.DRACO);
    boolean stored = document.element("accessors", position).get("bufferView") != null;
    Geometry geometry =
        draco == null || stored ? stored(primitive, form) : unpacked(primitive, draco);
    MemoryNeed.check(16L * geometry.triangles(), document.name(), "line " + primitive.line());
    JsonValue material = material(primitive);
    return new PrimitiveTriangles(geometry)
        .mesh(
            material == null ? List.of() : List.of(materialName(primitive, material)),
            material != null && GltfDocument.truth(material, "doubleSided"));
  }

  private Geometry stored(JsonValue primitive, TriangleList form)
      throws JsonException, ImportException, IOException {
    JsonValue attributes = primitive.get("attributes");
    JsonValue position = attributes.get("POSITION");
    float[] positions = vectors(position);
    float[] normals = normals(attributes, positions.length);
    JsonValue indexed = primitive.get("indices");
    if (indexed == null) {
      Accessor points = new Accessor(document, buffers, position, "VEC3");
      return new Geometry(form, positions, normals, null, points::place);
    }
    Accessor corners = new Accessor(document, buffers, indexed, "SCALAR");
    return new Geometry(form, positions, normals, corners.indices(), corners::place);
  }

  private Geometry unpacked(JsonValue primitive, JsonValue draco)
      throws JsonException, ImportException, IOException {
    DracoMesh mesh = new DracoReader(document, buffers).read(primitive, draco);
    return new Geometry(
        TriangleList.TRIANGLES, mesh.positions(), mesh.normals(), mesh.corners(), corner -> -1);
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
}
