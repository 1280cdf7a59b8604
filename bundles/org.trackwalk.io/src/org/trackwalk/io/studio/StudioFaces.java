package org.trackwalk.io.studio;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.trackwalk.io.buffer.ChunkInput;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.polygon.FaceFaults;

/**
 * A chunk {@code 4120}: triangles, and behind them chunks that give them materials. What a chunk of
 * materials says about faces that are not there is passed over.
 */
final class StudioFaces {

  /** Three corners and flags about edges, two bytes each. */
  private static final int FACE = 8;

  private static final int NO_MATERIAL = -1;

  private final ChunkInput input;
  private final StudioChunk chunk;
  private final int declared;
  private final Map<String, Integer> materials = new LinkedHashMap<>();
  private final int[] faceMaterials;
  private int[] triangles;
  private int[] places;
  private int[] triangleMaterials;

  /**
   * Reads a list of faces.
   *
   * @param chunk null when the mesh has none
   * @param vertices of the mesh
   * @param faults told of faces whose corners are no vertices
   */
  StudioFaces(ChunkInput input, StudioChunk chunk, int vertices, FaceFaults faults)
      throws ImportException {
    this.input = input;
    this.chunk = chunk;
    if (chunk == null) {
      declared = 0;
      faceMaterials = new int[0];
      readTriangles(0, vertices, faults);
      return;
    }
    input.require(chunk.start(), 2, chunk.end(), "a list of faces");
    declared = input.unsignedShortAt(chunk.start());
    int first = chunk.start() + 2;
    input.require(first, FACE * declared, chunk.end(), "a list of " + declared + " faces");
    faceMaterials = new int[declared];
    Arrays.fill(faceMaterials, NO_MATERIAL);
    readMaterials(first + FACE * declared);
    readTriangles(first, vertices, faults);
  }

  /** Three indices each. */
  int[] triangles() {
    return triangles;
  }

  /** Byte offset per triangle. */
  int[] places() {
    return places;
  }

  /** Names as the faces use them. */
  List<String> materials() {
    return new ArrayList<>(materials.keySet());
  }

  /** Per triangle an index into {@link #materials()}, -1 for none. */
  int[] triangleMaterials() {
    return triangleMaterials;
  }

  private void readMaterials(int from) throws ImportException {
    StudioChunk c = StudioChunk.at(input, from, chunk.end());
    for (; c != null; c = c.next(input, chunk)) {
      if (c.id() == StudioChunk.FACE_MATERIAL) {
        readMaterial(c);
      }
    }
  }

  private void readMaterial(StudioChunk material) throws ImportException {
    int zero = input.endOfName(material.start(), material.end());
    input.require(zero + 1, 2, material.end(), "a list of faces with a material");
    int count = input.unsignedShortAt(zero + 1);
    int at = zero + 3;
    input.require(at, 2 * count, material.end(), "a list of faces with a material");
    String name = input.name(material.start(), zero);
    int index = name.isEmpty() || count == 0 ? NO_MATERIAL : index(name);
    for (int i = 0; i < count; i++) {
      int face = input.unsignedShortAt(at + 2 * i);
      if (face < declared) {
        faceMaterials[face] = index;
      }
    }
  }

  private int index(String name) {
    Integer known = materials.putIfAbsent(name, materials.size());
    return known == null ? materials.size() - 1 : known;
  }

  private void readTriangles(int first, int vertices, FaceFaults faults) {
    triangles = new int[3 * declared];
    places = new int[declared];
    triangleMaterials = new int[declared];
    int kept = 0;
    for (int face = 0; face < declared; face++) {
      int at = first + FACE * face;
      int near = -1;
      boolean sound = true;
      for (int k = 0; k < 3; k++) {
        int vertex = input.unsignedShortAt(at + 2 * k);
        triangles[3 * kept + k] = vertex;
        sound &= vertex < vertices;
        near = vertex < vertices ? vertex : near;
      }
      if (sound) {
        places[kept] = at;
        triangleMaterials[kept++] = faceMaterials[face];
      } else {
        faults.add(FaceFaults.Fault.OUTSIDE, at, near);
      }
    }
    if (kept < declared) {
      triangles = Arrays.copyOf(triangles, 3 * kept);
      places = Arrays.copyOf(places, kept);
      triangleMaterials = Arrays.copyOf(triangleMaterials, kept);
    }
  }
}
