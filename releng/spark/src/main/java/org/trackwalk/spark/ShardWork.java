package org.trackwalk.spark;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Some levels for each task, as {@code check --shard} shares them out.
 *
 * @param check arguments of {@code check}: paths and what decides what is found
 * @param parts how many there are
 */
record ShardWork(List<String> check, int parts) implements PartWork {

  /** Takes a copy that can be serialised. */
  ShardWork {
    check = new ArrayList<>(check);
  }

  @Override
  public PartAnswer answer(int index, Path folder) throws IOException {
    Path part = Files.createTempFile(folder, "part", null);
    try {
      List<String> command = new ArrayList<>(List.of("check"));
      command.addAll(check);
      command.addAll(List.of("--shard", index + "/" + parts, "--part", part.toString()));
      // Reports of trackwalk.json are the whole run's, not a part's.
      command.addAll(List.of("--report", "text=-", "--quiet"));
      return MadePart.of(index, index + " of " + parts, command, part);
    } finally {
      Files.deleteIfExists(part);
    }
  }

  @Override
  public String name(int index) {
    return index + ".trackwalk-part";
  }

  @Override
  public List<String> finish(List<Path> parts) {
    List<String> command = new ArrayList<>(List.of("merge", "-"));
    parts.forEach(part -> command.add(part.toString()));
    return command;
  }
}
