package org.trackwalk.eclipse.ui.show;

import java.util.List;
import java.util.Optional;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IEditorReference;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.ide.ResourceUtil;
import org.trackwalk.eclipse.core.TrackwalkCore;
import org.trackwalk.eclipse.core.level.Levels;
import org.trackwalk.eclipse.core.level.TrackLevel;
import org.trackwalk.eclipse.ui.marker.TrackMarker;
import org.trackwalk.eclipse.viewer.LevelView;

/** Shows the place of a finding in the 3D view; the level is opened where it is not. */
public final class FindingPlace {

  /** Around a finding without length so much is seen, metres. */
  private static final double NEAR = 6;

  private FindingPlace() {}

  /**
   * Flies to a finding. Call in the user interface's thread.
   *
   * @param activate whether the 3D view also gets the keyboard
   * @return whether there was something to show
   * @throws PartInitException when the level cannot be opened
   */
  public static boolean show(IWorkbenchPage page, IMarker marker, boolean activate)
      throws PartInitException {
    Optional<TrackLevel> level = TrackwalkCore.book().level(marker);
    if (level.isEmpty()) {
      return false;
    }
    // A level of parts has an editor for each: the one of the marker's file.
    boolean parts = TrackwalkCore.book().state(level.get()).parts().size() > 1;
    IEditorPart editor = parts ? null : editor(page, level.get()).orElse(null);
    if (editor == null) {
      IFile file = parts ? part(level.get(), marker) : file(level.get(), marker);
      if (file == null) {
        return false;
      }
      editor = IDE.openEditor(page, file, LevelView.EDITOR_ID, activate);
    }
    page.bringToTop(editor);
    if (activate) {
      page.activate(editor);
    }
    LevelView view = Adapters.adapt(editor, LevelView.class);
    if (view == null) {
      return false;
    }
    TrackMarker finding = new TrackMarker(marker);
    double[] p = finding.position();
    if (!view.show(finding.fingerprint()) && p != null) {
      view.flyTo(p[0], p[1], p[2], Math.max(NEAR, finding.length()));
    }
    return true;
  }

  /** Lights nothing up any more in the 3D view that is in front. */
  public static void dark(IWorkbenchPage page) {
    LevelView view = front(page);
    if (view != null) {
      view.select("");
    }
  }

  private static LevelView front(IWorkbenchPage page) {
    return Adapters.adapt(page.getActiveEditor(), LevelView.class);
  }

  /**
   * Lights a finding up in the 3D view that is in front; one that shows another level lights
   * nothing up any more.
   */
  public static void light(IWorkbenchPage page, IMarker marker) {
    IEditorPart front = page.getActiveEditor();
    IFile file = front == null ? null : ResourceUtil.getFile(front.getEditorInput());
    LevelView view = front(page);
    Optional<TrackLevel> level = TrackwalkCore.book().level(marker);
    boolean here = file != null && level.filter(Levels.allOf(file)::contains).isPresent();
    if (view != null) {
      view.select(here ? new TrackMarker(marker).fingerprint() : "");
    }
  }

  /** The open 3D view of a level. */
  public static Optional<IEditorPart> editor(IWorkbenchPage page, TrackLevel level) {
    for (IEditorReference reference : page.getEditorReferences()) {
      if (LevelView.EDITOR_ID.equals(reference.getId())) {
        IEditorPart editor = reference.getEditor(true);
        IFile file = editor == null ? null : ResourceUtil.getFile(editor.getEditorInput());
        if (file != null && Levels.allOf(file).contains(level)) {
          return Optional.of(editor);
        }
      }
    }
    return Optional.empty();
  }

  private static IFile part(TrackLevel level, IMarker marker) {
    return marker.getResource() instanceof IFile file ? file : file(level, marker);
  }

  private static IFile file(TrackLevel level, IMarker marker) {
    if (level.anchor() instanceof IFile anchor) {
      return anchor;
    }
    if (marker.getResource() instanceof IFile file) {
      return file;
    }
    List<IFile> files = Levels.files(level);
    return files.isEmpty() ? null : files.get(0);
  }
}
