package org.trackwalk.io.worker;

import java.io.IOException;
import org.trackwalk.io.importer.ImportException;

/** Takes the payload of an answer off the wire. */
@FunctionalInterface
public interface AnswerReader<T> {

  /**
   * Reads exactly the payload.
   *
   * @throws ImportException when what comes is too large to be held; the worker is not used again
   * @throws IOException when it makes no sense or ends too early; likewise
   */
  T read(AnswerInput in) throws ImportException, IOException;
}
