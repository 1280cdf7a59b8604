package org.trackwalk.rcp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.io.IOException;
import java.lang.reflect.Field;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import org.eclipse.core.commands.ParameterizedCommand;
import org.eclipse.core.runtime.Platform;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.CTabFolder;
import org.eclipse.swt.custom.CTabItem;
import org.eclipse.swt.custom.ScrolledComposite;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.commands.ICommandService;
import org.eclipse.ui.handlers.IHandlerService;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A track with a fault in a small window, in the light theme and in the dark one. */
class WindowTest {

  private static final long LIMIT = 180_000;

  private static final Point SMALL = new Point(1024, 700);

  /** Of text to its ground, as WCAG asks of large text; icons and tabs stand beside. */
  private static final double READABLE = 4.5;

  private static final String LIGHT = "org.eclipse.e4.ui.css.theme.e4_default";
  private static final String DARK = "org.eclipse.e4.ui.css.theme.e4_dark";

  private final Shell shell = PlatformUI.getWorkbench().getWorkbenchWindows()[0].getShell();

  @AfterEach
  void away() throws Exception {
    page().closeAllEditors(false);
    theme(LIGHT);
  }

  private static IWorkbenchPage page() {
    return PlatformUI.getWorkbench().getWorkbenchWindows()[0].getActivePage();
  }

  @Test
  void nothingIsCutOrOutsideInASmallWindow(@TempDir Path folder) throws Exception {
    see(folder, LIGHT);
    List<String> wrong = new ArrayList<>();
    for (Control control : controls(shell)) {
      place(control, wrong);
      text(control, wrong);
    }
    assertEquals(List.of(), wrong);
  }

  @Test
  void allIsReadInTheDark(@TempDir Path folder) throws Exception {
    see(folder, DARK);
    List<String> wrong = new ArrayList<>();
    int dark = 0;
    for (Control control : controls(shell)) {
      boolean text =
          control instanceof Label l && !l.getText().isEmpty()
              || control instanceof Tree
              || control instanceof StyledText
              || control instanceof Text;
      if (text) {
        double there = contrast(control.getForeground(), control.getBackground());
        dark += luminance(control.getBackground()) < 0.18 ? 1 : 0;
        if (there < READABLE) {
          wrong.add(name(control) + ": contrast " + there);
        }
      }
    }
    assertEquals(List.of(), wrong);
    assertTrue(dark >= 4, "only " + dark + " grounds are dark");
  }

  /** A step between two pieces is found, its line is chosen, its rule stands beside it. */
  private void see(Path folder, String theme) throws Exception {
    theme(theme);
    shell.setMaximized(false);
    shell.setSize(SMALL);
    page().resetPerspective();
    open(step(folder));
    Tree list = (Tree) found("the list", c -> c instanceof Tree t && t.getColumnCount() > 5);
    until("a line", () -> list.getItemCount() > 0);
    TreeItem line = list.getItem(0);
    list.setSelection(line);
    Event event = new Event();
    event.item = line;
    list.notifyListeners(SWT.Selection, event);
    until("its rule", () -> controls(shell).stream().anyMatch(WindowTest::tellsOfASeam));
  }

  private static boolean tellsOfASeam(Control control) {
    return control instanceof StyledText page && page.getText().contains("What it finds");
  }

  /** Two halves of a road, the second 20 mm higher. */
  private static Path step(Path folder) throws IOException {
    StringBuilder obj = new StringBuilder();
    int base = 1;
    for (int piece = 0; piece < 2; piece++) {
      obj.append("o road_0").append(piece + 1).append('\n');
      double height = 0.02 * piece;
      for (int row = 0; row <= 10; row++) {
        for (int side = -1; side <= 1; side += 2) {
          obj.append("v ").append(4 * side).append(' ').append(height).append(' ');
          obj.append(20 * piece + 2 * row).append('\n');
        }
      }
      for (int row = 0; row < 10; row++) {
        int at = base + 2 * row;
        obj.append("f ").append(at).append(' ').append(at + 2).append(' ').append(at + 3);
        obj.append("\nf ").append(at).append(' ').append(at + 3).append(' ').append(at + 1);
        obj.append('\n');
      }
      base += 22;
    }
    return Files.writeString(folder.resolve("mine.obj"), obj);
  }

  private static void open(Path file) throws Exception {
    ICommandService commands = PlatformUI.getWorkbench().getService(ICommandService.class);
    IHandlerService handlers = PlatformUI.getWorkbench().getService(IHandlerService.class);
    handlers.executeCommand(
        ParameterizedCommand.generateCommand(
            commands.getCommand("org.trackwalk.eclipse.ui.open"),
            Map.of("org.trackwalk.eclipse.ui.open.path", file.toString())),
        null);
  }

