package org.trackwalk.drive.overlap;

/** Why an overlap is told, what a car feels most first. */
public enum Why {
  /** Something comes up through the road between its borders. */
  ON_ROAD("on-road", "comes up through the road where cars drive"),
  /** The manifest says that they must not. */
  STATED("stated", "must not go through each other, as the manifest says"),
  /** Two bodies that both stand by themselves take the same place. */
  SAME_PLACE("same-place", "two bodies stand in the same place");

  private final String id;
  private final String words;

  Why(String id, String words) {
    this.id = id;
    this.words = words;
  }

  /** As reports write it. */
  public String id() {
    return id;
  }

  /** The reason in words. */
  public String words() {
    return words;
  }
}
