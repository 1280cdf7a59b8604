package org.trackwalk.io.gltf;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.trackwalk.io.buffer.PieceLimit;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.json.JsonException;
import org.trackwalk.io.json.JsonValue;
import org.trackwalk.io.placement.Placement;

/**
 * The places of nodes' meshes: of each one, or as many as the extension {@code
 * EXT_mesh_gpu_instancing} lists with TRANSLATION, ROTATION and SCALE.
 */
final class NodeInstances {

  private final GltfDocument document;
  private final GltfBuffers buffers;

  /** Places so far, those of nothing included. */
  private int listed;

  NodeInstances(GltfDocument document, GltfBuffers buffers) {
    this.document = document;
    this.buffers = buffers;
  }

  /** Placements from the mesh's coordinates to the scene's, 12 doubles each. */
  List<double[]> of(PlacedNode node) throws JsonException, ImportException, IOException {
    JsonValue instancing = GltfExtensions.of(node.node(), GltfExtensions.INSTANCING);
    JsonValue attributes = instancing == null ? null : instancing.get("attributes");
    if (attributes == null || !places(attributes)) {
      return List.of(node.placement());
    }
    float[] moves = values(attributes, "TRANSLATION", "VEC3");
    float[] turns = values(attributes, "ROTATION", "VEC4");
    float[] scales = values(attributes, "SCALE", "VEC3");
    int count = Math.max(count(moves, 3), Math.max(count(turns, 4), count(scales, 3)));
    if (differs(moves, 3, count) || differs(turns, 4, count) || differs(scales, 3, count)) {
      throw new JsonException(attributes, "the lists of instances differ in length");
    }
    listed += count;
    List<double[]> places = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      double[] place =
          place(node, attributes, part(moves, i, 3), part(turns, i, 4), part(scales, i, 3));
      if (!NodePlacement.isPoint(place)) {
        places.add(place);
      }
    }
    return places;
  }

  /** Lists of other things only, such as numbers of instances, move nothing. */
  private static boolean places(JsonValue attributes) throws JsonException {
    return attributes.get("TRANSLATION") != null
        || attributes.get("ROTATION") != null
        || attributes.get("SCALE") != null;
  }

  private static double[] place(
      PlacedNode node, JsonValue attributes, double[] move, double[] turn, double[] scale)
      throws JsonException {
    double[] place;
    try {
      place = Placement.compose(node.placement(), Placement.of(move, turn, scale));
    } catch (IllegalArgumentException e) {
      throw new JsonException(attributes, "an instance has a rotation of four zeros");
    }
    if (!Placement.isFinite(place)) {
      throw new JsonException(attributes, "the place of an instance is not finite");
    }
    return place;
  }

  private float[] values(JsonValue attributes, String name, String type)
      throws JsonException, ImportException, IOException {
    JsonValue index = attributes.get(name);
    if (index == null) {
      return null;
    }
    Accessor list = new Accessor(document, buffers, index, type);
    PieceLimit.check(Math.min(list.count(), Integer.MAX_VALUE - listed) + listed, document.name());
    return list.floats();
  }

  private static boolean differs(float[] values, int width, int count) {
    return values != null && values.length != width * count;
  }

  private static int count(float[] values, int width) {
    return values == null ? 0 : values.length / width;
  }

  private static double[] part(float[] values, int index, int width) {
    if (values == null) {
      return null;
    }
    double[] part = new double[width];
    for (int k = 0; k < width; k++) {
      part[k] = values[width * index + k];
    }
    return part;
  }
}
