package org.trackwalk.io.polygon;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.trackwalk.mesh.level.ImportProblem;
import org.trackwalk.mesh.level.LeftOut;

/**
 * Counts what an object of a file has beside its triangles, such as lines and points, and says so:
 * one problem for each kind, however many there are.
 */
public final class LooseParts {

  private static final int NO_PLACE = -1;

  private record Counted(int count, int place, List<Float> near, String detail) {}

  private final Map<LeftOut.Kind, Counted> counts = new EnumMap<>(LeftOut.Kind.class);

  /** Notes some of which no place is known; nothing when {@code count} is not positive. */
  public void add(LeftOut.Kind kind, int count) {
    add(kind, count, NO_PLACE, List.of());
  }

  /**
   * Notes some, in the order of the file.
   *
   * @param count nothing is noted when it is not positive
   * @param line in which the first of them stands; -1 when that is not known
   * @param near a stored position of the first, three floats; empty when none is known
   */
  public void add(LeftOut.Kind kind, int count, int line, List<Float> near) {
    add(kind, count, line, near, "");
  }

  /**
   * Notes some that have a name.
   *
   * @param detail the name; only the first one is kept
   */
  public void add(LeftOut.Kind kind, int count, int line, List<Float> near, String detail) {
    if (count > 0) {
      counts.merge(kind, new Counted(count, line, near, detail), LooseParts::joined);
    }
  }

  private static Counted joined(Counted first, Counted later) {
    int sum = (int) Math.min(Integer.MAX_VALUE, (long) first.count() + later.count());
    return new Counted(sum, first.place(), first.near(), first.detail());
  }

  /**
   * One problem for each kind.
   *
   * @param piece that was made of the object; empty when none was
   * @param object the object's name
   * @param file as the report shows it
   */
  public List<ImportProblem> problems(String piece, String object, String file) {
    return problems(piece, object, file, false);
  }

  /**
   * The same.
   *
   * @param oneFrame whether all objects of the file stand in one frame, so that a place says where
   *     something is even where no piece was made of it
   */
  public List<ImportProblem> problems(String piece, String object, String file, boolean oneFrame) {
    List<ImportProblem> problems = new ArrayList<>();
    counts.forEach(
        (kind, c) -> {
          LeftOut what = LeftOut.of(kind, object).inLine(c.place()).named(c.detail());
          // Without a piece nobody can say where an object of its own frame stands.
          List<Float> near = piece.isEmpty() && !oneFrame ? List.of() : c.near();
          problems.add(ImportProblem.of(what, piece, file, c.place(), c.count(), near));
        });
    return problems;
  }
}
