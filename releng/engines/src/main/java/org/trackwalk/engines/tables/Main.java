package org.trackwalk.engines.tables;

import java.io.PrintStream;
import java.util.List;
import java.util.Locale;
import org.trackwalk.io.engine.EngineException;
import org.trackwalk.io.engine.EngineProgram;

/** Prints the tables of docs/engines.md that engines on this machine give. */
public final class Main {

  /** Setups in the table's order. */
  static final List<String> ENGINES =
      List.of("physx", "jolt-enhanced", "jolt", "bullet-edge", "bullet");

  /** Setups that are driven over kinks. */
  static final List<String> KINKED = List.of("physx", "physx-pcm", "jolt", "jolt-enhanced");

  /** Lengths of boxes, metres, and speeds, m/s. */
  static final double[][] SHARES = {{4.5, 200 / 3.6}, {4.5, 30}, {1.6, 20}};

  static final double[] KINKS = {0.5, 2, 4};

  /** Setups that are driven over a road whose last digits are others. */
  static final List<String> MOVED =
      List.of("physx", "physx-pcm", "jolt", "jolt-enhanced", "bullet-edge", "ode");

  static final double[] SMALL_KINKS = {0, 0.02, 0.1, 0.5, 2};

  static final double[] SPEEDS = {1, 10, 40};

  /** Lanes that differ by less have one figure, m/s. */
  private static final double SAME = 0.05;

  private Main() {}

  /** Prints all that can be measured here, and says what cannot. */
  public static void main(String[] none) {
    if (System.getProperty(EngineProgram.PATH, "").isEmpty()) {
      System.setProperty(EngineProgram.PATH, System.getProperty("java.class.path"));
    }
    PrintStream out = System.out;
    out.println("## How high a sphere is thrown\n");
    out.println(
        "Largest upward speed in m/s over twelve passes, at 1 / 10 / 40 m/s, on five lanes.\n");
    List<RoadScene> scenes = RoadScene.all();
    out.print("| engine |");
    scenes.forEach(scene -> out.print(" " + scene.name() + " |"));
    out.println(" one mesh, -0.0 | two meshes, -0.0 |\n|" + " --- |".repeat(scenes.size() + 3));
    for (String id : ENGINES) {
      try (Slides slides = Slides.start(id)) {
        StringBuilder row = new StringBuilder("| ").append(id).append(" |");
        for (RoadScene scene : scenes) {
          row.append(thrown(slides, scene)).append(" |");
        }
        row.append(thrown(slides, RoadScene.minusZero(true))).append(" |");
        row.append(thrown(slides, RoadScene.minusZero(false))).append(" |");
        out.println(row);
      } catch (EngineException e) {
        out.println("left out: " + e.getMessage());
      }
    }
    out.println("\n## Boxes\n");
    out.println("A box of 1.0 x 0.5 x 1.6 m at 10 m/s over two abutting meshes, twelve passes.\n");
    out.println("| engine | lost, m/s | up, m/s | passes |\n| --- | --- | --- | --- |");
    for (String id : ENGINES) {
      try (Slides slides = Slides.start(id)) {
        double[] felt = slides.stopped(scenes.get(1), SPEEDS[1]);
        out.printf(Locale.ROOT, "| %s | %.2f | %.2f | %.0f |%n", id, felt[0], felt[1], felt[2]);
      } catch (EngineException e) {
        out.println("left out: " + e.getMessage());
      }
    }
    shares(out);
    kinks(out);
    moved(out);
  }

  private static void shares(PrintStream out) {
    out.println(
        "\nPart of "
            + Slides.PHASES
            + " phases in which a box 1.8 m wide and 0.5 m high is stopped there (quads of 2"
            + " m):\n");
    out.println("| engine | 4.5 m, 200 km/h | 4.5 m, 30 m/s | 1.6 m, 20 m/s |");
    out.println("| --- | --- | --- | --- |");
    for (String id : List.of("physx", "physx-pcm")) {
      try (Slides slides = Slides.start(id)) {
        StringBuilder row = new StringBuilder("| ").append(id).append(" |");
        for (double[] box : SHARES) {
          row.append(
              String.format(Locale.ROOT, " %.2f %% |", 100 * slides.stopped(box[0], box[1])));
        }
        out.println(row);
      } catch (EngineException e) {
        out.println("left out: " + e.getMessage());
      }
    }
  }

  private static void kinks(PrintStream out) {
    out.println("\n## Two orders of the same triangles\n");
    out.println(
        "A road of one body with kinks, stored in two orders; passes of "
            + Slides.PARTED
            + " at 40 m/s in which a step differs by 0.1 m/s, and the most.\n");
    out.println("| engine | kinks, degrees | sphere | box of 4.5 m |\n| --- | --- | --- | --- |");
    for (String id : KINKED) {
      try (Slides slides = Slides.start(id)) {
        for (double degrees : KINKS) {
          KinkedRoad road = new KinkedRoad(degrees);
          double[] sphere = slides.parted(road, road.shuffled(), true, SPEEDS[2]);
          double[] box = slides.parted(road, road.shuffled(), false, SPEEDS[2]);
          String row = "| %s | %.1f | %.0f, %.2f m/s | %.0f, %.2f m/s |%n";
          out.printf(Locale.ROOT, row, id, degrees, sphere[0], sphere[1], box[0], box[1]);
        }
      } catch (EngineException e) {
        out.println("left out: " + e.getMessage());
      }
    }
  }

  private static void moved(PrintStream out) {
    out.println("\n## The same road, a micrometre higher or lower\n");
    out.println(
        "Passes of a sphere that is set down on it, of "
            + Slides.PARTED
            + " at 40 m/s, in which a step differs by 0.1 m/s, and the most.\n");
    out.println(
        "| engine | level | 0.02 degrees | 0.1 | 0.5 | 2 |\n| --- | --- | --- | --- | --- | --- |");
    for (String id : MOVED) {
      try (Slides slides = Slides.start(id)) {
        StringBuilder row = new StringBuilder("| ").append(id).append(" |");
        for (double degrees : SMALL_KINKS) {
          KinkedRoad road = new KinkedRoad(degrees);
          double[] sphere = slides.moved(road, SPEEDS[2]);
          row.append(String.format(Locale.ROOT, " %.0f, %.2f m/s |", sphere[0], sphere[1]));
        }
        out.println(row);
      } catch (EngineException e) {
        out.println("left out: " + e.getMessage());
      }
    }
  }

  private static String thrown(Slides slides, RoadScene scene) throws EngineException {
    StringBuilder cell = new StringBuilder();
    for (double speed : SPEEDS) {
      cell.append(cell.isEmpty() ? " " : " / ");
      double[] range = slides.thrown(scene, speed);
      boolean same = range[1] - range[0] < SAME;
      cell.append(
          String.format(Locale.ROOT, same ? "%2$.2f" : "%1$.2f to %2$.2f", range[0], range[1]));
    }
    return cell.toString();
  }
}
