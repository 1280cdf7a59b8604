package org.trackwalk.eclipse.viewer.hud;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.swt.graphics.Rectangle;
import org.joml.Vector3d;
import org.trackwalk.eclipse.viewer.camera.Projection;
import org.trackwalk.eclipse.viewer.gl.Picture;
import org.trackwalk.eclipse.viewer.gl.Sheet;
import org.trackwalk.eclipse.viewer.scene.Glyph;
import org.trackwalk.eclipse.viewer.scene.Legend;
import org.trackwalk.eclipse.viewer.state.Overlay;
import org.trackwalk.eclipse.viewer.theme.Contrast;
import org.trackwalk.eclipse.viewer.theme.Palette;
import org.trackwalk.eclipse.viewer.theme.ViewTheme;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.model.finding.FlowStep;

/** Lays legend, labels, scale bar and axes over a view. */
public final class Hud {

  private static final int MARGIN = 10;

  /** What stands for a folded legend. */
  private static final String FOLDED = "\u25b8 Legend (L)";

  private static final int LABEL_WIDTH = 330;
  private static final int CARD_WIDTH = 460;
  private static final int NARROWEST = 140;
  private static final int AXIS = 34;

  /** Side of the squares along a line that labels keep off, pixels, and how many a stretch has. */
  private static final int CRUMB = 24;

  private static final int MOST_CRUMBS = 200;

  private static final int DISC_SIDES = 40;
  private static final int DISC_OPACITY = 120;

  /** Pixels around a selected light that the line to its label leaves free. */
  private static final double HALO = 20;

  /** The same for the place of a note. */
  private static final double DOT = 5;

  private static final int[] AXIS_COLOURS = {0xE5484D, 0x46A758, 0x3E82F7};
  private static final String[] AXIS_NAMES = {"X", "Y", "Z"};

  /** Share of the view's width that a scale bar takes at most. */
  private static final double BAR_SHARE = 0.16;

  private static final int OPAQUE = 255;

  /** Steps of the evidence that are named at most. */
  private static final int MOST_STEPS = 4;

  /** From so many steps on a finding speaks for several places: then only two others are named. */
  private static final int GROUP = 5;

  private static final int MOST_OF_GROUP = 2;

  /** Pixels around the light of such a finding in which nothing is named but itself. */
  private static final double LIGHT_ROOM = 140;

  /** Pixels between two named steps. */
  private static final double STEP_ROOM = 40;

  /** Steps farther before the eye are not named, metres. */
  private static final double STEP_DEPTH = 150;

  private final PanelPainter panels;
  private final Projection view;
  private final ViewTheme theme;
  private final Sheet sheet = new Sheet();
  private final LabelPlacer placer;
  private int cards;

  /** A sheet for a view. */
  public Hud(PanelPainter panels, Projection view, ViewTheme theme) {
    this.panels = panels;
    this.view = view;
    this.theme = theme;
    placer = new LabelPlacer(view.width(), view.height());
  }

  /** Points from left to right. */
  public int width() {
    return view.width();
  }

  /** Points from top to bottom. */
  public int height() {
    return view.height();
  }

  /** What has been laid so far. */
  public Sheet sheet() {
    return sheet;
  }

  /**
   * What the colours mean, in the upper left corner, above the cards that lie there already.
   *
   * @param open whether it is unfolded
   * @return where it is: a click there folds and unfolds it
   */
  public Rectangle legend(List<Legend> legends, boolean open) {
    Picture picture = open ? unfolded(legends) : panels.text(FOLDED, theme);
    put(picture, MARGIN, MARGIN);
    return new Rectangle(MARGIN, MARGIN, picture.width(), picture.height());
  }

  /** The legend, were it open. */
  public Picture unfolded(List<Legend> legends) {
    return panels.legend(legends, theme, view.height() - cards - 2 * MARGIN);
  }

  /** A message in the middle. */
  public void message(String title, List<String> lines) {
    Picture picture = panels.label(title, lines, Palette.SELECTED, LABEL_WIDTH, theme);
    put(picture, (view.width() - picture.width()) / 2, (view.height() - picture.height()) / 2);
  }

