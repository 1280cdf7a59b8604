package org.trackwalk.eclipse.viewer.stage;

import java.util.Optional;
import java.util.function.Consumer;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.widgets.Control;
import org.trackwalk.eclipse.viewer.pick.SurfaceHit;

/** Where a level is shown: in 3D, or as a plan when there is no OpenGL. */
public interface Stage {

  /** The widget. */
  Control control();

  /** The eye. */
  Eye eye();

  /** How to move in it, one line. */
  String hint();

  /** A text in the middle of the view; empty for none. */
  void message(String text);

  /** Flies to where all of the road is seen. */
  void frameAll();

  /** Flies to what is selected. */
  void frameSelection();

  /**
   * Flies to a place.
   *
   * @param size metres to be seen; 0 for the usual
   */
  void flyTo(double x, double y, double z, double size);

  /**
   * Flies to where all of a box is seen.
   *
   * @param box least x, y and z, then the largest, metres
   */
  default void flyToBox(double[] box) {
    double size = Math.hypot(Math.hypot(box[3] - box[0], box[4] - box[1]), box[5] - box[2]);
    flyTo((box[0] + box[3]) / 2, (box[1] + box[4]) / 2, (box[2] + box[5]) / 2, Math.max(1, size));
  }

  /** The surface under a pixel. */
  Optional<SurfaceHit> surfaceAt(int x, int y);

  /** Selects what is under a pixel: a finding, else the surface, else nothing. */
  void selectAt(int x, int y);

  /** Asks somebody before a click selects: true takes it. Null asks nobody. */
  void clicks(Clicks taker);

  /** Who may take a click. */
  @FunctionalInterface
  interface Clicks {

    /** A click with the left button; true when it is taken. */
    boolean at(int x, int y);
  }

  /**
   * What is shown, as a picture of another size, with labels and legend.
   *
   * @param width pixels; likewise height
   */
  ImageData picture(int width, int height);

  /** Something in it moves: the next pictures shall be quick ones, until it rests. */
  void moving();

  /** Hears what is under the cursor. */
  void addHoverListener(Consumer<Optional<SurfaceHit>> hover);

  /** Gives the left button to a tool; null gives it back to the navigation. */
  void tool(StageTool tool);
}
