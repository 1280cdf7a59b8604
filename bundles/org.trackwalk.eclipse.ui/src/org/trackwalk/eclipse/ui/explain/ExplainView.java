package org.trackwalk.eclipse.ui.explain;

import java.util.Map;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jface.viewers.ISelection;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.ui.ISelectionListener;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchPart;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.part.ViewPart;
import org.trackwalk.eclipse.ui.marker.TrackMarker;
import org.trackwalk.eclipse.ui.page.PageText;
import org.trackwalk.eclipse.ui.problems.FrontLevel;
import org.trackwalk.eclipse.ui.problems.TrackProblemsView;
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

  private final ISelectionListener selection = this::selected;
  private PageText text;
  private Map<String, byte[]> pictures = Map.of();
  private IMarker explained;
  private String level = "";
  private String last = "";
  private Job running;
  private Runnable front = () -> {};

  @Override
  public void createPartControl(Composite parent) {
    text = new PageText(parent, target -> pictures.get(target), this::follow);
    PlatformUI.getWorkbench().getHelpSystem().setHelp(text.control(), HELP);
    WorkbenchUndo.offer(getViewSite());
    text.show(EMPTY);
    getSite().getPage().addPostSelectionListener(selection);
    front = FrontLevel.follow(getSite().getPage(), this::inFront);
  }

  /**
   * A finding of a level that has gone behind another is not explained any more; one that was
   * behind already when it was chosen is.
   */
  private void inFront(String anchor) {
    if (anchor.isEmpty() || anchor.equals(last)) {
      return;
    }
    last = anchor;
    if (!anchor.equals(level)) {
      leave();
    }
  }

  private void leave() {
    if (explained != null) {
      stop();
      explained = null;
      pictures = Map.of();
      text.show(EMPTY);
    }
  }

  private void stop() {
    if (running != null) {
      running.cancel();
    }
  }

  /** Explains a finding; until that is ready its name stands here, and nothing of another. */
  public Job explain(IMarker marker) {
    stop();
    explained = marker;
    level = new TrackMarker(marker).anchor();
    pictures = Map.of();
    text.show("# " + new TrackMarker(marker).message() + "\n\nIs being explained \u2026");
    running = Explanations.of(marker, page -> show(marker, page), why -> fail(marker, why));
    return running;
  }

  private void show(IMarker marker, ExplainedFinding finding) {
    if (!text.control().isDisposed() && marker.equals(explained)) {
      pictures = finding.pictures();
      text.show(finding.page());
    }
  }

  private void fail(IMarker marker, String why) {
    if (!text.control().isDisposed() && marker.equals(explained)) {
      text.show("# " + new TrackMarker(marker).message() + "\n\n" + why);
    }
  }

  /** Another finding is chosen while this is seen. */
  private void selected(IWorkbenchPart part, ISelection chosen) {
    if (part == this || !(chosen instanceof IStructuredSelection some) || some.size() != 1) {
      return;
    }
    IMarker marker = Adapters.adapt(some.getFirstElement(), IMarker.class);
    boolean finding = TrackMarker.is(marker);
    if (!finding && part instanceof TrackProblemsView) {
      leave();
    }
    if (finding && !marker.equals(explained) && getSite().getPage().isPartVisible(this)) {
      explain(marker);
    }
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
  public void dispose() {
    getSite().getPage().removePostSelectionListener(selection);
    front.run();
    stop();
    super.dispose();
  }

  @Override
  public void setFocus() {
    text.control().setFocus();
  }
}
