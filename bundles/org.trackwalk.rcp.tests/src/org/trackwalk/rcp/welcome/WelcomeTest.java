package org.trackwalk.rcp.welcome;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.intro.IIntroManager;
import org.junit.jupiter.api.Test;

/** The welcome page opens, and every way to begin leads to something that is there. */
class WelcomeTest {

  @Test
  void opensAndCloses() {
    var workbench = PlatformUI.getWorkbench();
    IIntroManager intro = workbench.getIntroManager();
    var part = intro.showIntro(workbench.getActiveWorkbenchWindow(), false);
    assertInstanceOf(Welcome.class, part);
    assertTrue(intro.closeIntro(part));
  }

  @Test
  void everyBeginningIsThere() {
    for (Beginning beginning : Beginning.ALL) {
      assertTrue(beginning.isThere(), beginning.title());
    }
    assertEquals(
        List.of("folder", "scene"),
        Beginning.ALL.stream()
            .map(Beginning::command)
            .filter(command -> command.contains(".ui.wizard."))
            .map(command -> command.replaceAll(".*\\.|\\)", ""))
            .toList());
  }
}
