package org.trackwalk.mesh.parallel;

/**
 * By what it is measured how much work a level may cost: never by a clock.
 *
 * @param triangles of the level
 * @param crowd how many triangles lie where a triangle of the middle lies; see {@code Crowd}
 */
public record WorkSize(int triangles, long crowd) {

  /** What even the smallest level may cost, units: some seconds. */
  private static final long LEAST = 50_000_000;

  /**
   * What each triangle may cost besides, units. On the real tracks that were measured no station or
   * rule spends over a tenth of its whole budget (docs/reliability.md).
   */
  private static final long PER_TRIANGLE = 2_000;

  /**
   * More triangles in one place are a pile: five times what the most crowded of 224 real meshes but
   * one has (docs/reliability.md).
   */
  private static final long PILE = 200;

  /** What is left of a budget, one part of so many, however high the pile. */
  private static final long SHARES = 8;

  /** The size of a level and of something else that is laid into it. */
  public WorkSize with(int more) {
    return new WorkSize((int) Math.min(Integer.MAX_VALUE, (long) triangles + more), crowd);
  }

  /**
   * The most units of work of one rule or station. In a pile each of them would come to its end,
   * one after the other, and has nothing to say that helps: the higher the pile, the sooner.
   */
  long most() {
    long most = LEAST + PER_TRIANGLE * triangles;
    return crowd <= PILE ? most : Math.max(most / SHARES, (long) (most * (double) PILE / crowd));
  }
}
