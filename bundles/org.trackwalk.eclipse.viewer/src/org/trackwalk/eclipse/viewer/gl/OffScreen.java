package org.trackwalk.eclipse.viewer.gl;

import java.nio.ByteBuffer;
import org.lwjgl.opengl.GL;
import org.lwjgl.opengl.GL11;
import org.lwjgl.opengl.GL14;
import org.lwjgl.opengl.GL30;
import org.lwjgl.opengl.GLCapabilities;

/** A picture of any size beside the screen. */
final class OffScreen {

  private OffScreen() {}

  /**
   * Pixels of a side at most.
   *
   * @throws GlMissingException when nothing can be drawn beside the screen: OpenGL 2.1 alone cannot
   */
  static int most() {
    GLCapabilities can = GL.getCapabilities();
    if (!can.OpenGL30 && !can.GL_ARB_framebuffer_object) {
      throw new GlMissingException("pictures need OpenGL 3.0 or GL_ARB_framebuffer_object");
    }
    return GL11.glGetInteger(GL30.GL_MAX_RENDERBUFFER_SIZE);
  }

  /**
   * Draws into it and reads it.
   *
   * @param width pixels; likewise height; {@link #most} each at most
   * @param draw draws with the whole size as view
   * @return four bytes a pixel, rows from the bottom
   */
  static ByteBuffer read(int width, int height, Runnable draw) {
    int frame = GL30.glGenFramebuffers();
    int colour = GL30.glGenRenderbuffers();
    int depth = GL30.glGenRenderbuffers();
    try {
      GL30.glBindFramebuffer(GL30.GL_FRAMEBUFFER, frame);
      GL30.glBindRenderbuffer(GL30.GL_RENDERBUFFER, colour);
      GL30.glRenderbufferStorage(GL30.GL_RENDERBUFFER, GL11.GL_RGBA8, width, height);
      GL30.glFramebufferRenderbuffer(
          GL30.GL_FRAMEBUFFER, GL30.GL_COLOR_ATTACHMENT0, GL30.GL_RENDERBUFFER, colour);
      GL30.glBindRenderbuffer(GL30.GL_RENDERBUFFER, depth);
      GL30.glRenderbufferStorage(GL30.GL_RENDERBUFFER, GL14.GL_DEPTH_COMPONENT24, width, height);
      GL30.glFramebufferRenderbuffer(
          GL30.GL_FRAMEBUFFER, GL30.GL_DEPTH_ATTACHMENT, GL30.GL_RENDERBUFFER, depth);
      if (GL30.glCheckFramebufferStatus(GL30.GL_FRAMEBUFFER) != GL30.GL_FRAMEBUFFER_COMPLETE) {
        throw new GlMissingException("the graphics card has no room for this picture");
      }
      draw.run();
      ByteBuffer pixels = CornerBuffers.direct(4 * width * height);
      GL11.glReadPixels(0, 0, width, height, GL11.GL_RGBA, GL11.GL_UNSIGNED_BYTE, pixels);
      return pixels;
    } finally {
      GL30.glBindFramebuffer(GL30.GL_FRAMEBUFFER, 0);
      GL30.glDeleteFramebuffers(frame);
      GL30.glDeleteRenderbuffers(colour);
      GL30.glDeleteRenderbuffers(depth);
    }
  }
}
