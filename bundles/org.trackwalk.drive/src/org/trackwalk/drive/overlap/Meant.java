package org.trackwalk.drive.overlap;

/** Why an overlap is only counted. */
public enum Meant {
  /** It stands in ground beside the road, or at its border: a post, a wall, a tree. */
  STANDS("stands-in-ground", "stand in the ground beside the road"),
  /** Ground is laid into ground beside the road. */
  LAID("ground-in-ground", "are ground laid into ground beside the road"),
  /** Two bodies or sheets that are built into each other, such as a chimney and a roof. */
  BUILT("built-together", "are built into each other off the ground"),
  /** The manifest allows it. */
  ALLOWED("allowed", "may go through each other, as the manifest says");

  private final String id;
  private final String words;

  Meant(String id, String words) {
    this.id = id;
    this.words = words;
  }

  /** As reports write it. */
  public String id() {
    return id;
  }

  /** The reason in words, after a number of pairs. */
  public String words() {
    return words;
  }
}
