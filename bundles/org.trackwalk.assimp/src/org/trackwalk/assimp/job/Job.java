package org.trackwalk.assimp.job;

import java.io.IOException;
import java.nio.ByteBuffer;

/** One kind of work. Jobs run one after the other, always on the same thread. */
public interface Job {

  /** The kind of request that it answers, from {@code WorkerProtocol}. */
  int kind();

  /**
   * Does the work and writes the payload of the answer. The answer begins with {@link
   * AnswerOutput#begin()}, before which the job may still refuse.
   *
   * @param request the payload, little-endian
   * @throws RefusedException when the input cannot be understood
   * @throws IOException when nobody listens any more
   */
  void run(ByteBuffer request, AnswerOutput out) throws RefusedException, IOException;
}
