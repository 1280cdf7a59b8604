package org.trackwalk.htmlcheck;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/**
 * The page of a level with faults, opened anew for each test; nothing may be complained of. Browser
 * and page are those of all classes.
 */
@ExtendWith(OneBrowser.class)
abstract class PageInABrowser {

  static final String PICKS = "[...document.querySelectorAll('.pick')]";
  static final String CANVAS = "document.querySelector('canvas.gl')";
  static final String SHOWN = "[...document.querySelectorAll('.group')].filter(g => !g.hidden)";

  @TempDir static Path folder;

  static OpenBrowser all;
  static Tab tab;
  static Path planted;

  @BeforeAll
  static void open() {
    tab = all.tab();
    planted = all.planted();
  }

  @BeforeEach
  void page() {
    scheme("light");
    show(planted);
  }

  @AfterEach
  void usualWindow() {
    tab.call("Emulation.clearDeviceMetricsOverride", Map.of());
  }

  @AfterEach
  void nothingWasComplainedOfAndTheNetworkWasLeftAlone() {
    assertEquals(List.of(), tab.complaints());
  }

  static void show(Path page) {
    tab.open(page.toUri());
    tab.until("document.documentElement.classList.contains('js')");
  }

  static void scheme(String scheme) {
    Map<String, String> wish = Map.of("name", "prefers-color-scheme", "value", scheme);
    Map<String, String> calm = Map.of("name", "prefers-reduced-motion", "value", "no-preference");
    tab.call("Emulation.setEmulatedMedia", Map.of("media", "", "features", List.of(wish, calm)));
  }

  static void window(int width, int height) {
    tab.call(
        "Emulation.setDeviceMetricsOverride",
        Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", false));
  }

  static void drawn() {
    tab.until(CANVAS + "?.dataset.camera && " + CANVAS + ".dataset.flying === 'false'");
  }

  /** The first finding of a group, which is open in the list, by the number of the group from 0. */
  static int lead(int group) {
    return (int)
        tab.number("+document.querySelectorAll('.group h4 .pick')[" + group + "].dataset.finding");
  }

  static int pressed() {
    return (int) tab.number(PICKS + ".findIndex(p => p.getAttribute('aria-pressed') === 'true')");
  }
}
