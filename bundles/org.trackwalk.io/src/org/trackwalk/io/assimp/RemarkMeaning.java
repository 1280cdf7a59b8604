package org.trackwalk.io.assimp;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.trackwalk.io.assimp.AssimpScene.Remark;
import org.trackwalk.io.names.PrintableName;
import org.trackwalk.io.worker.RemarkWords;
import org.trackwalk.io.worker.WorkerProtocol;
import org.trackwalk.mesh.level.ImportProblem;
import org.trackwalk.mesh.level.LeftOut;

/**
 * What Assimp's warnings mean for the triangles, by their words in Assimp 6 ({@link RemarkWords}).
 * What is only about looks, lights or movement is passed over, as are fields that older files do
 * not have; what is not known is quoted.
 */
final class RemarkMeaning {

  /** Warnings of the same kind in one line, at most: more are a number. */
  private static final int QUOTED = 3;

  /** What a file places several times. */
  private static final List<String> COPIES =
      List.of("block reference", "block rotation", "insert within a block");

  private static final Pattern OBJECT =
      Pattern.compile("Object `(?:OB)?(.*?)` - type is unsupported: `(.*?)`");

  private static final Pattern MODIFIER =
      Pattern.compile("Couldn't find a handler for modifier: (.*)");

  /**
   * Of a Blender file: Assimp knows no such structure, so it never comes to ask what kind of object
   * or modifier it is. Equal ones in a row are said once.
   */
  private static final Pattern STRUCTURE =
      Pattern.compile("Failed to find a converter for the `(.*?)` structure");

  private static final String OF_A_MODIFIER = "ModifierData";

  /** Modifiers of Blender that move no vertex and make no triangle. */
  private static final Pattern HARMLESS_MODIFIER =
      Pattern.compile(
          "(edge ?split|weighted ?normal|normal ?edit|triangulate|uv ?(project|warp)|smooth by"
              + " angle|auto smooth|data ?transfer|vertex ?weight|weightvg|collision).*");

  /** Objects of Blender that have no surface of their own. */
  private static final Pattern HARMLESS_OBJECT = Pattern.compile("lattice|wave|armature|empty");

  private final Map<LeftOut.Kind, Map<String, Integer>> found = new EnumMap<>(LeftOut.Kind.class);

  /** Kinds of which there may be more than were counted. */
  private final Set<LeftOut.Kind> atLeast = EnumSet.noneOf(LeftOut.Kind.class);

  private final String file;

  private RemarkMeaning(String file) {
    this.file = file;
  }

  /**
   * One problem for each kind.
   *
   * @param shown the file as the report shows it
   */
  static List<ImportProblem> problems(List<Remark> remarks, String shown) {
    RemarkMeaning meaning = new RemarkMeaning(shown.substring(shown.lastIndexOf('/') + 1));
    remarks.forEach(meaning::add);
    List<ImportProblem> problems = new ArrayList<>();
    meaning.found.forEach(
        (kind, details) -> {
          int count = details.values().stream().mapToInt(Integer::intValue).sum();
          LeftOut what = LeftOut.of(kind, "").named(meaning.named(kind, details));
          problems.add(ImportProblem.of(what, "", shown, -1, count, List.of()));
        });
    return problems;
  }

  private String named(LeftOut.Kind kind, Map<String, Integer> details) {
    String names = joined(details);
    if (!atLeast.contains(kind)) {
      return names;
    }
    return names.isEmpty() ? "at least" : names + ", at least";
  }

  private static String joined(Map<String, Integer> details) {
    List<String> named = details.keySet().stream().filter(d -> !d.isEmpty()).toList();
    String some = String.join(", ", named.subList(0, Math.min(QUOTED, named.size())));
    return named.size() <= QUOTED ? some : some + " and " + (named.size() - QUOTED) + " more";
  }

  private void add(Remark remark) {
    String text = PrintableName.of(remark.text());
    if (remark.kind() == WorkerProtocol.REMARK_NOT_OPENED) {
      note(LeftOut.Kind.FILES, text, remark.times());
    } else if (remark.kind() == WorkerProtocol.REMARK_LOGGED) {
      logged(text, remark.times());
    } else if (remark.kind() == WorkerProtocol.REMARKS_NOT_KEPT) {
      note(LeftOut.Kind.REMARKS, "", remark.times());
    }
  }

  private void logged(String text, int times) {
    Matcher object = OBJECT.matcher(text);
    Matcher modifier = MODIFIER.matcher(text);
    Matcher structure = STRUCTURE.matcher(text);
    String lower = text.toLowerCase(Locale.ROOT);
    RemarkWords words = RemarkWords.of(text, file);
    if (object.find()) {
      object(object.group(1), object.group(2), times);
    } else if (modifier.find()) {
      modifier(modifier.group(1), times);
    } else if (structure.find()) {
      structure(structure.group(1), times);
    } else if (lower.contains("blendmodifier: expected") || lower.contains("resolve dna name")) {
      note(LeftOut.Kind.MODIFIERS, "", times);
    } else if (lower.contains("subdivision algorithm")) {
      note(LeftOut.Kind.SUBDIVISION, "", times);
    } else if (lower.contains("(metaball)") || lower.contains("unrecognized geometry")) {
      note(LeftOut.Kind.SURFACES, "", times);
    } else if (lower.contains("(spline)")) {
      note(LeftOut.Kind.CURVES, "", times);
    } else if (COPIES.stream().anyMatch(lower::contains)) {
      note(LeftOut.Kind.INSTANCES, "", times);
    } else if (words.tellALoss()) {
      note(LeftOut.Kind.LOST, words.areOfALoss() ? "" : "\"" + text + "\"", times);
    } else if (!words.areAboutLooks()) {
      note(LeftOut.Kind.REMARKS, "\"" + text + "\"", times);
    }
  }

  private void object(String name, String type, int times) {
    String kind = type.toLowerCase(Locale.ROOT);
    if (kind.equals("curve")) {
      note(LeftOut.Kind.CURVES, name, times);
    } else if (!HARMLESS_OBJECT.matcher(kind).matches()) {
      note(LeftOut.Kind.OBJECTS, kind + " '" + name + "'", times);
    }
  }

  /** A structure of Blender: a modifier, what an object is made of, or nothing with a surface. */
  private void structure(String name, int times) {
    if (name.endsWith(OF_A_MODIFIER)) {
      LeftOut.Kind kind =
          modifier(name.substring(0, name.length() - OF_A_MODIFIER.length()), times);
      if (kind != null) {
        atLeast.add(kind);
      }
    } else if (name.equals("Curve")) {
      note(LeftOut.Kind.CURVES, "", times);
      atLeast.add(LeftOut.Kind.CURVES);
    } else if (name.equals("MetaBall")) {
      note(LeftOut.Kind.OBJECTS, "metaball", times);
      atLeast.add(LeftOut.Kind.OBJECTS);
    }
  }

  /** Notes it. Returns as what; null where it moves no vertex and makes no triangle. */
  private LeftOut.Kind modifier(String name, int times) {
    String lower = name.toLowerCase(Locale.ROOT);
    if (HARMLESS_MODIFIER.matcher(lower).matches()) {
      return null;
    }
    boolean bones = lower.startsWith("armature");
    LeftOut.Kind kind = bones ? LeftOut.Kind.SKINNED : LeftOut.Kind.MODIFIERS;
    note(kind, bones ? "" : name, times);
    return kind;
  }

  private void note(LeftOut.Kind kind, String detail, int times) {
    found.computeIfAbsent(kind, key -> new LinkedHashMap<>()).merge(detail, times, Integer::sum);
  }
}
