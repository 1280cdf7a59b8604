package org.trackwalk.eclipse.ui.wizard;

import java.util.List;
import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.core.resources.IResource;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.wizard.WizardDialog;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.handlers.HandlerUtil;
import org.trackwalk.eclipse.ui.command.Selected;

/** <em>Import Scene</em>: the wizard for the scene file that is selected. */
public final class ImportScene extends AbstractHandler {

  @Override
  public Object execute(ExecutionEvent event) throws ExecutionException {
    IWorkbenchWindow window = HandlerUtil.getActiveWorkbenchWindowChecked(event);
    List<IResource> resources = Selected.of(event).resources();
    SceneWizard wizard = new SceneWizard();
    wizard.init(
        window.getWorkbench(),
        resources.isEmpty()
            ? StructuredSelection.EMPTY
            : new StructuredSelection(resources.get(0)));
    new WizardDialog(window.getShell(), wizard).open();
    return null;
  }
}
