package org.trackwalk.eclipse.help;

import java.lang.reflect.InvocationTargetException;
import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.handlers.HandlerUtil;
import org.eclipse.ui.ide.IDE;

/** Makes the example project if need be and opens its level. */
public final class OpenExample extends AbstractHandler {

  @Override
  public Object execute(ExecutionEvent event) throws ExecutionException {
    IWorkbenchWindow window = HandlerUtil.getActiveWorkbenchWindowChecked(event);
    IFile[] level = new IFile[1];
    try {
      window
          .getWorkbench()
          .getProgressService()
          .busyCursorWhile(
              monitor -> {
                try {
                  level[0] = new ExampleProject(ResourcesPlugin.getWorkspace()).open(monitor);
                } catch (CoreException e) {
                  throw new InvocationTargetException(e);
                }
              });
      IWorkbenchPage page = window.getActivePage();
      if (page != null) {
        IDE.openEditor(page, level[0]);
      }
    } catch (InvocationTargetException e) {
      throw new ExecutionException(e.getCause().getMessage(), e.getCause());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (PartInitException e) {
      throw new ExecutionException(e.getMessage(), e);
    }
    return null;
  }
}
