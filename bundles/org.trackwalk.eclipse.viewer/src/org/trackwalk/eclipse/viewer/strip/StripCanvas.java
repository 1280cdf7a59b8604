package org.trackwalk.eclipse.viewer.strip;

import java.util.Comparator;
import java.util.Objects;
import java.util.Optional;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.ScrolledComposite;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.trackwalk.eclipse.viewer.strip.StripSheet.Mark;
import org.trackwalk.eclipse.viewer.theme.ViewTheme;

/**
 * A strip chart with a cursor, led by the mouse and by keys: arrows (Shift: ten columns), Page Up
 * and Down, Home, End, Enter.
 */
public final class StripCanvas {

  /** What the user does. */
  public interface Listener {

    /** The cursor is led to a place of the way. */
    void moved(double at);

    /** A place of the way is chosen: a click, Enter. */
    void chosen(double at);

    /** A mark is chosen. */
    void chosen(Mark mark);
  }

  /** Pixels around a mark that are its own. */
  private static final int REACH = 3;

  /** Columns of a step with Shift, and of a page. */
  private static final int TEN = 10;

  private static final int PAGE = StripSheet.COLUMNS / 10;

  private final ScrolledComposite scrolled;
  private final Canvas canvas;
  private final Listener listener;
  private final boolean hovering;
  private StripSheet sheet;
  private String message = "";
  private double cursor = Double.NaN;
  private String selected = "";
  private Image picture;

  /**
   * A chart.
   *
   * @param hovering whether the cursor follows the mouse without a button
   */
  public StripCanvas(Composite parent, boolean hovering, Listener listener) {
    this.listener = listener;
    this.hovering = hovering;
    scrolled = new ScrolledComposite(parent, SWT.V_SCROLL);
    scrolled.setExpandHorizontal(true);
    scrolled.setExpandVertical(true);
    canvas = new Canvas(scrolled, SWT.DOUBLE_BUFFERED | SWT.NO_BACKGROUND);
    scrolled.setContent(canvas);
    canvas.addListener(SWT.Paint, event -> paint(event.gc));
    canvas.addListener(SWT.Resize, event -> forget());
    canvas.addListener(SWT.Dispose, event -> forget());
    canvas.addListener(SWT.MouseMove, this::mouse);
    canvas.addListener(SWT.MouseDown, this::pressed);
    canvas.addListener(SWT.KeyDown, this::key);
    canvas.addListener(SWT.Traverse, event -> event.doit = event.detail != SWT.TRAVERSE_RETURN);
  }

  /** The widget for layouts. */
  public Composite control() {
    return scrolled;
  }

  /** The widget that is drawn on and has the keys. */
  public Control canvas() {
    return canvas;
  }

  /** Shows a chart; null for none, then the message stands there. */
  public void show(StripSheet shown, String instead) {
    sheet = shown == null || shown.rows().isEmpty() ? null : shown;
    message = instead;
    scrolled.setMinHeight(sheet == null ? 0 : StripLayout.least(sheet.rows().size()));
    forget();
    canvas.redraw();
  }

  /** What is shown; null for a message. */
  public StripSheet sheet() {
    return sheet;
  }

  /** What stands there instead of a chart. */
  public String message() {
    return message;
  }

  /** Puts the cursor somewhere; NaN takes it away. */
  public void cursor(double at) {
    if (Double.compare(cursor, at) != 0) {
      cursor = at;
      canvas.redraw();
    }
  }

  /** Where the cursor is; NaN for none. */
  public double cursor() {
    return cursor;
  }

  /** Rings the marks of a key. */
  public void select(String key) {
    if (!selected.equals(key)) {
      selected = key;
      canvas.redraw();
    }
  }

  /** The key of the marks that have a ring; empty for none. */
  public String selected() {
    return selected;
  }

  /** Pixels from the left at which a mark is. */
  public int markX(Mark mark) {
    return (int) Math.round(layout().x(mark.at()));
  }

