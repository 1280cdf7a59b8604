package org.trackwalk.eclipse.viewer.editor;

import java.nio.file.FileSystemNotFoundException;
import java.nio.file.Path;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.ui.IEditorInput;
import org.eclipse.ui.IURIEditorInput;
import org.eclipse.ui.ide.ResourceUtil;
import org.eclipse.ui.part.FileEditorInput;
import org.trackwalk.eclipse.core.open.OpenedTracks;

/** Files that come from outside of the workspace: shown as they are, without a project. */
final class Arrived {

  private Arrived() {}

  /** The input to show in place of one that is in no project; itself where nothing can be done. */
  static IEditorInput of(IEditorInput input) {
    if (ResourceUtil.getFile(input) != null || !(input instanceof IURIEditorInput outside)) {
      return input;
    }
    try {
      Path path = Path.of(outside.getURI());
      IResource known = OpenedTracks.known(path).orElse(null);
      IResource shown = known == null ? OpenedTracks.open(path, null) : known;
      return shown instanceof IFile file ? new FileEditorInput(file) : input;
    } catch (CoreException | IllegalArgumentException | FileSystemNotFoundException e) {
      return input; // the editor says that it is in no project
    }
  }
}
