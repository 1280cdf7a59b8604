package org.trackwalk.check.seeded;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.stream.Collectors;
import org.trackwalk.examples.seeded.SeededScene;
import org.trackwalk.mesh.level.Piece;

/** A scene as files that the command line reads. */
final class KeptScene {

  private KeptScene() {}

  static void write(Heard heard, Path dir) throws IOException {
    SeededScene scene = heard.scene();
    Files.createDirectories(dir);
    String name = scene.kind() + "-" + heard.seed();
    StringBuilder obj = new StringBuilder();
    int base = 1;
    for (Piece piece : scene.pieces()) {
      obj.append("o ").append(piece.name()).append('\n');
      float[] p = piece.positions();
      for (int i = 0; i < p.length; i += 3) {
        obj.append("v " + p[i] + " " + p[i + 1] + " " + p[i + 2] + "\n");
      }
      int[] t = piece.triangles();
      for (int i = 0; i < t.length; i += 3) {
        obj.append("f " + (base + t[i]) + " " + (base + t[i + 1]) + " " + (base + t[i + 2]) + "\n");
      }
      base += p.length / 3;
    }
    Files.writeString(dir.resolve(name + ".obj"), obj);
    StringBuilder text = new StringBuilder(heard.words(true));
    if (scene.start() != null) {
      double[] s = scene.start();
      text.append("call with --start ").append(s[0] + "," + s[1] + "," + s[2]).append('\n');
    }
    if (!scene.hints().corridorPieces().isEmpty()) {
      String road =
          scene.hints().corridorPieces().stream()
              .map(p -> "\"" + p + "\"")
              .collect(Collectors.joining(", "));
      text.append("corridor of a manifest: [").append(road).append("]\n");
    }
    if (scene.line() != null) {
      StringBuilder line = new StringBuilder();
      for (int i = 0; i < scene.line().length; i += 3) {
        line.append(
            String.format(
                Locale.ROOT,
                "%.6f,%.6f,%.6f%n",
                scene.line()[i],
                scene.line()[i + 1],
                scene.line()[i + 2]));
      }
      Files.writeString(dir.resolve(name + "-line.csv"), line);
      text.append("call with --line ").append(name).append("-line.csv\n");
    }
    Files.writeString(dir.resolve(name + ".txt"), text);
  }
}
