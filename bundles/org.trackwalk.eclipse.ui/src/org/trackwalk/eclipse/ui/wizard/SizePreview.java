package org.trackwalk.eclipse.ui.wizard;

import java.util.HashSet;
import java.util.Set;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.PaletteData;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.trackwalk.eclipse.ui.survey.FoundLevel;
import org.trackwalk.eclipse.ui.survey.LevelBox;
import org.trackwalk.eclipse.ui.survey.RaceSize;
import org.trackwalk.eclipse.viewer.solid.SolidPicture;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * A level twice: the whole of it, and a few metres of its road with a car and a tall person on it.
 * A wrong unit or up axis is seen at a glance. Dragging turns both.
 */
final class SizePreview extends Canvas {

  /** More triangles than these are thinned out evenly, so that turning stays smooth. */
  private static final int MOST = 60_000;

  /** Metres that the close-up shows from left to right. */
  private static final double CLOSE = 16;

  private static final double TURN = 0.01;
  private static final double STEEPEST = 1.5;
  private static final int MARGIN = 6;
  private static final int BACK = 0xEEF1F4;
  private static final int DARK_BACK = 0x2B2F34;

  /** A ground whose mean is under this is that of a dark theme. */
  private static final int DARK = 128;

  private static final int ROAD = 0x7A8088;
  private static final int REST = 0xA9B58F;

  private FoundLevel level;
  private double[] box;
  private double[] spot;
  private final double[] heading = new double[2];
  private Set<Integer> road = Set.of();
  private double yaw = 0.6;
  private double pitch = 0.7;
  private Point dragged;

  SizePreview(Composite parent) {
    super(parent, SWT.DOUBLE_BUFFERED | SWT.BORDER);
    addListener(SWT.Paint, event -> paint(event.gc));
    addListener(SWT.MouseDown, event -> dragged = new Point(event.x, event.y));
    addListener(SWT.MouseUp, event -> dragged = null);
    addListener(SWT.MouseMove, this::turn);
    addListener(SWT.Resize, event -> redraw());
  }

  /** Shows a level; null for none. */
  void show(FoundLevel found) {
    level = found;
    if (found != null) {
      WeldedSurface surface = found.surface();
      box = found.box();
      Set<String> names = new HashSet<>(found.road().pieces());
      road = new HashSet<>();
      for (int i = 0; i < surface.pieces().size(); i++) {
        if (names.contains(surface.pieces().get(i).name())) {
          road.add(i);
        }
      }
      spot = spot(surface);
    }
    redraw();
  }

  private void turn(Event event) {
    if (dragged != null) {
      yaw -= TURN * (event.x - dragged.x);
      pitch = Math.clamp(pitch + TURN * (event.y - dragged.y), 0, STEEPEST);
      dragged = new Point(event.x, event.y);
      redraw();
    }
  }

  private void paint(GC gc) {
    Point size = getSize();
    int half = size.y / 2;
    boolean dark = dark();
    int back = dark ? DARK_BACK : BACK;
    gc.setBackground(colour(back));
    gc.fillRectangle(0, 0, size.x, size.y);
    if (level == null || size.x < 2 || half < 2 || level.surface().triangleCount() == 0) {
      return;
    }
    double[] extent = LevelBox.size(box);
    double[] full = LevelBox.size(LevelBox.of(level.surface(), t -> true));
    double[] middle = {(box[0] + box[3]) / 2, (box[1] + box[4]) / 2, (box[2] + box[5]) / 2};
    double across = Math.hypot(extent[0], extent[2]);
    double tall = Math.max(extent[1], across * Math.sin(pitch) + extent[1] * Math.cos(pitch));
    double metres = Math.max(1e-9, 1.1 * Math.max(across / size.x, tall / half));
    SolidPicture whole = new SolidPicture(size.x, half, yaw, pitch, middle, metres, back);
    draw(whole);
    put(gc, whole, size.x, half, 0);
    double near = CLOSE / size.x;
    double[] at = {spot[0], spot[1] + 1, spot[2]};
    double angle = Math.max(0.25, pitch);
    SolidPicture close = new SolidPicture(size.x, half, yaw, angle, at, near, back);
    draw(close);
    Figures.draw(close, spot, heading[0], heading[1]);
    put(gc, close, size.x, half, half);
    gc.setForeground(colour(0xB0B6BC));
    gc.drawLine(0, half, size.x, half);
    int below = text(gc, "The whole level: " + RaceSize.ground(full), MARGIN, dark);
    text(gc, RaceSize.height(full, extent) + "; drag to turn", below, dark);
    text(gc, "Its road, with a car (4.5 m) and a 2 m person", half + MARGIN, dark);
  }

