package org.trackwalk.eclipse.viewer.hud;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.Font;
import org.eclipse.swt.graphics.FontData;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.ImageGcDrawer;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.widgets.Display;
import org.trackwalk.eclipse.viewer.gl.Picture;
import org.trackwalk.eclipse.viewer.scene.Legend;
import org.trackwalk.eclipse.viewer.theme.ViewTheme;

/** Paints panels of text with the system's fonts; keeps those that were asked for lately. */
public final class PanelPainter {

  private static final int BORDER = 8;
  private static final int SWATCH = 12;
  private static final int KEPT = 64;
  private static final double PERCENT = 100;

  /** Before the first title of legends: a click folds them. */
  private static final String UNFOLDED = "\u25be ";

  /** One line of a panel; a colour of -1 has no swatch. */
  private record Line(String text, boolean strong, boolean faint, int colour) {}

  private final Display display;
  private final Font plain;
  private final Font strong;
  private double scale = 1;
  private final Map<String, Picture> painted =
      new LinkedHashMap<>(KEPT, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Picture> eldest) {
          return size() > KEPT;
        }
      };

  /** A painter for a display. */
  public PanelPainter(Display display) {
    this.display = display;
    FontData data = display.getSystemFont().getFontData()[0];
    plain = new Font(display, new FontData(data.getName(), 9, org.eclipse.swt.SWT.NORMAL));
    strong = new Font(display, new FontData(data.getName(), 9, org.eclipse.swt.SWT.BOLD));
  }

  /** Pixels of a point in the pictures from now on. */
  public void scale(double pixels) {
    if (pixels != scale) {
      scale = pixels;
      painted.clear();
    }
  }

  /** Frees the fonts. */
  public void dispose() {
    plain.dispose();
    strong.dispose();
  }

  /**
   * A label: a bold title with a swatch and lines below, broken where they are too long.
   *
   * @param colour of the swatch
   * @param widest pixels of a line
   */
  public Picture label(String title, List<String> lines, int colour, int widest, ViewTheme theme) {
    String key = "label|" + title + lines + colour + '|' + widest + theme.dark();
    return kept(
        key,
        k -> {
          List<Line> all = new ArrayList<>();
          all.add(new Line(title, true, false, colour));
          GC gc = new GC(display);
          gc.setFont(plain);
          for (String line : lines) {
            broken(gc, line, widest).forEach(part -> all.add(new Line(part, false, false, -1)));
          }
          gc.dispose();
          return paint(k, all, theme, ViewTheme.PANEL_OPACITY);
        });
  }

  /** What is on the graphics card is known by its key: another scale is another picture. */
  private Picture kept(String key, Function<String, Picture> paint) {
    return painted.computeIfAbsent(key + '|' + scale, paint);
  }

  /** One line without a title. */
  public Picture text(String text, ViewTheme theme) {
    return kept(
        "text|" + text + theme.dark(),
        k -> paint(k, List.of(new Line(text, false, true, -1)), theme, ViewTheme.PANEL_OPACITY));
  }

  /** Bold letters without a panel. */
  public Picture letter(String text, int colour) {
    return kept(
        "letter|" + text + colour,
        k -> {
          GC measure = new GC(display);
          measure.setFont(strong);
          Point size = measure.stringExtent(text);
          measure.dispose();
          return letters(k, line(text, size), size, colour);
        });
  }

  /** White letters on black: what is white is there. */
  private ImageData line(String text, Point size) {
    return drawn(
        size.x,
        size.y,
        (gc, w, h) -> {
          gc.setBackground(colour(0));
          gc.fillRectangle(0, 0, w, h);
          gc.setForeground(colour(0xFFFFFF));
          gc.setFont(strong);
          gc.drawString(text, 0, 0, true);
        });
  }

  private ImageData drawn(int w, int h, ImageGcDrawer drawer) {
    Image image = new Image(display, drawer, w, h);
    ImageData data = image.getImageData((int) Math.round(PERCENT * scale));
    image.dispose();
    return data;
  }

  private static Picture letters(String key, ImageData data, Point size, int colour) {
    byte[] rgba = new byte[4 * data.width * data.height];
    int at = 0;
    for (int y = 0; y < data.height; y++) {
      for (int x = 0; x < data.width; x++) {
        rgba[at++] = (byte) (colour >> 16);
        rgba[at++] = (byte) (colour >> 8);
        rgba[at++] = (byte) colour;
        rgba[at++] = (byte) data.palette.getRGB(data.getPixel(x, y)).green;
      }
    }
    return new Picture(key, size.x, size.y, data.width, rgba);
  }

  /** A picture that somebody else draws. */
  public Picture drawing(String key, int w, int h, ViewTheme theme, ImageGcDrawer drawer) {
    return kept(
        "drawing|" + key + theme.dark(),
        k -> picture(k, drawn(w, h, drawer), w, h, ViewTheme.PANEL_OPACITY));
  }

  /** A short text with a swatch. */
  public Picture note(String text, int colour, ViewTheme theme) {
    return kept(
        "note|" + text + colour + theme.dark(),
        k ->
            paint(
                k, List.of(new Line(text, false, false, colour)), theme, ViewTheme.PANEL_OPACITY));
  }

  /**
   * Legends below each other, in as many columns as they need.
   *
   * @param highest of the picture, points; a single legend is never cut
   */
  public Picture legend(List<Legend> legends, ViewTheme theme, int highest) {
    int most = (highest - 2 * BORDER + 4) / step(List.of(plain, strong));
    return kept(
        "legend|" + legends + theme.dark() + '|' + most,
        k -> {
          List<List<Line>> columns = new ArrayList<>(List.of(new ArrayList<>()));
          for (Legend legend : legends) {
            List<Line> column = columns.getLast();
            String fold = columns.size() == 1 && column.isEmpty() ? UNFOLDED : "";
            if (!column.isEmpty() && column.size() + 1 + legend.entries().size() > most) {
              column = new ArrayList<>();
              columns.add(column);
            }
            column.add(new Line(fold + legend.title(), true, false, -1));
            for (Legend.Entry entry : legend.entries()) {
              column.add(new Line(entry.text(), false, entry.colour() < 0, entry.colour()));
            }
          }
          return paintColumns(k, columns, theme, ViewTheme.PANEL_OPACITY);
        });
  }

  private static List<String> broken(GC gc, String text, int widest) {
    List<String> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder();
    for (String word : text.split(" ")) {
      if (!line.isEmpty() && gc.stringExtent(line + " " + word).x > widest) {
        lines.add(line.toString());
        line.setLength(0);
      }
      line.append(line.isEmpty() ? "" : " ").append(word);
    }
    lines.add(line.toString());
    return lines;
  }

  private Picture paint(String key, List<Line> lines, ViewTheme theme, int opacity) {
    return paintColumns(key, List.of(lines), theme, opacity);
  }

  private Picture paintColumns(String key, List<List<Line>> columns, ViewTheme theme, int opacity) {
    int[] lefts = new int[columns.size() + 1];
    int most = 0;
    List<Font> fonts = new ArrayList<>();
    for (int c = 0; c < columns.size(); c++) {
      lefts[c + 1] = lefts[c] + width(columns.get(c)) + 2 * BORDER;
      most = Math.max(most, columns.get(c).size());
      columns.get(c).forEach(line -> fonts.add(line.strong() ? strong : plain));
    }
    int step = step(fonts);
    int w = lefts[columns.size()];
    int h = most * step + 2 * BORDER - 4;
    ImageData data =
        drawn(
            w,
            h,
            (gc, iw, ih) -> {
              gc.setBackground(colour(theme.panel()));
              gc.fillRectangle(0, 0, w, h);
              for (int c = 0; c < columns.size(); c++) {
                lines(gc, columns.get(c), theme, lefts[c] + BORDER, step);
              }
            });
    return picture(key, data, w, h, opacity);
  }

  private int width(List<Line> lines) {
    GC measure = new GC(display);
    int width = 0;
    for (Line line : lines) {
      measure.setFont(line.strong() ? strong : plain);
      int indent = line.colour() >= 0 ? SWATCH + 6 : 0;
      width = Math.max(width, indent + measure.stringExtent(line.text()).x);
    }
    measure.dispose();
    return width;
  }

  /** From one line to the next, points. */
  private int step(List<Font> fonts) {
    GC measure = new GC(display);
    int step = 0;
    for (Font font : fonts) {
      measure.setFont(font);
      step = Math.max(step, measure.getFontMetrics().getHeight() + 2);
    }
    measure.dispose();
    return step;
  }

  private void lines(GC gc, List<Line> lines, ViewTheme theme, int left, int step) {
    Color panel = colour(theme.panel());
    int y = BORDER - 2;
    for (Line line : lines) {
      int x = left;
      if (line.colour() >= 0) {
        gc.setBackground(colour(line.colour()));
        gc.fillRectangle(x, y + (step - SWATCH) / 2, SWATCH, SWATCH);
        gc.setBackground(panel);
        x += SWATCH + 6;
      }
      gc.setForeground(colour(line.faint() ? theme.faint() : theme.text()));
      gc.setFont(line.strong() ? strong : plain);
      gc.drawString(line.text(), x, y, true);
      y += step;
    }
  }

  private static Picture picture(String key, ImageData data, int w, int h, int opacity) {
    byte[] rgba = new byte[4 * data.width * data.height];
    int[] row = new int[data.width];
    int at = 0;
    for (int y = 0; y < data.height; y++) {
      data.getPixels(0, y, data.width, row, 0);
      for (int x = 0; x < data.width; x++) {
        RGB rgb = data.palette.getRGB(row[x]);
        rgba[at++] = (byte) rgb.red;
        rgba[at++] = (byte) rgb.green;
        rgba[at++] = (byte) rgb.blue;
        rgba[at++] = (byte) opacity;
      }
    }
    return new Picture(key, w, h, data.width, rgba);
  }

  private static Color colour(int rgb) {
    return new Color(rgb >> 16 & 0xFF, rgb >> 8 & 0xFF, rgb & 0xFF);
  }
}
