package org.trackwalk.cli.console;

import java.io.IOException;
import java.util.List;
import org.trackwalk.check.cache.LevelCache;
import org.trackwalk.io.engine.EngineException;
import org.trackwalk.io.engine.EngineProgram;
import org.trackwalk.report.confirm.ConfirmJson;

/** Which code runs, as {@code version --code} tells it. */
public final class ToolCode {

  /** As many digits as tell two builds apart. */
  private static final int DIGITS = 16;

  private ToolCode() {}

  /**
   * A digest of the tool's classes and of the program that runs engines.
   *
   * @throws IOException when the tool cannot find its own classes
   */
  public static String of() throws IOException {
    String engines;
    try {
      engines = EngineProgram.runner();
    } catch (EngineException e) {
      engines = ""; // then no engine runs
    }
    return LevelCache.code(List.of(ConfirmJson.class, ToolCode.class), engines)
        .substring(0, DIGITS);
  }
}
