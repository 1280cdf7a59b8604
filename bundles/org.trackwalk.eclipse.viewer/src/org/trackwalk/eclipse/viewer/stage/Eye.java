package org.trackwalk.eclipse.viewer.stage;

import org.eclipse.swt.widgets.Control;
import org.trackwalk.eclipse.viewer.camera.CameraPose;
import org.trackwalk.eclipse.viewer.camera.Flight;

/** The eye of a view: where it is, and its flights, which redraw the view until they are over. */
public final class Eye {

  /** Seconds of a flight. */
  public static final double FLIGHT = 0.5;

  private static final int FRAME_MILLIS = 15;
  private static final double NANOS = 1e9;

  private final Control canvas;
  private CameraPose pose = new CameraPose(0, 0, 0, 100, Math.toRadians(30), Math.toRadians(35));
  private Flight flight;
  private long started;

  /** An eye whose flights redraw a control. */
  public Eye(Control canvas) {
    this.canvas = canvas;
  }

  /** Where it is now. */
  public CameraPose pose() {
    if (flight != null) {
      double elapsed = (System.nanoTime() - started) / NANOS;
      pose = flight.at(elapsed);
      if (flight.over(elapsed)) {
        flight = null;
      }
    }
    return pose;
  }

  /** Where it is, or will be when it has landed. */
  public CameraPose goal() {
    return flight == null ? pose : flight.end();
  }

  /** True while it flies. */
  public boolean flying() {
    return flight != null;
  }

  /** Is there at once; a flight is over. */
  public void put(CameraPose there) {
    flight = null;
    pose = there;
    canvas.redraw();
  }

  /** Flies there. */
  public void fly(CameraPose there, double seconds) {
    CameraPose from = pose();
    flight = new Flight(from, there, seconds);
    started = System.nanoTime();
    step();
  }

  private void step() {
    if (canvas.isDisposed()) {
      return;
    }
    canvas.redraw();
    if (flight != null) {
      canvas.getDisplay().timerExec(FRAME_MILLIS, this::step);
    }
  }
}
