package org.trackwalk.io.gltf;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.importer.ImportRequest;
import org.trackwalk.io.json.JsonException;
import org.trackwalk.io.json.JsonValue;
import org.trackwalk.io.look.FileLook;
import org.trackwalk.io.look.LookReader;
import org.trackwalk.io.look.MaterialLook;
import org.trackwalk.io.look.PieceLook;
import org.trackwalk.io.worker.WorkerPool;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;

/**
 * The look of glTF 2.0 scenes: the base colours of materials and their texture coordinates. A piece
 * is the primitive of its node that has its vertices. What Draco has packed keeps its base colour.
 */
public final class GltfLook implements LookReader {

  /** A primitive where a node shows it. */
  private record Shown(JsonValue primitive, PrimitiveMesh mesh) {}

  @Override
  public FileLook read(ImportRequest request, List<Piece> pieces, Progress progress)
      throws ImportException, IOException {
    GltfContainer container = GltfContainer.read(request, progress);
    GltfDocument document = new GltfDocument(container.root(), request.displayName());
    try {
      PackedData packed = new WorkerPackedData(WorkerPool.shared());
      GltfBuffers buffers = new GltfBuffers(container, document, request, packed, progress);
      return new Reading(document, buffers, request).looks(pieces, progress);
    } catch (JsonException e) {
      throw document.refuse(e);
    }
  }

  private static final class Reading {
    private final GltfDocument document;
    private final GltfBuffers buffers;
    private final ImportRequest request;
    private final GltfMaterials materials;
    private final Map<JsonValue, Integer> numbers = new HashMap<>();
    private final List<MaterialLook> looks = new ArrayList<>();

    /** By accessor, however many primitives name it; null for a damaged one. */
    private final Map<JsonValue, float[]> coordinates = new IdentityHashMap<>();

    Reading(GltfDocument document, GltfBuffers buffers, ImportRequest request) {
      this.document = document;
      this.buffers = buffers;
      this.request = request;
      materials = new GltfMaterials(document, buffers, request);
    }

    FileLook looks(List<Piece> pieces, Progress progress)
        throws JsonException, ImportException, IOException {
      Map<String, List<Shown>> shown = shown(progress);
      List<PieceLook> found = new ArrayList<>();
      for (Piece piece : pieces) {
        progress.check();
        found.add(look(piece, shown.getOrDefault(piece.node(), List.of())));
      }
      return new FileLook(looks, found, List.of());
    }

    private Map<String, List<Shown>> shown(Progress progress)
        throws JsonException, ImportException, IOException {
      PrimitiveReader reader = new PrimitiveReader(document, buffers);
      Map<String, List<Shown>> shown = new HashMap<>();
      for (PlacedNode node : SceneWalk.of(document, request.scene())) {
        progress.check();
        for (JsonValue primitive : GltfDocument.items(node.mesh(), "primitives")) {
          PrimitiveMesh mesh = reader.read(primitive);
          if (mesh != null) {
            shown
                .computeIfAbsent(node.path(), path -> new ArrayList<>())
                .add(new Shown(primitive, mesh));
          }
        }
      }
      return shown;
    }

    private PieceLook look(Piece piece, List<Shown> candidates) throws JsonException {
      for (Shown each : candidates) {
        if (each.mesh().places().length == piece.triangleCount()
            && sameStart(each.mesh(), piece)
            && Arrays.equals(each.mesh().positions(), piece.positions())) {
          return look(piece, each.primitive());
        }
      }
      return PieceLook.NONE;
    }

    /** Primitives of one mesh share their vertices often, never where their triangles stand. */
    private static boolean sameStart(PrimitiveMesh mesh, Piece piece) {
      return piece.triangleCount() == 0
          || mesh.places()[0] == piece.place(0)
              && Arrays.equals(mesh.triangles(), piece.triangles());
    }

    private PieceLook look(Piece piece, JsonValue primitive) throws JsonException {
      JsonValue index = primitive.get("material");
      if (index == null) {
        return PieceLook.NONE;
      }
      JsonValue material = document.element("materials", index);
      Integer number = numbers.get(material);
      if (number == null) {
        number = looks.size();
        numbers.put(material, number);
        looks.add(materials.look(material, (int) index.number()));
      }
      boolean drawn = looks.get(number).picture() != null;
      return PieceLook.perVertex(piece, number, drawn ? placesIfSound(primitive, material) : null);
    }

    /** Coordinates that are damaged cost only themselves. */
    private float[] placesIfSound(JsonValue primitive, JsonValue material) {
      try {
        return places(primitive, material);
      } catch (JsonException e) {
        return null;
      }
    }

    private float[] places(JsonValue primitive, JsonValue material) throws JsonException {
      JsonValue texture = GltfMaterials.texture(material);
      JsonValue moved = GltfExtensions.of(texture, GltfMaterials.TRANSFORM);
      int set = GltfDocument.number(texture, "texCoord", 0);
      if (moved != null) {
        set = GltfDocument.number(moved, "texCoord", set);
      }
      JsonValue accessor = primitive.get("attributes").get("TEXCOORD_" + set);
      JsonValue stored = accessor == null ? null : document.element("accessors", accessor);
      if (stored == null || stored.get("bufferView") == null) {
        return null;
      }
      if (!coordinates.containsKey(stored)) {
        coordinates.put(stored, coordinates(accessor));
      }
      float[] read = coordinates.get(stored);
      return moved == null || read == null ? read : GltfMaterials.moved(read, moved);
    }

    /** Null for damaged ones. */
    private float[] coordinates(JsonValue accessor) {
      try {
        return new Accessor(document, buffers, accessor, "VEC2").floats();
      } catch (JsonException | ImportException | IOException e) {
        return null;
      }
    }
  }
}
