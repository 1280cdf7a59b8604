package org.trackwalk.assimp;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.lwjgl.assimp.Assimp;
import org.lwjgl.system.MemoryUtil;
import org.lwjgl.util.meshoptimizer.MeshOptimizer;
import org.trackwalk.io.worker.WorkerLimits;
import org.trackwalk.io.worker.WorkerPool;
import org.trackwalk.io.worker.WorkerProgram;
import org.trackwalk.mesh.progress.Progress;

/**
 * The worker as the tests start it: the class path is where the test's own classes come from, in
 * OSGi and without; the natives are resources of LWJGL's class loaders and are copied out.
 */
final class InstalledWorker {

  private InstalledWorker() {}

  /** The real program; skips the test when there are no natives for this system. */
  static WorkerProgram program(Path folder) throws IOException {
    Path natives = Files.createDirectories(folder.resolve("natives"));
    copy(MemoryUtil.class, "linux/x64/org/lwjgl/liblwjgl.so", natives);
    copy(Assimp.class, "linux/x64/org/lwjgl/assimp/libassimp.so", natives);
    copy(Assimp.class, "linux/x64/org/lwjgl/assimp/libdraco.so", natives);
    return WorkerProgram.of(classPath(), natives.toString());
  }

  /** A program of the tests in place of the worker. */
  static WorkerProgram program(Class<?> main) {
    WorkerProgram real = WorkerProgram.of(classPath(), "");
    return new WorkerProgram(real.java(), real.classPath(), "", main.getName());
  }

  static String classPath() {
    Set<String> places = new LinkedHashSet<>();
    for (Class<?> each :
        List.of(
            InstalledWorker.class,
            Main.class,
            WorkerProgram.class,
            Progress.class,
            MemoryUtil.class,
            Assimp.class,
            MeshOptimizer.class)) {
      places.add(place(each));
    }
    return String.join(File.pathSeparator, places);
  }

  private static String place(Class<?> each) {
    try {
      Path place = Path.of(each.getProtectionDomain().getCodeSource().getLocation().toURI());
      // A bundle that is being developed is a folder with its classes further down.
      for (String classes : List.of("target/classes", "bin")) {
        if (Files.isDirectory(place.resolve(classes))) {
          return place.resolve(classes).toString();
        }
      }
      return place.toString();
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  private static void copy(Class<?> owner, String resource, Path folder) throws IOException {
    boolean here =
        System.getProperty("os.name").toLowerCase(Locale.ROOT).contains("linux")
            && System.getProperty("os.arch").equals("amd64");
    assumeTrue(here, "natives are copied for Linux on x86_64 only");
    try (InputStream in = owner.getClassLoader().getResourceAsStream(resource)) {
      assumeTrue(in != null, resource + " is not on the class path");
      Files.copy(in, folder.resolve(resource.substring(resource.lastIndexOf('/') + 1)));
    }
  }

  static WorkerLimits limits() {
    return new WorkerLimits(
        2,
        64,
        1500,
        Duration.ofSeconds(60),
        Duration.ofSeconds(60),
        300_000,
        Duration.ofSeconds(30));
  }

  static WorkerPool pool(WorkerProgram program, WorkerLimits limits) {
    return new WorkerPool(() -> program, limits);
  }
}
