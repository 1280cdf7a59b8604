package org.trackwalk.eclipse.ui.perspective;

import org.eclipse.ui.IFolderLayout;
import org.eclipse.ui.IPageLayout;
import org.eclipse.ui.IPerspectiveFactory;
import org.eclipse.ui.console.IConsoleConstants;
import org.eclipse.ui.progress.IProgressConstants;
import org.trackwalk.eclipse.ui.explain.ExplainView;
import org.trackwalk.eclipse.ui.problems.TrackProblemsView;
import org.trackwalk.eclipse.ui.rule.RuleView;
import org.trackwalk.eclipse.viewer.drive.DriveView;
import org.trackwalk.eclipse.viewer.probe.ProbeView;
import org.trackwalk.eclipse.viewer.ride.RideView;

/**
 * Files on the left with the level's pieces below, the level in 3D in the middle, the page of the
 * rule on the right, the findings along the bottom: a line, its place, and what it means are seen
 * at once.
 */
public final class TrackPerspective implements IPerspectiveFactory {

  /** Share of the window's width that the files take. */
  private static final float FILES_WIDTH = 0.24f;

  /** Share of the window's height that is left above the findings. */
  private static final float EDITOR_HEIGHT = 0.64f;

  /** Share of the rest of the width that the editors have beside the page of the rule. */
  private static final float EDITOR_WIDTH = 0.66f;

  /** Share of the files' height that is theirs; the pieces have the rest. */
  private static final float FILES_HEIGHT = 0.5f;

  @Override
  public void createInitialLayout(IPageLayout layout) {
    String editors = layout.getEditorArea();
    IFolderLayout bottom =
        layout.createFolder(
            "org.trackwalk.eclipse.ui.bottom", IPageLayout.BOTTOM, EDITOR_HEIGHT, editors);
    bottom.addView(TrackProblemsView.ID);
    bottom.addView(RideView.ID);
    bottom.addView(IConsoleConstants.ID_CONSOLE_VIEW);
    bottom.addView(IProgressConstants.PROGRESS_VIEW_ID);
    bottom.addPlaceholder(ProbeView.ID);
    bottom.addPlaceholder(DriveView.ID);
    bottom.addPlaceholder(IPageLayout.ID_PROBLEM_VIEW);
    layout.addView(IPageLayout.ID_PROJECT_EXPLORER, IPageLayout.LEFT, FILES_WIDTH, editors);
    IFolderLayout pieces =
        layout.createFolder(
            "org.trackwalk.eclipse.ui.pieces",
            IPageLayout.BOTTOM,
            FILES_HEIGHT,
            IPageLayout.ID_PROJECT_EXPLORER);
    pieces.addView(IPageLayout.ID_OUTLINE);
    pieces.addPlaceholder(IPageLayout.ID_PROP_SHEET);
    IFolderLayout right =
        layout.createFolder(
            "org.trackwalk.eclipse.ui.right", IPageLayout.RIGHT, EDITOR_WIDTH, editors);
    right.addView(RuleView.ID);
    right.addPlaceholder(ExplainView.ID);
    shortcuts(layout);
  }

  private static void shortcuts(IPageLayout layout) {
    layout.addShowViewShortcut(TrackProblemsView.ID);
    layout.addShowViewShortcut(RuleView.ID);
    layout.addShowViewShortcut(ExplainView.ID);
    layout.addShowViewShortcut(IPageLayout.ID_PROJECT_EXPLORER);
    layout.addShowViewShortcut(RideView.ID);
    layout.addShowViewShortcut(DriveView.ID);
    layout.addShowViewShortcut(ProbeView.ID);
    layout.addShowViewShortcut(IPageLayout.ID_OUTLINE);
    layout.addShowViewShortcut(IPageLayout.ID_PROP_SHEET);
    layout.addShowViewShortcut(IConsoleConstants.ID_CONSOLE_VIEW);
    layout.addShowViewShortcut(IPageLayout.ID_PROBLEM_VIEW);
    layout.addShowInPart(IPageLayout.ID_PROJECT_EXPLORER);
    layout.addNewWizardShortcut("org.trackwalk.eclipse.ui.wizard.folder");
    layout.addNewWizardShortcut("org.trackwalk.eclipse.ui.wizard.scene");
  }
}
