package org.trackwalk.book;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The way in for the build: {@code MakeBook DOCS EXAMPLE BUNDLE}. */
public final class MakeBook {

  private MakeBook() {}

  /**
   * @param arguments the docs folder, the folder of the example level, the folder of the help
   *     bundle, which holds the outline
   * @throws IOException when a file cannot be read or written
   */
  public static void main(String[] arguments) throws IOException {
    Path bundle = Path.of(arguments[2]);
    new Book(Path.of(arguments[0]), Files.readString(bundle.resolve("outline.txt"))).write(bundle);
    ExampleFolder.copy(Path.of(arguments[1]), bundle.resolve("example"));
  }
}
