package org.trackwalk.eclipse.ui.command;

import java.util.Comparator;
import java.util.List;
import org.trackwalk.report.format.ReportFormat;
import org.trackwalk.report.output.FormatList;

/** Formats as a level designer looks for them: what people open first, what programs read last. */
public final class FormatWords {

  private static final List<String> FIRST =
      List.of("html", "text", "blender", "overlay", "csv", "svg", "card", "seams", "seams-svg");

  private FormatWords() {}

  /** All formats, those for people and modelling tools first. */
  public static List<ReportFormat> sorted() {
    return FormatList.all().stream()
        .sorted(Comparator.comparingInt((ReportFormat format) -> place(format.id())))
        .toList();
  }

  private static int place(String id) {
    int place = FIRST.indexOf(id);
    return place < 0 ? FIRST.size() : place;
  }

  /** A name that is known outside of the command line too. */
  public static String name(ReportFormat format) {
    return switch (format.id()) {
      case "html" -> "Web page";
      case "text" -> "Text";
      case "blender" -> "Blender";
      case "overlay" -> "Overlay";
      case "csv" -> "Spreadsheet";
      case "svg" -> "Plan";
      case "card" -> "Card";
      case "seams" -> "Seams";
      case "seams-svg" -> "Seams as a picture";
      case "json" -> "JSON";
      case "jsonl" -> "JSON lines";
      case "baseline" -> "Baseline";
      case "sarif" -> "SARIF";
      case "junit" -> "JUnit";
      case "github" -> "GitHub";
      case "github-summary" -> "GitHub summary";
      default -> format.id();
    };
  }

  /** What it is good for, without the name of a schema. */
  public static String purpose(ReportFormat format) {
    return format.description().replaceAll("\\s*\\(schema [^)]*\\)", "");
  }
}
