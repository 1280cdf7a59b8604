package org.trackwalk.eclipse.ui.marker;

import java.util.Arrays;
import org.eclipse.core.resources.IMarker;
import org.trackwalk.eclipse.core.marker.MarkerAttributes;

/**
 * What lists ask a finding for, again and again: it is taken from the marker at once and kept by
 * its ordinal, since a look into a table of names for each of a hundred thousand can be felt.
 */
enum Attribute {
  MESSAGE(IMarker.MESSAGE),
  RULE(MarkerAttributes.RULE),
  RISK(MarkerAttributes.RISK, true),
  WEIGHT(MarkerAttributes.WEIGHT, true),
  LENGTH(MarkerAttributes.LENGTH, true),
  X(MarkerAttributes.X, true),
  Y(MarkerAttributes.Y, true),
  Z(MarkerAttributes.Z, true),
  STATE(MarkerAttributes.STATE),
  SINCE(MarkerAttributes.SINCE),
  ANCHOR(MarkerAttributes.ANCHOR),
  FINGERPRINT(MarkerAttributes.FINGERPRINT),
  LEVEL(MarkerAttributes.LEVEL),
  SURFACE(MarkerAttributes.CLASS),
  EFFECT(MarkerAttributes.EFFECT, true),
  MEASURE(MarkerAttributes.MEASURE, true),
  UNIT(MarkerAttributes.UNIT),
  PIECES(MarkerAttributes.PIECES),
  CAUSE(MarkerAttributes.CAUSE),
  PROFILE(MarkerAttributes.PROFILE),
  BY_PROFILE(MarkerAttributes.BY_PROFILE),
  WORK_WORDS(MarkerAttributes.WORK_WORDS),
  WORK(MarkerAttributes.WORK),
  GROUP(MarkerAttributes.GROUP),
  SEVERITY(IMarker.SEVERITY);

  private static final Attribute[] ALL = values();

  private static final String[] NAMES =
      Arrays.stream(ALL).map(each -> each.id).toArray(String[]::new);

  private final String id;
  private final boolean number;

  Attribute(String id) {
    this(id, false);
  }

  /**
   * One of them.
   *
   * @param id by which the marker has it
   * @param number whether the text that the marker has is a number: read once, compared often
   */
  Attribute(String id, boolean number) {
    this.id = id;
    this.number = number;
  }

  /** By which the marker has it. */
  String id() {
    return id;
  }

  /** How many there are. */
  static int count() {
    return ALL.length;
  }

  /** By which the marker has them, a copy. */
  static String[] ids() {
    return NAMES.clone();
  }

  /** Reads the texts that are numbers, in place: the marker's values in the order of these. */
  static void parse(Object[] taken) {
    for (Attribute each : ALL) {
      int at = each.ordinal();
      if (each.number && taken[at] != null) {
        taken[at] = number(taken[at].toString());
      }
    }
  }

  /** The number that a text is; {@code NaN} where it is none. */
  static double number(String text) {
    if (text.isEmpty()) {
      return Double.NaN;
    }
    try {
      return Double.parseDouble(text);
    } catch (NumberFormatException e) {
      return Double.NaN;
    }
  }
}
