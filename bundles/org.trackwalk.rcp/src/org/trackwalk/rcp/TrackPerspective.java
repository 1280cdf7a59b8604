package org.trackwalk.rcp;

import org.eclipse.ui.IPageLayout;
import org.eclipse.ui.IPerspectiveFactory;

/**
 * The files of the levels on the left, the findings below: a designer reads a line and opens what
 * it names.
 */
public final class TrackPerspective implements IPerspectiveFactory {

  /** Share of the window's width that the files take. */
  private static final float FILES_WIDTH = 0.25f;

  /** Share of the window's height that is left to the editors above the findings. */
  private static final float EDITOR_HEIGHT = 0.65f;

  @Override
  public void createInitialLayout(IPageLayout layout) {
    String editors = layout.getEditorArea();
    layout.addView(IPageLayout.ID_PROJECT_EXPLORER, IPageLayout.LEFT, FILES_WIDTH, editors);
    layout.addView(IPageLayout.ID_PROBLEM_VIEW, IPageLayout.BOTTOM, EDITOR_HEIGHT, editors);
    layout.addView(
        IPageLayout.ID_PROP_SHEET,
        IPageLayout.BOTTOM,
        EDITOR_HEIGHT,
        IPageLayout.ID_PROJECT_EXPLORER);
  }
}
