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

  private OpenBrowser(Path folder, Path planted, Chromium browser, Tab tab) {
    this.folder = folder;
    this.planted = planted;
    this.browser = browser;
    this.tab = tab;
  }

  static OpenBrowser start(Path program) throws IOException, InterruptedException {
    Path folder = Files.createTempDirectory("trackwalk-browser");
    Path planted = Pages.planted(folder);
    Chromium browser = Chromium.start(program, folder.resolve("profile"));
    try {
      return new OpenBrowser(folder, planted, browser, browser.tab());
    } catch (IOException | InterruptedException e) {
      browser.close();
      throw e;
    }
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
