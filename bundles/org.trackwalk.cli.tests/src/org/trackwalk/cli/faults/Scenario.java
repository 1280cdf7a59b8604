package org.trackwalk.cli.faults;

import java.util.List;
import java.util.Map;

/**
 * A command that changes files.
 *
 * @param name what is told of it
 * @param arguments of the command line; names of files are relative to the folder
 * @param before what lies in the folder
 * @param targets names of the files that it writes
 * @param undo whether it is taken back by an undo file that it leaves
 * @param reader the command that reads a target which has times in it, so that no two are alike,
 *     and takes none that is not whole; empty where they are alike
 * @param again whether the same command, once more and without a fault, must bring the new targets,
 *     whatever the first left behind
 */
record Scenario(
    String name,
    List<String> arguments,
    Map<String, byte[]> before,
    List<String> targets,
    boolean undo,
    List<String> reader,
    boolean again) {

  /** Whose targets are the same each time. */
  Scenario(
      String name,
      List<String> arguments,
      Map<String, byte[]> before,
      List<String> targets,
      boolean undo) {
    this(name, arguments, before, targets, undo, List.of(), false);
  }

  /** The same, whose command is given once more after each fault. */
  Scenario repeated() {
    return new Scenario(name, arguments, before, targets, undo, reader, true);
  }
}
