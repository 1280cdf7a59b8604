package org.trackwalk.eclipse.ui.wizard;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.wizard.Wizard;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IExportWizard;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.ide.ResourceUtil;
import org.trackwalk.eclipse.core.level.Levels;
import org.trackwalk.eclipse.core.level.TrackLevel;
import org.trackwalk.eclipse.ui.command.ExportedFiles;
import org.trackwalk.eclipse.ui.command.ReportFile;

/** <em>Export findings</em>: reports of levels, for people, Blender and other programs. */
public final class ExportWizard extends Wizard implements IExportWizard {

  private final Set<TrackLevel> chosen = new LinkedHashSet<>();
  private ExportPage page;

  /** Made by the workbench. */
  public ExportWizard() {
    setWindowTitle("Export Findings");
    setNeedsProgressMonitor(true);
  }

  @Override
  public void init(IWorkbench bench, IStructuredSelection selection) {
    for (Object each : selection.toList()) {
      IResource resource = Adapters.adapt(each, IResource.class);
      if (resource != null) {
        chosen.addAll(Levels.allOf(resource));
      }
    }
    if (chosen.isEmpty() && bench.getActiveWorkbenchWindow() != null) {
      IWorkbenchPage open = bench.getActiveWorkbenchWindow().getActivePage();
      IEditorPart editor = open == null ? null : open.getActiveEditor();
      IResource edited = editor == null ? null : ResourceUtil.getFile(editor.getEditorInput());
      if (edited != null) {
        chosen.addAll(Levels.allOf(edited));
      }
    }
  }

  @Override
  public void addPages() {
    page = new ExportPage(chosen);
    addPage(page);
  }

  @Override
  public boolean performFinish() {
    Map<Path, ExportPage.Export> exports = page.exports();
    return Finishing.run(
        getContainer(),
        page,
        (monitor, made) -> { // reports are written anew each time
          SubMonitor work = SubMonitor.convert(monitor, "Exporting findings", exports.size());
          try {
            for (Map.Entry<Path, ExportPage.Export> each : exports.entrySet()) {
              Path file = each.getKey();
              work.subTask(file.getFileName().toString());
              Files.createDirectories(file.getParent());
              ReportFile.write(
                  ReportFile.report(List.of(each.getValue().level()), work.split(1)),
                  each.getValue().format(),
                  file,
                  monitor);
            }
            ExportedFiles.say(exports.keySet());
          } catch (OperationCanceledException e) {
            throw new InterruptedException();
          }
        });
  }
}
