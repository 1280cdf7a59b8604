package org.trackwalk.maven.run;

import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.function.Consumer;

/** Cuts what is written (UTF-8) into lines; the last one needs no line feed. */
final class LineStream extends OutputStream {

  private final Consumer<String> lines;
  private final ByteArrayOutputStream line = new ByteArrayOutputStream();

  LineStream(Consumer<String> lines) {
    this.lines = lines;
  }

  @Override
  public synchronized void write(int b) {
    if (b == '\n') {
      end();
    } else if (b != '\r') {
      line.write(b);
    }
  }

  @Override
  public synchronized void write(byte[] bytes, int from, int length) {
    for (int i = from; i < from + length; i++) {
      write(bytes[i]);
    }
  }

  @Override
  public synchronized void close() {
    if (line.size() > 0) {
      end();
    }
  }

  private void end() {
    String text = new String(line.toByteArray(), StandardCharsets.UTF_8);
    line.reset();
    lines.accept(text);
  }
}
