package org.trackwalk.eclipse.ui.problems;

import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.IMenuCreator;
import org.eclipse.jface.resource.ResourceLocator;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.ToolItem;
import org.eclipse.ui.IWorkbenchPartSite;
import org.eclipse.ui.internal.views.markers.GroupsContribution;

/** A button whose menu says by what the lines are put together: one click instead of three. */
@SuppressWarnings("restriction")
final class GroupButton extends Action implements IMenuCreator {

  private final IWorkbenchPartSite site;
  private Menu open;

  GroupButton(IWorkbenchPartSite site) {
    super("Group By", IAction.AS_DROP_DOWN_MENU);
    this.site = site;
    setToolTipText("Group by: lines that are like each other, rule, seam, piece, severity …");
    ResourceLocator.imageDescriptorFromBundle(GroupButton.class, "icons/groups.svg")
        .ifPresent(this::setImageDescriptor);
    setMenuCreator(this);
  }

  /** A click beside the arrow opens the menu too. */
  @Override
  public void runWithEvent(Event event) {
    if (event.widget instanceof ToolItem item) {
      var bounds = item.getBounds();
      Menu menu = getMenu(item.getParent());
      menu.setLocation(item.getParent().toDisplay(bounds.x, bounds.y + bounds.height));
      menu.setVisible(true);
    }
  }

  @Override
  public Menu getMenu(Control parent) {
    dispose();
    // The platform's entries are about the view that is active.
    site.getPage().activate(site.getPart());
    open = new Menu(parent);
    GroupsContribution groups = new GroupsContribution();
    groups.fill(open, -1);
    return open;
  }

  @Override
  public Menu getMenu(Menu parent) {
    return null;
  }

  @Override
  public void dispose() {
    if (open != null && !open.isDisposed()) {
      open.dispose();
    }
    open = null;
  }
}