  private StripLayout layout() {
    Point size = canvas.getSize();
    return new StripLayout(size.x, size.y, sheet.rows().size(), sheet.length());
  }

  private ViewTheme theme() {
    Color back = scrolled.getParent().getBackground();
    return ViewTheme.on(back.getRed(), back.getGreen(), back.getBlue());
  }

  private void forget() {
    if (picture != null) {
      picture.dispose();
      picture = null;
    }
  }

  private void paint(GC gc) {
    Point size = canvas.getSize();
    if (size.x <= 0 || size.y <= 0) {
      return;
    }
    if (sheet == null) {
      gc.setBackground(scrolled.getParent().getBackground());
      gc.setForeground(scrolled.getParent().getForeground());
      gc.fillRectangle(0, 0, size.x, size.y);
      gc.drawText(message, 12, 12, true);
      return;
    }
    if (picture == null) {
      picture = new Image(canvas.getDisplay(), size.x, size.y);
      GC own = new GC(picture);
      new StripPainter(own, sheet, layout(), theme()).chart();
      own.dispose();
    }
    gc.drawImage(picture, 0, 0);
    StripPainter painter = new StripPainter(gc, sheet, layout(), theme());
    sheet.marks().stream().filter(mark -> mark.key().equals(selected)).forEach(painter::selected);
    if (!Double.isNaN(cursor)) {
      painter.cursor(cursor);
    }
  }

  private void mouse(Event event) {
    if (sheet == null) {
      return;
    }
    String tip = markAt(event.x, event.y).map(Mark::words).orElse(null);
    if (!Objects.equals(tip, canvas.getToolTipText())) {
      canvas.setToolTipText(tip);
    }
    if (hovering || (event.stateMask & SWT.BUTTON1) != 0) {
      move(layout().at(event.x));
    }
  }

  private void pressed(Event event) {
    canvas.setFocus();
    if (sheet == null || event.button != 1) {
      return;
    }
    Optional<Mark> mark = markAt(event.x, event.y);
    if (mark.isPresent()) {
      listener.chosen(mark.get());
    } else {
      choose(layout().at(event.x));
    }
  }

  private Optional<Mark> markAt(int x, int y) {
    StripLayout layout = layout();
    return sheet.marks().stream()
        .filter(mark -> distance(layout, mark, x, y) <= radius(mark) + REACH)
        .min(Comparator.comparingDouble(mark -> distance(layout, mark, x, y) - radius(mark)));
  }

  private static double distance(StripLayout layout, Mark mark, int x, int y) {
    return Math.hypot(layout.x(mark.at()) - x, StripPainter.markY(mark) - y);
  }

  private static int radius(Mark mark) {
    return mark.number() == 0 ? StripPainter.DOT : StripPainter.DISC;
  }

  private void key(Event event) {
    if (sheet == null) {
      return;
    }
    int column = Double.isNaN(cursor) ? 0 : sheet.column(cursor);
    int step = (event.stateMask & SWT.SHIFT) != 0 ? TEN : 1;
    switch (event.keyCode) {
      case SWT.ARROW_LEFT -> toColumn(column - step);
      case SWT.ARROW_RIGHT -> toColumn(column + step);
      case SWT.PAGE_UP -> toColumn(column - PAGE);
      case SWT.PAGE_DOWN -> toColumn(column + PAGE);
      case SWT.HOME -> toColumn(0);
      case SWT.END -> toColumn(StripSheet.COLUMNS - 1);
      case SWT.CR, SWT.KEYPAD_CR -> choose(cursor);
      default -> {
        // somebody else's
      }
    }
  }

  private void toColumn(int column) {
    int kept = Math.clamp(column, 0, StripSheet.COLUMNS - 1);
    move(kept / StripSheet.perUnit(sheet.length()));
  }

  private void move(double at) {
    if (!Double.isNaN(at) && Double.compare(at, cursor) != 0) {
      cursor(at);
      listener.moved(at);
    }
  }

  private void choose(double at) {
    if (!Double.isNaN(at)) {
      move(at);
      listener.chosen(at);
    }
  }
}
