package org.trackwalk.eclipse.viewer.gl;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import org.lwjgl.opengl.GL11;
import org.lwjgl.opengl.GL15;
import org.lwjgl.opengl.GL20;

/**
 * Vertices of 28 bytes on the graphics card: three floats of position, four bytes of colour, three
 * floats of whatever the program wants. Written through one small buffer outside the heap.
 */
final class VertexBuffer {

  /** Bytes of a vertex. */
  private static final int STRIDE = 28;

  /** Vertices written in one go. */
  private static final int BATCH = 6144;

  private final ByteBuffer batch =
      ByteBuffer.allocateDirect(BATCH * STRIDE).order(ByteOrder.nativeOrder());
  private int id;
  private int capacity;
  private int count;
  private int written;

  /** Starts anew with room for so many vertices. */
  void begin(int vertices) {
    if (id == 0) {
      id = GL15.glGenBuffers();
    }
    GL15.glBindBuffer(GL15.GL_ARRAY_BUFFER, id);
    if (vertices > capacity || vertices < capacity / 4) {
      capacity = vertices;
      GL15.glBufferData(GL15.GL_ARRAY_BUFFER, (long) vertices * STRIDE, GL15.GL_DYNAMIC_DRAW);
    }
    batch.clear();
    written = 0;
    count = vertices;
  }

  /** Adds a vertex; the colour is {@code 0xRRGGBB} with an opacity of 0 to 255. */
  void put(float x, float y, float z, int rgb, int opacity, float ex, float ey, float ez) {
    if (batch.remaining() < STRIDE) {
      flush();
    }
    batch.putFloat(x).putFloat(y).putFloat(z);
    batch.put((byte) (rgb >> 16)).put((byte) (rgb >> 8)).put((byte) rgb).put((byte) opacity);
    batch.putFloat(ex).putFloat(ey).putFloat(ez);
  }

  /** Writes what is left. */
  void end() {
    flush();
    count = written / STRIDE;
  }

  private void flush() {
    batch.flip();
    GL15.glBufferSubData(GL15.GL_ARRAY_BUFFER, written, batch);
    written += batch.limit();
    batch.clear();
  }

  /** Number of vertices. */
  int count() {
    return count;
  }

  /** Draws all vertices. */
  void draw(int mode) {
    draw(mode, 0, count);
  }

  /** Draws some of them. */
  void draw(int mode, int first, int vertices) {
    if (id == 0 || vertices <= 0) {
      return;
    }
    GL15.glBindBuffer(GL15.GL_ARRAY_BUFFER, id);
    GL20.glEnableVertexAttribArray(GlProgram.POSITION);
    GL20.glEnableVertexAttribArray(GlProgram.COLOUR);
    GL20.glEnableVertexAttribArray(GlProgram.EXTRA);
    GL20.glVertexAttribPointer(GlProgram.POSITION, 3, GL11.GL_FLOAT, false, STRIDE, 0);
    GL20.glVertexAttribPointer(GlProgram.COLOUR, 4, GL11.GL_UNSIGNED_BYTE, true, STRIDE, 12);
    GL20.glVertexAttribPointer(GlProgram.EXTRA, 3, GL11.GL_FLOAT, false, STRIDE, 16);
    GL11.glDrawArrays(mode, first, vertices);
    GL20.glDisableVertexAttribArray(GlProgram.POSITION);
    GL20.glDisableVertexAttribArray(GlProgram.COLOUR);
    GL20.glDisableVertexAttribArray(GlProgram.EXTRA);
  }

  void dispose() {
    if (id != 0) {
      GL15.glDeleteBuffers(id);
      id = 0;
      capacity = 0;
      count = 0;
    }
  }
}
