package org.trackwalk.eclipse.viewer.gl;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.FloatBuffer;
import java.nio.IntBuffer;
import java.util.function.IntUnaryOperator;
import org.lwjgl.opengl.GL11;
import org.lwjgl.opengl.GL14;
import org.lwjgl.opengl.GL15;
import org.lwjgl.opengl.GL20;

/**
 * Triangles on the graphics card without shared vertices: 36 bytes of corners and 12 of colours
 * each, with pictures 24 more, written through small buffers, so nothing of it is kept on the heap.
 */
final class CornerBuffers {

  /** What a corner's alpha byte says: which of the three it is. */
  private static final byte[] CORNER = {0, 127, (byte) 255};

  /** Triangles written in one go. */
  private static final int BATCH = 4096;

  private final int corners = GL15.glGenBuffers();
  private final int colours = GL15.glGenBuffers();
  private final int triangles;

  /** Places in pictures; 0 for none. */
  private int places;

  /** Tells where the corners of a triangle lie in its picture. */
  @FunctionalInterface
  interface Places {

    /** Six numbers of the triangle at a place. */
    void of(int place, float[] six);
  }

  CornerBuffers(int triangles) {
    this.triangles = triangles;
    GL15.glBindBuffer(GL15.GL_ARRAY_BUFFER, corners);
    GL15.glBufferData(GL15.GL_ARRAY_BUFFER, 36L * triangles, GL15.GL_STATIC_DRAW);
    GL15.glBindBuffer(GL15.GL_ARRAY_BUFFER, colours);
    GL15.glBufferData(GL15.GL_ARRAY_BUFFER, 12L * triangles, GL15.GL_STATIC_DRAW);
  }

  static ByteBuffer direct(int bytes) {
    return ByteBuffer.allocateDirect(bytes).order(ByteOrder.nativeOrder());
  }

  /**
   * Writes all corners.
   *
   * @param positions xyz triples
   * @param vertex of a corner, three per triangle
   */
  void write(float[] positions, IntUnaryOperator vertex) {
    FloatBuffer batch = direct(36 * BATCH).asFloatBuffer();
    GL15.glBindBuffer(GL15.GL_ARRAY_BUFFER, corners);
    for (int from = 0; from < triangles; from += BATCH) {
      int to = Math.min(triangles, from + BATCH);
      batch.clear();
      for (int corner = 3 * from; corner < 3 * to; corner++) {
        batch.put(positions, 3 * vertex.applyAsInt(corner), 3);
      }
      batch.flip();
      GL15.glBufferSubData(GL15.GL_ARRAY_BUFFER, 36L * from, batch);
    }
  }

  /** Colours all triangles, {@code 0xRRGGBB} by place. */
  void colour(IntUnaryOperator rgbOf) {
    ByteBuffer batch = direct(12 * BATCH);
    GL15.glBindBuffer(GL15.GL_ARRAY_BUFFER, colours);
    for (int from = 0; from < triangles; from += BATCH) {
      int to = Math.min(triangles, from + BATCH);
      batch.clear();
      for (int i = from; i < to; i++) {
        int rgb = rgbOf.applyAsInt(i);
        for (byte corner : CORNER) {
          batch.put((byte) (rgb >> 16)).put((byte) (rgb >> 8)).put((byte) rgb).put(corner);
        }
      }
      batch.flip();
      GL15.glBufferSubData(GL15.GL_ARRAY_BUFFER, 12L * from, batch);
    }
  }

  /** Writes where all corners lie in pictures. */
  void places(Places by) {
    places = GL15.glGenBuffers();
    GL15.glBindBuffer(GL15.GL_ARRAY_BUFFER, places);
    GL15.glBufferData(GL15.GL_ARRAY_BUFFER, 24L * triangles, GL15.GL_STATIC_DRAW);
    FloatBuffer batch = direct(24 * BATCH).asFloatBuffer();
    float[] six = new float[6];
    for (int from = 0; from < triangles; from += BATCH) {
      int to = Math.min(triangles, from + BATCH);
      batch.clear();
      for (int i = from; i < to; i++) {
        by.of(i, six);
        batch.put(six);
      }
      batch.flip();
      GL15.glBufferSubData(GL15.GL_ARRAY_BUFFER, 24L * from, batch);
    }
  }

  /** Draws ranges of vertices. */
  void draw(IntBuffer firsts, IntBuffer counts) {
    if (!firsts.hasRemaining()) {
      return;
    }
    GL15.glBindBuffer(GL15.GL_ARRAY_BUFFER, corners);
    GL20.glEnableVertexAttribArray(GlProgram.POSITION);
    GL20.glVertexAttribPointer(GlProgram.POSITION, 3, GL11.GL_FLOAT, false, 12, 0);
    GL15.glBindBuffer(GL15.GL_ARRAY_BUFFER, colours);
    GL20.glEnableVertexAttribArray(GlProgram.COLOUR);
    GL20.glVertexAttribPointer(GlProgram.COLOUR, 4, GL11.GL_UNSIGNED_BYTE, true, 4, 0);
    if (places != 0) {
      GL15.glBindBuffer(GL15.GL_ARRAY_BUFFER, places);
      GL20.glEnableVertexAttribArray(GlProgram.EXTRA);
      GL20.glVertexAttribPointer(GlProgram.EXTRA, 2, GL11.GL_FLOAT, false, 8, 0);
    }
    GL14.glMultiDrawArrays(GL11.GL_TRIANGLES, firsts, counts);
    GL20.glDisableVertexAttribArray(GlProgram.EXTRA);
    GL20.glDisableVertexAttribArray(GlProgram.POSITION);
    GL20.glDisableVertexAttribArray(GlProgram.COLOUR);
  }

  void dispose() {
    GL15.glDeleteBuffers(corners);
    GL15.glDeleteBuffers(colours);
    if (places != 0) {
      GL15.glDeleteBuffers(places);
    }
  }
}
