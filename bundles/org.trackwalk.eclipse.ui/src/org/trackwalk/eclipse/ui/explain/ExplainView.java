package org.trackwalk.eclipse.ui.explain;

import java.util.Map;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.part.ViewPart;
import org.trackwalk.eclipse.ui.page.PageText;
import org.trackwalk.eclipse.ui.rule.RuleView;
import org.trackwalk.eclipse.viewer.undo.WorkbenchUndo;

/** One finding in full. */
public final class ExplainView extends ViewPart {

  /** Id of the view. */
  public static final String ID = "org.trackwalk.eclipse.ui.explain";

  private static final String HELP = "org.trackwalk.eclipse.help.rule";
  private static final String RULE = "rule:";
  private static final String EMPTY =
      "# Explain\n\nChoose a finding in *Track Problems* and *Explain* in its menu: here you see"
          + " its picture, what a car feels there, and why each triangle pushes or not.";

  private PageText text;
  private Map<String, byte[]> pictures = Map.of();

  @Override
  public void createPartControl(Composite parent) {
    text = new PageText(parent, target -> pictures.get(target), this::follow);
    PlatformUI.getWorkbench().getHelpSystem().setHelp(text.control(), HELP);
    WorkbenchUndo.offer(getViewSite());
    text.show(EMPTY);
  }

  void show(ExplainedFinding finding) {
    pictures = finding.pictures();
    text.show(finding.page());
  }

  /** What is written. */
  public String words() {
    return text.words();
  }

  private void follow(String target) {
    if (target.startsWith(RULE)) {
      try {
        IWorkbenchPage page = getSite().getPage();
        ((RuleView) page.showView(RuleView.ID)).showRule(target.substring(RULE.length()));
      } catch (PartInitException e) {
        setContentDescription(e.getMessage());
      }
    }
  }

  @Override
  public void setFocus() {
    text.control().setFocus();
  }
}
