package org.trackwalk.eclipse.viewer.plan;

import java.util.List;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.PaletteData;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Canvas;
import org.trackwalk.eclipse.viewer.hud.LabelPlacer;
import org.trackwalk.eclipse.viewer.hud.NiceLength;
import org.trackwalk.eclipse.viewer.scene.BorderLines;
import org.trackwalk.eclipse.viewer.scene.Glyph;
import org.trackwalk.eclipse.viewer.scene.Layer;
import org.trackwalk.eclipse.viewer.scene.LevelScene;
import org.trackwalk.eclipse.viewer.scene.LineSet;
import org.trackwalk.eclipse.viewer.scene.MarkerLines;
import org.trackwalk.eclipse.viewer.scene.WayLines;
import org.trackwalk.eclipse.viewer.state.Overlay;
import org.trackwalk.eclipse.viewer.state.ViewState;
import org.trackwalk.eclipse.viewer.theme.Palette;
import org.trackwalk.eclipse.viewer.theme.ViewTheme;

/** Paints the level from above: a picture of the surface that is kept, and what lies over it. */
final class PlanPainter {

  private static final int LABEL_WIDTH = 320;
  private static final int MARGIN = 10;

  private final Canvas canvas;
  private final ViewState state;
  private final String why;
  private Image picture;
  private PlanView pictured;
  private ViewTheme picturedFor;
  private LevelScene shown;
  private LineSet seams;
  private LineSet way;
  private LineSet marked;

  PlanPainter(Canvas canvas, ViewState state, String why) {
    this.canvas = canvas;
    this.state = state;
    this.why = why;
  }

  /** The surface looks different from now on. */
  void stale() {
    pictured = null;
  }

  /** Frees the picture and forgets the level. */
  void dispose() {
    shown = null;
    if (picture != null) {
      picture.dispose();
    }
  }

  /**
   * Paints a picture.
   *
   * @param message in the middle; empty for none
   */
  void paint(GC gc, PlanView view, String message) {
    Color back = canvas.getParent().getBackground();
    ViewTheme theme = ViewTheme.on(back.getRed(), back.getGreen(), back.getBlue());
    if (state.scene().orElse(null) != shown) {
      shown = state.scene().orElse(null);
      seams = null;
      way = null;
      marked = null;
      pictured = null;
    }
    if (!view.equals(pictured) || theme != picturedFor) {
      render(view, theme);
    }
    gc.drawImage(picture, 0, 0);
    gc.setAntialias(SWT.ON);
    LabelPlacer placer = new LabelPlacer(view.width(), view.height());
    String head = wrapped(gc, "Plan from above: " + why, view.width() - 3 * MARGIN);
    placer.take(panel(gc, MARGIN, MARGIN, head));
    if (shown != null) {
      lines(gc, view);
      scale(gc, view, theme);
      if (state.options().shows(Layer.PROBLEMS)) {
        lights(gc, view, theme, placer);
      }
      overlays(gc, view, theme, placer);
    }
    text(gc, theme, placer, MARGIN, MARGIN, head); // over lights that stand there
    if (!message.isEmpty()) {
      int below = 2 * MARGIN + gc.textExtent(head).y + MARGIN;
      text(gc, theme, placer, view.width() / 3, Math.max(below, view.height() / 2), message);
    }
  }

  private void render(PlanView view, ViewTheme theme) {
    if (picture != null) {
      picture.dispose();
    }
    PlanRaster raster = new PlanRaster(view, theme.skyBottom());
    if (shown != null) {
      raster.draw(shown, shown.colours(state.options().mode(), theme.plain()), state.hidden());
    }
    PaletteData palette = new PaletteData(0xFF0000, 0xFF00, 0xFF);
    ImageData data = new ImageData(view.width(), view.height(), 24, palette);
    for (int y = 0; y < view.height(); y++) {
      data.setPixels(0, y, view.width(), raster.pixels(), y * view.width());
    }
    picture = new Image(canvas.getDisplay(), data);
    pictured = view;
    picturedFor = theme;
  }

  private void lines(GC gc, PlanView view) {
    if (state.options().shows(Layer.SEAMS)) {
      seams = seams == null ? BorderLines.faults(shown.context().ledger()) : seams;
      draw(gc, view, seams, 2);
    }
    if (state.options().shows(Layer.LINE)) {
      way = way == null ? WayLines.of(shown.context()) : way;
      draw(gc, view, way, 2);
    }
    if (state.options().shows(Layer.MARKERS)) {
      marked = marked == null ? MarkerLines.of(shown.context().level()) : marked;
      draw(gc, view, marked, 2);
    }
    LineSet path = new LineSet();
    state.glyph().ifPresent(glyph -> glyph.addTo(path, Palette.SELECTED));
    draw(gc, view, path, 4);
  }

