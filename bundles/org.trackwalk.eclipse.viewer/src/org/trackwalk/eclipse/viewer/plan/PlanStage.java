package org.trackwalk.eclipse.viewer.plan;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.PaletteData;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.joml.Vector3d;
import org.trackwalk.eclipse.viewer.camera.CameraPose;
import org.trackwalk.eclipse.viewer.hud.LabelPlacer;
import org.trackwalk.eclipse.viewer.hud.NiceLength;
import org.trackwalk.eclipse.viewer.pick.GlyphPick;
import org.trackwalk.eclipse.viewer.pick.SurfaceHit;
import org.trackwalk.eclipse.viewer.pick.SurfacePick;
import org.trackwalk.eclipse.viewer.scene.BorderLines;
import org.trackwalk.eclipse.viewer.scene.Glyph;
import org.trackwalk.eclipse.viewer.scene.Layer;
import org.trackwalk.eclipse.viewer.scene.LevelScene;
import org.trackwalk.eclipse.viewer.scene.LineSet;
import org.trackwalk.eclipse.viewer.scene.WayLines;
import org.trackwalk.eclipse.viewer.stage.Eye;
import org.trackwalk.eclipse.viewer.stage.Stage;
import org.trackwalk.eclipse.viewer.stage.StageTool;
import org.trackwalk.eclipse.viewer.state.Change;
import org.trackwalk.eclipse.viewer.state.Overlay;
import org.trackwalk.eclipse.viewer.state.ViewState;
import org.trackwalk.eclipse.viewer.theme.Palette;
import org.trackwalk.eclipse.viewer.theme.ViewTheme;

/** The level from above on a plain canvas. */
public final class PlanStage implements Stage {

  private static final String HINT =
      "Drag: move  ·  Wheel: zoom  ·  F: frame  ·  Home: all  ·  Click: select";

  private static final double QUARTER = Math.PI / 2;
  private static final double USUAL_SIZE = 20;
  private static final double NOTCH = 0.85;
  private static final int SLACK = 4;
  private static final int LABEL_WIDTH = 320;
  private static final int MARGIN = 10;

  private final Canvas canvas;
  private final ViewState state;
  private final Eye eye;
  private final String why;
  private final List<Consumer<Optional<SurfaceHit>>> hovers = new ArrayList<>();
  private final Consumer<Change> listener = this::changed;
  private String message = "";
  private Image picture;
  private PlanView pictured;
  private LevelScene shown;
  private LineSet seams;
  private LineSet way;
  private StageTool tool;
  private StageTool taken;
  private Point down;
  private CameraPose downPose;

  /**
   * A plan.
   *
   * @param why there is no 3D view, for the user
   */
  public PlanStage(Composite parent, ViewState state, String why) {
    this.state = state;
    this.why = why;
    canvas = new Canvas(parent, SWT.NO_BACKGROUND | SWT.DOUBLE_BUFFERED);
    eye = new Eye(canvas);
    state.addListener(listener);
    canvas.addListener(SWT.Paint, event -> paint(event.gc));
    canvas.addListener(SWT.Dispose, event -> dispose());
    canvas.addListener(SWT.MouseDown, this::pressed);
    canvas.addListener(SWT.MouseMove, this::moved);
    canvas.addListener(SWT.MouseUp, this::released);
    canvas.addListener(SWT.MouseWheel, this::wheel);
    canvas.addListener(SWT.KeyDown, this::key);
  }

  @Override
  public Control control() {
    return canvas;
  }

  @Override
  public Eye eye() {
    return eye;
  }

  @Override
  public String renderer() {
    return "plan";
  }

  @Override
  public String hint() {
    return HINT;
  }

  @Override
  public void tool(StageTool taker) {
    tool = taker;
  }

  @Override
  public void message(String text) {
    message = text;
    canvas.redraw();
  }

  @Override
  public void addHoverListener(Consumer<Optional<SurfaceHit>> hover) {
    hovers.add(hover);
  }

  /** The plan as the next picture shows it. */
  public PlanView view() {
    Point size = canvas.getSize();
    return PlanView.of(eye.pose(), size.x, size.y);
  }

  @Override
  public void frameAll() {
    if (shown != null) {
      eye.fly(framed(), Eye.FLIGHT);
    }
  }

  private CameraPose framed() {
    Point size = canvas.getSize();
    double aspect = (double) Math.max(1, size.x) / Math.max(1, size.y);
    return eye.goal().from(0, QUARTER).framing(shown.driven(), aspect);
  }

  @Override
  public void flyTo(double x, double y, double z, double size) {
    CameraPose goal = eye.goal().at(x, y, z).from(0, QUARTER);
    double wanted = Math.max(USUAL_SIZE, size);
    double metres = goal.metresPerPixel(Math.max(1, canvas.getSize().y));
    double factor = wanted / (metres * Math.max(1, canvas.getSize().y));
    eye.fly(goal.within(goal.distance() * factor), Eye.FLIGHT);
  }

  @Override
  public void frameSelection() {
    state.glyph().ifPresent(g -> flyTo(g.at(0), g.at(1), g.at(2), 2 * g.size()));
    state.hit().ifPresent(hit -> flyTo(hit.x(), hit.y(), hit.z(), 0));
    if (state.glyph().isEmpty() && state.hit().isEmpty()) {
      frameAll();
    }
  }

