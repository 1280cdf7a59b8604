package org.trackwalk.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.trackwalk.examples.scene.RuleScene;
import org.trackwalk.examples.scene.RuleScenes;
import org.trackwalk.examples.writer.ObjFile;

/** Small levels on disk. */
final class Tracks {

  private Tracks() {}

  /** A file whose level breaks {@code seam.step} with an error. */
  static Path bad(Path folder) throws IOException {
    return write(folder, "bad.obj", RuleScenes.bad("seam.step"));
  }

  /** A file whose level breaks nothing. */
  static Path good(Path folder) throws IOException {
    return write(folder, "good.obj", RuleScenes.good("seam.step"));
  }

  /** A file with what {@code fix} mends: vertices of one seam that are not bit-equal. */
  static Path nearMiss(Path folder) throws IOException {
    return write(folder, "near.obj", RuleScenes.bad("weld.near-miss"));
  }

  /** A file that is cut off. */
  static Path broken(Path folder) throws IOException {
    Path file = folder.resolve("broken.stl");
    Files.write(file, List.of("solid cut", "facet normal 0 0 1", "outer loop", "vertex 0 0"));
    return file;
  }

  private static Path write(Path folder, String name, RuleScene scene) throws IOException {
    Path file = folder.resolve(name);
    Files.write(file, ObjFile.bytes(scene.pieces()));
    return file;
  }
}
