package org.trackwalk.report.text;

import org.trackwalk.model.finding.LedgerClass;

/** What each class of open edges means, for readers who never saw a mesh tool. */
public final class LedgerWords {

  private LedgerWords() {}

  /** A few words on a class. */
  public static String meaning(LedgerClass owner) {
    return switch (owner) {
      case SIGNED_ZERO -> "meets its neighbour, but for -0.0 beside 0.0";
      case NEAR_MISS -> "almost meets its neighbour (under 1 mm)";
      case T_JUNCTION -> "a corner of one side lies inside an edge of the other";
      case STEP -> "the neighbour is higher or lower";
      case GAP -> "the neighbour is apart";
      case OVERLAP -> "lies on, under or into another surface";
      case ABUTTING -> "stands against another surface: fine";
      case HOLE -> "rim of a hole";
      case STREAMED -> "meets a level that is streamed in: fine";
      case LEDGE -> "lower ground beside it (30 mm to 0.5 m)";
      case WALL -> "edge of a wall: fine";
      case SCENERY -> "edge of scenery: fine";
      case OUTER -> "rim of the level, no ground beyond";
      case OPEN -> "no reason found why it is open";
    };
  }
}
