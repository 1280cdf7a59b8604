package org.trackwalk.spark;

import java.io.IOException;
import java.io.Serializable;
import java.nio.file.Path;
import java.util.List;

/**
 * What is shared out: parts that know nothing of each other, and what makes one report of them. It
 * holds texts only, and a part comes back as bytes: no object of Trackwalk goes through Spark's
 * serialisation.
 */
interface PartWork extends Serializable {

  /** Begins the message of a part that could not be made. */
  String FAILED = "could not check part ";

  /** How many. */
  int parts();

  /**
   * Makes a part, in the process of an executor.
   *
   * @param index from 1
   * @param folder on the executor's disk, for the part until it has been read again
   * @throws IOException when the disk does not take the part, or the command ended without one: on
   *     another machine it may go well
   */
  PartAnswer answer(int index, Path folder) throws IOException;

  /** Name of a part's file on the driver. */
  String name(int index);

  /**
   * Begin of the command that makes the report, but for options.
   *
   * @param parts their files, in order
   * @throws IOException when what must lie beside them cannot be brought there
   */
  List<String> finish(List<Path> parts) throws IOException;
}
