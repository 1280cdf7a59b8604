package org.trackwalk.eclipse.ui.problems;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.jface.viewers.ITreeContentProvider;
import org.eclipse.jface.viewers.ITreeSelection;
import org.eclipse.jface.viewers.SelectionChangedEvent;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.viewers.TreeViewer;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.ui.IActionBars;
import org.eclipse.ui.IMemento;
import org.eclipse.ui.IViewSite;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.statushandlers.StatusManager;
import org.eclipse.ui.views.markers.MarkerSupportView;
import org.trackwalk.eclipse.ui.marker.TrackMarker;
import org.trackwalk.eclipse.ui.show.FindingPlace;

/** All findings of all levels in the workspace, the worst first. */
public final class TrackProblemsView extends MarkerSupportView {

  /** Id of the view. */
  public static final String ID = "org.trackwalk.eclipse.ui.problems";

  private static final String GENERATOR = "org.trackwalk.eclipse.ui.generator";
  private static final String HELP = "org.trackwalk.eclipse.help.problems";

  private boolean linked;
  private Runnable keys = () -> {};

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
    new ShownActions(this).fill(bars);
    bars.updateActionBars();
    viewer().addPostSelectionChangedListener(this::selected);
    PlatformUI.getWorkbench().getHelpSystem().setHelp(viewer().getControl(), HELP);
    keys = TrackKeys.activate(getSite());
    StockEntries.hide(menu());
  }

  /** The context menu. */
  Menu menu() {
    return viewer().getControl().getMenu();
  }

  /** Whether the 3D view follows the selection without a double click. */
  boolean linked() {
    return linked;
  }

  void link(boolean on) {
    linked = on;
  }

  /** The findings in the order in which they stand here, whatever is folded away. */
  public List<IMarker> shown() {
    List<IMarker> markers = new ArrayList<>();
    ITreeContentProvider content = (ITreeContentProvider) viewer().getContentProvider();
    for (Object top : content.getElements(viewer().getInput())) {
      add(markers, top);
      for (Object below : content.getChildren(top)) {
        add(markers, below);
      }
    }
    return markers;
  }

  /** Selects a finding and scrolls to it; nothing happens when it is not shown. */
  public void select(IMarker marker) {
    ITreeContentProvider content = (ITreeContentProvider) viewer().getContentProvider();
    for (Object top : content.getElements(viewer().getInput())) {
      if (marker.equals(marker(top))) {
        viewer().setSelection(new StructuredSelection(top), true);
        return;
      }
      for (Object below : content.getChildren(top)) {
        if (marker.equals(marker(below))) {
          viewer().expandToLevel(top, 1);
          viewer().setSelection(new StructuredSelection(below), true);
          return;
        }
      }
    }
  }

  @Override
  public void dispose() {
    keys.run();
    super.dispose();
  }

  @Override
  protected void openSelectedMarkers() {
    for (Object element : viewer().getStructuredSelection()) {
      IMarker marker = marker(element);
      if (TrackMarker.is(marker)) {
        show(marker, true);
        return;
      }
    }
  }

  private void selected(SelectionChangedEvent event) {
    if (linked && event.getSelection() instanceof ITreeSelection some && some.size() == 1) {
      IMarker marker = marker(some.getFirstElement());
      if (TrackMarker.is(marker)) {
        show(marker, false);
      }
    }
  }

  private void show(IMarker marker, boolean activate) {
    try {
      FindingPlace.show(getSite().getPage(), marker, activate);
    } catch (PartInitException e) {
      StatusManager.getManager().handle(e.getStatus(), StatusManager.SHOW);
    }
  }

  private TreeViewer viewer() {
    return (TreeViewer) getSite().getSelectionProvider();
  }

  private static void add(List<IMarker> markers, Object element) {
    IMarker marker = marker(element);
    if (marker != null) {
      markers.add(marker);
    }
  }

  private static IMarker marker(Object element) {
    return Adapters.adapt(element, IMarker.class);
  }
}
