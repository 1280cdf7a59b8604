package org.trackwalk.eclipse.viewer.editor;

import java.util.Optional;
import org.eclipse.core.resources.IFile;
import org.eclipse.ui.IEditorInput;
import org.eclipse.ui.IEditorMatchingStrategy;
import org.eclipse.ui.IEditorReference;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.ide.ResourceUtil;
import org.trackwalk.eclipse.core.level.Levels;
import org.trackwalk.eclipse.core.level.TrackLevel;

/** Files of one level share one editor. */
public final class SameLevel implements IEditorMatchingStrategy {

  @Override
  public boolean matches(IEditorReference editor, IEditorInput input) {
    try {
      Optional<TrackLevel> open = level(editor.getEditorInput());
      return open.isPresent() && open.equals(level(input));
    } catch (PartInitException e) {
      return false; // an editor of a plug-in that is gone
    }
  }

  private static Optional<TrackLevel> level(IEditorInput input) {
    IFile file = ResourceUtil.getFile(input);
    return file == null ? Optional.empty() : Levels.of(file);
  }
}
