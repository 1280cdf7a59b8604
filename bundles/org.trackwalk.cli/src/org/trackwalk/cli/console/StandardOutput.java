package org.trackwalk.cli.console;

import java.io.IOException;
import java.io.OutputStream;

/**
 * Standard output that forgives a reader who has gone: {@code trackwalk check … | head} must not
 * fail. Other errors, such as a full disk behind {@code >}, are passed on.
 */
public final class StandardOutput extends OutputStream {

  private final OutputStream target;
  private boolean readerGone;
  private volatile String failure = "";

  /** Wraps the stream that the process got. */
  public StandardOutput(OutputStream target) {
    this.target = target;
  }

  /** What the system says of the last thing that could not be written; empty while all could. */
  public String failure() {
    return failure;
  }

  @Override
  public void write(int b) throws IOException {
    write(new byte[] {(byte) b}, 0, 1);
  }

  @Override
  public void write(byte[] bytes, int from, int length) throws IOException {
    if (readerGone) {
      return;
    }
    try {
      target.write(bytes, from, length);
    } catch (IOException e) {
      forgive(e);
    }
  }

  @Override
  public void flush() throws IOException {
    if (readerGone) {
      return;
    }
    try {
      target.flush();
    } catch (IOException e) {
      forgive(e);
    }
  }

  /**
   * Java has no type for EPIPE; its message is the system's, in English in every locale of glibc.
   */
  private void forgive(IOException e) throws IOException {
    String message = String.valueOf(e.getMessage());
    boolean pipe =
        message.contains("Broken pipe")
            || message.contains("pipe is being closed")
            || message.contains("pipe has been ended");
    if (!pipe) {
      failure = message;
      throw e;
    }
    readerGone = true;
  }
}
