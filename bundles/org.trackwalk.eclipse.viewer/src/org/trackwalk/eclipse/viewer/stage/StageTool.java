package org.trackwalk.eclipse.viewer.stage;

/** Takes the left button from the navigation, for instance to place a probe and drag it. */
public interface StageTool {

  /**
   * The left button goes down.
   *
   * @return true to take the whole gesture until the button goes up; false leaves it to the
   *     navigation
   */
  boolean down(int x, int y, int keys);

  /** The mouse moves while the gesture is the tool's. */
  void drag(int x, int y);

  /** The gesture ends. */
  void up(int x, int y);
}
