package org.trackwalk.eclipse.viewer.state;

import org.eclipse.core.runtime.ListenerList;
import org.eclipse.jface.util.SafeRunnable;
import org.eclipse.jface.viewers.ISelection;
import org.eclipse.jface.viewers.ISelectionChangedListener;
import org.eclipse.jface.viewers.ISelectionProvider;
import org.eclipse.jface.viewers.SelectionChangedEvent;
import org.eclipse.jface.viewers.StructuredSelection;

/** What the workbench hears of the selection in one of our parts. */
public final class ShownSelection implements ISelectionProvider {

  private final ListenerList<ISelectionChangedListener> listeners = new ListenerList<>();
  private ISelection selection = StructuredSelection.EMPTY;

  @Override
  public void addSelectionChangedListener(ISelectionChangedListener listener) {
    listeners.add(listener);
  }

  @Override
  public ISelection getSelection() {
    return selection;
  }

  @Override
  public void removeSelectionChangedListener(ISelectionChangedListener listener) {
    listeners.remove(listener);
  }

  @Override
  public void setSelection(ISelection changed) {
    selection = changed;
    SelectionChangedEvent event = new SelectionChangedEvent(this, changed);
    for (ISelectionChangedListener listener : listeners) {
      SafeRunnable.run(() -> listener.selectionChanged(event));
    }
  }
}
