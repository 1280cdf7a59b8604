package org.trackwalk.eclipse.viewer.gl;

import java.nio.ByteBuffer;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.Map;
import java.util.Set;
import org.lwjgl.opengl.GL11;
import org.lwjgl.opengl.GL12;
import org.lwjgl.opengl.GL13;

/** Draws a sheet; keeps the textures of pictures as long as they are on it. */
final class SheetPainter {

  private static final int OPAQUE = 255;

  private final GlProgram program = GlProgram.of(Shaders.FLAT_VERTEX, Shaders.FLAT_FRAGMENT);
  private final VertexBuffer vertices = new VertexBuffer();
  private final Map<String, Integer> textures = new HashMap<>();

  /** Fills the view with a gradient, before everything else. */
  void sky(int width, int height, int top, int bottom) {
    begin(width, height, 0);
    vertices.begin(6);
    corner(0, 0, top);
    corner(width, 0, top);
    corner(width, height, bottom);
    corner(0, 0, top);
    corner(width, height, bottom);
    corner(0, height, bottom);
    vertices.end();
    vertices.draw(GL11.GL_TRIANGLES);
  }

  private void corner(float x, float y, int rgb) {
    vertices.put(x, y, 0, rgb, OPAQUE, 0, 0, 0);
  }

  void draw(Sheet sheet, int width, int height) {
    begin(width, height, 0);
    vertices.begin(Math.max(1, 3 * sheet.patches().size()));
    for (Sheet.Patch patch : sheet.patches()) {
      for (int i = 0; i < 6; i += 2) {
        vertices.put(patch.xy()[i], patch.xy()[i + 1], 0, patch.rgb(), patch.opacity(), 0, 0, 0);
      }
    }
    vertices.end();
    vertices.draw(GL11.GL_TRIANGLES);
    program.set("pictured", 1);
    Set<String> used = new HashSet<>();
    for (Sheet.Placed placed : sheet.pictures()) {
      used.add(placed.picture().key());
      draw(placed);
    }
    forget(used);
  }

  private void begin(int width, int height, float pictured) {
    program.use();
    program.set("view", width, height);
    program.set("pictured", pictured);
  }

  private void draw(Sheet.Placed placed) {
    Picture picture = placed.picture();
    int texture = textures.computeIfAbsent(picture.key(), key -> upload(picture));
    GL13.glActiveTexture(GL13.GL_TEXTURE0);
    GL11.glBindTexture(GL11.GL_TEXTURE_2D, texture);
    float x = placed.x();
    float y = placed.y();
    float right = x + picture.width();
    float low = y + picture.height();
    vertices.begin(6);
    vertices.put(x, y, 0, 0xFFFFFF, OPAQUE, 0, 0, 0);
    vertices.put(right, y, 0, 0xFFFFFF, OPAQUE, 1, 0, 0);
    vertices.put(right, low, 0, 0xFFFFFF, OPAQUE, 1, 1, 0);
    vertices.put(x, y, 0, 0xFFFFFF, OPAQUE, 0, 0, 0);
    vertices.put(right, low, 0, 0xFFFFFF, OPAQUE, 1, 1, 0);
    vertices.put(x, low, 0, 0xFFFFFF, OPAQUE, 0, 1, 0);
    vertices.end();
    vertices.draw(GL11.GL_TRIANGLES);
  }

  private static int upload(Picture picture) {
    int texture = GL11.glGenTextures();
    GL11.glBindTexture(GL11.GL_TEXTURE_2D, texture);
    GL11.glTexParameteri(GL11.GL_TEXTURE_2D, GL11.GL_TEXTURE_MIN_FILTER, GL11.GL_NEAREST);
    GL11.glTexParameteri(GL11.GL_TEXTURE_2D, GL11.GL_TEXTURE_MAG_FILTER, GL11.GL_NEAREST);
    GL11.glTexParameteri(GL11.GL_TEXTURE_2D, GL11.GL_TEXTURE_WRAP_S, GL12.GL_CLAMP_TO_EDGE);
    GL11.glTexParameteri(GL11.GL_TEXTURE_2D, GL11.GL_TEXTURE_WRAP_T, GL12.GL_CLAMP_TO_EDGE);
    ByteBuffer pixels = ByteBuffer.allocateDirect(picture.rgba().length);
    pixels.put(picture.rgba()).flip();
    GL11.glPixelStorei(GL11.GL_UNPACK_ALIGNMENT, 1);
    GL11.glTexImage2D(
        GL11.GL_TEXTURE_2D,
        0,
        GL11.GL_RGBA,
        picture.columns(),
        picture.rows(),
        0,
        GL11.GL_RGBA,
        GL11.GL_UNSIGNED_BYTE,
        pixels);
    return texture;
  }

  private void forget(Set<String> used) {
    Iterator<Map.Entry<String, Integer>> all = textures.entrySet().iterator();
    while (all.hasNext()) {
      Map.Entry<String, Integer> entry = all.next();
      if (!used.contains(entry.getKey())) {
        GL11.glDeleteTextures(entry.getValue());
        all.remove();
      }
    }
  }

  void dispose() {
    forget(Set.of());
    vertices.dispose();
    program.dispose();
  }
}
