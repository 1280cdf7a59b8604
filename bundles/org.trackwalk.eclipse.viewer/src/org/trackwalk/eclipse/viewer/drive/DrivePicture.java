package org.trackwalk.eclipse.viewer.drive;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.joml.Vector3dc;
import org.trackwalk.contact.shape.Box;
import org.trackwalk.contact.shape.Compound;
import org.trackwalk.contact.shape.Cylinder;
import org.trackwalk.contact.shape.Pose;
import org.trackwalk.contact.shape.Shape;
import org.trackwalk.contact.shape.Sphere;
import org.trackwalk.drive.trial.LoadChange;
import org.trackwalk.drive.trial.TrialStep;
import org.trackwalk.drive.trial.TrialTouch;
import org.trackwalk.drive.trial.WheelStep;
import org.trackwalk.eclipse.viewer.scene.BoxSolid;
import org.trackwalk.eclipse.viewer.scene.LineSet;
import org.trackwalk.eclipse.viewer.scene.PatchSet;
import org.trackwalk.eclipse.viewer.state.Overlay;
import org.trackwalk.model.profile.Wheel;

/** Bodies at a moment: their faces, their contact points with normals, and the way they came. */
final class DrivePicture {

  private static final int OPACITY = 70;
  private static final double WIDTH = 2.5;

  /** Sides of a circle. */
  private static final int SIDES = 24;

  /** Length of a normal, metres; its arrow's head is a fifth of it. */
  private static final double NORMAL = 0.6;

  private static final double HEAD = NORMAL / 5;

  /** Points on which a body is pushed, and their normals. */
  private static final int TOUCH = 0x19C24A;

  /** A wheel that carries nothing. */
  private static final int LIFTED = 0xE5383B;

  /** Metres of an arrow for the load at rest. */
  private static final double LOAD = 0.5;

  /** A load is written while it plays from this part beside that at rest. */
  private static final double FELT = 0.15;

  private static final double PERCENT = 100;

  private final LineSet lines = new LineSet();
  private final PatchSet patches = new PatchSet();
  private final List<Overlay.Note> notes = new ArrayList<>();

  private DrivePicture() {}

  /**
   * The bodies at a time.
   *
   * @param quick whether only what is felt is said: the next picture is there at once
   */
  static Overlay of(List<DriveRun> runs, double seconds, boolean quick) {
    DrivePicture picture = new DrivePicture();
    for (DriveRun run : runs) {
      TrialStep step = run.at(seconds);
      picture.way(run, step.number());
      picture.body(run.trial().setup().shape(), step.pose(), run.colour());
      step.touches().forEach(picture::touch);
      picture.wheels(run, step, quick);
      if (!step.touches().isEmpty() && (!quick || step.jolt() >= DriveSheets.LEAST)) {
        picture.note(run, step);
      }
    }
    return new Overlay(picture.lines, WIDTH, true, picture.notes, picture.patches);
  }

  private void note(DriveRun run, TrialStep step) {
    String text =
        String.format(
            Locale.ROOT,
            "%s: %d point%s, jolt %.2f m/s",
            run.name(),
            step.touches().size(),
            step.touches().size() == 1 ? "" : "s",
            step.jolt());
    notes.add(
        new Overlay.Note(step.pose().x(), step.pose().y(), step.pose().z(), text, run.colour()));
  }

  /** Wheels where their springs have them; an arrow under each is as long as it carries. */
  private void wheels(DriveRun run, TrialStep step, boolean quick) {
    List<WheelStep> wheels = run.wheels(step);
    for (int i = 0; i < wheels.size(); i++) {
      WheelStep wheel = wheels.get(i);
      Wheel kind = run.trial().setup().car().wheel();
      boolean carries = wheel.load() > 0;
      Cylinder shape = new Cylinder(kind.radius(), kind.width() / 2);
      body(shape, Pose.of(wheel.hub(), step.turn()), carries ? run.colour() : LIFTED);
      double part =
          LoadChange.part(run.trial(), run.steps().get(Math.max(0, step.number() - 1)), i);
      Vector3dc hub = wheel.hub();
      double foot = hub.y() - kind.radius();
      double top = foot + LOAD * part;
      double aside = (i % 2 == 0 ? 1 : -1) * (kind.width() + HEAD);
      double x = hub.x() + aside * step.pose().rotation(0, 0);
      double z = hub.z() + aside * step.pose().rotation(2, 0);
      lines.add(x, foot, z, x, top, z, TOUCH);
      lines.add(x, top, z, x - HEAD / 2, top - HEAD, z, TOUCH);
      lines.add(x, top, z, x + HEAD / 2, top - HEAD, z, TOUCH);
      if (!quick || Math.abs(part - 1) >= FELT) {
        String text = String.format(Locale.ROOT, "%.0f %%", PERCENT * part);
        notes.add(new Overlay.Note(x, top, z, text, carries ? TOUCH : LIFTED));
      }
    }
  }

