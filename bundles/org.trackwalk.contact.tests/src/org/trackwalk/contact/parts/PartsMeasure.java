package org.trackwalk.contact.parts;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * Decomposes cars from seeds into at most 16 parts: arguments are a count, the first seed, percent
 * that are allowed, and a folder if the cars are to be kept as OBJ. A line for each car: parts,
 * error in percent, CPU and wall seconds; then how many keep the error, and the sums.
 */
public final class PartsMeasure {

  private static final int MOST = 16;

  private PartsMeasure() {}

  /** Prints the lines. */
  public static void main(String[] arguments) throws IOException {
    int count = Integer.parseInt(arguments[0]);
    long seed = Long.parseLong(arguments[1]);
    double error = Double.parseDouble(arguments[2]) / 100;
    int kept = 0;
    double cpu = 0;
    for (int i = 0; i < count; i++) {
      SeededCars.Kind kind = SeededCars.Kind.values()[i % SeededCars.Kind.values().length];
      boolean taxi = arguments.length > 4;
      Bricks car = taxi ? SeededCars.taxi(seed + i) : SeededCars.car(kind, seed + i);
      if (arguments.length > 3) {
        Files.writeString(
            Path.of(arguments[3], kind.name().toLowerCase(Locale.ROOT) + (seed + i) + ".obj"),
            car.obj());
      }
      WeldedSurface surface = car.surface();
      long wall = System.nanoTime();
      double before = cpuSeconds();
      ConvexParts parts =
          Decomposition.of(
              surface,
              new PartSettings(MOST, error),
              Runtime.getRuntime().availableProcessors(),
              Progress.none());
      double seconds = cpuSeconds() - before;
      cpu += seconds;
      kept += parts.error() <= error ? 1 : 0;
      System.out.printf(
          Locale.ROOT,
          "%-6s %d: %d triangles, %d parts, %.4f %%, %.2f s CPU, %.2f s%n",
          kind,
          seed + i,
          car.size(),
          parts.parts().size(),
          100 * parts.error(),
          seconds,
          (System.nanoTime() - wall) / 1e9);
    }
    System.out.printf(Locale.ROOT, "%d of %d keep the error, %.1f s CPU%n", kept, count, cpu);
  }

  private static double cpuSeconds() {
    return ((com.sun.management.OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean())
            .getProcessCpuTime()
        / 1e9;
  }
}
