package org.trackwalk.drive.clearance;

/** The sides of a vehicle to which it needs room. */
public enum Side {
  /** Under it. */
  UNDER("under", "under the car", 1, 1, 0, 2),
  /** Over it. */
  OVER("over", "over the car", 1, -1, 0, 2),
  /** To its left. */
  LEFT("left", "left of the car", 0, -1, 2, 1),
  /** To its right. */
  RIGHT("right", "right of the car", 0, 1, 2, 1);

  private final String id;
  private final String words;
  private final int axis;
  private final int sign;
  private final int across;
  private final int along;

  Side(String id, String words, int axis, int sign, int across, int along) {
    this.id = id;
    this.words = words;
    this.axis = axis;
    this.sign = sign;
    this.across = across;
    this.along = along;
  }

  /** As reports write it. */
  public String id() {
    return id;
  }

  /** In words. */
  public String words() {
    return words;
  }

  /** The coordinate of the vehicle that the room is measured along. */
  int axis() {
    return axis;
  }

  /** 1 where what is on this side has less of it than the vehicle, -1 where it has more. */
  int sign() {
    return sign;
  }

  /** The other two coordinates: the first. */
  int across() {
    return across;
  }

  /** The other two coordinates: the second. */
  int along() {
    return along;
  }
}