  private void draw(SolidPicture picture) {
    WeldedSurface surface = level.surface();
    int count = surface.triangleCount();
    int step = Math.max(1, count / MOST);
    double[] corners = new double[9];
    for (int t = 0; t < count; t += step) {
      for (int i = 0; i < 9; i++) {
        corners[i] = surface.positions()[3 * surface.triangles()[3 * t + i / 3] + i % 3];
      }
      if (level.counts(t)) {
        picture.triangle(corners, road.contains(surface.pieceOf(t)) ? ROAD : REST);
      }
    }
  }

  /** The middle of a triangle of the road, or of anything that looks up; and where it leads. */
  private double[] spot(WeldedSurface surface) {
    double best = -1;
    double[] where = {(box[0] + box[3]) / 2, box[1], (box[2] + box[5]) / 2};
    float[] at = surface.positions();
    for (int t = 0; t < surface.triangleCount(); t++) {
      int a = 3 * surface.triangles()[3 * t];
      int b = 3 * surface.triangles()[3 * t + 1];
      int c = 3 * surface.triangles()[3 * t + 2];
      double flat =
          ((double) at[b + 2] - at[a + 2]) * ((double) at[c] - at[a])
              - ((double) at[b] - at[a]) * ((double) at[c + 2] - at[a + 2]);
      double weight = flat * (road.contains(surface.pieceOf(t)) ? 1000 : 1);
      if (Double.isFinite(weight) && weight > best && level.counts(t)) {
        best = weight;
        for (int k = 0; k < 3; k++) {
          where[k] = ((double) at[a + k] + at[b + k] + at[c + k]) / 3;
        }
        longest(at, a, b, c);
      }
    }
    return where;
  }

  private void longest(float[] at, int... corners) {
    double most = -1;
    for (int i = 0; i < 3; i++) {
      int a = corners[i];
      int b = corners[(i + 1) % 3];
      double x = (double) at[b] - at[a];
      double z = (double) at[b + 2] - at[a + 2];
      if (Math.hypot(x, z) > most) {
        most = Math.hypot(x, z);
        heading[0] = x;
        heading[1] = z;
      }
    }
  }

  private void put(GC gc, SolidPicture picture, int width, int height, int y) {
    ImageData data = new ImageData(width, height, 24, new PaletteData(0xFF0000, 0xFF00, 0xFF));
    for (int row = 0; row < height; row++) {
      data.setPixels(0, row, width, picture.pixels(), row * width);
    }
    Image image = new Image(getDisplay(), data);
    gc.drawImage(image, 0, y);
    image.dispose();
  }

  /** Writes a line, folded where the picture ends; where the next one may begin. */
  private int text(GC gc, String words, int y, boolean dark) {
    int most = getClientArea().width - 2 * MARGIN;
    int end = words.length();
    while (end > 0 && gc.textExtent(words.substring(0, end)).x > most) {
      int before = words.lastIndexOf(' ', end - 1);
      end = before > 0 ? before : 0;
    }
    String line = end == 0 ? words : words.substring(0, end);
    Point size = gc.textExtent(line);
    gc.setBackground(colour(dark ? 0x1E2226 : 0xFFFFFF));
    gc.setAlpha(210);
    gc.fillRectangle(MARGIN - 3, y - 2, size.x + 6, size.y + 4);
    gc.setAlpha(255);
    gc.setForeground(colour(dark ? 0xE6E9EC : 0x202428));
    gc.drawText(line, MARGIN, y, true);
    String rest = words.substring(line.length()).strip();
    int next = y + size.y + 4;
    return rest.isEmpty() ? next : text(gc, rest, next, dark);
  }

  /** As the page around it is. */
  private boolean dark() {
    Color ground = getParent().getParent().getBackground();
    return (ground.getRed() + ground.getGreen() + ground.getBlue()) / 3 < DARK;
  }

  private static Color colour(int rgb) {
    return new Color(rgb >> 16 & 0xFF, rgb >> 8 & 0xFF, rgb & 0xFF);
  }
}
