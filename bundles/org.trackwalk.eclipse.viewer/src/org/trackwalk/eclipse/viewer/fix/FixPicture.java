package org.trackwalk.eclipse.viewer.fix;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.PaletteData;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.layout.FillLayout;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.trackwalk.eclipse.viewer.hud.NiceLength;
import org.trackwalk.eclipse.viewer.section.FaultSection;
import org.trackwalk.eclipse.viewer.section.SectionPainter;
import org.trackwalk.eclipse.viewer.solid.SolidPicture;
import org.trackwalk.eclipse.viewer.theme.Palette;
import org.trackwalk.eclipse.viewer.theme.ViewTheme;

/**
 * What a fix changes, before and after, in 3D and in section. Dragging turns both, the wheel comes
 * nearer to both.
 */
public final class FixPicture extends Composite {

  /** What the colours say. */
  public static final String COLOURS =
      "Orange: what goes or moves. Green: what is there afterwards. Violet: the same seen from"
          + " behind. Drag to turn, wheel to come nearer.";

  /** Triangles that go. */
  static final int GOES = 0xE08A1E;

  /** Triangles that come. */
  static final int COMES = 0x3FA34D;

  /** Triangles that change and are seen from behind. */
  static final int BEHIND = 0x8E5BB5;

  private static final double TURN = 0.01;
  private static final double STEEPEST = 1.55;
  private static final double NEARER = 1.15;
  private static final double NEAREST = 200;
  private static final double ROOM = 1.15;
  private static final double KEPT_SHARE = 0.35;
  private static final double EDGE_SHARE = 0.45;
  private static final int MARGIN = 6;

  /** Pixels by which what changes lies over what is in the same place. */
  private static final double LIFT = 0.5;

  private static final double BAR_SHARE = 0.3;

  private final Canvas[] solids = new Canvas[2];
  private final Canvas[] cuts = new Canvas[2];
  private FixSight sight;
  private FaultSection before;
  private FaultSection after;
  private double yaw;
  private double pitch;
  private double nearer;
  private Point dragged;

  /** An empty one. */
  public FixPicture(Composite parent) {
    super(parent, SWT.NONE);
    FillLayout row = new FillLayout(SWT.HORIZONTAL);
    row.spacing = 4;
    setLayout(row);
    for (int i = 0; i < 2; i++) {
      boolean then = i == 1;
      Canvas solid = canvas();
      solids[i] = solid;
      solid.addListener(SWT.Paint, event -> paintSolid(event.gc, solid.getSize(), then));
      solid.addListener(SWT.MouseDown, event -> dragged = new Point(event.x, event.y));
      solid.addListener(SWT.MouseUp, event -> dragged = null);
      solid.addListener(SWT.MouseMove, this::turn);
      solid.addListener(SWT.MouseVerticalWheel, this::come);
    }
    for (int i = 0; i < 2; i++) {
      boolean then = i == 1;
      Canvas cut = canvas();
      cuts[i] = cut;
      cut.addListener(SWT.Paint, event -> paintCut(event.gc, cut.getSize(), then));
    }
  }

  private Canvas canvas() {
    return new Canvas(this, SWT.DOUBLE_BUFFERED | SWT.BORDER);
  }

  /** Shows a fix; null for none. */
  public void show(FixSight fix) {
    sight = fix;
    before = fix == null ? null : fix.sectionBefore().orElse(null);
    after = fix == null ? null : fix.sectionAfter().orElse(null);
    yaw = 0.6;
    pitch = 0.7;
    nearer = 1;
    redrawAll();
  }

  /** What is shown; null for nothing. */
  public FixSight shown() {
    return sight;
  }

  /** Metres of the steps that the sections show, before and after, where they have two sides. */
  public List<Double> steps() {
    return sections().stream()
        .filter(section -> section.ends() != null)
        .map(section -> section.ends().step())
        .toList();
  }

  private List<FaultSection> sections() {
    return Stream.of(before, after).flatMap(one -> Optional.ofNullable(one).stream()).toList();
  }

  private void redrawAll() {
    Stream.of(solids).forEach(Canvas::redraw);
    Stream.of(cuts).forEach(Canvas::redraw);
  }

  private void turn(Event event) {
    if (dragged != null) {
      yaw -= TURN * (event.x - dragged.x);
      pitch = Math.clamp(pitch + TURN * (event.y - dragged.y), -STEEPEST, STEEPEST);
      dragged = new Point(event.x, event.y);
      redrawAll();
    }
  }

