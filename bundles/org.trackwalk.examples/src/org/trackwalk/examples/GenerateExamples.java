package org.trackwalk.examples;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

/**
 * Writes the project's folder {@code examples}: {@code java org.trackwalk.examples.GenerateExamples
 * FOLDER}. Files that are there are replaced; others are left alone.
 */
public final class GenerateExamples {

  private GenerateExamples() {}

  /**
   * Writes all files into a folder.
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
    for (Map.Entry<String, byte[]> file : ExampleFiles.all().entrySet()) {
      Path path = folder.resolve(file.getKey());
      Files.createDirectories(path.getParent());
      Files.write(path, file.getValue());
    }
  }
}
