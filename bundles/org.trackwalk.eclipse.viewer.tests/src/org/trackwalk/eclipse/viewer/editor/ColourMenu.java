package org.trackwalk.eclipse.viewer.editor;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Listener;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.MenuItem;
import org.eclipse.swt.widgets.ToolBar;
import org.eclipse.swt.widgets.ToolItem;
import org.trackwalk.eclipse.viewer.stage.Stage;

/** The menu of colours above a view. */
public final class ColourMenu {

  private ColourMenu() {}

  /** What it offers, as the button opens it. */
  public static List<String> of(Stage stage) {
    Control view = stage.control();
    ToolItem button = button(view.getParent());
    List<String> texts = new ArrayList<>();
    Listener shown =
        event -> {
          if (event.widget instanceof Menu menu) {
            Arrays.stream(menu.getItems()).map(MenuItem::getText).forEach(texts::add);
            view.getDisplay().asyncExec(() -> hide(menu));
          }
        };
    view.getDisplay().addFilter(SWT.Show, shown);
    try {
      button.notifyListeners(SWT.Selection, new Event());
      EditorBench.pump(() -> !texts.isEmpty());
    } finally {
      view.getDisplay().removeFilter(SWT.Show, shown);
    }
    EditorBench.pumpFor(100);
    return texts;
  }

  private static void hide(Menu menu) {
    if (!menu.isDisposed()) {
      menu.setVisible(false);
    }
  }

  private static ToolItem button(Composite body) {
    for (Control bar : body.getChildren()) {
      if (bar instanceof Composite row) {
        for (Control child : row.getChildren()) {
          if (child instanceof ToolBar tools) {
            return Arrays.stream(tools.getItems())
                .filter(item -> item.getText().equals("Colours"))
                .findFirst()
                .orElseThrow();
          }
        }
      }
    }
    throw new AssertionError("no bar above the view");
  }
}
