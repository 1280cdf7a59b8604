package org.trackwalk.eclipse.ui.page;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyleRange;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.Font;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.GlyphMetrics;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;

/**
 * A widget that shows one page: text that can be selected and copied, links, pictures as wide as
 * there is room. All methods belong to the user interface's thread.
 */
public final class PageText {

  private static final int MARGIN = 14;
  private static final int INDENT = 22;

  /** Between two columns of a table, pixels. */
  private static final int COLUMN_GAP = 18;

  /** A table whose columns before the last need more of the width is written as running text. */
  private static final double WIDEST_COLUMNS = 0.6;

  /** Pictures are drawn anew when the room for them changed by more, pixels. */
  private static final int RESIZED = 16;

  private static final char PICTURE = '\uFFFC';

  private final StyledText text;
  private final PageLook look;
  private final Function<String, byte[]> files;
  private final List<Image> images = new ArrayList<>();
  private String page = "";
  private int drawnFor;
  private Color drawnOn;

  private final StringBuilder written = new StringBuilder();
  private final List<StyleRange> styles = new ArrayList<>();
  private final List<Runnable> lines = new ArrayList<>();

  /**
   * An empty page.
   *
   * @param parent where it is put
   * @param files bytes of a picture by its target in the page; null where there is none
   * @param links hears of links that are clicked
   */
  public PageText(Composite parent, Function<String, byte[]> files, Consumer<String> links) {
    this.files = files;
    text = new StyledText(parent, SWT.READ_ONLY | SWT.WRAP | SWT.V_SCROLL | SWT.MULTI);
    text.setMargins(MARGIN, MARGIN / 2, MARGIN, MARGIN);
    text.setCaret(null);
    look = new PageLook(text);
    text.addPaintObjectListener(e -> paint(e.gc, e.style, e.x, e.y + e.ascent));
    text.addListener(SWT.Resize, e -> resized());
    text.addListener(SWT.Paint, e -> themed());
    text.addListener(SWT.MouseUp, e -> clicked(e, links));
    text.addDisposeListener(e -> forget());
  }

  /** The widget. */
  public Control control() {
    return text;
  }

  /** What is written, without marks. */
  public String words() {
    return text.getText();
  }

  /** Shows another page from its top. */
  public void show(String markdown) {
    page = markdown;
    draw();
    text.setTopPixel(0);
  }

  private void resized() {
    if (!images.isEmpty() && Math.abs(room() - drawnFor) > RESIZED) {
      int top = text.getTopIndex();
      draw();
      text.setTopIndex(top);
    }
  }

  /** A theme paints the ground after the page was written, and again when it is changed. */
  private void themed() {
    if (drawnOn != null && !drawnOn.equals(text.getBackground())) {
      drawnOn = text.getBackground();
      text.getDisplay()
          .asyncExec(
              () -> {
                if (!text.isDisposed()) {
                  int top = text.getTopPixel();
                  draw();
                  text.setTopPixel(top);
                }
              });
    }
  }

  private int room() {
    return Math.max(80, text.getClientArea().width - 2 * MARGIN);
  }

  private void draw() {
    forget();
    written.setLength(0);
    styles.clear();
    lines.clear();
    drawnFor = room();
    drawnOn = text.getBackground();
    for (Block block : Markdown.read(page)) {
      write(block);
    }
    text.setText(written.toString());
    text.setStyleRanges(styles.toArray(StyleRange[]::new));
    lines.forEach(Runnable::run);
  }

  private void write(Block block) {
    switch (block) {
      case Block.Heading heading -> heading(heading);
      case Block.Paragraph paragraph -> spans(paragraph.spans(), null);
      case Block.Item item -> item(item);
      case Block.Code code -> code(code);
      case Block.Table table -> table(table.rows());
      case Block.Picture picture -> picture(picture);
    }
    boolean tight = block instanceof Block.Item;
    written.append(tight ? "\n" : "\n\n");
  }

  private void heading(Block.Heading heading) {
    spans(heading.spans(), look.heading(heading.level()));
  }

  private void item(Block.Item item) {
    int line = line();
    written.append(item.mark()).append('\t');
    spans(item.spans(), null);
    lines.add(
        () -> {
          text.setLineTabStops(line, 1, new int[] {INDENT});
          text.setLineWrapIndent(line, 1, INDENT);
        });
  }

