package org.trackwalk.rcp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.eclipse.core.runtime.Platform;
import org.eclipse.ui.IPageLayout;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PlatformUI;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.rcp.start.Versions;

/** The product opens, as a user sees it on the first start. */
class WorkbenchTest {

  /** How an entry of severity ERROR begins in the platform's log: plug-in, severity 4, code. */
  private static final String ERROR_ENTRY = "!ENTRY \\S+ 4 .*";

  private static IWorkbenchPage page() {
    return PlatformUI.getWorkbench().getActiveWorkbenchWindow().getActivePage();
  }

  @Test
  void opensInTheTrackPerspective() {
    assertEquals("org.trackwalk.eclipse.ui.perspective", page().getPerspective().getId());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        IPageLayout.ID_PROJECT_EXPLORER,
        IPageLayout.ID_OUTLINE,
        "org.trackwalk.eclipse.ui.problems",
        "org.trackwalk.eclipse.ui.rule"
      })
  void showsFilesAndFindings(String view) {
    assertNotNull(page().findViewReference(view), view);
  }

  @Test
  void isNamedAfterTheProduct() {
    assertEquals("Trackwalk", Platform.getProduct().getName());
  }

  @Test
  void theMenusAreADesigners() {
    List<String> titles =
        Arrays.stream(
                PlatformUI.getWorkbench()
                    .getActiveWorkbenchWindow()
                    .getShell()
                    .getMenuBar()
                    .getItems())
            .map(item -> item.getText().replace("&", ""))
            .toList();
    assertEquals(List.of("File", "Edit", "Track", "Window", "Help"), titles);
  }

  @Test
  void aboutTellsTheVersionAndTheLibraries() {
    Versions.tell();
    String text = Platform.getProduct().getProperty("aboutText");
    assertTrue(text.contains("{0}") && text.contains("{1}"), text);
    assertTrue(System.getProperty("trackwalk.version").startsWith("0.1.0"));
    // Gson comes with the command line, which is not in the bundles of this test.
    for (String library : List.of("SWT ", "LWJGL ", "JOML ", "Java ")) {
      assertTrue(System.getProperty("trackwalk.libraries").contains(library), library);
    }
  }

  @Test
  void startsWithoutAnErrorInTheLog() throws IOException {
    Path log = Platform.getLogFileLocation().toPath();
    List<String> errors =
        Files.exists(log)
            ? Files.readAllLines(log).stream().filter(line -> line.matches(ERROR_ENTRY)).toList()
            : List.of();
    assertEquals(List.of(), errors);
  }
}
