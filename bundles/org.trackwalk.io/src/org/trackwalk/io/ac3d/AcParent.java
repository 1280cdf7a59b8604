package org.trackwalk.io.ac3d;

import org.trackwalk.io.placement.Placement;

/** An object whose children follow. */
final class AcParent {

  /** Longer paths lose their beginning: the end is what designers look for. */
  private static final int LONGEST_PATH = 400;

  private final String name;
  private final String path;
  private final double[] placement;
  private int childrenLeft;

  AcParent(String name, String path, double[] placement, int children) {
    this.name = name;
    this.path = path;
    this.placement = placement;
    this.childrenLeft = children;
  }

  /** What holds all objects. */
  static AcParent root() {
    return new AcParent("", "", Placement.identity(), Integer.MAX_VALUE);
  }

  String name() {
    return name;
  }

  String path() {
    return path;
  }

  double[] placement() {
    return placement;
  }

  /** Children announced and not yet met. */
  int childrenLeft() {
    return childrenLeft;
  }

  void childMet() {
    childrenLeft--;
  }

  String pathTo(String child) {
    String joined = path.isEmpty() ? child : path + "/" + child;
    if (joined.length() <= LONGEST_PATH) {
      return joined;
    }
    int cut = joined.indexOf('/', joined.length() - LONGEST_PATH);
    return "…" + (cut < 0 ? "/" + child : joined.substring(cut));
  }
}
