package org.trackwalk.drive.confirm;

/** Why nothing is known of a foretold jolt. */
public enum Unmeasured {
  /** Others are worse, or the engine ended before. */
  LEFT_OUT("not driven over: others are worse, or it ended before"),
  /** So slow a drive takes more steps than are allowed. */
  TOO_SLOW("not driven over: so slowly it takes too many steps"),
  /** No lane crosses it, or none at two degrees and more. */
  NO_LANE("not measured: no lane crosses it"),
  /** Something stands in each way to it. */
  WALL("not measured: a wall stands in each way to it"),
  /** A box tips off the ground on each way to it. */
  EDGE("not measured: each way to it goes over an edge"),
  /** One or the other on each way to it. */
  WALL_OR_EDGE("not measured: a wall stands in each way to it, or the way goes over an edge"),
  /** Each way begins where there is no ground. */
  NO_GROUND("not measured: no ground lies where the ways to it begin"),
  /** On each way something else was felt before. */
  DISTURBED("not measured: nothing came to it undisturbed");

  private final String words;

  Unmeasured(String words) {
    this.words = words;
  }

  /** Behind the engine's name. */
  public String words() {
    return words;
  }

  /**
   * Why none of some ways has an answer on which nothing stands.
   *
   * @param begun passes that were driven on them
   */
  static Unmeasured ofPasses(long begun) {
    return begun == 0 ? NO_GROUND : DISTURBED;
  }

  /** Why a body is driven on none of all ways: one of them or both stand in each. */
  static Unmeasured blocked(boolean walls, boolean edges) {
    return walls && edges ? WALL_OR_EDGE : walls ? WALL : EDGE;
  }
}
