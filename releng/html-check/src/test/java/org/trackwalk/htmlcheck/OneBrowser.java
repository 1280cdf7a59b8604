package org.trackwalk.htmlcheck;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/**
 * Gives all test classes the same browser, which ends with the last of them; skips them where none
 * is installed.
 */
final class OneBrowser implements BeforeAllCallback {

  @Override
  public void beforeAll(ExtensionContext context) {
    Optional<Path> program = Chromium.program();
    assumeTrue(program.isPresent(), "needs a browser (Debian: chromium)");
    PageInABrowser.all =
        context
            .getRoot()
            .getStore(ExtensionContext.Namespace.create(OneBrowser.class))
            .getOrComputeIfAbsent(
                OpenBrowser.class, type -> started(program.get()), OpenBrowser.class);
  }

  private static OpenBrowser started(Path program) {
    try {
      return OpenBrowser.start(program);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }
}