  private static void draw(GC gc, PlanView view, LineSet lines, double width) {
    gc.setLineWidth((int) Math.round(width));
    for (int i = 0; i < lines.count(); i++) {
      double ax = view.column(lines.point(i, 0));
      double ay = view.row(lines.point(i, 2));
      double bx = view.column(lines.point(i, 3));
      double by = view.row(lines.point(i, 5));
      if (Math.max(ax, bx) >= 0
          && Math.min(ax, bx) < view.width()
          && Math.max(ay, by) >= 0
          && Math.min(ay, by) < view.height()) {
        gc.setForeground(colour(lines.colour(i)));
        gc.drawLine((int) ax, (int) ay, (int) bx, (int) by);
      }
    }
  }

  private void overlays(GC gc, PlanView view, ViewTheme theme, LabelPlacer placer) {
    for (Overlay overlay : state.overlays().values()) {
      draw(gc, view, overlay.lines(), overlay.width());
      for (Overlay.Note note : overlay.notes()) {
        int x = (int) view.column(note.x());
        int y = (int) view.row(note.z());
        Point size = gc.textExtent(note.text());
        Rectangle room = placer.place(x, y, size.x + 8, size.y + 4);
        text(gc, theme, placer, room.x, room.y, note.text());
      }
    }
  }

  private void scale(GC gc, PlanView view, ViewTheme theme) {
    double length = NiceLength.under(view.metres() * view.width() / 6);
    int wide = (int) Math.round(length / view.metres());
    int right = view.width() - 2 * MARGIN;
    int y = view.height() - 2 * MARGIN;
    gc.setForeground(colour(theme.text()));
    gc.setLineWidth(2);
    gc.drawLine(right - wide, y, right, y);
    String text = NiceLength.text(length);
    Point size = gc.textExtent(text);
    gc.drawText(text, right - (wide + size.x) / 2, y - size.y - 2, true);
  }

  private void lights(GC gc, PlanView view, ViewTheme theme, LabelPlacer placer) {
    List<Glyph> glyphs = shown.glyphs();
    gc.setLineWidth(2);
    for (int i = glyphs.size() - 1; i >= 0; i--) {
      light(gc, view, glyphs.get(i), 5);
    }
    if (state.glyph().isEmpty()) {
      return;
    }
    Glyph glyph = state.glyph().get();
    int x = (int) view.column(glyph.at(0));
    int y = (int) view.row(glyph.at(2));
    light(gc, view, glyph, 8);
    gc.setForeground(colour(Palette.SELECTED));
    gc.setLineWidth(3);
    gc.drawOval(x - 14, y - 14, 28, 28);
    String words =
        glyph.title()
            + "\n"
            + wrapped(gc, String.join("\n", glyph.lines(state.beside())), LABEL_WIDTH);
    Rectangle size = panel(gc, x, y, words);
    Rectangle room = placer.place(x, y, size.width, size.height);
    text(gc, theme, placer, room.x, room.y, words);
  }

  private static void light(GC gc, PlanView view, Glyph glyph, int r) {
    int x = (int) view.column(glyph.at(0));
    int y = (int) view.row(glyph.at(2));
    gc.setBackground(colour(Palette.of(glyph.finding().severity())));
    gc.fillOval(x - r, y - r, 2 * r, 2 * r);
    gc.setForeground(colour(0xFFFFFF));
    gc.drawOval(x - r, y - r, 2 * r, 2 * r);
  }

  private static String wrapped(GC gc, String text, int width) {
    StringBuilder out = new StringBuilder();
    StringBuilder line = new StringBuilder();
    for (String word : text.split("(?<=\\s)")) {
      if (!line.isEmpty() && gc.textExtent(line + word).x > width) {
        out.append(line).append('\n');
        line.setLength(0);
      }
      line.append(word);
      if (word.endsWith("\n")) {
        out.append(line);
        line.setLength(0);
      }
    }
    return out.append(line).toString();
  }

  private static void text(GC gc, ViewTheme theme, LabelPlacer placer, int x, int y, String words) {
    gc.setBackground(colour(theme.panel()));
    gc.setForeground(colour(theme.text()));
    Rectangle panel = panel(gc, x, y, words);
    gc.fillRectangle(panel);
    gc.drawText(words, x + 6, y + 4, true);
    placer.take(panel);
  }

  private static Rectangle panel(GC gc, int x, int y, String words) {
    Point size = gc.textExtent(words);
    return new Rectangle(x, y, size.x + 12, size.y + 8);
  }

  private static Color colour(int rgb) {
    return new Color(rgb >> 16 & 0xFF, rgb >> 8 & 0xFF, rgb & 0xFF);
  }
}
