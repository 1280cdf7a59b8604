package org.trackwalk.drive.trial;

import java.util.List;
import java.util.Random;
import java.util.function.DoubleBinaryOperator;
import org.trackwalk.contact.scene.ProbeScene;
import org.trackwalk.contact.shape.Box;
import org.trackwalk.contact.solver.SolverSettings;
import org.trackwalk.drive.judge.body.Treatment;
import org.trackwalk.drive.ride.QuarterCar;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.weld.ExactWeld;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.model.profile.Bodies;
import org.trackwalk.model.profile.ProfileList;
import org.trackwalk.model.profile.ShapeKind;
import org.trackwalk.model.profile.VehicleList;
import org.trackwalk.model.profile.Wheel;
import org.trackwalk.model.profile.WheelModel;

/** Cars on roads of a test's own. Metres, seconds, kilogrammes. */
final class CarRuns {

  private CarRuns() {}

  /** A road along z, 8 m wide, from rows at some places; higher to the left where a twist says. */
  static WeldedSurface road(double[] z, DoubleBinaryOperator height) {
    return road(z, height, false);
  }

  /** The same, its triangles cut along the other diagonal where it is mirrored. */
  static WeldedSurface road(double[] z, DoubleBinaryOperator height, boolean mirrored) {
    float[] p = new float[6 * z.length];
    int[] t = new int[6 * (z.length - 1)];
    for (int i = 0; i < z.length; i++) {
      for (int side = 0; side < 2; side++) {
        double x = side == 0 ? -4 : 4;
        p[6 * i + 3 * side] = (float) x;
        p[6 * i + 3 * side + 1] = (float) height.applyAsDouble(x, i);
        p[6 * i + 3 * side + 2] = (float) z[i];
      }
      if (i + 1 < z.length) {
        int[] quad =
            mirrored
                ? new int[] {2 * i, 2 * i + 3, 2 * i + 1, 2 * i, 2 * i + 2, 2 * i + 3}
                : new int[] {2 * i, 2 * i + 2, 2 * i + 1, 2 * i + 1, 2 * i + 2, 2 * i + 3};
        System.arraycopy(quad, 0, t, 6 * i, 6);
      }
    }
    Piece piece = Piece.named("road", "l.obj").mesh(p, t).build();
    return ExactWeld.weld(List.of(piece), 1, Progress.none());
  }

  /** A level one. */
  static WeldedSurface flat() {
    return road(new double[] {-100, 2000}, (x, i) -> 0);
  }

  /** Some steps of a car from so high over the road at such a speed. */
  static Trial drive(
      WeldedSurface surface, SprungCar car, double drop, double speed, boolean towed, int steps) {
    GroundBelow ground = GroundBelow.of(surface, 0, 100, 0);
    double[] along = {0, 1};
    Treatment treatment =
        Treatment.of(ProfileList.shipped("generic"), ShapeKind.of(car.chassis()), Bodies.ONE);
    TrialSetup setup =
        new TrialSetup(
            car.chassis(),
            new TrialStart(ground, along, drop, speed, false),
            treatment,
            ManifoldKind.ONE_SHOT,
            SolverSettings.USUAL.friction(towed ? 0 : 0.7),
            steps,
            towed ? TowLine.straight(0, 0, 0, 1) : null,
            car);
    return Trial.of(ProbeScene.of(surface, 1, Progress.none()), setup, Progress.none());
  }

  /** One that is shipped. */
  static SprungCar car(String id) {
    return SprungCar.of(VehicleList.shipped(id));
  }

  /** Some car: masses, springs and geometry by chance. */
  static SprungCar some(Random random, double damping, WheelModel model) {
    double radius = 0.2 + 0.2 * random.nextDouble();
    double ride = 1 + 3 * random.nextDouble();
    Wheel wheel = new Wheel(model, radius, 0.2, 5, 0.1, ride, damping, 0.2, "by chance");
    return new SprungCar(
        new Box(0.7 + 0.3 * random.nextDouble(), 0.3, 1.8 + random.nextDouble()),
        wheel,
        QuarterCar.of(wheel),
        300 + 1500 * random.nextDouble(),
        0.9 + 0.8 * random.nextDouble(),
        0.9 + 0.8 * random.nextDouble(),
        0.6 + 0.2 * random.nextDouble(),
        0.25);
  }
}
