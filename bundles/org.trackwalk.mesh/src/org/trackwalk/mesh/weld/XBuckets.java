package org.trackwalk.mesh.weld;

import java.util.Arrays;
import org.trackwalk.mesh.level.Piece;

/**
 * Cuts the level into slabs along x that hold about equally many stored vertices. A larger x never
 * has a lower bucket, and that is all that the outcome of a weld depends on.
 */
final class XBuckets {

  /** Looked at for each bucket, so that none holds far more than another. */
  private static final int SAMPLES_PER_BUCKET = 16;

  private static final int MOST_SAMPLES = 8192;
  private static final int CELLS = 4096;

  private final float low;
  private final float scale;
  private final short[] buckets = new short[CELLS];

  /** Looks at a few thousand vertices; those that are not finite are passed over. */
  XBuckets(StoredMesh mesh, int bucketCount) {
    float[] sample = sample(mesh, Math.min(MOST_SAMPLES, SAMPLES_PER_BUCKET * bucketCount));
    float lowest = Float.POSITIVE_INFINITY;
    float highest = Float.NEGATIVE_INFINITY;
    for (float x : sample) {
      lowest = x < lowest ? x : lowest;
      highest = x > highest ? x : highest;
    }
    low = sample.length == 0 ? 0 : lowest;
    float size = sample.length == 0 ? 0 : highest - low;
    float cellsPerMetre = CELLS / size;
    // a size too small or too large for a scale leaves one bucket
    scale = cellsPerMetre > 0 && cellsPerMetre < Float.POSITIVE_INFINITY ? cellsPerMetre : 0;
    int[] inCell = new int[CELLS];
    for (float x : sample) {
      inCell[cell(x)]++;
    }
    int before = 0;
    for (int cell = 0; cell < CELLS; cell++) {
      buckets[cell] = (short) ((long) before * bucketCount / Math.max(1, sample.length + 1));
      before += inCell[cell];
    }
  }

  /** The bucket of a placed x. */
  int of(float x) {
    return buckets[cell(x)];
  }

  private int cell(float x) {
    return Math.max(0, Math.min(CELLS - 1, (int) ((x - low) * scale)));
  }

  private static float[] sample(StoredMesh mesh, int samples) {
    float[] sample = new float[samples];
    float[] placed = new float[3];
    int size = 0;
    int row = 0;
    for (int i = 0; i < samples && mesh.vertexCount() > 0; i++) {
      int vertex = (int) ((long) i * mesh.vertexCount() / samples);
      row = mesh.rowOfVertex(vertex, row);
      Piece piece = mesh.piece(row);
      float[] p = piece.points();
      int at = 3 * (vertex - mesh.vertexStart(row));
      piece.frame().place(p[at], p[at + 1], p[at + 2], placed, 0);
      if (Float.isFinite(placed[0])) {
        sample[size++] = placed[0];
      }
    }
    return Arrays.copyOf(sample, size);
  }
}
