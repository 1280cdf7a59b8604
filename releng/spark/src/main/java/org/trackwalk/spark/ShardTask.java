package org.trackwalk.spark;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.Serializable;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.trackwalk.cli.Main;
import org.trackwalk.cli.console.ExitCode;

/**
 * Checks one shard inside the process of an executor, by the command line's own contract. It holds
 * texts only, and gives back bytes: no object of Trackwalk goes through Spark's serialisation.
 *
 * @param check arguments of {@code check}: paths and what decides what is found
 * @param shards how many there are
 */
record ShardTask(List<String> check, int shards) implements Serializable {

  /** Begins the message of a part that could not be checked. */
  static final String FAILED = "could not check shard ";

  /** Takes a copy that can be serialised. */
  ShardTask {
    check = new ArrayList<>(check);
  }

  /**
   * Checks a shard.
   *
   * @param index from 1
   * @param folder for the part, until it has been read again; on the executor's disk
   * @throws IOException when the disk does not take the part, or the check ended without one: on
   *     another machine it may go well
   */
  ShardAnswer answer(int index, Path folder) throws IOException {
    Path part = Files.createTempFile(folder, "part", null);
    try {
      List<String> arguments = new ArrayList<>(List.of("check"));
      arguments.addAll(check);
      arguments.addAll(List.of("--shard", index + "/" + shards, "--part", part.toString()));
      // Reports of trackwalk.json are the whole run's, not a part's.
      arguments.addAll(List.of("--report", "text=-", "--quiet"));
      ByteArrayOutputStream said = new ByteArrayOutputStream();
      int code;
      try (PrintStream err = new PrintStream(said, true, StandardCharsets.UTF_8);
          PrintStream none =
              new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8)) {
        code = Main.run(arguments.toArray(new String[0]), none, err);
      }
      byte[] bytes = Files.readAllBytes(part);
      String text = said.toString(StandardCharsets.UTF_8).strip();
      if (bytes.length == 0 && code != ExitCode.USAGE) {
        throw new IOException(
            FAILED + index + " of " + shards + ", exit code " + code + ": " + text);
      }
      return new ShardAnswer(index, code, bytes, text);
    } finally {
      Files.deleteIfExists(part);
    }
  }
}
