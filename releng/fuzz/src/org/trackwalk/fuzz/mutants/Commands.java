package org.trackwalk.fuzz.mutants;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;

/** Which kinds of files are changed, and through which command each goes. */
interface Commands {

  /** Whether files of a kind are changed. */
  boolean takes(String kind);

  /** Kinds that are changed more often, whether there are such files or not. */
  List<String> often();

  /**
   * A command line.
   *
   * @param kind of the file
   * @param file that was changed
   * @param folder of its own, in which the command may write
   */
  List<String> of(String kind, Path file, Path folder, Random random) throws IOException;

  /**
   * Whether a run came to what is meant.
   *
   * @param shown all that it printed
   * @param children the processes that it started
   */
  boolean reached(String shown, Children children);
}
