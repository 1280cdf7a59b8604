package org.trackwalk.assimp;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/** Files that Blender wrote, by the scripts beside them. */
final class BlenderFile {

  private BlenderFile() {}

  /** Its bytes. */
  static byte[] bytes(String name) throws IOException {
    try (InputStream in = BlenderFile.class.getResourceAsStream("blender/" + name)) {
      return in.readAllBytes();
    }
  }

  /** A copy of it in a folder. */
  static Path copy(String name, Path folder) throws IOException {
    return Files.write(folder.resolve(name), bytes(name));
  }
}
