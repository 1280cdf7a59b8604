package org.trackwalk.report.html;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.trackwalk.model.report.LevelReport;
import org.trackwalk.report.format.Cut;
import org.trackwalk.report.format.FindingGroup;
import org.trackwalk.report.format.ReportOptions;
import org.trackwalk.report.format.WorstLevels;
import org.trackwalk.report.sketch.LevelSketcher;
import org.trackwalk.report.sketch.Unpacked;

/**
 * Which parts of which sketches a page holds. A page of few levels holds all of them; on one of
 * hundreds all levels share what browsers open at once: the worst levels come first, plans before
 * meshes, meshes before what is seen from near.
 */
final class Sketches {

  /** So many levels are drawn as richly as one. */
  static final int FEW = 5;

  /** Meshes, patches and plans of few levels, bytes; with more the page is heavy to open. */
  private static final long MOST_OF_FEW = 22_000_000;

  /** What is drawn of many levels, bytes of the page: so much, and more for each level. */
  private static final long OF_MANY = 5_000_000;

  private static final long OF_EACH = 14_000;

  /** And never more: with lists of 500 levels the page stays under 20 MB. */
  private static final long MOST_OF_MANY = 12_000_000;

  /** Levels with pictures of their seams: the worst ones. */
  private static final int SEAMS_OF = 60;

  /** Groups of one of many levels that are drawn from near. */
  private static final int PICTURED = 3;

  private final Map<LevelReport, Map<String, byte[]>> chosen = new IdentityHashMap<>();
  private final Map<LevelReport, Map<String, String>> closeUps = new IdentityHashMap<>();
  private final boolean many;
  private int meshes;
  private int drawn;

  Sketches(List<LevelReport> levels, ReportOptions options) {
    many = levels.size() > FEW;
    List<LevelReport> worstFirst = WorstLevels.first(levels);
    for (LevelReport level : worstFirst) {
      chosen.put(level, new HashMap<>());
      closeUps.put(level, Map.of());
    }
    long all = Math.min(MOST_OF_MANY, OF_MANY + OF_EACH * levels.size());
    // Of what a page of many levels has for them: shares that add up, and what one leaves the next.
    Room room = new Room(many ? 4 * all / 10 : MOST_OF_FEW);
    worstFirst.forEach(level -> take(room, level, LevelSketcher.PLAN, LevelSketcher.PLAN));
    room.more(many ? 35 * all / 100 : 0);
    boolean fine = !many && FineMeshes.fit(levels);
    for (LevelReport level : worstFirst) {
      boolean small = !fine && part(level, LevelSketcher.SMALL_MESH) != null;
      if (take(
          room, level, LevelSketcher.MESH, small ? LevelSketcher.SMALL_MESH : LevelSketcher.MESH)) {
        meshes++;
        take(room, level, LevelSketcher.SEAM_LINES, LevelSketcher.SEAM_LINES);
      }
    }
    room.more(many ? all / 10 : 0);
    for (LevelReport level : worstFirst) {
      if (chosen.get(level).containsKey(LevelSketcher.MESH)) {
        take(room, level, LevelSketcher.PATCHES, LevelSketcher.PATCHES);
      }
    }
    room.more(many ? all / 20 : 0);
    worstFirst.forEach(level -> take(room, level, LevelSketcher.RIDE, LevelSketcher.RIDE));
    Room near = many ? room : new Room(Long.MAX_VALUE);
    near.more(many ? all / 20 : 0);
    worstFirst.forEach(level -> draw(near, level, options));
    near.more(many ? all / 20 : 0);
    for (LevelReport level : worstFirst.subList(0, Math.min(SEAMS_OF, worstFirst.size()))) {
      byte[] seams = part(level, LevelSketcher.SEAMS);
      if (seams != null && near.take(many ? new Unpacked(seams).text().length() : 0)) {
        chosen.get(level).put(LevelSketcher.SEAMS, seams);
      }
    }
  }

  /** Bytes of the page that are left for drawings. */
  private static final class Room {
    private long left;

    Room(long bytes) {
      left = bytes;
    }

    void more(long bytes) {
      left += bytes;
    }

    boolean take(long bytes) {
      boolean fits = bytes <= left;
      left -= fits ? bytes : 0;
      return fits;
    }
  }

  /** Four letters stand for three bytes in the page. */
  private boolean take(Room room, LevelReport level, String as, String name) {
    byte[] part = part(level, name);
    boolean taken = part != null && room.take(4L * part.length / 3);
    if (taken) {
      chosen.get(level).put(as, part);
    }
    return taken;
  }

  private void draw(Room room, LevelReport level, ReportOptions options) {
    byte[] part = part(level, LevelSketcher.CLOSE_UPS);
    if (part == null) {
      return;
    }
    Set<String> wanted =
        FindingGroup.of(Cut.of(level, options).kept()).stream()
            .limit(many ? PICTURED : ReportOptions.FIRST_SCREEN)
            .map(group -> group.lead().fingerprint())
            .collect(Collectors.toSet());
    Map<String, String> pictures = new HashMap<>();
    Unpacked in = new Unpacked(part);
    for (long n = in.whole(); n > 0; n--) {
      String fingerprint = in.text();
      String picture = in.text();
      if (wanted.contains(fingerprint)
          && room.take(picture.getBytes(StandardCharsets.UTF_8).length)) {
        pictures.put(fingerprint, picture);
      }
    }
    drawn += pictures.size();
    closeUps.put(level, pictures);
  }

  private static byte[] part(LevelReport level, String name) {
    return level.sketch() == null ? null : level.sketch().parts().get(name);
  }

  /** A part of a level; null when the page does not hold it. */
  byte[] get(LevelReport level, String name) {
    return chosen.get(level).get(name);
  }

  /** Whether the level has a mesh for which the page had no room. */
  boolean leavesOut(LevelReport level) {
    return part(level, LevelSketcher.MESH) != null
        && !chosen.get(level).containsKey(LevelSketcher.MESH);
  }

  /** Levels with a mesh in the page. */
  int meshes() {
    return meshes;
  }

  /** Groups drawn from near, of all levels. */
  int drawn() {
    return drawn;
  }

  /** Drawings of groups by fingerprint of their first finding. */
  Map<String, String> closeUps(LevelReport level) {
    return closeUps.get(level);
  }

  /** For the scripts, in elements that nothing runs. */
  void write(HtmlText out, LevelReport level, int number) {
    for (String name :
        List.of(
            LevelSketcher.MESH,
            LevelSketcher.PATCHES,
            LevelSketcher.SEAM_LINES,
            LevelSketcher.RIDE)) {
      byte[] part = chosen.get(level).get(name);
      if (part != null) {
        out.raw("<script type=\"application/octet-stream\" id=\"");
        out.raw(name.substring(name.indexOf('/') + 1)).raw("-").number(number).raw("\">");
        out.raw(Base64.getEncoder().encodeToString(part)).raw("</script>\n");
      }
    }
  }
}
