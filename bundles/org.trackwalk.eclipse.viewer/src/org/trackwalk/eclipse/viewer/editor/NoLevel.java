package org.trackwalk.eclipse.viewer.editor;

import org.eclipse.core.resources.IFile;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.ui.IEditorPart;

/**
 * What an editor shows of a file that has gone while the workbench was closed, or of one that is in
 * no project.
 */
final class NoLevel {

  private NoLevel() {}

  /**
   * The words; where the file has gone, the editor closes.
   *
   * @param file null for one outside of the workspace
   */
  static Composite in(Composite parent, IEditorPart editor, IFile file) {
    String name = editor.getEditorInput().getName();
    Composite body = new Composite(parent, SWT.NONE);
    GridLayoutFactory.swtDefaults().margins(20, 20).applyTo(body);
    Label words = new Label(body, SWT.WRAP);
    words.setText(
        name
            + (file == null
                ? " cannot be opened from where it lies. File > New > Track from Folder brings its"
                    + " folder in."
                : " belongs to no level any more."));
    GridDataFactory.fillDefaults().grab(true, true).applyTo(words);
    if (file != null && !file.exists()) {
      body.getDisplay().asyncExec(() -> editor.getSite().getPage().closeEditor(editor, false));
    }
    return body;
  }
}
