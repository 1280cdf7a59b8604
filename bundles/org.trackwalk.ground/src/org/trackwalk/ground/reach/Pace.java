package org.trackwalk.ground.reach;

/**
 * What happens to a body on a straight pace from one place of the ground to the next: the one table
 * that says whether it gets there, and if not, what stops it. The first row that fits holds:
 *
 * <table>
 * <caption>the rows</caption>
 * <tr><th>between the places</th><th>pace</th><th>size</th></tr>
 * <tr><td>a face reaches over the hub of its wheels</td><td>BLOCKED</td><td>how high</td></tr>
 * <tr><td>less room over the ground than it is high</td><td>COVERED</td><td>the room</td></tr>
 * <tr><td>no ground, or deeper than it may fall</td><td>VOID</td><td>0</td></tr>
 * <tr><td>ground that is higher than slope and hub</td><td>BLOCKED</td><td>the edge</td></tr>
 * <tr><td>ground that is lower than slope and edge</td><td>DROPS</td><td>how deep</td></tr>
 * <tr><td>a gap that its wheel spans</td><td>SPANS</td><td>the gap</td></tr>
 * <tr><td>a wider gap</td><td>DROPS</td><td>how deep, at least 0</td></tr>
 * <tr><td>ground that is higher than the slope</td><td>CLIMBS</td><td>the edge</td></tr>
 * <tr><td>other ground</td><td>ROLLS</td><td>0</td></tr>
 * </table>
 *
 * <p>The slope is how much the ground may rise or sink over the pace ({@link Body#climb}); what it
 * rises beyond that is an edge.
 *
 * @param kind what happens
 * @param size metres, as in the table
 */
public record Pace(Kind kind, double size) {

  /** What may happen. */
  public enum Kind {
    /** Its wheels stay on the ground. */
    ROLLS(true),
    /** Its wheels go up an edge. */
    CLIMBS(true),
    /** A wheel goes over a gap without falling in. */
    SPANS(true),
    /** It comes down on lower ground, and does not come back. */
    DROPS(true),
    /** A face stops it. */
    BLOCKED(false),
    /** Something hangs too low. */
    COVERED(false),
    /** It falls for ever. */
    VOID(false);

    private final boolean arrives;

    Kind(boolean arrives) {
      this.arrives = arrives;
    }

    /** Whether it gets to the other place. */
    public boolean arrives() {
      return arrives;
    }
  }

  private static final Pace ROLLING = new Pace(Kind.ROLLS, 0);
  private static final Pace FALLING = new Pace(Kind.VOID, 0);

  /**
   * What happens to a body.
   *
   * @param run metres from place to place, seen from above
   * @param gap metres of that without ground
   * @param rise of the ground, metres; not a number where there is none
   * @param face how far what stands in the way reaches over the ground, metres; 0 where nothing
   *     does
   * @param room between the ground and what hangs over the way, metres; infinite where nothing does
   */
  public static Pace of(Body body, double run, double gap, double rise, double face, double room) {
    if (face > body.hub()) {
      return new Pace(Kind.BLOCKED, face);
    }
    if (room < body.height()) {
      return new Pace(Kind.COVERED, room);
    }
    if (!(rise >= -Body.FALL)) {
      return FALLING;
    }
    double edge = rise - body.climb(run);
    if (edge > body.hub()) {
      return new Pace(Kind.BLOCKED, edge);
    }
    boolean lower = -rise - body.climb(run) > body.edge();
    if (lower || gap > body.span()) {
      return new Pace(Kind.DROPS, Math.max(0, -rise));
    }
    if (gap > 0) {
      return new Pace(Kind.SPANS, gap);
    }
    return edge > 0 ? new Pace(Kind.CLIMBS, edge) : ROLLING;
  }

  /** Whether the body gets to the other place. */
  public boolean arrives() {
    return kind.arrives();
  }
}
