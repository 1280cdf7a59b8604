package org.trackwalk.report.format;

import java.io.IOException;
import java.io.OutputStream;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.trackwalk.model.report.CheckReport;
import org.trackwalk.model.report.LevelReport;

/**
 * Writes a finished report in one format. A new format is one class and one line in {@code
 * FormatList}. Writers only read: the same report gives the same bytes, always.
 */
public interface ReportFormat {

  /** The id that {@code --report ID=FILE} takes. */
  String id();

  /** One line on whom it is for. */
  String description();

  /**
   * Writes the report and flushes, but does not close, the stream. Text is UTF-8.
   *
   * @throws IOException when the stream fails
   */
  void write(CheckReport report, ReportOptions options, OutputStream out) throws IOException;

  /**
   * The writer for a file of this name, where a format has several shapes; empty when it has none
   * for it.
   *
   * @param name as typed; {@code -} for standard output
   */
  default Optional<ReportFormat> forFile(String name) {
    return Optional.of(this);
  }

  /** True when the writer draws the level: then its geometry is kept until the end of the run. */
  default boolean draws() {
    return false;
  }

  /**
   * What the writer needs of a level's geometry, small; called once for each level while its
   * surface is in memory, from several threads at once, and found again in {@link
   * LevelReport#sketch()} when the report is written. It must not depend on options.
   *
   * @param level complete, with its surface
   * @return byte arrays by name, which begins with the format's id and a slash
   */
  default Map<String, byte[]> sketch(LevelReport level) {
    return Map.of();
  }

  /**
   * Leaves out of sketches what the report will not show, given the other levels of a run: a new
   * one for each run, given the sketch of each of its levels once, in any order, by several threads
   * at once. The report must be the same with and without it.
   */
  default UnaryOperator<Map<String, byte[]>> thinner() {
    return UnaryOperator.identity();
  }
}
