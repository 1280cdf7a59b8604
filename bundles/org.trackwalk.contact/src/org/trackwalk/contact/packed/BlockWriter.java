package org.trackwalk.contact.packed;

import java.util.Arrays;
import org.trackwalk.contact.scene.ProbeScene;

/** Writes runs of triangles as blocks, see {@link BlockLayout}. */
final class BlockWriter {

  private final ProbeScene scene;
  private final TriangleRuns runs;
  private final float[] positions;
  private final int[] corners;

  /** Welded id, then identity id, of each vertex of the block in work; sorted. */
  private final long[] vertices = new long[3 * BlockLayout.ROOM];

  private int vertexCount;
  private int[] blocks;
  private int size;

  BlockWriter(ProbeScene scene, TriangleRuns runs) {
    this.scene = scene;
    this.runs = runs;
    positions = scene.surface().positions();
    corners = scene.surface().triangles();
    blocks = new int[6 * runs.size() + BlockLayout.PADDING];
  }

  /** Writes a run and returns the block's place. */
  int write(int from, int to) {
    gather(from, to);
    int triangles = to - from;
    int place = size;
    reserve(place + BlockLayout.length(vertexCount, triangles) + BlockLayout.PADDING);
    int header = vertexCount | triangles << 8;
    blocks[place] = header;
    int at = BlockLayout.coordinates(place, header);
    for (int v = 0; v < vertexCount; v++) {
      int p = 3 * (int) (vertices[v] >>> 32);
      for (int axis = 0; axis < 3; axis++) {
        blocks[at + axis * vertexCount + v] = Float.floatToIntBits(positions[p + axis]);
      }
      blocks[at + 3 * vertexCount + v] = (int) vertices[v];
    }
    int keys = BlockLayout.keys(place, header);
    for (int i = from; i < to; i++) {
      int word = scene.twoSided(runs.triangle(i)) ? BlockLayout.TWO_SIDED : 0;
      for (int k = 0; k < 3; k++) {
        word |= Arrays.binarySearch(vertices, 0, vertexCount, vertex(i, k)) << 4 * k;
      }
      blocks[BlockLayout.words(place) + i - from] = word;
      blocks[keys + i - from] = runs.triangle(i);
    }
    size = place + BlockLayout.length(vertexCount, triangles);
    return place;
  }

  /** The blocks, with the padding that may be read. */
  int[] blocks() {
    return Arrays.copyOf(blocks, size + BlockLayout.PADDING);
  }

  private void gather(int from, int to) {
    int count = 0;
    for (int i = from; i < to; i++) {
      for (int k = 0; k < 3; k++) {
        vertices[count++] = vertex(i, k);
      }
    }
    Arrays.sort(vertices, 0, count);
    vertexCount = 0;
    for (int i = 0; i < count; i++) {
      if (i == 0 || vertices[i] != vertices[vertexCount - 1]) {
        vertices[vertexCount++] = vertices[i];
      }
    }
  }

  private long vertex(int item, int corner) {
    return (long) corners[3 * runs.triangle(item) + corner] << 32 | runs.cornerId(item, corner);
  }

  private void reserve(int length) {
    if (length > blocks.length) {
      blocks = Arrays.copyOf(blocks, length + length / 4);
    }
  }
}
