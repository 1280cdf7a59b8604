package org.trackwalk.eclipse.ui.page;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.swt.SWTException;
import org.eclipse.swt.graphics.ImageData;

/** Draws a picture of lines in just the size in which it is shown, so that it stays sharp. */
final class SvgPicture {

  private static final Pattern SIZE =
      Pattern.compile("(<svg\\b[^>]*?)\\swidth=\"([0-9.]+)\"\\s+height=\"([0-9.]+)\"");

  private final String svg;
  private final double width;
  private final double height;

  private SvgPicture(String svg, double width, double height) {
    this.svg = svg;
    this.width = width;
    this.height = height;
  }

  /** The picture; null when its size is not said. */
  static SvgPicture of(byte[] bytes) {
    String text = new String(bytes, StandardCharsets.UTF_8);
    Matcher size = SIZE.matcher(text);
    return size.find()
        ? new SvgPicture(text, Double.parseDouble(size.group(2)), Double.parseDouble(size.group(3)))
        : null;
  }

  /** The width that it was drawn for, pixels. */
  double width() {
    return width;
  }

  /**
   * The picture in a width; null when it cannot be drawn here.
   *
   * @param pixels how wide
   */
  ImageData inWidth(int pixels) {
    long high = Math.max(1, Math.round(pixels * height / width));
    String box = svg.contains("viewBox") ? "" : " viewBox=\"0 0 " + width + " " + height + "\"";
    String sized =
        SIZE.matcher(svg)
            .replaceFirst(
                m -> m.group(1) + box + " width=\"" + pixels + "\" height=\"" + high + "\"");
    try {
      return new ImageData(new ByteArrayInputStream(sized.getBytes(StandardCharsets.UTF_8)));
    } catch (SWTException e) {
      return null;
    }
  }
}
