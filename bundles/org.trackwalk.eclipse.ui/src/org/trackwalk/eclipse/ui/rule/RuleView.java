package org.trackwalk.eclipse.ui.rule;

import java.util.ArrayDeque;
import java.util.Deque;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IToolBarManager;
import org.eclipse.jface.viewers.ISelection;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.swt.program.Program;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.ui.ISelectionListener;
import org.eclipse.ui.ISharedImages;
import org.eclipse.ui.IWorkbenchPart;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.part.ViewPart;
import org.trackwalk.eclipse.ui.marker.TrackMarker;
import org.trackwalk.eclipse.ui.page.PageText;
import org.trackwalk.eclipse.ui.problems.FrontLevel;
import org.trackwalk.eclipse.ui.problems.TrackProblemsView;
import org.trackwalk.eclipse.viewer.undo.WorkbenchUndo;

/**
 * The page of the rule that the selected finding comes from; links lead on through the handbook.
 */
public final class RuleView extends ViewPart {

  /** Id of the view. */
  public static final String ID = "org.trackwalk.eclipse.ui.rule";

  /** The help of this plug-in's views and markers. */
  private static final String HELP = "org.trackwalk.eclipse.help.rule";

  private final RulePages pages = new RulePages();
  private final Deque<String> before = new ArrayDeque<>();
  private final ISelectionListener selection = this::selected;
  private PageText text;
  private Action back;
  private String shown = "";

  /** The page of the finding that was chosen last, and the anchor of its level. */
  private String chosen = "";

  private String level = "";

  /** The level in front when one was looked for last. */
  private String last = "";

  private Runnable front = () -> {};

  @Override
  public void createPartControl(Composite parent) {
    text =
        new PageText(parent, target -> pages.file(RulePages.resolve(shown, target)), this::follow);
    PlatformUI.getWorkbench().getHelpSystem().setHelp(text.control(), HELP);
    fillToolBar();
    WorkbenchUndo.offer(getViewSite());
    open(RulePages.ALL);
    before.clear();
    back.setEnabled(false);
    getSite().getPage().addPostSelectionListener(selection);
    selected(null, getSite().getPage().getSelection());
    front = FrontLevel.follow(getSite().getPage(), this::inFront);
  }

  /** A finding of a level that has gone behind another is spoken of no more. */
  private void inFront(String anchor) {
    if (anchor.isEmpty() || anchor.equals(last)) {
      return;
    }
    last = anchor;
    if (!anchor.equals(level)) {
      leave();
    }
  }

  /** No finding is chosen any more; a page that was turned to by hand stays. */
  private void leave() {
    if (!chosen.isEmpty() && chosen.equals(shown)) {
      open(RulePages.ALL);
    }
    chosen = "";
  }

  private void fillToolBar() {
    back =
        new Action("Back") {
          @Override
          public void run() {
            if (!before.isEmpty()) {
              shown = "";
              open(before.pop());
            }
          }
        };
    ISharedImages images = PlatformUI.getWorkbench().getSharedImages();
    back.setToolTipText("The page before");
    back.setImageDescriptor(images.getImageDescriptor(ISharedImages.IMG_TOOL_BACK));
    Action all =
        new Action("All rules") {
          @Override
          public void run() {
            open(RulePages.ALL);
          }
        };
    all.setToolTipText("The list of all rules");
    all.setImageDescriptor(images.getImageDescriptor(ISharedImages.IMG_ETOOL_HOME_NAV));
    IToolBarManager bar = getViewSite().getActionBars().getToolBarManager();
    bar.add(back);
    bar.add(all);
  }

  /** Shows the page of a rule. */
  public void showRule(String rule) {
    open(RulePages.path(rule));
  }

  /** What is written on the page that is shown. */
  public String words() {
    return text.words();
  }

  private void open(String path) {
    if (path.equals(shown)) {
      return;
    }
    if (!shown.isEmpty()) {
      before.push(shown);
    }
    shown = path;
    text.show(pages.page(path));
    back.setEnabled(!before.isEmpty());
    String name = path.substring(path.lastIndexOf('/') + 1).replaceAll("\\.md$", "");
    setContentDescription(name.equals("README") ? "All rules" : name);
  }

  private void follow(String target) {
    if (target.contains("://")) {
      Program.launch(target);
    } else {
      String path = RulePages.resolve(shown, target);
      if (path.endsWith(".md") && pages.file(path) != null) {
        open(path);
      }
    }
  }

  private void selected(IWorkbenchPart part, ISelection selected) {
    if (part == this || !(selected instanceof IStructuredSelection some) || some.isEmpty()) {
      return;
    }
    IMarker marker = Adapters.adapt(some.getFirstElement(), IMarker.class);
    if (TrackMarker.is(marker)) {
      TrackMarker finding = new TrackMarker(marker);
      String path = RulePages.path(finding.rule());
      if (!finding.rule().isEmpty()) {
        if (pages.tell(path, finding.message()) && path.equals(shown)) {
          text.show(pages.page(path));
        }
        open(path);
        chosen = path;
        level = finding.anchor();
      }
    } else if (part instanceof TrackProblemsView) {
      leave();
    }
  }

  @Override
  public void setFocus() {
    text.control().setFocus();
  }

  @Override
  public void dispose() {
    getSite().getPage().removePostSelectionListener(selection);
    front.run();
    super.dispose();
  }
}
