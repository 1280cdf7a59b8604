package org.trackwalk.spark;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.trackwalk.cli.Main;
import org.trackwalk.cli.console.ExitCode;

/** A command of the command line that leaves a file, run inside this process. */
final class MadePart {

  private static final String SAID = "trackwalk: ";

  private MadePart() {}

  /**
   * Runs it.
   *
   * @param of for messages: "2 of 5"
   * @param file what the command leaves
   * @throws IOException when it has left nothing, but for wrong usage, which no other machine mends
   */
  static PartAnswer of(int index, String of, List<String> command, Path file) throws IOException {
    ByteArrayOutputStream said = new ByteArrayOutputStream();
    int code;
    try (PrintStream err = new PrintStream(said, true, StandardCharsets.UTF_8);
        PrintStream none =
            new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8)) {
      code = Main.run(command.toArray(new String[0]), none, err);
    }
    byte[] bytes = Files.exists(file) ? Files.readAllBytes(file) : new byte[0];
    String text = said.toString(StandardCharsets.UTF_8).strip();
    text = text.startsWith(SAID) ? text.substring(SAID.length()) : text; // the driver says it, too
    if (bytes.length == 0 && code != ExitCode.USAGE) {
      throw new IOException(PartWork.FAILED + of + ", exit code " + code + ": " + text);
    }
    return new PartAnswer(index, bytes, text);
  }
}
