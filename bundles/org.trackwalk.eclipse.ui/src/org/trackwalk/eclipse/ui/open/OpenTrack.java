package org.trackwalk.eclipse.ui.open;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.core.runtime.IConfigurationElement;
import org.eclipse.core.runtime.IExecutableExtension;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.DirectoryDialog;
import org.eclipse.swt.widgets.FileDialog;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.handlers.HandlerUtil;
import org.trackwalk.eclipse.core.open.RecentTracks;
import org.trackwalk.io.formats.Importers;

/** <em>Open Track</em> and <em>Open Folder</em>: what is chosen is shown at once. */
public final class OpenTrack extends AbstractHandler implements IExecutableExtension {

  /** Path on disk; where it is missing, it is asked for. */
  public static final String PATH = "org.trackwalk.eclipse.ui.open.path";

  private boolean folder;

  /** In plugin.xml {@code folder} stands behind the class for whole folders. */
  @Override
  public void setInitializationData(IConfigurationElement element, String name, Object data) {
    folder = "folder".equals(data);
  }

  @Override
  public Object execute(ExecutionEvent event) throws ExecutionException {
    IWorkbenchWindow window = HandlerUtil.getActiveWorkbenchWindowChecked(event);
    String named = event.getParameter(PATH);
    List<Path> paths =
        named != null
            ? List.of(Path.of(named))
            : folder ? askFolder(window.getShell()) : askFiles(window.getShell());
    if (!paths.isEmpty()) {
      TrackOpening.open(window, paths);
    }
    return null;
  }

  private static List<Path> askFolder(Shell shell) {
    DirectoryDialog dialog = new DirectoryDialog(shell);
    dialog.setText("Open folder");
    dialog.setMessage("A folder with the exported meshes of a track; they stay where they are");
    dialog.setFilterPath(near());
    String chosen = dialog.open();
    return chosen == null ? List.of() : List.of(Path.of(chosen));
  }

  private static List<Path> askFiles(Shell shell) {
    FileDialog dialog = new FileDialog(shell, SWT.OPEN | SWT.MULTI);
    dialog.setText("Open track");
    List<String> endings = new ArrayList<>();
    for (String ending : Importers.extensions()) {
      endings.add("*." + ending);
    }
    dialog.setFilterNames(new String[] {"Meshes and manifests", "All files (scenes of games)"});
    dialog.setFilterExtensions(new String[] {String.join(";", endings) + ";*.trackwalk.json", "*"});
    dialog.setFilterPath(near());
    if (dialog.open() == null) {
      return List.of();
    }
    List<Path> paths = new ArrayList<>();
    for (String name : dialog.getFileNames()) {
      paths.add(Path.of(dialog.getFilterPath(), name));
    }
    return paths;
  }

  /** Where the last track came from. */
  private static String near() {
    List<Path> recent = RecentTracks.all();
    Path folder = recent.isEmpty() ? null : recent.get(0).getParent();
    return folder == null ? System.getProperty("user.home") : folder.toString();
  }
}
