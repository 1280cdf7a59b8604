package org.trackwalk.check.rules.imports;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.trackwalk.mesh.level.ImportProblem;
import org.trackwalk.mesh.level.LeftOut;

/** Says in one sentence what was left out of one object, one file or several. */
final class LeftOutWords {

  /** Objects or files named in one sentence; how many more there are is said. */
  private static final int NAMED = 3;

  /** Without a surface in every program, so that a car never feels them. */
  private static final Set<LeftOut.Kind> THIN =
      Set.of(LeftOut.Kind.EDGES, LeftOut.Kind.POINTS, LeftOut.Kind.CURVES);

  /** Of which the triangles are read, only not as the game may show them. */
  private static final Set<LeftOut.Kind> TAKEN =
      Set.of(
          LeftOut.Kind.SKINNED,
          LeftOut.Kind.SHAPE_KEYS,
          LeftOut.Kind.SUBDIVISION,
          LeftOut.Kind.MODIFIERS,
          LeftOut.Kind.REMARKS);

  private static final class Sum {
    int count;
    String where = "";
    final Map<String, Integer> owners = new LinkedHashMap<>();
    final Set<String> details = new LinkedHashSet<>();
  }

  private final Map<LeftOut.Kind, Sum> kinds = new EnumMap<>(LeftOut.Kind.class);
  private final Set<String> owners = new LinkedHashSet<>();
  private final boolean byFile;

  /**
   * Adds up.
   *
   * @param byFile whether files are named; else objects are
   */
  LeftOutWords(List<ImportProblem> problems, boolean byFile) {
    this.byFile = byFile;
    problems.forEach(this::add);
  }

  private void add(ImportProblem problem) {
    LeftOut what = problem.leftOut();
    String object = problem.piece().isEmpty() ? what.object() : problem.piece();
    String owner = byFile || object.isEmpty() ? problem.file() : object;
    Sum sum = kinds.computeIfAbsent(what.kind(), key -> new Sum());
    if (sum.count == 0) {
      sum.where = what.where();
    }
    sum.count = (int) Math.min(Integer.MAX_VALUE, (long) sum.count + problem.count());
    sum.owners.merge(owner, problem.count(), Integer::sum);
    owners.add(owner);
    if (!what.detail().isEmpty()) {
      sum.details.add(what.detail());
    }
  }

  /** The kinds, those first of which triangles may be missing. */
  Set<LeftOut.Kind> kinds() {
    return kinds.keySet();
  }

  /** How many of all kinds. */
  int count() {
    return count(kinds.keySet());
  }

  /** How many of them were passed over, without those whose triangles are there. */
  int passedOver() {
    Set<LeftOut.Kind> gone = EnumSet.noneOf(LeftOut.Kind.class);
    gone.addAll(kinds.keySet());
    gone.removeAll(TAKEN);
    return count(gone);
  }

  private int count(Set<LeftOut.Kind> some) {
    long sum = some.stream().mapToLong(kind -> kinds.get(kind).count).sum();
    return (int) Math.min(Integer.MAX_VALUE, sum);
  }

  /**
   * {@code fence has 300 edges without a face, the first in line 12 of track.obj}.
   *
   * @param all names what has them where there is more than one owner
   */
  String sentence(String all) {
    List<String> parts = new ArrayList<>();
    for (Map.Entry<LeftOut.Kind, Sum> each : kinds.entrySet()) {
      parts.add(part(each.getKey(), each.getValue(), parts.isEmpty() ? all : ""));
    }
    boolean one = owners.size() == 1;
    return (one ? owners.iterator().next() : all)
        + (byFile && !one ? " have " : " has ")
        + String.join("; ", parts)
        + (THIN.containsAll(kinds.keySet()) ? ": nothing collides with " + them() : "");
  }

  private String them() {
    return count() == 1 ? "it" : "them";
  }

  /**
   * A kind with how many, which or whose, and where.
   *
   * @param file in which the place is; empty when it has been named before
   */
  private String part(LeftOut.Kind kind, Sum sum, String file) {
    StringBuilder words = new StringBuilder(kind.words(sum.count));
    if (!sum.details.isEmpty()) {
      words.append(" (").append(first(List.copyOf(sum.details))).append(')');
    } else if (owners.size() > 1) {
      List<String> named = new ArrayList<>();
      sum.owners.entrySet().stream()
          .sorted((a, b) -> Integer.compare(b.getValue(), a.getValue()))
          .forEach(e -> named.add(e.getKey() + (sum.count == 1 ? "" : " " + number(e.getValue()))));
      words.append(" (").append(first(named)).append(')');
    }
    if (owners.size() == 1 && !sum.where.isEmpty()) {
      words.append(sum.count == 1 ? ", " : ", the first ");
      words.append(sum.where.startsWith("line") ? "in " : "at ").append(sum.where);
      words.append(file.isEmpty() || owners.contains(file) ? "" : " of " + file);
    }
    return words.toString();
  }

  private static String first(List<String> all) {
    String some = String.join(", ", all.subList(0, Math.min(NAMED, all.size())));
    return all.size() <= NAMED ? some : some + " and " + number(all.size() - NAMED) + " more";
  }

  private static String number(int count) {
    return String.format(Locale.ROOT, "%,d", count);
  }
}
