package org.trackwalk.eclipse.ui.change;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.MenuItem;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.IMarkerResolution;
import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.views.markers.WorkbenchMarkerResolution;
import org.trackwalk.report.format.Numbers;

/** The ways to deal with findings, one below the other; the keyboard chooses. */
public final class QuickFixMenu {

  private QuickFixMenu() {}

  /**
   * A menu of the ways to deal with the first finding; what can be done with the others in the same
   * way is done with them too.
   *
   * @return not yet visible; it goes when it has been closed. Null when there is nothing to do
   */
  public static Menu of(Shell shell, List<IMarker> markers) {
    if (markers.isEmpty()) {
      return null;
    }
    IMarker first = markers.get(0);
    Menu menu = new Menu(shell, SWT.POP_UP);
    for (IMarkerResolution way : IDE.getMarkerHelpRegistry().getResolutions(first)) {
      List<IMarker> all = new ArrayList<>(List.of(first));
      if (way instanceof WorkbenchMarkerResolution several) {
        all.addAll(Arrays.asList(several.findOtherMarkers(markers.toArray(IMarker[]::new))));
      }
      MenuItem item = new MenuItem(menu, SWT.PUSH);
      item.setText(
          way.getLabel()
              + (all.size() == 1 ? "" : " (" + Numbers.counted(all.size(), "finding") + ")"));
      item.addListener(SWT.Selection, event -> go(way, all));
    }
    if (menu.getItemCount() == 0) {
      menu.dispose();
      return null;
    }
    // The choice is told after the menu has closed.
    menu.addListener(SWT.Hide, event -> shell.getDisplay().asyncExec(menu::dispose));
    return menu;
  }

  private static void go(IMarkerResolution way, List<IMarker> findings) {
    if (way instanceof WorkbenchMarkerResolution several) {
      several.run(findings.toArray(IMarker[]::new), new NullProgressMonitor());
    } else {
      way.run(findings.get(0));
    }
  }
}