  @Override
  public Optional<SurfaceHit> surfaceAt(int x, int y) {
    if (shown == null) {
      return Optional.empty();
    }
    PlanView view = view();
    double[] box = shown.box();
    Vector3d above = new Vector3d(view.levelX(x), box[4] + 1, view.levelZ(y));
    return state
        .probes()
        .flatMap(
            probes ->
                SurfacePick.along(
                    probes, state.hidden(), above, new Vector3d(0, -1, 0), box[4] - box[1] + 2));
  }

  private void changed(Change change) {
    if (canvas.isDisposed()) {
      return;
    }
    if (change == Change.SCENE) {
      LevelScene scene = state.scene().orElse(null);
      boolean first = shown == null && scene != null;
      shown = scene;
      seams = null;
      way = null;
      if (first) {
        eye.put(framed());
      }
    }
    if (change != Change.SELECTION && change != Change.OVERLAYS) {
      pictured = null;
    }
    canvas.redraw();
  }

  private void paint(GC gc) {
    PlanView view = view();
    Color back = canvas.getParent().getBackground();
    ViewTheme theme = ViewTheme.on(back.getRed(), back.getGreen(), back.getBlue());
    if (!view.equals(pictured) || picture == null) {
      render(view, theme);
    }
    gc.drawImage(picture, 0, 0);
    gc.setAntialias(SWT.ON);
    LabelPlacer placer = new LabelPlacer(view.width(), view.height());
    if (shown != null) {
      lines(gc, view);
      scale(gc, view, theme);
      if (state.options().shows(Layer.PROBLEMS)) {
        lights(gc, view, theme, placer);
      }
      overlays(gc, view, theme, placer);
    }
    text(gc, theme, placer, MARGIN, MARGIN, "Plan from above: " + why);
    if (!message.isEmpty()) {
      text(gc, theme, placer, view.width() / 3, view.height() / 2, message);
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
    LineSet path = new LineSet();
    state.glyph().ifPresent(g -> path.addPath(g.finding().path(), Palette.SELECTED));
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
    String words = glyph.title() + "\n" + wrapped(gc, String.join("\n", glyph.lines()));
    Point size = gc.textExtent(words);
    Rectangle room = placer.place(x, y, size.x + 12, size.y + 8);
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

  private static String wrapped(GC gc, String text) {
    StringBuilder out = new StringBuilder();
    StringBuilder line = new StringBuilder();
    for (String word : text.split("(?<=\\s)")) {
      if (gc.textExtent(line + word).x > LABEL_WIDTH) {
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
    Point size = gc.textExtent(words);
    gc.setBackground(colour(theme.panel()));
    gc.setForeground(colour(theme.text()));
    gc.fillRectangle(x, y, size.x + 12, size.y + 8);
    gc.drawText(words, x + 6, y + 4, true);
    placer.take(new Rectangle(x, y, size.x + 12, size.y + 8));
  }

  private static Color colour(int rgb) {
    return new Color(rgb >> 16 & 0xFF, rgb >> 8 & 0xFF, rgb & 0xFF);
  }

  private void pressed(Event event) {
    canvas.setFocus();
    taken =
        event.button == 1 && tool != null && tool.down(event.x, event.y, event.stateMask)
            ? tool
            : null;
    down = event.button == 3 || taken != null ? null : new Point(event.x, event.y);
    downPose = eye.pose();
  }

  private void moved(Event event) {
    if (taken != null) {
      taken.drag(event.x, event.y);
      return;
    }
    if (down == null) {
      Optional<SurfaceHit> hit = surfaceAt(event.x, event.y);
      hovers.forEach(hover -> hover.accept(hit));
    } else if (Math.hypot(event.x - down.x, event.y - down.y) >= SLACK) {
      double metres = view().metres();
      eye.put(
          downPose.at(
              downPose.x() - (event.x - down.x) * metres,
              downPose.y(),
              downPose.z() - (event.y - down.y) * metres));
    }
  }

  private void released(Event event) {
    if (taken != null) {
      taken.up(event.x, event.y);
      taken = null;
      return;
    }
    boolean click =
        down != null && Math.hypot(event.x - down.x, event.y - down.y) < SLACK && shown != null;
    down = null;
    if (click) {
      selectAt(event.x, event.y);
    }
  }

  @Override
  public void selectAt(int x, int y) {
    Optional<Glyph> glyph = shown == null ? Optional.empty() : glyphAt(x, y);
    if (glyph.isPresent()) {
      state.select(glyph.get());
    } else {
      state.select(surfaceAt(x, y).orElse(null));
    }
  }

  private Optional<Glyph> glyphAt(int x, int y) {
    PlanView view = view();
    Glyph best = null;
    double least = GlyphPick.REACH;
    for (Glyph glyph : shown.glyphs()) {
      double away = Math.hypot(view.column(glyph.at(0)) - x, view.row(glyph.at(2)) - y);
      if (away < least) {
        least = away;
        best = glyph;
      }
    }
    return state.options().shows(Layer.PROBLEMS) ? Optional.ofNullable(best) : Optional.empty();
  }

  private void wheel(Event event) {
    PlanView view = view();
    Vector3d to = new Vector3d(view.levelX(event.x), eye.pose().y(), view.levelZ(event.y));
    eye.put(eye.pose().zoomed(to, Math.pow(NOTCH, event.count / 3.0)));
  }

  private void key(Event event) {
    if (event.character == 'f' || event.character == 'F') {
      frameSelection();
    } else if (event.keyCode == SWT.HOME) {
      frameAll();
    }
  }

  private void dispose() {
    state.removeListener(listener);
    shown = null;
    if (picture != null) {
      picture.dispose();
    }
  }
}
