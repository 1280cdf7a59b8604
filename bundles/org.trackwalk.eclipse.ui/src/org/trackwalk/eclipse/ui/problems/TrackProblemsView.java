package org.trackwalk.eclipse.ui.problems;

import org.eclipse.swt.widgets.Composite;
import org.eclipse.ui.IActionBars;
import org.eclipse.ui.IMemento;
import org.eclipse.ui.IViewSite;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.views.markers.MarkerSupportView;

/** All findings of all levels in the workspace, the worst first. */
public final class TrackProblemsView extends MarkerSupportView {

  /** Id of the view. */
  public static final String ID = "org.trackwalk.eclipse.ui.problems";

  private static final String GENERATOR = "org.trackwalk.eclipse.ui.generator";

  /** Made by the platform. */
  public TrackProblemsView() {
    super(GENERATOR);
  }

  @Override
  public void init(IViewSite site, IMemento memento) throws PartInitException {
    FreeGrouping.install(GENERATOR);
    ShownStore.write(ShownStore.read());
    super.init(site, memento);
  }

  @Override
  public void createPartControl(Composite parent) {
    super.createPartControl(parent);
    IActionBars bars = getViewSite().getActionBars();
    bars.getToolBarManager().removeAll();
    new ShownActions().fill(bars);
    bars.updateActionBars();
  }
}
