package org.trackwalk.eclipse.viewer;

import java.util.Optional;

/**
 * An open level as others use it: the adapter {@code LevelView.class} of the level editor. All
 * methods are called in the user interface's thread; what is asked for while the level is still
 * being read happens as soon as it is there.
 */
public interface LevelView {

  /** Id of the editor that shows a level in 3D. */
  String EDITOR_ID = "org.trackwalk.eclipse.viewer.editor";

  /** Id of the context menu on the 3D view; {@code popup:} locations of menus take it. */
  String POPUP_ID = "org.trackwalk.eclipse.viewer.popup";

  /**
   * Moves the eye to a place, in one flight of half a second at most.
   *
   * @param x level coordinates, metres, Y up; likewise y and z
   * @param size metres that shall be seen around the place; 0 for the usual
   */
  void flyTo(double x, double y, double z, double size);

  /**
   * Selects a finding, flies to it and labels it.
   *
   * @param fingerprint of the finding, or of one that was folded into it
   * @return false when the level is there and has no such finding
   */
  boolean show(String fingerprint);

  /**
   * Selects a finding and labels it; the eye stays where it is. Nothing is selected any more when
   * the level is there and has no light of such a finding.
   *
   * @param fingerprint of the finding, or of one that was folded into it; empty for none
   */
  void select(String fingerprint);

  /** What is selected; empty when nothing is. */
  Optional<LevelPlace> selection();
}
