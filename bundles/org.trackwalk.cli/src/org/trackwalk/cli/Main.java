package org.trackwalk.cli;

import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.IntSupplier;
import java.util.function.Supplier;
import org.trackwalk.cli.command.Command;
import org.trackwalk.cli.command.CommandList;
import org.trackwalk.cli.console.Cancellation;
import org.trackwalk.cli.console.ExitCode;
import org.trackwalk.cli.console.InputException;
import org.trackwalk.cli.console.InputFiles;
import org.trackwalk.cli.console.OutputException;
import org.trackwalk.cli.console.StandardOutput;
import org.trackwalk.cli.console.Terminal;
import org.trackwalk.cli.console.ToolCode;
import org.trackwalk.cli.console.ToolVersion;
import org.trackwalk.cli.console.UsageException;
import org.trackwalk.cli.console.WriteFailure;
import org.trackwalk.io.importer.MemoryNeed;
import org.trackwalk.io.names.NearestName;
import org.trackwalk.mesh.progress.CancelledException;

/** Entry point of the command line: finds the command, runs it, turns every outcome into a code. */
public final class Main {

  /** Environment variable that makes an internal error print its stack trace. */
  private static final String DEBUG = "TRACKWALK_DEBUG";

  private static final int BUFFER = 1 << 16;

  private Main() {}

  /** Runs the command line and ends the process with its exit code. */
  public static void main(String[] args) {
    StandardOutput standard = new StandardOutput(new FileOutputStream(FileDescriptor.out));
    PrintStream out =
        new PrintStream(new BufferedOutputStream(standard, BUFFER), false, StandardCharsets.UTF_8);
    PrintStream err =
        new PrintStream(new FileOutputStream(FileDescriptor.err), true, StandardCharsets.UTF_8);
    Cancellation cancellation = Cancellation.onInterrupt();
    int code = run(args, Terminal.ofProcess(out, err, cancellation), standard::failure);
    cancellation.finished();
    // All is written and nothing waits for the end: an exit in order would make a logger first.
    Runtime.getRuntime().halt(code);
  }

  /**
   * Runs the command line inside this process.
   *
   * @return the exit code (docs/batch.md)
   */
  public static int run(String[] args, PrintStream out, PrintStream err) {
    return run(args, Terminal.piped(out, err));
  }

  static int run(String[] args, Terminal terminal) {
    return run(args, terminal, () -> "");
  }

  /**
   * The same.
   *
   * @param failure why standard output could not be written, once it could not; empty where nobody
   *     knows
   */
  private static int run(String[] args, Terminal terminal, Supplier<String> failure) {
    InputFiles before = InputFiles.begin();
    int code;
    try {
      code = outcome(args, terminal);
    } finally {
      InputFiles.end(before);
    }
    terminal.text().flush();
    terminal.out().flush();
    if (terminal.out().checkError() && code != ExitCode.INTERRUPTED) {
      String why = failure.get();
      terminal.message("standard output could not be written" + (why.isEmpty() ? "" : ": " + why));
      code = Math.max(code, ExitCode.OUTPUT);
    }
    return code;
  }

  private static int outcome(String[] args, Terminal terminal) {
    try {
      return dispatch(args, terminal);
    } catch (UsageException e) {
      terminal.message(e.getMessage());
      return ExitCode.USAGE;
    } catch (InputException e) {
      terminal.message(e.getMessage());
      return ExitCode.INPUT;
    } catch (OutputException e) {
      terminal.message(e.getMessage());
      return ExitCode.OUTPUT;
    } catch (CancelledException e) {
      terminal.message("stopped");
      return ExitCode.INTERRUPTED;
    } catch (OutOfMemoryError e) {
      long megabytes = Runtime.getRuntime().maxMemory() >> 20;
      terminal.message(
          "not enough memory: Java may use "
              + megabytes
              + " MB; give it more with "
              + MemoryNeed.giver());
      return ExitCode.INPUT;
    } catch (IOException | UncheckedIOException e) {
      // The system's doing, not the tool's: a folder that is full, locked or gone.
      IOException cause = e instanceof UncheckedIOException u ? u.getCause() : (IOException) e;
      return ended(terminal, () -> unread(cause, terminal));
    } catch (RuntimeException | Error e) {
      return ended(terminal, () -> internal(e, terminal));
    }
  }

  /** What goes wrong while everything stops is not told. */
  private static int ended(Terminal terminal, IntSupplier told) {
    return terminal.cancellation().asked() ? ExitCode.INTERRUPTED : told.getAsInt();
  }

  private static int unread(IOException e, Terminal terminal) {
    terminal.message("cannot read or write: " + WriteFailure.reason(e));
    return ExitCode.OUTPUT;
  }

  private static int internal(Throwable e, Terminal terminal) {
    String what = e.getClass().getSimpleName();
    String message = e.getMessage() == null ? what : what + ": " + e.getMessage();
    terminal.message("internal error: " + message);
    if (System.getenv(DEBUG) != null) {
      e.printStackTrace(terminal.err());
    } else {
      terminal.message("set " + DEBUG + "=1 to see where, and please report it");
    }
    return ExitCode.INTERNAL;
  }

  private static int dispatch(String[] args, Terminal terminal)
      throws UsageException, InputException, OutputException, IOException {
    if (args.length == 0) {
      terminal.err().print(Help.overview());
      return ExitCode.USAGE;
    }
    List<String> rest = Arrays.asList(args).subList(1, args.length);
    switch (args[0]) {
      case "--version", "-V", "version" -> {
        terminal.out().println("trackwalk " + ToolVersion.NUMBER);
        if (rest.contains("--code")) {
          terminal.out().println("code " + ToolCode.of());
        }
        return ExitCode.CLEAN;
      }
      case "--help", "-h", "help" -> {
        if (!rest.isEmpty()) {
          return command(rest.get(0), List.of("--help"), terminal);
        }
        terminal.out().print(Help.overview());
        return ExitCode.CLEAN;
      }
      default -> {
        return command(args[0], rest, terminal);
      }
    }
  }

  private static int command(String name, List<String> args, Terminal terminal)
      throws UsageException, InputException, OutputException, IOException {
    Optional<CommandList.Entry> entry = CommandList.byName(name);
    if (entry.isEmpty()) {
      List<String> names = CommandList.all().stream().map(CommandList.Entry::name).toList();
      if (isPath(name)) {
        throw new UsageException(
            "there is no command '" + name + "'; to check it: trackwalk check '" + name + "'");
      }
      List<String> meant = name.startsWith("-") ? List.of("--help", "--version") : names;
      throw new UsageException(
          "there is no command '"
              + name
              + "'"
              + NearestName.hint(name, meant)
              + "; commands are "
              + String.join(", ", names));
    }
    Command command = entry.get().create().get();
    if (!PlainLine.read(command, args)) {
      command = entry.get().create().get();
      if (!CommandOptions.parse(name, command, args, terminal)) {
        return ExitCode.CLEAN;
      }
    }
    return command.run(terminal);
  }

  private static boolean isPath(String name) {
    try {
      return Files.exists(Path.of(name));
    } catch (InvalidPathException e) {
      return false;
    }
  }
}