  /** A card in the lower left corner, above those that lie there already. */
  public void card(Picture picture) {
    int y = view.height() - MARGIN - picture.height() - cards;
    put(picture, MARGIN, y);
    cards += picture.height() + MARGIN;
  }

  /** The same with words, the first of them bold. */
  public void card(List<String> words) {
    card(panels.label(words.get(0), words.subList(1, words.size()), -1, CARD_WIDTH, theme));
  }

  /** How long something is at the target's distance, in the lower right corner. */
  public void scale() {
    double metres = view.pose().metresPerPixel(view.height());
    double length = NiceLength.under(metres * view.width() * BAR_SHARE);
    int wide = (int) Math.round(length / metres);
    int right = view.width() - 2 * MARGIN;
    int y = view.height() - 2 * MARGIN;
    int rgb = theme.text();
    sheet.stroke(right - wide, y, right, y, 3, rgb, OPAQUE);
    sheet.stroke(right - wide, y - 6, right - wide, y + 2, 2, rgb, OPAQUE);
    sheet.stroke(right, y - 6, right, y + 2, 2, rgb, OPAQUE);
    Picture text = panels.text(NiceLength.text(length), theme);
    put(text, right - wide / 2 - text.width() / 2, y - 10 - text.height());
  }

  /** The axes of the files, the one that points up by name, in the upper right corner. */
  public void axes(Frame frame) {
    int cx = view.width() - MARGIN - AXIS - 22;
    int cy = MARGIN + AXIS + 22;
    Vector3d right = view.pose().right();
    Vector3d up = view.pose().up();
    disc(cx, cy, AXIS + 20);
    for (int k = 0; k < 3; k++) {
      double[] p = frame.fromFileAxes(k == 0 ? 1 : 0, k == 1 ? 1 : 0, k == 2 ? 1 : 0);
      Vector3d axis = new Vector3d(p).normalize();
      double x = cx + AXIS * axis.dot(right);
      double y = cy - AXIS * axis.dot(up);
      sheet.stroke(cx, cy, x, y, 3, AXIS_COLOURS[k], OPAQUE);
      boolean upward = axis.y > 0.5;
      Picture name =
          panels.letter(
              AXIS_NAMES[k] + (upward ? " up" : ""),
              Contrast.readable(AXIS_COLOURS[k], theme.panel()));
      double away = AXIS + 9;
      int tx = (int) (cx + away * axis.dot(right) - name.width() / 2.0);
      int ty = (int) (cy - away * axis.dot(up) - name.height() / 2.0);
      sheet.picture(name, Math.min(tx, view.width() - name.width() - 2), Math.max(2, ty));
    }
    placer.take(new Rectangle(cx - AXIS - 22, cy - AXIS - 22, 2 * AXIS + 44, 2 * AXIS + 44));
  }

  /** The label with as many of its lines as have room beside the middle of the view. */
  private Picture fitting(Glyph glyph, String beside, int colour) {
    int widest = Math.max(NARROWEST, Math.min(LABEL_WIDTH, view.width() / 2 - (int) (4 * HALO)));
    int highest = view.height() / 2 - (int) (2 * HALO);
    List<String> lines = glyph.lines(beside);
    Picture picture = panels.label(glyph.title(), lines, colour, widest, theme);
    while (picture.height() > highest && !lines.isEmpty()) {
      lines = lines.subList(0, lines.size() - 1);
      picture = panels.label(glyph.title(), lines, colour, widest, theme);
    }
    return picture;
  }

  /** Keeps labels off a line, in steps of a few pixels. */
  private void keepFree(double[] path) {
    double[] a = new double[3];
    double[] b = new double[3];
    for (int i = 0; i + 5 < path.length; i += 3) {
      if (!view.project(path[i], path[i + 1], path[i + 2], a)
          || !view.project(path[i + 3], path[i + 4], path[i + 5], b)) {
        continue;
      }
      int steps = (int) Math.min(MOST_CRUMBS, 1 + Math.hypot(b[0] - a[0], b[1] - a[1]) * 3 / CRUMB);
      for (int k = 0; k <= steps; k++) {
        double x = a[0] + (b[0] - a[0]) * k / steps;
        double y = a[1] + (b[1] - a[1]) * k / steps;
        if (x >= 0 && y >= 0 && x < view.width() && y < view.height()) {
          placer.take(new Rectangle((int) x - CRUMB / 2, (int) y - CRUMB / 2, CRUMB, CRUMB));
        }
      }
    }
  }

