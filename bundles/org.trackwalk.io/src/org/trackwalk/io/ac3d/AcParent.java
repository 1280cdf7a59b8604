package org.trackwalk.io.ac3d;

import org.trackwalk.io.names.NodePath;
import org.trackwalk.io.placement.Placement;

/** An object whose children follow. */
final class AcParent {

  private final String name;
  private final String path;
  private final double[] placement;
  private final int line;
  private final int children;
  private int childrenLeft;

  /**
   * An object that holds others.
   *
   * @param line where it says how many; 0 for what holds all
   */
  AcParent(String name, String path, double[] placement, int line, int children) {
    this.name = name;
    this.path = path;
    this.placement = placement;
    this.line = line;
    this.children = children;
    this.childrenLeft = children;
  }

  /** What holds all objects. */
  static AcParent root() {
    return new AcParent("", "", Placement.identity(), 0, Integer.MAX_VALUE);
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

  /** Where it says how many children it has; 0 for what holds all. */
  int line() {
    return line;
  }

  /** Children announced. */
  int children() {
    return children;
  }

  void childMet() {
    childrenLeft--;
  }

  String pathTo(String child) {
    return NodePath.join(path, child);
  }
}
