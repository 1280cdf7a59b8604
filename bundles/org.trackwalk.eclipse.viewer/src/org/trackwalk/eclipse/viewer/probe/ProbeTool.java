package org.trackwalk.eclipse.viewer.probe;

import org.eclipse.swt.graphics.Point;
import org.joml.Vector3d;
import org.trackwalk.contact.query.Explanation;
import org.trackwalk.contact.shape.Pose;
import org.trackwalk.eclipse.viewer.camera.Projection;
import org.trackwalk.eclipse.viewer.pick.SurfaceHit;
import org.trackwalk.eclipse.viewer.stage.Stage;
import org.trackwalk.eclipse.viewer.stage.Stage3D;
import org.trackwalk.eclipse.viewer.stage.StageTool;

/** Takes hold of the probe and drags it over the surface; what is beside it is the navigation's. */
final class ProbeTool implements StageTool {

  private final ProbeDesk desk;
  private final Stage stage;

  /** Pixels from the cursor to the probe's foot, so that it does not jump when it is taken. */
  private int dx;

  private int dy;

  ProbeTool(ProbeDesk desk, Stage stage) {
    this.desk = desk;
    this.stage = stage;
  }

  @Override
  public boolean down(int x, int y, int keys) {
    if (keys != 0 || desk.explanation().isEmpty()) {
      return false;
    }
    dx = 0;
    dy = 0;
    return stage instanceof Stage3D ? meets(x, y) : near(x, y);
  }

  /** Whether the line of sight meets the probe's bounding sphere. */
  private boolean meets(int x, int y) {
    Explanation explanation = desk.explanation().orElseThrow();
    Point size = stage.control().getSize();
    Projection view =
        new Projection(stage.eye().pose(), size.x, size.y, stage.eye().pose().distance());
    Pose pose = explanation.probe().pose();
    Vector3d to = new Vector3d(pose.x(), pose.y(), pose.z()).sub(view.eye());
    Vector3d ray = view.ray(x, y);
    double along = to.dot(ray);
    double reach = desk.setup().reach();
    if (along <= 0 || to.lengthSquared() - along * along > reach * reach) {
      return false;
    }
    Vector3d foot = desk.place().orElseThrow().foot();
    double[] at = new double[3];
    if (view.project(foot.x, foot.y, foot.z, at)) {
      dx = (int) Math.round(at[0]) - x;
      dy = (int) Math.round(at[1]) - y;
    }
    return true;
  }

  /** Seen from above: whether the cursor is over the probe. */
  private boolean near(int x, int y) {
    Vector3d foot = desk.place().orElseThrow().foot();
    return stage
        .surfaceAt(x, y)
        .filter(hit -> Math.hypot(hit.x() - foot.x, hit.z() - foot.z) <= desk.setup().reach())
        .isPresent();
  }

  @Override
  public void drag(int x, int y) {
    SurfaceAim.at(stage, x + dx, y + dy).ifPresent(this::move);
  }

  private void move(SurfaceHit hit) {
    desk.move(hit);
  }

  @Override
  public void up(int x, int y) {
    // it lies where it was dragged to
  }
}
