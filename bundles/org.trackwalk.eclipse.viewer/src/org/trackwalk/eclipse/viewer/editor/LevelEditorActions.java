package org.trackwalk.eclipse.viewer.editor;

import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.operations.UndoRedoActionGroup;
import org.eclipse.ui.part.EditorActionBarContributor;
import org.trackwalk.eclipse.viewer.undo.WorkbenchUndo;

/** What the menus of the window offer while a level in 3D is active. All editors share one. */
public final class LevelEditorActions extends EditorActionBarContributor {

  private UndoRedoActionGroup undo;

  @Override
  public void setActiveEditor(IEditorPart editor) {
    end();
    if (editor != null) {
      undo = WorkbenchUndo.offer(getActionBars(), editor.getSite());
    }
  }

  @Override
  public void dispose() {
    end();
    super.dispose();
  }

  private void end() {
    if (undo != null) {
      undo.dispose();
      undo = null;
    }
  }
}
