package org.trackwalk.eclipse.ui.wizard;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** Copies of real tracks: wizards write beside what they are given. */
final class RealTrack {

  private RealTrack() {}

  /** Copies the files of a track's folder; the test is left out where there are none. */
  static Path copy(String name, Path temp) throws IOException {
    Path from = Path.of(System.getProperty("trackwalk.shared", ""), "data/tracks", name);
    assumeTrue(Files.isDirectory(from), "no real track here");
    Path folder = Files.createDirectory(temp.resolve(from.getFileName()));
    try (Stream<Path> files = Files.list(from)) {
      for (Path file : (Iterable<Path>) files::iterator) {
        Files.copy(file, folder.resolve(file.getFileName()));
      }
    }
    return folder;
  }
}
