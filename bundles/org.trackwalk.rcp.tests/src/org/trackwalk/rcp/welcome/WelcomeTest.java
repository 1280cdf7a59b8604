package org.trackwalk.rcp.welcome;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.eclipse.swt.custom.ScrolledComposite;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Link;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.intro.IIntroManager;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.trackwalk.eclipse.core.open.RecentTracks;

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

  @Test
  void theLevelsThatWereOpenLastAreOnThePage(@TempDir Path folder) throws IOException {
    Path mesh = Files.writeString(folder.resolve("monza & co.obj"), "");
    RecentTracks.add(mesh);
    RecentTracks.add(folder.resolve("gone.obj"));
    var workbench = PlatformUI.getWorkbench();
    IIntroManager intro = workbench.getIntroManager();
    var window = workbench.getActiveWorkbenchWindow();
    var part = intro.showIntro(window, false);
    List<String> links = new ArrayList<>();
    links(window.getShell(), links);
    intro.closeIntro(part);
    assertTrue(
        links.stream().anyMatch(l -> l.startsWith("<a>monza && co.obj</a>")), links::toString);
    assertTrue(links.stream().noneMatch(l -> l.contains("gone.obj")), links::toString);
  }

  /** Half a window on a small screen: the words end where the page does, and come back wider. */
  @Test
  void inANarrowWindowLinesBreakEarlier() {
    var workbench = PlatformUI.getWorkbench();
    IIntroManager intro = workbench.getIntroManager();
    var window = workbench.getActiveWorkbenchWindow();
    Shell shell = window.getShell();
    Rectangle before = shell.getBounds();
    shell.setMaximized(false);
    shell.setSize(1000, 700);
    var part = intro.showIntro(window, false);
    ScrolledComposite page = page(shell);
    pump(() -> page.getClientArea().width > 800);
    int wide = page.getMinWidth();
    shell.setSize(620, 700);
    pump(() -> page.getClientArea().width < 620);
    assertTrue(page.getMinWidth() <= page.getClientArea().width, page.getMinWidth() + " points");
    shell.setSize(1000, 700);
    pump(() -> page.getClientArea().width > 800);
    assertEquals(wide, page.getMinWidth());
    intro.closeIntro(part);
    shell.setBounds(before);
  }

  private static ScrolledComposite page(Composite in) {
    for (Control child : in.getChildren()) {
      if (child instanceof ScrolledComposite page && !page.isDisposed() && page.isVisible()) {
        return page;
      }
      ScrolledComposite below = child instanceof Composite inner ? page(inner) : null;
      if (below != null) {
        return below;
      }
    }
    return null;
  }

  private static void pump(BooleanSupplier so) {
    Display display = Display.getCurrent();
    long end = System.nanoTime() + 60_000_000_000L;
    while (!so.getAsBoolean()) {
      assertTrue(System.nanoTime() < end, "in vain waited for the window's size");
      if (!display.readAndDispatch()) {
        display.timerExec(20, () -> {});
        display.sleep();
      }
    }
  }

  private static void links(Composite in, List<String> links) {
    for (Control child : in.getChildren()) {
      if (child instanceof Link link) {
        links.add(link.getText());
      } else if (child instanceof Composite below) {
        links(below, links);
      }
    }
  }
}
