package org.trackwalk.eclipse.ui.icon;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Icons are seen in the light theme and in the dark one: they are the same in both. */
class IconContrastTest {

  /** What graphics must have to what is beside them (WCAG 2.1, 1.4.11). */
  private static final double LEAST = 3;

  /** Grounds of toolbars and lists of the light and the dark theme. */
  private static final int[] GROUNDS = {0xFFFFFF, 0x2F2F2F};

  private static final Pattern STROKE = Pattern.compile("stroke=\"#([0-9a-fA-F]{6})\"");

  @ParameterizedTest
  @ValueSource(strings = {"org.trackwalk.eclipse.ui", "org.trackwalk.eclipse.viewer"})
  void everyLineStandsOutOnLightAndOnDark(String bundle) throws Exception {
    Path icons = Path.of(System.getProperty("trackwalk.root"), "bundles", bundle, "icons");
    List<String> faint = new ArrayList<>();
    int lines = 0;
    try (var files = Files.list(icons)) {
      for (Path file :
          (Iterable<Path>) files.filter(f -> f.toString().endsWith(".svg"))::iterator) {
        Matcher found = STROKE.matcher(Files.readString(file));
        while (found.find()) {
          lines++;
          for (int ground : GROUNDS) {
            double contrast = contrast(Integer.parseInt(found.group(1), 16), ground);
            if (contrast < LEAST) {
              faint.add(file.getFileName() + " #" + found.group(1) + ": " + contrast);
            }
          }
        }
      }
    }
    assertTrue(lines > 0, "no lines in " + icons);
    assertEquals(List.of(), faint);
  }

  private static double contrast(int a, int b) {
    double lighter = Math.max(luminance(a), luminance(b));
    double darker = Math.min(luminance(a), luminance(b));
    return (lighter + 0.05) / (darker + 0.05);
  }

  /** Relative luminance of sRGB, as WCAG has it. */
  private static double luminance(int rgb) {
    double[] weights = {0.2126, 0.7152, 0.0722};
    double sum = 0;
    for (int i = 0; i < 3; i++) {
      double v = (rgb >> 16 - 8 * i & 0xFF) / 255.0;
      sum += weights[i] * (v <= 0.04045 ? v / 12.92 : Math.pow((v + 0.055) / 1.055, 2.4));
    }
    return sum;
  }
}
