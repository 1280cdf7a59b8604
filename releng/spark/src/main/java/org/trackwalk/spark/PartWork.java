package org.trackwalk.spark;

import java.io.IOException;
import java.io.Serializable;
import java.nio.file.Path;
import java.util.List;
import org.apache.spark.api.java.JavaRDD;

/**
 * What is shared out: parts that know nothing of each other, and what makes one report of them. It
 * holds texts only, and parts are bytes: no object of Trackwalk goes through Spark's serialisation.
 */
interface PartWork extends Serializable {

  /** Begins the message of a part that could not be made. */
  String FAILED = "could not check part ";

  /** Begins the message of parts that could not be joined. */
  String UNJOINED = "could not join share ";

  /** How many. */
  int parts();

  /** How many tasks are done before the first answer comes. */
  default int before() {
    return 0;
  }

  /**
   * What comes to the driver: one answer in each partition.
   *
   * @param indices of all parts, one in each partition
   */
  JavaRDD<PartAnswer> answers(JavaRDD<Integer> indices);

  /**
   * Name of the file of an answer on the driver.
   *
   * @param index of the answer
   */
  String name(int index);

  /**
   * Begin of the command that makes the report, but for options.
   *
   * @param parts their files, in order
   * @throws IOException when what must lie beside them cannot be brought there
   */
  List<String> finish(List<Path> parts) throws IOException;
}
