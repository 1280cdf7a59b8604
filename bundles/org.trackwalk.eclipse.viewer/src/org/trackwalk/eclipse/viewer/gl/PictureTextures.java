package org.trackwalk.eclipse.viewer.gl;

import java.nio.ByteBuffer;
import java.util.List;
import org.lwjgl.opengl.GL11;
import org.lwjgl.opengl.GL13;
import org.trackwalk.io.picture.MipLevels;

/** The pictures of a level on the graphics card, with a white one for what has none. */
final class PictureTextures {

  private static final MipLevels WHITE = new MipLevels(1, 1, List.of(new byte[] {-1, -1, -1, -1}));

  private final int[] textures;

  PictureTextures(List<MipLevels> pictures) {
    textures = new int[pictures.size() + 1];
    textures[0] = upload(WHITE);
    for (int i = 0; i < pictures.size(); i++) {
      textures[i + 1] = upload(pictures.get(i));
    }
  }

  private static int upload(MipLevels picture) {
    int texture = GL11.glGenTextures();
    GL13.glActiveTexture(GL13.GL_TEXTURE0);
    GL11.glBindTexture(GL11.GL_TEXTURE_2D, texture);
    GL11.glTexParameteri(
        GL11.GL_TEXTURE_2D, GL11.GL_TEXTURE_MIN_FILTER, GL11.GL_LINEAR_MIPMAP_NEAREST);
    GL11.glTexParameteri(GL11.GL_TEXTURE_2D, GL11.GL_TEXTURE_MAG_FILTER, GL11.GL_LINEAR);
    GL11.glTexParameteri(GL11.GL_TEXTURE_2D, GL11.GL_TEXTURE_WRAP_S, GL11.GL_REPEAT);
    GL11.glTexParameteri(GL11.GL_TEXTURE_2D, GL11.GL_TEXTURE_WRAP_T, GL11.GL_REPEAT);
    GL11.glPixelStorei(GL11.GL_UNPACK_ALIGNMENT, 1);
    int width = picture.width();
    int height = picture.height();
    for (int level = 0; level < picture.levels().size(); level++) {
      byte[] bytes = picture.levels().get(level);
      ByteBuffer pixels = CornerBuffers.direct(bytes.length);
      pixels.put(bytes).flip();
      GL11.glTexImage2D(
          GL11.GL_TEXTURE_2D,
          level,
          GL11.GL_RGBA,
          width,
          height,
          0,
          GL11.GL_RGBA,
          GL11.GL_UNSIGNED_BYTE,
          pixels);
      width = Math.max(1, width / 2);
      height = Math.max(1, height / 2);
    }
    return texture;
  }

  /** The next triangles show a picture; -1 for none. */
  void show(int picture) {
    GL13.glActiveTexture(GL13.GL_TEXTURE0);
    GL11.glBindTexture(GL11.GL_TEXTURE_2D, textures[picture + 1]);
  }

  void dispose() {
    for (int texture : textures) {
      GL11.glDeleteTextures(texture);
    }
  }
}
