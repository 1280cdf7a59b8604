package org.trackwalk.eclipse.core.change;

import java.util.List;
import java.util.Set;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IResourceRuleFactory;
import org.eclipse.core.resources.IWorkspace;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.jobs.ISchedulingRule;
import org.eclipse.core.runtime.jobs.MultiRule;
import org.trackwalk.eclipse.core.TrackwalkCore;
import org.trackwalk.eclipse.core.check.CheckRequest;
import org.trackwalk.eclipse.core.level.TrackLevel;

/**
 * A change of manifests. They stay in the workspace's local history too.
 *
 * @param label for the undo history
 * @param level that is checked afterwards
 * @param levelBefore the level that it is without the change; differs when a manifest is created
 * @param texts at least one
 */
record TextChange(String label, TrackLevel level, TrackLevel levelBefore, List<FileText> texts)
    implements LevelChange {

  @Override
  public List<IFile> files() {
    return texts.stream().map(FileText::file).toList();
  }

  @Override
  public void apply(IProgressMonitor monitor) throws CoreException {
    run(
        inner -> {
          for (FileText text : texts) {
            text.expect(text.before());
          }
          for (FileText text : texts) {
            text.apply(inner);
          }
        },
        monitor);
    recheck(level, files());
  }

  @Override
  public void undo(IProgressMonitor monitor) throws CoreException {
    run(
        inner -> {
          for (FileText text : texts) {
            text.expect(text.after());
          }
          for (FileText text : texts) {
            text.undo(inner);
          }
        },
        monitor);
    recheck(levelBefore, files());
  }

  private void run(ICoreRunnable work, IProgressMonitor monitor) throws CoreException {
    IWorkspace workspace = ResourcesPlugin.getWorkspace();
    IResourceRuleFactory rules = workspace.getRuleFactory();
    ISchedulingRule rule = null;
    for (FileText text : texts) {
      IResource file = text.file();
      rule = MultiRule.combine(rule, rules.createRule(file));
      rule = MultiRule.combine(rule, rules.modifyRule(file));
    }
    workspace.run(work, rule, IWorkspace.AVOID_UPDATE, monitor);
  }

  private static void recheck(TrackLevel now, List<IFile> files) {
    TrackwalkCore.book().check(now, CheckRequest.changed(Set.copyOf(files)));
  }
}
