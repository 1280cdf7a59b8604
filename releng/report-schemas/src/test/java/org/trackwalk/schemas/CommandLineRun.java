package org.trackwalk.schemas;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.trackwalk.cli.Main;

/**
 * The command line, run in this process.
 *
 * @param code exit code
 * @param out what it wrote to standard output
 * @param err what it wrote to standard error
 */
record CommandLineRun(int code, String out, String err) {

  private static final Path ROOT = root();

  static CommandLineRun of(String... args) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    int code =
        Main.run(
            args,
            new PrintStream(out, false, StandardCharsets.UTF_8),
            new PrintStream(err, true, StandardCharsets.UTF_8));
    return new CommandLineRun(
        code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }

  /** Copies a folder of {@code examples} to where a test may change it. */
  static Path example(String name, Path folder) {
    Path from = ROOT.resolve("examples").resolve(name);
    Path to = folder.resolve(name);
    try (Stream<Path> files = Files.walk(from)) {
      for (Path file : files.toList()) {
        Files.createDirectories(to);
        if (Files.isRegularFile(file)) {
          Files.copy(file, to.resolve(file.getFileName()));
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return to;
  }

  private static Path root() {
    Path here = Path.of(System.getProperty("user.dir")).toAbsolutePath();
    while (!Files.isDirectory(here.resolve("bundles/org.trackwalk.cli"))) {
      here = here.getParent();
      if (here == null) {
        throw new IllegalStateException("run inside the repository");
      }
    }
    return here;
  }
}
