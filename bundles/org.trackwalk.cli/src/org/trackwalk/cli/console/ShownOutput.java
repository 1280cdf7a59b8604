package org.trackwalk.cli.console;

import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.trackwalk.mesh.names.ShownText;

/**
 * Text in UTF-8 for people, passed on line by line as {@link ShownText}: whatever a command prints,
 * no name in it does more than being read. A line that has not ended is passed on with a flush.
 */
final class ShownOutput extends OutputStream {

  private final PrintStream target;
  private final ByteArrayOutputStream line = new ByteArrayOutputStream();
  private boolean begun;

  ShownOutput(PrintStream target) {
    this.target = target;
  }

  @Override
  public synchronized void write(int b) {
    if (b == '\n') {
      pass();
      target.write('\n');
      begun = false;
    } else {
      line.write(b);
    }
  }

  @Override
  public synchronized void flush() {
    pass();
    target.flush();
  }

  private void pass() {
    if (line.size() == 0) {
      return;
    }
    String text = line.toString(StandardCharsets.UTF_8);
    // Lines end in a carriage return too where a system wants it.
    String end = text.endsWith("\r") ? "\r" : "";
    String content = text.substring(0, text.length() - end.length());
    target.print((begun ? ShownText.of(content) : ShownText.line(content)) + end);
    line.reset();
    begun = true;
  }
}
