package org.trackwalk.eclipse.ui.survey;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.trackwalk.course.scale.UnitWords;
import org.trackwalk.io.source.LevelSource;

/**
 * What was found on disk.
 *
 * @param levels that can be read
 * @param unread inputs that failed or are of a kind that is not read, with their reasons
 * @param twins files that hold what another one holds
 * @param below folders with meshes under one that has meshes itself
 * @param offer the scene file that could say what stands where; empty for none
 * @param choices the scenes among which one can be chosen, the usual one first
 * @param scene what it says; null when it was not taken
 */
public record Survey(
    List<FoundLevel> levels,
    List<Unread> unread,
    List<Twin> twins,
    Subfolders below,
    String offer,
    List<SceneChoice> choices,
    FoundScene scene) {

  /**
   * One track, exported twice.
   *
   * @param kept the first file by name
   * @param again the other one
   */
  public record Twin(Path kept, Path again) {

    String words() {
      return kept.getFileName()
          + " and "
          + again.getFileName()
          + " hold the same pieces: check one of them";
    }
  }

  /**
   * What could not be read.
   *
   * @param name as the user sees it
   * @param reason a line
   * @param skipped whether nobody asked for it: another kind of file in a folder
   */
  public record Unread(String name, String reason, boolean skipped) {

    static Unread of(LevelSource source) {
      String shown = source.files().get(0).getFileName().toString();
      return new Unread(shown, source.reason(), source.status() == LevelSource.Status.SKIPPED);
    }
  }

  /** How many levels are described; the others are counted. */
  private static final int LISTED = 5;

  /** How many unread files are named; the others are counted. */
  private static final int NAMED = 3;

  /** The headline and a line or two for each level. */
  public String text() {
    StringBuilder text = new StringBuilder();
    if (scene != null) {
      text.append(one(first(), first().name()).replace(", road = ", "\nroad = "));
      text.append("\n").append(scene.words());
    } else if (levels.size() == 1) {
      text.append(one(levels.get(0), "one level").replace(", road = ", "\nroad = "));
    } else if (!levels.isEmpty()) {
      int files = levels.stream().mapToInt(level -> level.files().size()).sum();
      text.append(counted(files, "file")).append(", ").append(levels.size()).append(" levels:");
      List<FoundLevel> listed = levels.subList(0, Math.min(LISTED, levels.size()));
      listed.forEach(level -> text.append("\n• ").append(one(level, level.name())));
      if (levels.size() > LISTED) {
        text.append("\n• and ").append(levels.size() - LISTED).append(" smaller ones");
      }
    }
    List<String> lines = new ArrayList<>(twins.stream().map(Twin::words).toList());
    below.words().ifPresent(lines::add);
    for (Unread each : unread.subList(0, Math.min(NAMED, unread.size()))) {
      lines.add(
          (each.skipped() ? "Left out: " : "Not readable: ") + each.name() + ", " + each.reason());
    }
    if (unread.size() > NAMED) {
      lines.add("and " + (unread.size() - NAMED) + " more that are not read");
    }
    lines.forEach(line -> text.append(text.isEmpty() ? "" : "\n").append(line));
    return text.toString();
  }

  /** The first level, which the preview shows; null when there is none. */
  public FoundLevel first() {
    return levels.isEmpty() ? null : levels.get(0);
  }

  private static String one(FoundLevel level, String name) {
    String unit = level.unit() == null ? "different units" : UnitWords.of(level.unit());
    String files = level.manifest() ? "a manifest" : counted(level.files().size(), "file");
    return files
        + ", "
        + name
        + ", "
        + counted(level.seams(), "seam")
        + ", "
        + (level.up() == null ? "different up axes" : "up " + level.up().name())
        + ", "
        + unit
        + ", "
        + level.roadWords()
        + " ("
        + counted(level.facts().pieces(), "piece")
        + ", "
        + counted(level.facts().triangles(), "triangle")
        + " in all)";
  }

  private static String counted(int count, String noun) {
    return String.format(Locale.ROOT, "%,d %s%s", count, noun, count == 1 ? "" : "s");
  }
}
