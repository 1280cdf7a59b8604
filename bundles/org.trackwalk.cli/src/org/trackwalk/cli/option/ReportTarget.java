package org.trackwalk.cli.option;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.trackwalk.cli.config.NamedPath;
import org.trackwalk.cli.console.UsageException;
import org.trackwalk.report.format.ReportFormat;
import org.trackwalk.report.output.FormatList;

/**
 * One {@code --report FORMAT=FILE}.
 *
 * @param format what to write
 * @param file where to; null for standard output
 */
public record ReportTarget(ReportFormat format, Path file) {

  /**
   * Parses all of them and checks that each can be written before any work is done.
   *
   * @throws UsageException when a format is not known, a folder is missing, or two share a target
   */
  public static List<ReportTarget> parse(List<String> texts) throws UsageException {
    return of(texts.stream().map(text -> new Asked("--report", text)).toList());
  }

  /**
   * As {@link #parse}.
   *
   * @param reports as they were typed or as a file of options says them
   */
  static List<ReportTarget> of(List<Asked> reports) throws UsageException {
    List<ReportTarget> targets = new ArrayList<>();
    Set<Path> files = new HashSet<>();
    for (Asked report : reports) {
      ReportTarget target = parse(report);
      Path key = target.file == null ? Path.of("-") : target.file.toAbsolutePath().normalize();
      if (!files.add(key)) {
        throw new UsageException(report + ": another report goes there already");
      }
      targets.add(target);
    }
    return targets;
  }

  /**
   * A report as somebody asks for it.
   *
   * @param option what says it, for messages
   * @param text FORMAT=FILE
   */
  record Asked(String option, String text) {
    @Override
    public String toString() {
      return option + " " + text;
    }
  }

  /**
   * A format that an option of its own writes.
   *
   * @param option for messages
   * @param name the file, or {@code -}
   */
  public static ReportTarget of(String format, String option, String name) throws UsageException {
    Path file = name.equals(NamedPath.STANDARD_OUTPUT) ? null : writable(option + " " + name, name);
    ReportFormat writer = FormatList.byId(format).orElseThrow();
    return new ReportTarget(writer.forFile(name).orElse(writer), file);
  }

  private static ReportTarget parse(Asked asked) throws UsageException {
    String text = asked.text();
    int equals = text.indexOf('=');
    String id = equals < 0 ? text : text.substring(0, equals);
    Choice.known(asked.option(), id, FormatList.ids());
    ReportFormat format = FormatList.byId(id).orElseThrow();
    String name = equals < 0 ? "" : text.substring(equals + 1);
    if (name.isEmpty()) {
      throw new UsageException(
          asked + ": where to? Write " + id + "=FILE, or " + id + "=- for the screen");
    }
    Path file = name.equals(NamedPath.STANDARD_OUTPUT) ? null : writable(asked.toString(), name);
    ReportFormat shaped =
        format
            .forFile(name)
            .orElseThrow(
                () ->
                    new UsageException(
                        asked
                            + ": it cannot write a file with this ending; it writes "
                            + format.description()));
    return new ReportTarget(shaped, file);
  }

  /**
   * A file that can be written.
   *
   * @param what the option with its value, for messages
   * @throws UsageException when it is a folder, has no folder, or may not be written
   */
  public static Path writable(String what, String name) throws UsageException {
    Path file = NamedPath.of(what, name);
    Path folder = file.toAbsolutePath().getParent();
    if (Files.isDirectory(file)) {
      throw new UsageException(what + ": that is a folder");
    }
    if (folder == null || !Files.isDirectory(folder)) {
      throw new UsageException(what + ": the folder does not exist");
    }
    if (!Files.isWritable(Files.exists(file) ? file : folder)) {
      throw new UsageException(what + ": no permission to write there");
    }
    return file;
  }
}