  /** Where it was at each step so far. */
  private void way(DriveRun run, int until) {
    for (int i = 1; i <= until; i++) {
      Pose from = run.steps().get(i - 1).pose();
      Pose to = run.steps().get(i).pose();
      lines.add(from.x(), from.y(), from.z(), to.x(), to.y(), to.z(), run.colour());
    }
  }

  private void body(Shape shape, Pose pose, int colour) {
    switch (shape) {
      case Compound whole ->
          whole.parts().forEach(part -> body(part.shape(), pose.then(part.pose()), colour));
      case Sphere sphere -> {
        for (int axis = 0; axis < 3; axis++) {
          ring(pose, sphere.radius(), axis, 0, colour);
        }
        disc(pose, sphere.radius(), 0, colour);
      }
      case Box box -> BoxSolid.add(pose, box, colour, OPACITY, patches, lines);
      case Cylinder wheel -> {
        ring(pose, wheel.radius(), 0, wheel.halfWidth(), colour);
        ring(pose, wheel.radius(), 0, -wheel.halfWidth(), colour);
        disc(pose, wheel.radius(), wheel.halfWidth(), colour);
        disc(pose, wheel.radius(), -wheel.halfWidth(), colour);
      }
      default -> ring(pose, shape.boundingRadius(), 1, 0, colour);
    }
  }

  /** A circle around one of the body's own axes; a spoke shows how it turns. */
  private void ring(Pose pose, double radius, int axis, double along, int colour) {
    double[] from = onRing(pose, radius, axis, along, 0);
    double[] hub = onRing(pose, 0, axis, along, 0);
    lines.add(hub[0], hub[1], hub[2], from[0], from[1], from[2], colour);
    for (int i = 1; i <= SIDES; i++) {
      double[] to = onRing(pose, radius, axis, along, i);
      lines.add(from[0], from[1], from[2], to[0], to[1], to[2], colour);
      from = to;
    }
  }

  private void disc(Pose pose, double radius, double along, int colour) {
    double[] hub = onRing(pose, 0, 0, along, 0);
    for (int i = 0; i < SIDES; i++) {
      patches.add(
          hub,
          onRing(pose, radius, 0, along, i),
          onRing(pose, radius, 0, along, i + 1),
          colour,
          OPACITY);
    }
  }

  private static double[] onRing(Pose pose, double radius, int axis, double along, int i) {
    double angle = 2 * Math.PI * i / SIDES;
    double[] own = new double[3];
    own[axis] = along;
    own[(axis + 1) % 3] = radius * Math.cos(angle);
    own[(axis + 2) % 3] = radius * Math.sin(angle);
    double[] at = new double[3];
    pose.toLevel(own[0], own[1], own[2], at);
    return at;
  }

  private void touch(TrialTouch touch) {
    Vector3dc at = touch.at();
    Vector3dc n = touch.normal();
    double x = at.x() + NORMAL * n.x();
    double y = at.y() + NORMAL * n.y();
    double z = at.z() + NORMAL * n.z();
    lines.add(at.x(), at.y(), at.z(), x, y, z, TOUCH);
    for (int axis = 0; axis < 3; axis++) {
      double dx = axis == 0 ? HEAD : 0;
      double dy = axis == 1 ? HEAD : 0;
      double dz = axis == 2 ? HEAD : 0;
      lines.add(
          at.x() - dx, at.y() - dy, at.z() - dz, at.x() + dx, at.y() + dy, at.z() + dz, TOUCH);
      double back = 1 - HEAD / NORMAL;
      double bx = at.x() + back * NORMAL * n.x();
      double by = at.y() + back * NORMAL * n.y();
      double bz = at.z() + back * NORMAL * n.z();
      lines.add(x, y, z, bx + dx / 2, by + dy / 2, bz + dz / 2, TOUCH);
      lines.add(x, y, z, bx - dx / 2, by - dy / 2, bz - dz / 2, TOUCH);
    }
  }
}
