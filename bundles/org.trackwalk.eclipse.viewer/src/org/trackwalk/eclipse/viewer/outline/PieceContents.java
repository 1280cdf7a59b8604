package org.trackwalk.eclipse.viewer.outline;

import org.eclipse.jface.viewers.ITreeContentProvider;

/** Files and their pieces as a tree. */
final class PieceContents implements ITreeContentProvider {

  @Override
  public Object[] getElements(Object input) {
    return input instanceof PieceRows rows ? rows.files().toArray() : new Object[0];
  }

  @Override
  public Object[] getChildren(Object row) {
    return ((PieceRow) row).parts().toArray();
  }

  @Override
  public Object getParent(Object row) {
    return ((PieceRow) row).parent();
  }

  @Override
  public boolean hasChildren(Object row) {
    return !((PieceRow) row).parts().isEmpty();
  }
}
