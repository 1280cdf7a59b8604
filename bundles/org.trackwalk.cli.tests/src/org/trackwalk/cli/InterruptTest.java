package org.trackwalk.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.trackwalk.cli.console.Cancellation;
import org.trackwalk.cli.console.StandardOutput;
import org.trackwalk.cli.console.Terminal;

class InterruptTest {

  @TempDir private Path folder;

  @Test
  void aStoppedRunIs130AndWritesNothing() throws IOException {
    Path report = folder.resolve("r.json");
    Cancellation cancellation = new Cancellation();
    cancellation.cancel();
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    Terminal terminal = new Terminal(print(out), print(err), false, false, cancellation);
    String[] args = {"check", Tracks.bad(folder).toString(), "--report", "json=" + report};
    assertEquals(130, Main.run(args, terminal), err.toString(StandardCharsets.UTF_8));
    assertTrue(Files.notExists(report));
    assertEquals(0, out.size());
  }

  @Test
  void aFullDiskBehindStandardOutputIsFive() throws IOException {
    OutputStream full =
        new OutputStream() {
          @Override
          public void write(int b) throws IOException {
            throw new IOException("No space left on device");
          }
        };
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    String[] args = {"check", Tracks.good(folder).toString()};
    assertEquals(5, Main.run(args, print(new StandardOutput(full)), print(err)));
    assertTrue(err.toString(StandardCharsets.UTF_8).contains("could not be written"));
  }

  @Test
  void aReaderWhoHasGoneIsNoError() throws IOException {
    OutputStream pipe =
        new OutputStream() {
          @Override
          public void write(int b) throws IOException {
            throw new IOException("Broken pipe");
          }
        };
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    String[] args = {"check", Tracks.good(folder).toString()};
    assertEquals(0, Main.run(args, print(new StandardOutput(pipe)), print(err)));
    assertEquals(0, err.size());
  }

  private static PrintStream print(OutputStream out) {
    return new PrintStream(out, true, StandardCharsets.UTF_8);
  }
}
