package org.trackwalk.htmlcheck;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The browser of all tests, and the page of a level with faults that most of them open. */
final class OpenBrowser implements AutoCloseable {

  private final Path folder;
  private final Chromium browser;
  private final Tab tab;
  private final Path planted;

  private OpenBrowser(Path folder, Chromium browser) throws IOException, InterruptedException {
    this.folder = folder;
    this.browser = browser;
    tab = browser.tab();
    planted = Pages.planted(folder);
  }

  static OpenBrowser start(Path program) throws IOException, InterruptedException {
    Path folder = Files.createTempDirectory("trackwalk-browser");
    return new OpenBrowser(folder, Chromium.start(program, folder.resolve("profile")));
  }

  Tab tab() {
    return tab;
  }

  Path planted() {
    return planted;
  }

  @Override
  public void close() throws IOException {
    browser.close();
    Files.deleteIfExists(planted);
    if (!Files.exists(folder.resolve("profile"))) {
      Files.deleteIfExists(folder);
    }
  }
}
