package org.trackwalk.eclipse.viewer.editor;

import java.util.Optional;
import org.eclipse.core.resources.IFile;
import org.eclipse.ui.IEditorInput;
import org.eclipse.ui.IEditorMatchingStrategy;
import org.eclipse.ui.IEditorReference;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.ide.ResourceUtil;
import org.trackwalk.eclipse.core.TrackwalkCore;
import org.trackwalk.eclipse.core.check.LevelBook;
import org.trackwalk.eclipse.core.check.LevelPart;
import org.trackwalk.eclipse.core.level.Levels;
import org.trackwalk.eclipse.core.level.TrackLevel;

/**
 * Files that are checked as one share one editor: those of a level, unless it falls into parts that
 * have nothing to do with each other.
 */
public final class SameLevel implements IEditorMatchingStrategy {

  @Override
  public boolean matches(IEditorReference editor, IEditorInput input) {
    IFile asked = Arrived.known(input).orElse(null);
    try {
      IFile open = ResourceUtil.getFile(editor.getEditorInput());
      if (asked == null || open == null) {
        return false;
      }
      Optional<TrackLevel> level = Levels.of(open);
      return asked.equals(open)
          || level.isPresent()
              && level.equals(Levels.of(asked))
              && together(level.get(), open, asked);
    } catch (PartInitException e) {
      return false; // an editor of a plug-in that is gone
    }
  }

  /** Whether two files of a level are in one part of it, as far as is known. */
  private static boolean together(TrackLevel level, IFile one, IFile other) {
    LevelBook book = TrackwalkCore.book();
    if (book.state(level).parts().size() < 2) {
      return true;
    }
    Optional<String> first = book.part(level, one).map(LevelPart::name);
    Optional<String> second = book.part(level, other).map(LevelPart::name);
    return first.equals(second) || first.isEmpty() || second.isEmpty();
  }
}
