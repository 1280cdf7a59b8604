package org.trackwalk.eclipse.viewer.gl;

import java.util.List;
import org.lwjgl.opengl.GL11;
import org.trackwalk.eclipse.viewer.scene.Glyph;
import org.trackwalk.eclipse.viewer.theme.Palette;
import org.trackwalk.model.finding.Severity;

/** Findings as points with a size in pixels; the selected one lies alone in its own buffer. */
final class GlyphBuffer {

  private static final int OPAQUE = 255;

  /** The selected light is so many times as large. */
  private static final float SELECTED_GROWTH = 1.7f;

  private final VertexBuffer all = new VertexBuffer();
  private final VertexBuffer one = new VertexBuffer();

  void write(List<Glyph> glyphs, float[] sizes) {
    all.begin(Math.max(1, glyphs.size()));
    for (int i = glyphs.size() - 1; i >= 0; i--) {
      put(all, glyphs.get(i), sizes[i], 0);
    }
    all.end();
  }

  void draw() {
    all.draw(GL11.GL_POINTS);
  }

  void drawSelected(Glyph selected) {
    one.begin(1);
    put(one, selected, SELECTED_GROWTH, 1);
    one.end();
    one.draw(GL11.GL_POINTS);
  }

  /** Pixels across the glow of a finding, by severity. */
  static float pixels(Severity severity) {
    return switch (severity) {
      case ERROR -> 34;
      case WARNING -> 28;
      case INFO -> 20;
    };
  }

  private static void put(VertexBuffer buffer, Glyph glyph, float growth, float ring) {
    Severity severity = glyph.finding().severity();
    buffer.put(
        (float) glyph.at(0),
        (float) glyph.at(1),
        (float) glyph.at(2),
        Palette.of(severity),
        OPAQUE,
        pixels(severity) * growth,
        ring,
        0);
  }

  void dispose() {
    all.dispose();
    one.dispose();
  }
}
