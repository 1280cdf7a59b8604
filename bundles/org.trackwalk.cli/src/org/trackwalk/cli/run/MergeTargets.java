package org.trackwalk.cli.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.trackwalk.cli.console.UsageException;
import org.trackwalk.cli.option.ReportTarget;

/** The reports that are made of parts of a run. */
public final class MergeTargets {

  private static final Map<String, String> ENDINGS =
      new TreeMap<>(
          Map.of(
              ".json", "json",
              ".jsonl", "jsonl",
              ".html", "html",
              ".csv", "csv",
              ".sarif", "sarif",
              ".xml", "junit",
              ".md", "github-summary",
              ".txt", "text",
              ".glb", "overlay",
              ".obj", "overlay"));

  private MergeTargets() {}

  /**
   * What is written.
   *
   * @param first a file, whose ending says the format; or FORMAT=FILE; or - for the text
   * @param others each FORMAT=FILE
   * @throws UsageException when one cannot be written, or draws the level
   */
  public static List<ReportTarget> of(String first, List<String> others) throws UsageException {
    List<String> texts = new ArrayList<>(List.of(first.indexOf('=') > 0 ? first : typed(first)));
    texts.addAll(others);
    List<ReportTarget> targets = ReportTarget.parse(texts);
    for (ReportTarget target : targets) {
      if (target.format().draws()) {
        throw new UsageException(
            target.format().id()
                + " draws the level itself, which parts do not hold: check --report "
                + target.format().id()
                + "=FILE writes it");
      }
    }
    return targets;
  }

  private static String typed(String file) throws UsageException {
    if (file.equals("-")) {
      return "text=-";
    }
    int dot = file.lastIndexOf('.');
    String ending = dot < 0 ? "" : file.substring(dot).toLowerCase(Locale.ROOT);
    String format = ENDINGS.get(ending);
    if (format == null) {
      throw new UsageException(
          file + ": of which format? Write FORMAT=" + file + ", or an ending of " + endings());
    }
    return format + "=" + file;
  }

  private static String endings() {
    return String.join(", ", ENDINGS.keySet());
  }
}
