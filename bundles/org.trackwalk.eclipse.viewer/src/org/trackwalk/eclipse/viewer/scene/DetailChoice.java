package org.trackwalk.eclipse.viewer.scene;

import java.util.BitSet;
import org.joml.Vector3d;
import org.trackwalk.eclipse.viewer.camera.Projection;

/**
 * What is drawn of each chunk: nothing when it is not seen, its coarser mesh where the cells of
 * that are hardly larger than a pixel, else all of it. With a budget the cells may be larger, and
 * at last only the largest triangles of each chunk are drawn.
 */
public final class DetailChoice {

  /** Cells under so many pixels are not told from the true triangles. */
  private static final double FINE = 1.0;

  /** What the cells may grow to in a picture with a budget, pixels. */
  private static final double[] COARSER = {4, 10, 1e9};

  /** Triangles of a chunk that are drawn even when much is left out. */
  private static final int FEWEST = 32;

  private final TriangleChunks chunks;
  private final CoarseChunks coarse;

  /** Per chunk the pixels of a cell; NaN when the chunk is not seen. */
  private final double[] pixels;

  private double limit;
  private double share;

  /** A choice for the chunks of a surface. */
  public DetailChoice(TriangleChunks chunks, CoarseChunks coarse) {
    this.chunks = chunks;
    this.coarse = coarse;
    pixels = new double[chunks.count()];
  }

  /**
   * Chooses for a picture.
   *
   * @param hidden pieces that are not drawn
   * @param budget triangles at most, about
   */
  public void choose(Projection view, BitSet hidden, int budget) {
    Vector3d eye = view.eye();
    for (int c = 0; c < pixels.length; c++) {
      pixels[c] = hidden.get(chunks.piece(c)) || !sees(view, c) ? Double.NaN : pixels(view, eye, c);
    }
    limit = FINE;
    share = 1;
    long drawn = drawn();
    for (int i = 0; i < COARSER.length && drawn > budget; i++) {
      limit = COARSER[i];
      drawn = drawn();
    }
    share = drawn <= budget ? 1 : (double) budget / drawn;
  }

  /** Whether a chunk is seen. */
  public boolean seen(int chunk) {
    return !Double.isNaN(pixels[chunk]);
  }

  /** Whether the coarser mesh stands for a chunk that is seen. */
  public boolean coarse(int chunk) {
    return coarse.has(chunk) && pixels[chunk] <= limit;
  }

  /** How many triangles of a chunk that is seen are drawn, of its coarser mesh or its own. */
  public int triangles(int chunk) {
    int n = all(chunk);
    return share == 1 ? n : Math.min(n, Math.max(FEWEST, (int) (n * share)));
  }

  private int all(int chunk) {
    return coarse(chunk)
        ? coarse.first(chunk + 1) - coarse.first(chunk)
        : chunks.first(chunk + 1) - chunks.first(chunk);
  }

  private long drawn() {
    long sum = 0;
    for (int c = 0; c < pixels.length; c++) {
      sum += seen(c) ? all(c) : 0;
    }
    return sum;
  }

  private boolean sees(Projection view, int c) {
    return view.sees(
        chunks.box(c, 0),
        chunks.box(c, 1),
        chunks.box(c, 2),
        chunks.box(c, 3),
        chunks.box(c, 4),
        chunks.box(c, 5));
  }

  /** Pixels of a cell at the nearest place of the chunk. */
  private double pixels(Projection view, Vector3d eye, int c) {
    double square = 0;
    for (int k = 0; k < 3; k++) {
      double e = eye.get(k);
      double d = Math.max(0, Math.max(chunks.box(c, k) - e, e - chunks.box(c, 3 + k)));
      square += d * d;
    }
    double metres = view.metresPerPixel(Math.sqrt(square));
    return metres > 0 ? coarse.cell(c) / metres : Double.POSITIVE_INFINITY;
  }
}