  private void disc(double x, double y, double r) {
    for (int i = 0; i < DISC_SIDES; i++) {
      double a = 2 * Math.PI * i / DISC_SIDES;
      double b = 2 * Math.PI * (i + 1) / DISC_SIDES;
      sheet.triangle(
          x,
          y,
          x + r * Math.cos(a),
          y + r * Math.sin(a),
          x + r * Math.cos(b),
          y + r * Math.sin(b),
          theme.panel(),
          DISC_OPACITY);
    }
  }

  /**
   * What a selected finding says, beside its light.
   *
   * @param beside as {@link Glyph#lines} has it
   */
  public void label(Glyph glyph, String beside) {
    double[] at = new double[3];
    if (!view.project(glyph.at(0), glyph.at(1), glyph.at(2), at)) {
      return;
    }
    placer.light((int) at[0], (int) at[1]);
    keepFree(glyph.finding().path());
    int colour = Palette.of(glyph.finding().severity());
    Picture picture = fitting(glyph, beside, colour);
    tie(picture, at, HALO);
  }

  /**
   * The steps of a finding's evidence as dots, the first few with their words: as many as have room
   * apart from each other.
   */
  public void evidence(Glyph glyph) {
    List<double[]> named = new ArrayList<>();
    double[] light = new double[3];
    if (!view.project(glyph.at(0), glyph.at(1), glyph.at(2), light)) {
      return;
    }
    named.add(light);
    boolean group = glyph.steps().size() >= GROUP;
    int most = group ? MOST_OF_GROUP : MOST_STEPS;
    for (FlowStep step : glyph.steps()) {
      double[] p = step.position();
      double[] at = new double[3];
      if (!view.project(p[0], p[1], p[2], at) || !inside(at)) {
        continue;
      }
      dot(at);
      boolean free =
          named.stream().allMatch(o -> Math.hypot(o[0] - at[0], o[1] - at[1]) > STEP_ROOM);
      boolean apart = Math.hypot(light[0] - at[0], light[1] - at[1]) > LIGHT_ROOM;
      boolean room = group ? free && apart : free || named.size() == 1;
      if (named.size() <= most && room && at[2] < STEP_DEPTH) {
        tie(panels.note(step.what(), Palette.SELECTED, theme), at, DOT);
        named.add(at);
      }
    }
  }

  private void dot(double[] at) {
    double r = DOT;
    double x = at[0];
    double y = at[1];
    sheet.triangle(x - r, y, x, y - r, x + r, y, Palette.SELECTED, OPAQUE);
    sheet.triangle(x - r, y, x + r, y, x, y + r, Palette.SELECTED, OPAQUE);
  }

  /** Short texts at their places, those in the view. */
  public void notes(List<Overlay.Note> notes) {
    double[] at = new double[3];
    for (Overlay.Note note : notes) {
      if (view.project(note.x(), note.y(), note.z(), at) && inside(at)) {
        tie(panels.note(note.text(), note.colour(), theme), at, DOT);
      }
    }
  }

  private boolean inside(double[] at) {
    return at[0] >= 0 && at[1] >= 0 && at[0] < view.width() && at[1] < view.height();
  }

  private void tie(Picture picture, double[] at, double free) {
    Rectangle room = placer.place((int) at[0], (int) at[1], picture.width(), picture.height());
    double x = Math.max(room.x, Math.min(at[0], (double) room.x + room.width));
    double y = Math.max(room.y, Math.min(at[1], (double) room.y + room.height));
    double far = Math.hypot(x - at[0], y - at[1]);
    if (far > free) {
      double fx = at[0] + (x - at[0]) * free / far;
      double fy = at[1] + (y - at[1]) * free / far;
      sheet.stroke(fx, fy, x, y, 1.5, theme.text(), 190);
    }
    sheet.picture(picture, room.x, room.y);
  }

  private void put(Picture picture, int x, int y) {
    sheet.picture(picture, x, y);
    placer.take(new Rectangle(x, y, picture.width(), picture.height()));
  }
}
