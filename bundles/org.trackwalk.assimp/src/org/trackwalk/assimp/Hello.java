package org.trackwalk.assimp;

import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.SocketChannel;
import org.trackwalk.io.worker.WorkerProtocol;

/**
 * The first thing that a worker reads.
 *
 * @param memoryMegabytes that it may take in all
 * @param address to which it connects
 * @param token that it shows there
 */
record Hello(int memoryMegabytes, InetSocketAddress address, byte[] token) {

  private static final int INTS = 5;

  static Hello read(InputStream in) throws IOException {
    DataInputStream data = new DataInputStream(in);
    byte[] head = new byte[INTS * Integer.BYTES];
    data.readFully(head);
    ByteBuffer numbers = ByteBuffer.wrap(head).order(ByteOrder.LITTLE_ENDIAN);
    if (numbers.getInt() != WorkerProtocol.HELLO || numbers.getInt() != WorkerProtocol.VERSION) {
      throw new IOException("not a hello of version " + WorkerProtocol.VERSION);
    }
    int megabytes = numbers.getInt();
    int port = numbers.getInt();
    byte[] host = new byte[Math.clamp(numbers.getInt(), 0, 16)];
    data.readFully(host);
    byte[] token = new byte[WorkerProtocol.TOKEN_BYTES];
    data.readFully(token);
    return new Hello(megabytes, new InetSocketAddress(InetAddress.getByAddress(host), port), token);
  }

  /** Connects and shows the token. */
  SocketChannel connect() throws IOException {
    SocketChannel channel = SocketChannel.open(address);
    ByteBuffer shown = ByteBuffer.wrap(token);
    while (shown.hasRemaining()) {
      channel.write(shown);
    }
    return channel;
  }
}
