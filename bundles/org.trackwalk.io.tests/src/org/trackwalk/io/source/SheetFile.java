package org.trackwalk.io.source;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;

/** Flat sheets of one-metre quads as OBJ files: what facing borders look like at their simplest. */
final class SheetFile {

  private SheetFile() {}

  /** A sheet from (x, z) to (x + width, z + depth) at a height; one object named like the file. */
  static Path write(Path file, double x, double y, double z, int width, int depth)
      throws IOException {
    String name = file.getFileName().toString().replace(".obj", "");
    StringBuilder obj = new StringBuilder("o " + name + "\n");
    for (int i = 0; i <= width; i++) {
      for (int k = 0; k <= depth; k++) {
        obj.append(String.format(Locale.ROOT, "v %.9g %.9g %.9g%n", x + i, y, z + k));
      }
    }
    for (int i = 0; i < width; i++) {
      for (int k = 0; k < depth; k++) {
        int a = i * (depth + 1) + k + 1;
        int b = a + depth + 1;
        obj.append("f " + a + " " + (a + 1) + " " + (b + 1) + " " + b + "\n");
      }
    }
    Files.createDirectories(file.getParent());
    return Files.writeString(file, obj);
  }
}
