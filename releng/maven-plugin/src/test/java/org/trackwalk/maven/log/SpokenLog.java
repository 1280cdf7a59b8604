package org.trackwalk.maven.log;

import java.util.ArrayList;
import java.util.List;
import org.apache.maven.plugin.logging.SystemStreamLog;

/** A log that keeps what is said to it, with the level in front as Maven shows it. */
final class SpokenLog extends SystemStreamLog {

  private final List<String> lines = new ArrayList<>();

  List<String> lines() {
    return lines;
  }

  @Override
  public void info(CharSequence line) {
    lines.add("[INFO] " + line);
  }

  @Override
  public void warn(CharSequence line) {
    lines.add("[WARNING] " + line);
  }

  @Override
  public void error(CharSequence line) {
    lines.add("[ERROR] " + line);
  }
}
