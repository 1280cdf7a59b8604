package org.trackwalk.io.ac3d;

import org.trackwalk.io.names.NodePath;
import org.trackwalk.io.placement.Placement;

/** An object whose children follow. */
final class AcParent {

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
    return NodePath.join(path, child);
  }
}
