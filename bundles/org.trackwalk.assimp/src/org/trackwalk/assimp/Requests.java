package org.trackwalk.assimp;

import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import org.trackwalk.io.worker.WorkerProtocol;

/**
 * Reads requests on a thread of its own, so that the end of the input, which is the end of the
 * parent, is noticed in the middle of a job too.
 */
final class Requests {

  /** A request as it came. */
  record Request(int kind, ByteBuffer payload) {}

  private final BlockingQueue<Request> queue = new LinkedBlockingQueue<>();
  private final InputStream in;

  Requests(InputStream in) {
    this.in = in;
  }

  /** Starts to read; the machine is halted when the input ends. */
  void listen() {
    Thread listener = new Thread(this::read, "requests");
    listener.setDaemon(true);
    listener.start();
  }

  Request next() throws InterruptedException {
    return queue.take();
  }

  private void read() {
    try (DataInputStream data = new DataInputStream(in)) {
      while (true) {
        int kind = Integer.reverseBytes(data.readInt());
        int length = Integer.reverseBytes(data.readInt());
        if (length < 0 || length > WorkerProtocol.MOST_REQUEST_BYTES) {
          throw new EOFException("a request of " + length + " bytes");
        }
        byte[] payload = new byte[length];
        data.readFully(payload);
        queue.add(new Request(kind, ByteBuffer.wrap(payload).order(ByteOrder.LITTLE_ENDIAN)));
      }
    } catch (IOException e) {
      Runtime.getRuntime().halt(WorkerProtocol.EXIT_PARENT_GONE);
    } catch (OutOfMemoryError e) {
      Runtime.getRuntime().halt(WorkerProtocol.EXIT_MEMORY);
    }
  }
}
