package org.trackwalk.io.scene.write;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.trackwalk.io.aside.AsideFile;

/** Some files as they were before they were written, where they were at all. */
public final class FilesBefore {

  /** Stands for a file that was not there. */
  private static final byte[] ABSENT = {};

  private final Map<Path, byte[]> contents = new LinkedHashMap<>();

  private FilesBefore() {}

  /** Remembers what is in some files. */
  public static FilesBefore of(List<Path> files) throws IOException {
    FilesBefore before = new FilesBefore();
    for (Path file : files) {
      before.contents.put(file, Files.exists(file) ? Files.readAllBytes(file) : ABSENT);
    }
    return before;
  }

  /** Makes them so again; one that was not there is deleted. */
  public void restore() throws IOException {
    for (Map.Entry<Path, byte[]> file : contents.entrySet()) {
      if (file.getValue() == ABSENT) {
        Files.deleteIfExists(file.getKey());
      } else {
        AsideFile.write(file.getValue(), file.getKey(), true);
      }
    }
  }
}
