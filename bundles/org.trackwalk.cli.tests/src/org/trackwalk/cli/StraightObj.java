package org.trackwalk.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;

/** A straight of 300 m, 12 m wide, in one piece called road. */
final class StraightObj {

  private StraightObj() {}

  /** Writes {@code road.obj} into a folder. */
  static Path write(Path folder) throws IOException {
    StringBuilder obj = new StringBuilder("o road\n");
    for (int i = 0; i <= 60; i++) {
      obj.append(String.format(Locale.ROOT, "v -6 0 %d%nv 6 0 %d%n", 5 * i, 5 * i));
    }
    for (int i = 0; i < 60; i++) {
      int a = 2 * i + 1;
      obj.append(String.format(Locale.ROOT, "f %d %d %d %d%n", a, a + 2, a + 3, a + 1));
    }
    return Files.writeString(folder.resolve("road.obj"), obj.toString());
  }
}
