package org.trackwalk.eclipse.core.marker;

/**
 * Attributes of our markers beside those of the platform (severity, message, location). Numbers are
 * text in {@code Locale.ROOT}: markers keep no doubles.
 */
public final class MarkerAttributes {

  /** Rule id, {@code group.name}. */
  public static final String RULE = "rule";

  /** The group of rules, for groupings and filters. */
  public static final String CATEGORY = "category";

  /** The measured number as text of a double, in {@link #UNIT}; missing without one. */
  public static final String MEASURE = "measure";

  /** {@code m}, {@code deg}, {@code m/s}, {@code ulp} or empty. */
  public static final String UNIT = "unit";

  /** Worst place, level coordinates (metres, Y up), text of a double; missing without a place. */
  public static final String X = "x";

  /** What stands where others have a place. */
  public static final String WHOLE_LEVEL = "whole level";

  /** See {@link #X}. */
  public static final String Y = "y";

  /** See {@link #X}. */
  public static final String Z = "z";

  /** Names of the pieces, sorted, with {@code " | "} between. */
  public static final String PIECES = "pieces";

  /** What {@link #PIECES} has between two names. */
  public static final String PIECES_BETWEEN = " | ";

  /** Metres along the chain, text of a double. */
  public static final String LENGTH = "length";

  /** Elements folded into the finding, an int. */
  public static final String COUNT = "count";

  /** What findings are ranked by, text of a double; larger is worse. */
  public static final String RISK = "risk";

  /** Class of the surface: {@code road}, {@code verge}, … */
  public static final String CLASS = "class";

  /** Stable name of the finding in its level. */
  public static final String FINGERPRINT = "fingerprint";

  /** Whether a safe fix is known, a boolean. */
  public static final String FIXABLE = "fixable";

  /** {@code new}, {@code worse}, {@code better}, {@code unchanged}; missing without baseline. */
  public static final String STATE = "state";

  /**
   * {@code new} or {@code worse} since the check before, {@code fixed} of what is gone since;
   * missing for what is as it was.
   */
  public static final String SINCE = "since";

  /**
   * What the team says: {@code in work}, {@code done}, {@code not a fault}; missing for nothing.
   */
  public static final String WORK = "work";

  /** {@link #WORK} with who said it and what else. */
  public static final String WORK_WORDS = "workWords";

  /** Name of the level, for people. */
  public static final String LEVEL = "level";

  /** Workspace path of the level's anchor, to find the level. */
  public static final String ANCHOR = "anchor";

  /** Profiles that the finding has effects for, ids with commas; missing when none. */
  public static final String PROFILE = "profile";

  /**
   * The jolt that leads wherever the finding is told, in m/s, text of a double; missing when none
   * is known or worth a word.
   */
  public static final String EFFECT = "effect";

  /** The worst jolt by each profile, for people; missing where one profile judges. */
  public static final String BY_PROFILE = "byProfile";

  /** Key of the lines that a designer reads as one: same part of the level, same kind. */
  public static final String GROUP = "group";

  /** The measured number as lines of equal risk are ordered by, text of a double. */
  public static final String WEIGHT = "weight";

  /** What it has in common with others that are one fault with it; missing when alone. */
  public static final String CAUSE = "cause";

  /** What to do about it in the modelling tool. */
  public static final String HELP = "help";

  private MarkerAttributes() {}
}
