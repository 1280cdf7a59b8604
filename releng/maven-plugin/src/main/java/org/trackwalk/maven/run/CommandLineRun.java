package org.trackwalk.maven.run;

import java.io.IOException;
import java.util.List;
import java.util.function.Consumer;

/** One way to run the command line: the same arguments, the same lines, the same exit codes. */
public interface CommandLineRun {

  /** The entry point, here and in a process of its own. */
  String ENTRY = "org.trackwalk.cli.Main";

  /** Where it runs, for the log; empty when there is nothing to say. */
  String where();

  /**
   * Runs it to its end.
   *
   * @param args a command and its options, as typed
   * @param out gets each line of standard output, from one thread
   * @param err gets each line of standard error, from one thread, which may be another
   * @return the exit code (docs/batch.md)
   * @throws IOException when it could not be started
   * @throws InterruptedException when the build is stopped
   */
  int run(List<String> args, Consumer<String> out, Consumer<String> err)
      throws IOException, InterruptedException;
}