  private void come(Event event) {
    nearer = Math.clamp(nearer * Math.pow(NEARER, Math.signum(event.count)), 1, NEAREST);
    redrawAll();
  }

  private ViewTheme theme() {
    Color back = getParent().getBackground();
    return ViewTheme.on(back.getRed(), back.getGreen(), back.getBlue());
  }

  private void paintSolid(GC gc, Point size, boolean then) {
    ViewTheme theme = theme();
    gc.setBackground(colour(theme.skyBottom()));
    gc.fillRectangle(0, 0, size.x, size.y);
    if (sight == null || size.x < 2 || size.y < 2) {
      return;
    }
    List<FixSight.Face> faces = then ? sight.after() : sight.before();
    double[] box = sight.seen(faces);
    double[] middle = new double[3];
    for (int k = 0; k < 3; k++) {
      middle[k] = (box[k] + box[3 + k]) / 2;
    }
    double extent = Math.max(1e-6, FixSight.size(box));
    double metres = ROOM * extent / Math.min(size.x, size.y) / nearer;
    SolidPicture picture =
        new SolidPicture(size.x, size.y, yaw, pitch, middle, metres, theme.skyBottom());
    faces.forEach(face -> draw(picture, face, then, theme));
    put(gc, picture, size);
    String times = !then && sight.times() > 1 ? ", moves × " + NiceLength.plain(sight.times()) : "";
    text(gc, then ? "After" : "Before" + times, MARGIN, MARGIN, theme);
    bar(gc, size, metres, theme);
  }

  private static void draw(
      SolidPicture picture, FixSight.Face face, boolean then, ViewTheme theme) {
    int plain = Palette.mix(theme.plain(), Palette.piece(face.piece()), KEPT_SHARE);
    int changed = then ? COMES : GOES;
    if (face.changed() && picture.seenFromBehind(face.corners())) {
      changed = BEHIND;
    }
    int colour = face.changed() ? changed : plain;
    picture.triangle(face.corners(), colour, face.changed() ? LIFT : 0);
    int edge = Palette.mix(colour, theme.wire(), EDGE_SHARE);
    for (int c = 0; c < 3; c++) {
      picture.edge(face.corners(), 3 * c, 3 * ((c + 1) % 3), edge);
    }
  }

  private void bar(GC gc, Point size, double metres, ViewTheme theme) {
    double length = NiceLength.under(BAR_SHARE * size.x * metres);
    int end = MARGIN + (int) Math.round(length / metres);
    int low = size.y - 2 * MARGIN;
    gc.setForeground(colour(theme.text()));
    gc.setLineWidth(2);
    gc.drawLine(MARGIN, low, end, low);
    String words = NiceLength.text(length);
    text(gc, words, end + MARGIN, low - gc.textExtent(words).y / 2 - 2, theme);
  }

  private void paintCut(GC gc, Point size, boolean then) {
    ViewTheme theme = theme();
    FaultSection section = then ? after : before;
    String head = then ? "Section after" : "Section before";
    if (section != null) {
      new SectionPainter(section, head, sections(), theme, size.x, size.y).paint(gc);
      return;
    }
    gc.setBackground(colour(theme.panel()));
    gc.fillRectangle(0, 0, size.x, size.y);
    if (sight != null) {
      text(gc, head + ": nothing there", MARGIN, MARGIN, theme);
    }
  }

  private void put(GC gc, SolidPicture picture, Point size) {
    ImageData data = new ImageData(size.x, size.y, 24, new PaletteData(0xFF0000, 0xFF00, 0xFF));
    for (int row = 0; row < size.y; row++) {
      data.setPixels(0, row, size.x, picture.pixels(), row * size.x);
    }
    Image image = new Image(getDisplay(), data);
    gc.drawImage(image, 0, 0);
    image.dispose();
  }

  private static void text(GC gc, String words, int x, int y, ViewTheme theme) {
    Point size = gc.textExtent(words);
    gc.setBackground(colour(theme.panel()));
    gc.setAlpha(210);
    gc.fillRectangle(x - 3, y - 1, size.x + 6, size.y + 2);
    gc.setAlpha(255);
    gc.setForeground(colour(theme.text()));
    gc.drawText(words, x, y, true);
  }

  private static Color colour(int rgb) {
    return new Color(rgb >> 16 & 0xFF, rgb >> 8 & 0xFF, rgb & 0xFF);
  }
}
