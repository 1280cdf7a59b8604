package org.trackwalk.eclipse.viewer.gl;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.FloatBuffer;
import java.nio.IntBuffer;
import java.util.BitSet;
import org.lwjgl.opengl.GL11;
import org.lwjgl.opengl.GL14;
import org.lwjgl.opengl.GL15;
import org.lwjgl.opengl.GL20;
import org.trackwalk.eclipse.viewer.camera.Projection;
import org.trackwalk.eclipse.viewer.scene.TriangleChunks;
import org.trackwalk.eclipse.viewer.scene.TriangleColours;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * The triangles of a level on the graphics card: 36 bytes of corners and 12 of colours each,
 * written chunk by chunk through small buffers, so nothing of it is kept on the heap.
 */
final class MeshBuffers {

  /** What a corner's alpha byte says: which of the three it is. */
  private static final byte[] CORNER = {0, 127, (byte) 255};

  /** Triangles of a chunk that are drawn even when much is left out. */
  private static final int FEWEST = 32;

  private final int corners = GL15.glGenBuffers();
  private final int colours = GL15.glGenBuffers();
  private final TriangleChunks chunks;
  private final IntBuffer firsts;
  private final IntBuffer counts;
  private int drawn;

  MeshBuffers(WeldedSurface surface, TriangleChunks chunks) {
    this.chunks = chunks;
    firsts = direct(4 * Math.max(1, chunks.count())).asIntBuffer();
    counts = direct(4 * Math.max(1, chunks.count())).asIntBuffer();
    GL15.glBindBuffer(GL15.GL_ARRAY_BUFFER, corners);
    GL15.glBufferData(GL15.GL_ARRAY_BUFFER, 36L * chunks.triangles(), GL15.GL_STATIC_DRAW);
    GL15.glBindBuffer(GL15.GL_ARRAY_BUFFER, colours);
    GL15.glBufferData(GL15.GL_ARRAY_BUFFER, 12L * chunks.triangles(), GL15.GL_STATIC_DRAW);
    write(surface);
  }

  private static ByteBuffer direct(int bytes) {
    return ByteBuffer.allocateDirect(bytes).order(ByteOrder.nativeOrder());
  }

  private void write(WeldedSurface surface) {
    float[] p = surface.positions();
    int[] ids = surface.triangles();
    FloatBuffer batch = direct(36 * TriangleChunks.MOST).asFloatBuffer();
    GL15.glBindBuffer(GL15.GL_ARRAY_BUFFER, corners);
    for (int c = 0; c < chunks.count(); c++) {
      batch.clear();
      for (int i = chunks.first(c); i < chunks.first(c + 1); i++) {
        int t = 3 * chunks.triangle(i);
        batch.put(p, 3 * ids[t], 3).put(p, 3 * ids[t + 1], 3).put(p, 3 * ids[t + 2], 3);
      }
      batch.flip();
      GL15.glBufferSubData(GL15.GL_ARRAY_BUFFER, 36L * chunks.first(c), batch);
    }
  }

  /** Colours all triangles. */
  void colour(TriangleColours by) {
    ByteBuffer batch = direct(12 * TriangleChunks.MOST);
    GL15.glBindBuffer(GL15.GL_ARRAY_BUFFER, colours);
    for (int c = 0; c < chunks.count(); c++) {
      batch.clear();
      for (int i = chunks.first(c); i < chunks.first(c + 1); i++) {
        int rgb = by.of(chunks.triangle(i));
        for (byte corner : CORNER) {
          batch.put((byte) (rgb >> 16)).put((byte) (rgb >> 8)).put((byte) rgb).put(corner);
        }
      }
      batch.flip();
      GL15.glBufferSubData(GL15.GL_ARRAY_BUFFER, 12L * chunks.first(c), batch);
    }
  }

  /**
   * Draws the chunks that are seen.
   *
   * @param hidden pieces that are not drawn
   * @param budget triangles at most, about: of each chunk only its largest ones are drawn when
   *     there are more
   */
  void draw(Projection view, BitSet hidden, int budget) {
    long seen = 0;
    for (int c = 0; c < chunks.count(); c++) {
      if (sees(view, hidden, c)) {
        seen += chunks.first(c + 1) - chunks.first(c);
      }
    }
    double share = seen <= budget ? 1 : (double) budget / seen;
    firsts.clear();
    counts.clear();
    drawn = 0;
    for (int c = 0; c < chunks.count(); c++) {
      if (sees(view, hidden, c)) {
        int n = chunks.first(c + 1) - chunks.first(c);
        int some = Math.min(n, Math.max(FEWEST, (int) (n * share)));
        firsts.put(3 * chunks.first(c));
        counts.put(3 * some);
        drawn += some;
      }
    }
    firsts.flip();
    counts.flip();
    GL15.glBindBuffer(GL15.GL_ARRAY_BUFFER, corners);
    GL20.glEnableVertexAttribArray(GlProgram.POSITION);
    GL20.glVertexAttribPointer(GlProgram.POSITION, 3, GL11.GL_FLOAT, false, 12, 0);
    GL15.glBindBuffer(GL15.GL_ARRAY_BUFFER, colours);
    GL20.glEnableVertexAttribArray(GlProgram.COLOUR);
    GL20.glVertexAttribPointer(GlProgram.COLOUR, 4, GL11.GL_UNSIGNED_BYTE, true, 4, 0);
    if (firsts.hasRemaining()) {
      GL14.glMultiDrawArrays(GL11.GL_TRIANGLES, firsts, counts);
    }
    GL20.glDisableVertexAttribArray(GlProgram.POSITION);
    GL20.glDisableVertexAttribArray(GlProgram.COLOUR);
  }

  /** Triangles that the last call of {@link #draw} drew. */
  int drawn() {
    return drawn;
  }

  private boolean sees(Projection view, BitSet hidden, int c) {
    return !hidden.get(chunks.piece(c))
        && view.sees(
            chunks.box(c, 0),
            chunks.box(c, 1),
            chunks.box(c, 2),
            chunks.box(c, 3),
            chunks.box(c, 4),
            chunks.box(c, 5));
  }

  void dispose() {
    GL15.glDeleteBuffers(corners);
    GL15.glDeleteBuffers(colours);
  }
}
