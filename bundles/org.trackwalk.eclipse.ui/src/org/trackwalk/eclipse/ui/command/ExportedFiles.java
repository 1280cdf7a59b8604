package org.trackwalk.eclipse.ui.command;

import java.nio.file.Path;
import java.util.Collection;
import org.eclipse.jface.action.IStatusLineManager;
import org.eclipse.ui.IViewSite;
import org.eclipse.ui.IWorkbenchPart;
import org.eclipse.ui.IWorkbenchPartSite;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.part.EditorPart;
import org.trackwalk.eclipse.ui.console.ExportLinks;
import org.trackwalk.eclipse.ui.console.TrackwalkConsole;

/** Says where an export has gone: a report beside the meshes is easily looked for elsewhere. */
public final class ExportedFiles {

  private ExportedFiles() {}

  /** Says it in the console and in the status line; from any thread. */
  public static void say(Collection<Path> files) {
    if (files.isEmpty() || !PlatformUI.isWorkbenchRunning()) {
      return;
    }
    files.forEach(file -> TrackwalkConsole.println(ExportLinks.BEFORE + file));
    String line = words(files);
    PlatformUI.getWorkbench().getDisplay().asyncExec(() -> inStatusLine(line));
  }

  /** One line for all of them. */
  static String words(Collection<Path> files) {
    Path first = files.iterator().next();
    return files.size() == 1
        ? "Findings exported to " + first
        : files.size() + " files of findings exported to " + first.getParent();
  }

  private static void inStatusLine(String line) {
    IWorkbenchWindow window =
        PlatformUI.isWorkbenchRunning()
            ? PlatformUI.getWorkbench().getActiveWorkbenchWindow()
            : null;
    IWorkbenchPart part = window == null ? null : window.getPartService().getActivePart();
    IWorkbenchPartSite site = part == null ? null : part.getSite();
    IStatusLineManager status = null;
    if (site instanceof IViewSite view) {
      status = view.getActionBars().getStatusLineManager();
    } else if (part instanceof EditorPart editor) {
      status = editor.getEditorSite().getActionBars().getStatusLineManager();
    }
    if (status != null) {
      status.setMessage(line);
    }
  }
}
