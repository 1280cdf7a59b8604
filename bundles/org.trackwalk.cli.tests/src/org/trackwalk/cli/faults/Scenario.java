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
 */
record Scenario(
    String name,
    List<String> arguments,
    Map<String, byte[]> before,
    List<String> targets,
    boolean undo) {}
