package org.trackwalk.course.corridor;

import java.util.BitSet;
import java.util.function.IntPredicate;
import org.trackwalk.course.line.RacingLine;
import org.trackwalk.ground.reach.Floor;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.model.report.CorridorFacts;

/**
 * Where cars drive on a level.
 *
 * @param facts which way it was found, for the report
 * @param classes what each triangle is for
 * @param roofs triangles of the road that nobody drives along: they lie over the road; shared
 * @param stack which of the road's floors over each other one rolls from one to the other on
 * @param line along which the race goes; none where nobody has drawn it
 * @param width of its longest part, metres; NaN where that is no ribbon
 */
public record Corridor(
    CorridorFacts facts,
    SurfaceClasses classes,
    BitSet roofs,
    Floor.Stack stack,
    RacingLine line,
    double width) {

  /** Whether a triangle is one that a race drives along. */
  public boolean driven(int triangle) {
    return known() && classes.of(triangle) == SurfaceClass.ROAD && !roofs.get(triangle);
  }

  /** The triangles that a race drives along; equal where the very same classes are the reason. */
  public IntPredicate road() {
    return new Driven(classes, known() ? roofs : null);
  }

  /**
   * Triangles that a race drives along.
   *
   * @param roofs that it does not drive along; null where it drives along none
   */
  private record Driven(SurfaceClasses classes, BitSet roofs) implements IntPredicate {
    @Override
    public boolean test(int t) {
      return roofs != null && classes.of(t) == SurfaceClass.ROAD && !roofs.get(t);
    }
  }

  /** True where the road is what the race goes along, and nobody has said otherwise. */
  public boolean byLine() {
    return facts.how().equals("line");
  }

  /** True where names or its shape say what is road, and hardly what of it is raced. */
  public boolean byItself() {
    boolean told = facts.how().equals("names") || facts.how().equals("geometry");
    return told && !facts.doubtful();
  }

  /** True when the road is known. */
  public boolean known() {
    return !facts.how().equals("none");
  }
}
