package org.trackwalk.eclipse.ui.problems;

import java.util.Set;
import org.eclipse.jface.action.ContributionManager;
import org.eclipse.jface.action.IContributionItem;
import org.eclipse.jface.action.IContributionManagerOverrides;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.swt.widgets.Menu;

/**
 * Leaves entries of the platform's marker views out of our menu: a finding that is deleted by hand
 * is back after the next check, and what <em>Go to Resource</em> does is called <em>Show in
 * 3D</em>; <em>Copy</em> copies all that a line says.
 */
final class StockEntries implements IContributionManagerOverrides {

  private static final Set<String> HIDDEN =
      Set.of(
          "org.eclipse.ui.edit.delete",
          "org.eclipse.ui.navigate.goToResource",
          "org.eclipse.ui.ide.markers.copyDetailsMenu");

  private StockEntries() {}

  static void hide(Menu menu) {
    if (menu != null
        && menu.getData(MenuManager.MANAGER_KEY) instanceof ContributionManager manager) {
      manager.setOverrides(new StockEntries());
    }
  }

  @Override
  public Boolean getVisible(IContributionItem item) {
    return HIDDEN.contains(item.getId()) ? Boolean.FALSE : null;
  }

  @Override
  public Boolean getEnabled(IContributionItem item) {
    return null;
  }

  @Override
  public Integer getAccelerator(IContributionItem item) {
    return null;
  }

  @Override
  public String getAcceleratorText(IContributionItem item) {
    return null;
  }

  @Override
  public String getText(IContributionItem item) {
    return null;
  }
}
