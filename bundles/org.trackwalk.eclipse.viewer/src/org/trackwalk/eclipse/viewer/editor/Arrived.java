package org.trackwalk.eclipse.viewer.editor;

import java.nio.file.FileSystemNotFoundException;
import java.nio.file.Path;
import java.util.Optional;
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

  /** The file that an input is in the workspace, as it is: nothing is made or read for it. */
  static Optional<IFile> known(IEditorInput input) {
    IFile file = ResourceUtil.getFile(input);
    if (file != null || !(input instanceof IURIEditorInput outside)) {
      return Optional.ofNullable(file);
    }
    try {
      return OpenedTracks.known(Path.of(outside.getURI()))
          .filter(IFile.class::isInstance)
          .map(IFile.class::cast);
    } catch (IllegalArgumentException | FileSystemNotFoundException e) {
      return Optional.empty();
    }
  }

  /** The input to show in place of one that is in no project; itself where nothing can be done. */
  static IEditorInput of(IEditorInput input) {
    if (ResourceUtil.getFile(input) != null || !(input instanceof IURIEditorInput outside)) {
      return input;
    }
    Optional<IFile> known = known(input);
    if (known.isPresent()) {
      return new FileEditorInput(known.get());
    }
    try {
      IResource shown = OpenedTracks.openSoon(Path.of(outside.getURI()));
      return shown instanceof IFile file ? new FileEditorInput(file) : input;
    } catch (CoreException | IllegalArgumentException | FileSystemNotFoundException e) {
      return input; // the editor says that it is in no project
    }
  }
}
