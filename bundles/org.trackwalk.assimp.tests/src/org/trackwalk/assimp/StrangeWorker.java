package org.trackwalk.assimp;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;
import java.util.concurrent.CountDownLatch;

/** Workers that connect and then do not do what a worker does. */
final class StrangeWorker {

  private StrangeWorker() {}

  /** Connects and never answers. */
  static final class Silent {
    private Silent() {}

    public static void main(String[] arguments) throws IOException, InterruptedException {
      try (SocketChannel channel = Hello.read(System.in).connect()) {
        new CountDownLatch(1).await();
      }
    }
  }

  /** Answers with counts that nobody can believe. */
  static final class Garbling {
    private Garbling() {}

    public static void main(String[] arguments) throws IOException, InterruptedException {
      try (SocketChannel channel = Hello.read(System.in).connect()) {
        ByteBuffer nonsense = ByteBuffer.allocate(4096);
        nonsense.putInt(0);
        while (nonsense.hasRemaining()) {
          nonsense.put((byte) 0x7F);
        }
        channel.write(nonsense.flip());
        new CountDownLatch(1).await();
      }
    }
  }

  /** Ends in the middle of its first answer. */
  static final class Dying {
    private Dying() {}

    public static void main(String[] arguments) throws IOException {
      try (SocketChannel channel = Hello.read(System.in).connect()) {
        System.in.read();
        channel.write(ByteBuffer.allocate(6));
        Runtime.getRuntime().halt(139);
      }
    }
  }
}
