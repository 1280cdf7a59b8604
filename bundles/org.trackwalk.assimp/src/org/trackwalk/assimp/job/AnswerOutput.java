package org.trackwalk.assimp.job;

import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.WritableByteChannel;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.lwjgl.system.MemoryUtil;
import org.trackwalk.io.worker.WorkerProtocol;

/** Writes answers, little-endian; native memory goes out without a copy in Java's. */
public final class AnswerOutput implements Closeable {

  private static final int BUFFER = 1 << 16;

  /** Of native memory at once. */
  private static final int BLOCK = 1 << 22;

  private final WritableByteChannel channel;
  private final ByteBuffer buffer =
      ByteBuffer.allocateDirect(BUFFER).order(ByteOrder.LITTLE_ENDIAN);

  /** Answers that go to a channel. */
  public AnswerOutput(WritableByteChannel channel) {
    this.channel = channel;
  }

  /** Says that the job is done and its payload follows. */
  public void begin() throws IOException {
    integer(WorkerProtocol.DONE);
  }

  /** An int. */
  public void integer(int value) throws IOException {
    room(Integer.BYTES).putInt(value);
  }

  /** A float. */
  public void single(float value) throws IOException {
    room(Float.BYTES).putFloat(value);
  }

  /** A double. */
  public void real(double value) throws IOException {
    room(Double.BYTES).putDouble(value);
  }

  /** A text, cut when it is too long. */
  public void text(String value) throws IOException {
    byte[] bytes = value.getBytes(StandardCharsets.UTF_8);
    if (bytes.length > WorkerProtocol.MOST_TEXT_BYTES) {
      bytes = Arrays.copyOf(bytes, WorkerProtocol.MOST_TEXT_BYTES);
    }
    integer(bytes.length);
    ByteBuffer text = ByteBuffer.wrap(bytes);
    while (text.hasRemaining()) {
      ByteBuffer free = room(1);
      int here = Math.min(free.remaining(), text.remaining());
      free.put(text.slice(text.position(), here));
      text.position(text.position() + here);
    }
  }

  /** A span of native memory as it is. */
  public void memory(long address, long bytes) throws IOException {
    flush();
    for (long at = 0; at < bytes; at += BLOCK) {
      int here = (int) Math.min(BLOCK, bytes - at);
      send(MemoryUtil.memByteBuffer(address + at, here));
    }
  }

  /** Ends the answer. */
  public void end() throws IOException {
    integer(WorkerProtocol.END);
    flush();
  }

  /** An answer that is only a reason. */
  public void refusal(int status, String why) throws IOException {
    buffer.clear();
    integer(status);
    text(why);
    end();
  }

  private ByteBuffer room(int bytes) throws IOException {
    if (buffer.remaining() < bytes) {
      flush();
    }
    return buffer;
  }

  private void flush() throws IOException {
    buffer.flip();
    send(buffer);
    buffer.clear();
  }

  private void send(ByteBuffer bytes) throws IOException {
    while (bytes.hasRemaining()) {
      channel.write(bytes);
    }
  }

  @Override
  public void close() throws IOException {
    channel.close();
  }
}