  private void code(Block.Code code) {
    int line = line();
    for (int i = 0; i < code.lines().size(); i++) {
      written.append(i == 0 ? "" : "\n");
      styled(new Span(code.lines().get(i), Span.Look.CODE, null), null);
    }
    int count = Math.max(1, code.lines().size());
    lines.add(() -> text.setLineBackground(line, count, look.ground()));
  }

  private void table(List<List<List<Span>>> rows) {
    int[] stops = stops(rows);
    boolean aligned = stops.length == 0 || stops[stops.length - 1] < WIDEST_COLUMNS * drawnFor;
    int line = line();
    for (int i = 0; i < rows.size(); i++) {
      written.append(i == 0 ? "" : "\n");
      for (int k = 0; k < rows.get(i).size(); k++) {
        written.append(k == 0 ? "" : aligned ? "\t" : " · ");
        spans(rows.get(i).get(k), i == 0 ? bold() : null);
      }
    }
    if (aligned && stops.length > 0) {
      lines.add(
          () -> {
            text.setLineTabStops(line, rows.size(), stops);
            text.setLineWrapIndent(line, rows.size(), stops[stops.length - 1]);
          });
    }
  }

  /** Where columns after the first begin, pixels. */
  private int[] stops(List<List<List<Span>>> rows) {
    int columns = rows.isEmpty() ? 0 : rows.get(0).size();
    int[] stops = new int[Math.max(0, columns - 1)];
    GC gc = new GC(text);
    int at = 0;
    for (int k = 0; k < stops.length; k++) {
      int widest = 0;
      for (List<List<Span>> row : rows) {
        int width = 0;
        for (Span span : row.get(k)) {
          gc.setFont(span.look() == Span.Look.CODE ? look.code() : bold());
          width += gc.textExtent(span.text()).x;
        }
        widest = Math.max(widest, width);
      }
      at += widest + COLUMN_GAP;
      stops[k] = at;
    }
    gc.dispose();
    return stops;
  }

  private Font bold() {
    return look.bold();
  }

  private void picture(Block.Picture picture) {
    byte[] bytes = files.apply(picture.target());
    SvgPicture svg = bytes == null ? null : SvgPicture.of(bytes);
    int width = svg == null ? 0 : (int) Math.min(drawnFor, Math.round(svg.width()));
    ImageData data = svg == null ? null : svg.inWidth(width);
    if (data == null) {
      styled(new Span(picture.words(), Span.Look.ITALIC, null), null);
      return;
    }
    Image image = new Image(text.getDisplay(), data);
    images.add(image);
    StyleRange style = new StyleRange();
    style.start = written.length();
    style.length = 1;
    style.metrics = new GlyphMetrics(image.getBounds().height, 0, image.getBounds().width);
    style.data = image;
    styles.add(style);
    written.append(PICTURE);
  }

  private void spans(List<Span> spans, Font font) {
    for (Span span : spans) {
      styled(span, font);
    }
  }

  private void styled(Span span, Font font) {
    StyleRange style = look.style(span);
    if (font != null && span.look() != Span.Look.CODE) {
      style.font = font;
    }
    style.start = written.length();
    style.length = span.text().length();
    written.append(span.text());
    if (style.length > 0 && !style.isUnstyled()) {
      styles.add(style);
    }
  }

  private int line() {
    return (int) written.chars().filter(c -> c == '\n').count();
  }

  private void paint(GC gc, StyleRange style, int x, int bottom) {
    if (style.data instanceof Image image && !image.isDisposed()) {
      gc.drawImage(image, x, bottom - style.metrics.ascent);
    }
  }

  private void clicked(Event event, Consumer<String> links) {
    if (event.button != 1 || text.getSelectionCount() > 0) {
      return;
    }
    int offset = text.getOffsetAtPoint(new Point(event.x, event.y));
    if (offset >= 0 && offset < text.getCharCount()) {
      StyleRange style = text.getStyleRangeAtOffset(offset);
      if (style != null && style.data instanceof String target) {
        links.accept(target);
      }
    }
  }

  private void forget() {
    images.forEach(Image::dispose);
    images.clear();
  }
}