  private void place(Control control, List<String> wrong) {
    Rectangle room = shell.getClientArea();
    Rectangle there = shell.getDisplay().map(control.getParent(), shell, control.getBounds());
    if (there.width > 0
        && there.height > 0
        && !scrolled(control)
        && !room.intersection(there).equals(there)) {
      wrong.add(name(control) + " is at " + there + ", the window is " + room);
    }
  }

  private static boolean scrolled(Control control) {
    for (Composite in = control.getParent(); in != null; in = in.getParent()) {
      if (in instanceof ScrolledComposite || in instanceof StyledText || in instanceof Tree) {
        return true;
      }
    }
    return false;
  }

  private static void text(Control control, List<String> wrong) {
    Point size = control.getSize();
    if (control instanceof Label label && !label.getText().isEmpty()) {
      boolean wraps = (label.getStyle() & SWT.WRAP) != 0;
      Point needed = label.computeSize(wraps ? size.x : SWT.DEFAULT, SWT.DEFAULT);
      if (needed.x > size.x + 1 || needed.y > size.y + 1) {
        wrong.add(name(label) + " has " + size + " and needs " + needed);
      }
    } else if (control instanceof Button button && !button.getText().isEmpty()) {
      Point needed = button.computeSize(SWT.DEFAULT, SWT.DEFAULT);
      if (needed.x > size.x + 1) {
        wrong.add(name(button) + " has " + size + " and needs " + needed);
      }
    } else if (control instanceof CTabFolder folder) {
      for (CTabItem item : folder.getItems()) {
        String drawn = drawn(item);
        if (!item.isShowing() || drawn != null && !drawn.equals(item.getText())) {
          wrong.add("tab " + item.getText() + " is drawn as " + drawn);
        }
      }
    }
  }

  /** What has room on a tab; SWT tells nobody. */
  private static String drawn(CTabItem item) {
    try {
      Field shortened = CTabItem.class.getDeclaredField("shortenedText");
      shortened.setAccessible(true);
      return (String) shortened.get(item);
    } catch (ReflectiveOperationException e) {
      throw new AssertionError(e);
    }
  }

  private static String name(Control control) {
    String text =
        control instanceof Label l
            ? l.getText()
            : control instanceof Button b ? b.getText() : control.getToolTipText();
    return control.getClass().getSimpleName() + " \"" + text + '"';
  }

  private static List<Control> controls(Composite in) {
    List<Control> all = new ArrayList<>();
    for (Control child : in.getChildren()) {
      if (child.isVisible()) {
        all.add(child);
        if (child instanceof Composite below) {
          all.addAll(controls(below));
        }
      }
    }
    return all;
  }

  private Control found(String what, java.util.function.Predicate<Control> fits) {
    List<Control> there = new ArrayList<>();
    until(
        what,
        () -> {
          controls(shell).stream().filter(fits).forEach(there::add);
          return !there.isEmpty();
        });
    return there.get(0);
  }

  private static void until(String what, BooleanSupplier so) {
    Display display = Display.getCurrent();
    long end = System.currentTimeMillis() + LIMIT;
    while (!so.getAsBoolean()) {
      if (System.currentTimeMillis() > end) {
        fail("in vain waited for: " + what);
      }
      if (!display.readAndDispatch()) {
        display.timerExec(20, () -> {});
        display.sleep();
      }
    }
  }

  /** The platform's service for it is in no package that bundles see. */
  private static void theme(String id) throws ReflectiveOperationException {
    Class<?> type =
        Platform.getBundle("org.eclipse.e4.ui.css.swt.theme")
            .loadClass("org.eclipse.e4.ui.css.swt.theme.IThemeEngine");
    Object engine = PlatformUI.getWorkbench().getService(type);
    type.getMethod("setTheme", String.class, boolean.class).invoke(engine, id, false);
    boolean[] come = {false};
    Display.getCurrent().asyncExec(() -> come[0] = true);
    until("the theme", () -> come[0]);
  }

  private static double contrast(Color a, Color b) {
    double lighter = Math.max(luminance(a), luminance(b));
    double darker = Math.min(luminance(a), luminance(b));
    return (lighter + 0.05) / (darker + 0.05);
  }

  /** Relative luminance of sRGB, as WCAG has it. */
  private static double luminance(Color colour) {
    RGB rgb = colour.getRGB();
    return 0.2126 * linear(rgb.red) + 0.7152 * linear(rgb.green) + 0.0722 * linear(rgb.blue);
  }

  private static double linear(int of255) {
    double v = of255 / 255.0;
    return v <= 0.04045 ? v / 12.92 : Math.pow((v + 0.055) / 1.055, 2.4);
  }
}
