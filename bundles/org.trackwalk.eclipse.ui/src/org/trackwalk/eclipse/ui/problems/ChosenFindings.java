package org.trackwalk.eclipse.ui.problems;

import java.util.LinkedHashSet;
import java.util.Set;
import org.eclipse.core.runtime.ListenerList;
import org.eclipse.jface.viewers.IPostSelectionProvider;
import org.eclipse.jface.viewers.ISelection;
import org.eclipse.jface.viewers.ISelectionChangedListener;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.viewers.SelectionChangedEvent;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.viewers.TreeViewer;

/**
 * The selection of the view as menus, keys and other views see it: the line of findings that are
 * alike is the worst of them.
 */
final class ChosenFindings implements IPostSelectionProvider {

  private final TreeViewer viewer;
  private final FoldedRows rows;
  private final ListenerList<ISelectionChangedListener> now = new ListenerList<>();
  private final ListenerList<ISelectionChangedListener> later = new ListenerList<>();

  ChosenFindings(TreeViewer viewer, FoldedRows rows) {
    this.viewer = viewer;
    this.rows = rows;
    viewer.addSelectionChangedListener(event -> tell(now));
    viewer.addPostSelectionChangedListener(event -> tell(later));
  }

  @Override
  public ISelection getSelection() {
    IStructuredSelection selection = viewer.getStructuredSelection();
    Set<Object> chosen = new LinkedHashSet<>();
    for (Object row : selection) {
      chosen.add(rows.chosen(row));
    }
    return new StructuredSelection(chosen.toArray());
  }

  @Override
  public void setSelection(ISelection selection) {
    viewer.setSelection(selection, true);
  }

  @Override
  public void addSelectionChangedListener(ISelectionChangedListener listener) {
    now.add(listener);
  }

  @Override
  public void removeSelectionChangedListener(ISelectionChangedListener listener) {
    now.remove(listener);
  }

  @Override
  public void addPostSelectionChangedListener(ISelectionChangedListener listener) {
    later.add(listener);
  }

  @Override
  public void removePostSelectionChangedListener(ISelectionChangedListener listener) {
    later.remove(listener);
  }

  private void tell(ListenerList<ISelectionChangedListener> listeners) {
    SelectionChangedEvent event = new SelectionChangedEvent(this, getSelection());
    for (ISelectionChangedListener listener : listeners) {
      listener.selectionChanged(event);
    }
  }
}
