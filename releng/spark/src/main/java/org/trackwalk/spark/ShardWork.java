package org.trackwalk.spark;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.apache.spark.SparkFiles;
import org.apache.spark.api.java.JavaRDD;

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
  public JavaRDD<PartAnswer> answers(JavaRDD<Integer> indices) {
    return indices.map(index -> answer(index, Path.of(SparkFiles.getRootDirectory())));
  }

  /**
   * Makes a part, in the process of an executor.
   *
   * @param index from 1
   * @param folder on the executor's disk, for the part until it has been read again
   * @throws IOException when the disk does not take the part, or the command ended without one: on
   *     another machine it may go well
   */
  PartAnswer answer(int index, Path folder) throws IOException {
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
