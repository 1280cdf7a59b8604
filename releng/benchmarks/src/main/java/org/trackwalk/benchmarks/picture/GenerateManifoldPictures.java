package org.trackwalk.benchmarks.picture;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.ToDoubleFunction;
import org.trackwalk.contact.manifold.Perturbation;
import org.trackwalk.contact.replay.Frame;
import org.trackwalk.contact.replay.Replay;
import org.trackwalk.contact.solver.SolverSettings;

/**
 * Writes the pictures of {@code docs/manifolds.md}: {@code java -cp
 * releng/benchmarks/target/benchmarks.jar org.trackwalk.benchmarks.picture.GenerateManifoldPictures
 * docs/pictures/manifolds}.
 */
public final class GenerateManifoldPictures {

  private static final String BLUE = "#1d4ed8";
  private static final String GREEN = "#1c7a3e";
  private static final String RED = "#c81e1e";
  private static final String ORANGE = "#c26a00";

  private GenerateManifoldPictures() {}

  /**
   * Writes all pictures into a folder.
   *
   * @param arguments the folder, made when it is absent
   * @throws IOException when a file cannot be written
   * @throws IllegalArgumentException when there is not exactly one argument
   */
  public static void main(String[] arguments) throws IOException {
    if (arguments.length != 1) {
      throw new IllegalArgumentException("one argument is needed: the folder to write to");
    }
    Path folder = Path.of(arguments[0]);
    Files.createDirectories(folder);
    Files.writeString(folder.resolve("build-up.svg"), BuildUpPicture.draw());
    Files.writeString(folder.resolve("tilt.svg"), tilt());
    Files.writeString(folder.resolve("rolling.svg"), rolling());
    Files.writeString(folder.resolve("dropped-box.csv"), DroppedBoxTable.write());
  }

  private static String tilt() {
    CurvesPicture picture =
        new CurvesPicture("Tilt of a box that was dropped flat", "°", 0.5, 4, 4);
    int frames = 31;
    SolverSettings usual = SolverSettings.USUAL;
    Replay incremental = DroppedBox.drop(DroppedBox.incremental(), usual, frames);
    Replay perturbed = DroppedBox.drop(DroppedBox.perturbed(), usual, frames);
    Replay hybrid = DroppedBox.drop(DroppedBox.hybrid(), usual, frames);
    Replay oneShot = DroppedBox.drop(DroppedBox.oneShot(), usual, frames);
    picture.curve(incremental, degrees(incremental), RED, "incremental");
    picture.curve(perturbed, degrees(perturbed), ORANGE, "perturbed");
    picture.curve(hybrid, degrees(hybrid), BLUE, "hybrid");
    picture.curve(oneShot, degrees(oneShot), GREEN, "one shot");
    return picture.toString();
  }

  private static ToDoubleFunction<Frame> degrees(Replay replay) {
    return frame -> StrictMath.toDegrees(replay.turned(frame));
  }

  private static String rolling() {
    CurvesPicture picture =
        new CurvesPicture("How far a capsule rolls that should lie still", " m", 5, 1, 4);
    Perturbation careful = LyingCapsule.careful();
    Perturbation kept =
        new Perturbation(careful.angle(), careful.iterations(), careful.reach(), true, false);
    ToDoubleFunction<Frame> rolled = frame -> Math.abs(frame.centre().x());
    picture.curve(LyingCapsule.lie(careful.careless(), 301), rolled, RED, "perturbed");
    picture.curve(LyingCapsule.lie(kept, 301), rolled, ORANGE, "actual contact kept");
    picture.curve(LyingCapsule.lie(careful, 301), rolled, GREEN, "round shapes skipped");
    return picture.toString();
  }
}
